public import EarshotSemantics

extension SpeechQueue {
  /// One thing that is to be said.
  public struct Utterance: Hashable, Sendable {
    /// Tells it from others; whoever posts it chooses.
    public var number: Int
    /// What kind of speech it is.
    public var kind: Kind
    /// The words as they are spoken.
    public var text: String
    /// How long they take, in ms.
    public var length: Int
    /// Whether it belongs to what was posted before it, and waits for that: focus that comes with
    /// the name of a screen, and the next element of "read all".
    public var follows: Bool

    /// Creates an utterance; a length below 0 counts as 0, one of more than a day as a day.
    public init(
      number: Int, kind: Kind, text: String, length: Int, follows: Bool = false
    ) {
      self.number = number
      self.kind = kind
      self.text = text
      self.length = min(86_400_000, max(0, length))
      self.follows = follows
    }

    /// Whether the app posted it.
    public var isAnnouncement: Bool { if case .announcement = kind { true } else { false } }

    /// Whether nothing may cut it once it has begun.
    public var isHigh: Bool { if case .announcement(.high, _) = kind { true } else { false } }
  }

  /// The kinds of speech.
  public enum Kind: Hashable, Sendable {
    /// What the cursor landed on, or what changed there.
    case focus
    /// Words that came with a screen or a layout change, or a page that was scrolled.
    case screen
    /// One of the elements of "read all".
    case reading
    /// What the app posted, with the attribute of before iOS 17 if it has it (rule Q4).
    case announcement(AnnouncementPriority, isQueued: Bool? = nil)
    /// How something is used, after a pause.
    case hint

    /// What it is to others when it takes their place.
    var cause: SpeechCause {
      switch self {
      case .focus, .reading, .hint: .focus
      case .screen: .screen
      case .announcement: .superseded
      }
    }
  }

  /// What the queue is told.
  public enum Event: Hashable, Sendable {
    /// Time passed.
    case time
    /// Something is to be said.
    case post(Utterance)
    /// The cursor was moved, the screen or the layout changed (rule Q7).
    case change(SpeechCause)
    /// An alert begins to come up, for so many ms (rule Q10).
    case alert(length: Int)
    /// The reader was switched on or off (rule Q10).
    case reader(isOn: Bool)
    /// Nothing more can be heard.
    case clear(SpeechCause)
  }

  /// What became of an utterance.
  public struct Outcome: Hashable, Sendable {
    /// The utterance.
    public var utterance: Utterance
    /// What became of it.
    public var result: Result
    /// When it began to be said, in ms; when it would have to end, for what never began.
    public var start: Int
    /// When that became of it, in ms.
    public var time: Int
    /// Whether it was being said: only of such an announcement the app gets a report (rule Q7).
    public var wasSpeaking: Bool

    init(_ utterance: Utterance, _ result: Result, at time: Int) {
      self.utterance = utterance
      self.result = result
      self.time = time
      start = time
      wasSpeaking = false
    }

    init(_ current: Current, _ result: Result, at time: Int) {
      utterance = current.utterance
      self.result = result
      self.time = time
      start = min(current.start, time)
      wasSpeaking = current.hasBegun
    }

    /// What the app is told of its announcement: whether it was heard to its end; nil if it is
    /// told nothing.
    public var report: Bool? {
      guard utterance.isAnnouncement, wasSpeaking else { return nil }
      switch result {
      case .spoken: return true
      case .cut, .lost: return false
      case .began, .merged, .muted: return nil
      }
    }
  }

  /// What can become of an utterance; all but the first end it.
  public enum Result: Hashable, Sendable {
    /// Its first sound is out.
    case began
    /// It was heard to its end.
    case spoken
    /// It was cut off after so many words.
    case cut(words: Int, by: SpeechCause)
    /// None of its words was heard.
    case lost(by: SpeechCause)
    /// It was heard as part of another that says the same.
    case merged(with: Int)
    /// The setting that keeps everything silent kept it back.
    case muted
  }
}
