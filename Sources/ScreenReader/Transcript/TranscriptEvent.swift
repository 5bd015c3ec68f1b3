/// One thing that happened in a walk, or that the user did.
public struct TranscriptEvent: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: Kind
  /// The words, as they are printed.
  public var text: String
  /// What else is known of it: the transition, the cause, the priority.
  public var note: String?
  /// When it began, in ms on the walk's clock.
  public var start: Int
  /// When it ended, in ms on the walk's clock; the start where nothing lasts.
  public var end: Int
  /// What was said, in pieces; empty for everything that is not speech.
  public var parts: [UtterancePart]
  /// What became of speech; nil for everything that is not speech.
  public var outcome: SpeechOutcome?
  /// The language of the words, as BCP 47; nil for everything that is not speech.
  public var language: String?

  /// Creates an event that lasts no time.
  public init(_ kind: Kind, _ text: String = "", note: String? = nil, at start: Int) {
    self.kind = kind
    self.text = text
    self.note = note
    self.start = start
    end = start
    parts = []
  }

  /// The kinds of events, by the names a transcript prints.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What the user did: the lines that begin with `> `.
    case command
    /// What a walk without a script reads next: the lines that begin with `# `.
    case heading
    /// A screen came onto the stack.
    case push
    /// A screen left the stack.
    case pop
    /// A screen came up over the others.
    case present
    /// A presented screen went away.
    case dismiss
    /// A tab was chosen.
    case tab
    /// The stack became another one.
    case replace
    /// Another screen can be read, with the sound of a screen change.
    case screen
    /// The app posted a layout change.
    case layout
    /// The cursor was moved by the system or the app.
    case focus
    /// Something was said.
    case say
    /// A hint was said.
    case hint
    /// An announcement was posted and heard.
    case announce
    /// Speech was cut off.
    case cut
    /// Speech was never heard.
    case lost
    /// An announcement was heard as part of another.
    case merged
    /// Speech was kept back by a setting.
    case muted
    /// A sound without words: `boundary`, `failure`, `scroll`.
    case sound
    /// The framework would log this.
    case warn
  }
}

/// What became of something that was to be said.
public enum SpeechOutcome: Hashable, Sendable {
  /// It was heard to its end.
  case spoken
  /// It was cut off after so many words.
  case cut(words: Int, by: SpeechCause)
  /// It was never heard.
  case lost(by: SpeechCause)
  /// It was heard as part of another that says this.
  case merged(with: String)
  /// A setting kept it back.
  case muted(by: ProfileSetting)
}

/// What took speech away.
public enum SpeechCause: String, Hashable, Sendable, CaseIterable {
  /// The cursor moved, or the user did something else.
  case focus
  /// The screen changed.
  case screen
  /// The app posted a layout change.
  case layout
  /// An alert came up.
  case alert
  /// A newer announcement took its place.
  case superseded
  /// The reader was off.
  case off
  /// The walk ended, or the app was ended.
  case end
}
