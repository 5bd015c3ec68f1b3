import EarshotJSON
import EarshotReader
import EarshotSemantics

/// `walk --vary` and `walk --compare`: the same walk under other circumstances.
@MainActor struct TrialCommand {
  /// Who is listening.
  var profile: Profile
  /// The script; nil goes through everything that can be reached.
  var script: WalkScript?

  /// A setting with the values that are compared.
  struct Comparison {
    var setting: ProfileSetting
    var profiles: [(value: String, profile: Profile)]
  }

  /// How far announcements are moved, from "announce ±2000".
  nonisolated static func variation(_ text: String) throws(UsageError) -> Int {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.first == "announce" else {
      throw .wrongValue(
        option: "--vary", value: String(words.first ?? ""), choices: ["announce"])
    }
    let digits = words.dropFirst().first?.drop { "±+-".contains($0) } ?? ""
    guard let limit = Int(digits), (1...60_000).contains(limit) else {
      throw .wrongNumber(
        option: "--vary announce", value: String(words.last ?? ""),
        wanted: "a number of ms up to 60000, such as ±2000,")
    }
    return limit
  }

  /// What is compared, from "rate=0.5,1,2".
  nonisolated static func comparison(
    _ text: String, _ profile: Profile
  ) throws(UsageError) -> Comparison {
    let pieces = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = pieces.first, let setting = ProfileSetting(rawValue: name) else {
      throw .wrongValue(
        option: "--compare", value: pieces.first ?? "",
        choices: ProfileSetting.allCases.map(\.rawValue))
    }
    let values = pieces.count > 1 ? pieces[1].split(separator: ",").map(String.init) : []
    guard values.count > 1 else {
      throw .wrongNumber(
        option: "--compare", value: text, wanted: "at least two values, such as \(name)=A,B,")
    }
    var profiles: [(value: String, profile: Profile)] = []
    for value in values {
      var changed = profile
      guard setting.set(value, in: &changed) else {
        throw .wrongNumber(
          option: "--compare \(name)", value: value, wanted: setting.expected)
      }
      profiles.append((value, changed))
    }
    return Comparison(setting: setting, profiles: profiles)
  }

  /// For each announcement when it would be lost, one line a window.
  func races(in app: WalkedApp, within limit: Int) async -> String {
    let trials = AnnouncementTrials(
      profile: profile, script: script, stage: app.stages(profile))
    let races = await trials.races(within: limit)
    guard !races.isEmpty else { return "nothing is announced\n" }
    return races.map { race in
      let posted = race.posted
      let head =
        "\(escapedForTerminal(posted.text)) · \(posted.announcement.priority.rawValue) · posted at \(posted.moment) ms\n"
      guard !race.windows.isEmpty else {
        return head + "  heard whenever it comes within ±\(limit) ms\n"
      }
      return head
        + race.windows.map { window in
          let from = Self.signed(window.shifts.lowerBound)
          let to = Self.signed(window.shifts.upperBound)
          let cause = window.cause.map { " · by \($0.rawValue)" } ?? ""
          return "  lost  \(from) … \(to) ms\(cause)\n"
        }.joined()
    }.joined()
  }

  /// Where the transcripts under the values differ from the one under the first.
  func differences(in app: WalkedApp, _ comparison: Comparison) async -> String {
    var transcripts: [(value: String, text: String)] = []
    for (value, profile) in comparison.profiles {
      let result = await Walk.run(script, profile: profile, stage: app.stages(profile))
      // The heads name the setting and always differ.
      let lines = result.transcript.text().split(separator: "\n", omittingEmptySubsequences: false)
      transcripts.append((value, lines.dropFirst().joined(separator: "\n")))
    }
    guard let first = transcripts.first else { return "" }
    let name = comparison.setting.rawValue
    return transcripts.dropFirst().map { other in
      let diff = TranscriptDiff(expected: first.text, actual: other.text)
      let head = "\(name) \(first.value) (-) against \(other.value) (+)"
      return diff.isEmpty ? "\(head): no difference\n" : "\(head): \(diff.text(context: 1))"
    }.joined()
  }

  private static func signed(_ shift: Int) -> String {
    shift < 0 ? "−\(-shift)" : shift > 0 ? "+\(shift)" : "0"
  }
}
