public import EarshotSemantics

/// Who is listening, on what, and with which settings.
///
/// A walk depends on its input and on this value, and on nothing else.
public struct Profile: Hashable, Sendable {
  /// The language of the reader's own words; nil is the app's, else English.
  public var language: String?
  /// What the app runs on; nil is the input's, else a phone.
  public var device: Device?
  /// The system release whose faults are heard; nil for none.
  public var system: String?
  /// Whether hints are spoken (rule H1).
  public var speaksHints: Bool
  /// How much is said.
  public var verbosity: Verbosity
  /// Where role and state words stand.
  public var traitPosition: TraitPosition
  /// Whether motion is reduced.
  public var reduceMotion: Bool
  /// The rate of speech: 1 is 175 words a minute.
  public var rate: Double
  /// Where focus goes after a push (rule W1).
  public var pushFocus: PushFocus
  /// Where focus goes after a dismissal (rule W6).
  public var dismissFocus: DismissFocus
  /// Whether the hint for direct touch is spoken (rule H8).
  public var speaksDirectTouchHint: Bool
  /// Whether tables are read as devices read them (rule C6) instead of as modelled (rule C4).
  public var tables: TableReading
  /// How a script's commands are spaced.
  public var pace: Pace
  /// Whether reduced motion prefers a cross-fade to the system's slide.
  public var prefersCrossFade: Bool
  /// Whether the reader is on; while it is off nothing is heard (rule Q10).
  public var isVoiceOverOn: Bool
  /// How the speech queue answers the questions on which sources disagree.
  public var speech: SpeechRules

  /// Creates a profile; what is left out is as it comes.
  public init(
    language: String? = nil, device: Device? = nil, system: String? = nil,
    speaksHints: Bool = true, verbosity: Verbosity = .default,
    traitPosition: TraitPosition = .after, reduceMotion: Bool = false, rate: Double = 1,
    pushFocus: PushFocus = .title, dismissFocus: DismissFocus = .trigger,
    speaksDirectTouchHint: Bool = false, tables: TableReading = .model, pace: Pace = .patient,
    prefersCrossFade: Bool = false, isVoiceOverOn: Bool = true,
    speech: SpeechRules = SpeechRules()
  ) {
    self.language = language
    self.device = device
    self.system = system
    self.speaksHints = speaksHints
    self.verbosity = verbosity
    self.traitPosition = traitPosition
    self.reduceMotion = reduceMotion
    self.rate = rate
    self.pushFocus = pushFocus
    self.dismissFocus = dismissFocus
    self.speaksDirectTouchHint = speaksDirectTouchHint
    self.tables = tables
    self.pace = pace
    self.prefersCrossFade = prefersCrossFade
    self.isVoiceOverOn = isVoiceOverOn
    self.speech = speech
  }

  /// How much is said.
  public enum Verbosity: String, Hashable, Sendable, CaseIterable {
    /// Label and value only.
    case low
    /// What VoiceOver says as it comes.
    case `default`
    /// Adds "Double tap to activate" (rule H5).
    case high
  }

  /// Where role and state words stand.
  public enum TraitPosition: String, Hashable, Sendable, CaseIterable {
    /// After the text.
    case after
    /// Before the text.
    case before
    /// Nowhere.
    case none
  }

  /// Where focus goes after a push (rule W1).
  public enum PushFocus: String, Hashable, Sendable, CaseIterable {
    /// To the title.
    case title
    /// To the back button, after the title was spoken as the screen's name.
    case back
    /// To the first element below the bar.
    case content
  }

  /// Where focus goes after a dismissal (rule W6).
  public enum DismissFocus: String, Hashable, Sendable, CaseIterable {
    /// To the element that brought up what went away.
    case trigger
    /// To the first element of the screen.
    case first
  }

  /// Which reading of data tables is heard.
  public enum TableReading: String, Hashable, Sendable, CaseIterable {
    /// Headers, label, spans, row and column, value (rule C4).
    case model
    /// Value before row and column, header words, and only what changes (rule C6).
    case device
  }

  /// How a script's commands are spaced.
  public enum Pace: Hashable, Sendable {
    /// The next command comes when speech and hint have ended.
    case patient
    /// A command every so many ms, whether speech has ended or not.
    case every(milliseconds: Int)
  }
}
