import EarshotSemantics

/// A setting of a profile by the name that options, scripts and transcripts write.
public enum ProfileSetting: String, Hashable, Sendable, CaseIterable {
  /// What the app runs on.
  case device
  /// Where focus goes after a dismissal (rule W6).
  case dismissFocus = "dismiss-focus"
  /// Whether the hint for direct touch is spoken (rule H8).
  case directTouchHint = "direct-touch-hint"
  /// Whether hints are spoken (rule H1).
  case hints
  /// The language of the reader's own words.
  case language
  /// The system release whose faults are heard.
  case system = "os"
  /// What a new focus does to a high announcement that is being said (rule Q8).
  case highAgainstFocus = "high-against-focus"
  /// What a high announcement does to another that is being said (rule Q8).
  case highAgainstHigh = "high-against-high"
  /// What a default announcement does to a low one that waits (rule Q5).
  case lowBeforeDefault = "low-before-default"
  /// How a script's commands are spaced.
  case pace
  /// Whether reduced motion prefers a cross-fade to the system's slide.
  case preferCrossFade = "prefer-cross-fade"
  /// Where focus goes after a push (rule W1).
  case pushFocus = "push-focus"
  /// The rate of speech.
  case rate
  /// Whether motion is reduced.
  case reduceMotion = "reduce-motion"
  /// What becomes of an announcement that says what is being said already (rule Q9).
  case repeats
  /// Whether speech can be heard at all.
  case speech
  /// Which reading of data tables is heard.
  case tables
  /// Where role and state words stand.
  case traits
  /// How much is said.
  case verbosity
  /// Whether the reader is on (rule Q10).
  case voiceOver = "voiceover"
}

extension ProfileSetting {
  /// The value in a profile, nil where the profile leaves it to the app.
  public func value(in profile: Profile) -> String? {
    switch self {
    case .device: profile.device?.rawValue
    case .dismissFocus: profile.dismissFocus.rawValue
    case .directTouchHint: Self.word(profile.speaksDirectTouchHint)
    case .hints: Self.word(profile.speaksHints)
    case .language: profile.language
    case .system: profile.system
    case .highAgainstFocus: profile.speech.highAgainstFocus.rawValue
    case .highAgainstHigh: profile.speech.highAgainstHigh.rawValue
    case .lowBeforeDefault: profile.speech.lowBeforeDefault.rawValue
    case .pace: Self.word(profile.pace)
    case .preferCrossFade: Self.word(profile.prefersCrossFade)
    case .pushFocus: profile.pushFocus.rawValue
    case .rate: Self.word(profile.rate)
    case .reduceMotion: Self.word(profile.reduceMotion)
    case .repeats: profile.speech.repeats.rawValue
    case .speech: Self.word(profile.speech.isSpeechOn)
    case .tables: profile.tables.rawValue
    case .traits: profile.traitPosition.rawValue
    case .verbosity: profile.verbosity.rawValue
    case .voiceOver: Self.word(profile.isVoiceOverOn)
    }
  }

  /// The longest time between two commands, in ms: an hour.
  static var longestPace: Int { 3_600_000 }

  /// The values that are understood, in words.
  public var expected: String {
    switch self {
    case .device: "phone, pad or watch"
    case .dismissFocus: "trigger or first"
    case .directTouchHint, .hints, .preferCrossFade, .reduceMotion, .speech, .voiceOver:
      "on or off"
    case .highAgainstFocus, .highAgainstHigh: "waits or cuts"
    case .lowBeforeDefault: "lost or waits"
    case .repeats: "speak or merge"
    case .language: Self.list(Phrases.all.map(\.language))
    case .system: Self.list(["26"] + SystemFault.systems)
    case .pace: "patient or a number of ms from 1 to \(Self.longestPace)"
    case .pushFocus: "title, back or content"
    case .rate: "a number from 0.1 to 10"
    case .tables: "model or device"
    case .traits: "after, before or none"
    case .verbosity: "low, default or high"
    }
  }

