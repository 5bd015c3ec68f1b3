import EarshotReader
import EarshotSemantics

extension Arguments {
  /// Who is listening, by the options.
  func profile() throws(UsageError) -> Profile {
    var profile = Profile()
    profile.language = try language()
    profile.device = self["device"].flatMap(Device.init(rawValue:))
    if let isOn = isOn("hints") { profile.speaksHints = isOn }
    if let isOn = isOn("direct-touch-hint") { profile.speaksDirectTouchHint = isOn }
    if let isOn = isOn("reduce-motion") { profile.reduceMotion = isOn }
    if let isOn = isOn("prefer-cross-fade") { profile.prefersCrossFade = isOn }
    if let system = self["os"], system != "26" { profile.system = system }
    read("high-against-focus", into: &profile.speech.highAgainstFocus)
    read("high-against-high", into: &profile.speech.highAgainstHigh)
    read("low-before-default", into: &profile.speech.lowBeforeDefault)
    read("repeats", into: &profile.speech.repeats)
    read("verbosity", into: &profile.verbosity)
    read("traits", into: &profile.traitPosition)
    read("tables", into: &profile.tables)
    read("push-focus", into: &profile.pushFocus)
    read("dismiss-focus", into: &profile.dismissFocus)
    if let text = self["rate"] {
      guard let rate = Double(text), rate.isFinite, (0.1...10).contains(rate) else {
        throw .wrongNumber(option: "--rate", value: text, wanted: "a number from 0.1 to 10")
      }
      profile.rate = rate
    }
    if let text = self["pace"], text != "patient" {
      guard let milliseconds = Int(text), (1...3_600_000).contains(milliseconds) else {
        throw .wrongNumber(
          option: "--pace", value: text, wanted: "'patient' or a number of ms from 1 to 3600000")
      }
      profile.pace = .every(milliseconds: milliseconds)
    }
    return profile
  }

  private func language() throws(UsageError) -> String? {
    guard let code = self["language"] else { return nil }
    let known = Phrases.all.map(\.language)
    guard known.contains(code) else {
      throw .wrongValue(option: "--language", value: code, choices: known)
    }
    return code
  }

  private func read<Choice: RawRepresentable<String>>(_ name: String, into choice: inout Choice) {
    // The parser has held the value against the list of choices.
    guard let value = self[name], let chosen = Choice(rawValue: value) else { return }
    choice = chosen
  }
}
