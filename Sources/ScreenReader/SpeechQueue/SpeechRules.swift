/// How the speech queue answers the questions on which sources disagree, and its settings.
public struct SpeechRules: Hashable, Sendable {
  /// What a default announcement does to a low one that waits (rule Q5).
  public var lowBeforeDefault: LowBeforeDefault
  /// What a new focus does to a high announcement that is being said (rule Q8).
  public var highAgainstFocus: Standing
  /// What a high announcement does to another that is being said (rule Q8).
  public var highAgainstHigh: Standing
  /// What becomes of an announcement that says what is being said or waits already (rule Q9).
  public var repeats: Repeats
  /// Whether speech can be heard at all: three fingers tapping twice switch it off.
  public var isSpeechOn: Bool
  /// The silence before a hint, in ms; nobody has published the system's.
  public var pauseBeforeHint: Int

  /// Creates the default rules.
  public init() {
    lowBeforeDefault = .lost
    highAgainstFocus = .waits
    highAgainstHigh = .waits
    repeats = .speak
    isSpeechOn = true
    pauseBeforeHint = SpeechTiming.pauseBeforeHint
  }

  /// What becomes of a low announcement that waits when a default one comes.
  public enum LowBeforeDefault: String, Hashable, Sendable, CaseIterable {
    /// It is lost, as was observed.
    case lost
    /// It goes on waiting, as Apple's words promise.
    case waits
  }

  /// Who goes first when a high announcement is being said.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// The new one waits until it has ended.
    case waits
    /// The new one cuts it off.
    case cuts
  }

  /// What becomes of an announcement that says the same as one that is not over.
  public enum Repeats: String, Hashable, Sendable, CaseIterable {
    /// It is said again.
    case speak
    /// It is heard as part of the other.
    case merge
  }
}