  /// Sets the value in a profile; false if it is none that is understood.
  public func set(_ text: String, in profile: inout Profile) -> Bool {
    switch self {
    case .device: Self.put(.init(rawValue: text), in: &profile.device)
    case .dismissFocus: Self.put(.init(rawValue: text), in: &profile.dismissFocus)
    case .directTouchHint: Self.put(Self.truth(text), in: &profile.speaksDirectTouchHint)
    case .hints: Self.put(Self.truth(text), in: &profile.speaksHints)
    case .language:
      Self.put(
        Phrases.all.lazy.map(\.language).first { $0 == text }, in: &profile.language)
    case .system: Self.put(text, ifReleaseIn: &profile.system)
    case .highAgainstFocus:
      Self.put(.init(rawValue: text), in: &profile.speech.highAgainstFocus)
    case .highAgainstHigh:
      Self.put(.init(rawValue: text), in: &profile.speech.highAgainstHigh)
    case .lowBeforeDefault:
      Self.put(.init(rawValue: text), in: &profile.speech.lowBeforeDefault)
    case .pace: Self.put(Self.pace(text), in: &profile.pace)
    case .preferCrossFade: Self.put(Self.truth(text), in: &profile.prefersCrossFade)
    case .pushFocus: Self.put(.init(rawValue: text), in: &profile.pushFocus)
    case .rate: Self.put(Self.rate(text), in: &profile.rate)
    case .reduceMotion: Self.put(Self.truth(text), in: &profile.reduceMotion)
    case .repeats: Self.put(.init(rawValue: text), in: &profile.speech.repeats)
    case .speech: Self.put(Self.truth(text), in: &profile.speech.isSpeechOn)
    case .tables: Self.put(.init(rawValue: text), in: &profile.tables)
    case .traits: Self.put(.init(rawValue: text), in: &profile.traitPosition)
    case .verbosity: Self.put(.init(rawValue: text), in: &profile.verbosity)
    case .voiceOver: Self.put(Self.truth(text), in: &profile.isVoiceOverOn)
    }
  }

  /// The settings a transcript's head names: push focus always, then what is not default.
  ///
  /// - Parameter device: What the app runs on, which it may say itself.
  static func named(in profile: Profile, on device: Device) -> [Transcript.Setting] {
    let usual = Profile()
    var profile = profile
    if device != .phone { profile.device = device }
    let others = allCases.filter { setting in
      setting != .pushFocus && setting.value(in: profile) != setting.value(in: usual)
    }
    return ([.pushFocus] + others).compactMap { setting in
      setting.value(in: profile).map { Transcript.Setting(name: setting.rawValue, value: $0) }
    }
  }

  private static func put<Value>(_ value: Value?, in place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func put<Value>(_ value: Value?, in place: inout Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  /// A release; the newest has no faults that are known, and none is asked for.
  private static func put(_ text: String, ifReleaseIn place: inout String?) -> Bool {
    guard text == "26" || SystemFault.systems.contains(text) else { return false }
    place = text == "26" ? nil : text
    return true
  }

  private static func list(_ values: [String]) -> String {
    values.dropLast().joined(separator: ", ") + " or " + (values.last ?? "")
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func word(_ rate: Double) -> String {
    Int(exactly: rate).map { String($0) } ?? String(rate)
  }

  private static func word(_ pace: Profile.Pace) -> String {
    switch pace {
    case .patient: "patient"
    case .every(let milliseconds): String(milliseconds)
    }
  }

  private static func truth(_ text: String) -> Bool? {
    switch text {
    case "on": true
    case "off": false
    default: nil
    }
  }

  private static func rate(_ text: String) -> Double? {
    Double(text).flatMap { SpeechTiming.rates.contains($0) ? $0 : nil }
  }

  private static func pace(_ text: String) -> Profile.Pace? {
    if text == "patient" { return .patient }
    return Int(text).flatMap {
      (1...Self.longestPace).contains($0) ? .every(milliseconds: $0) : nil
    }
  }
}
