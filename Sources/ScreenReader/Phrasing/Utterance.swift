public import EarshotSemantics

/// What is said of one stop, as typed parts: nobody has to take a sentence apart again.
///
///     label "Wi-Fi" · role "Switch Button" · state "On"     → "Wi-Fi, Switch Button, On"
public struct Utterance: Hashable, Sendable {
  /// The parts, in the order they are spoken (rules S1, S4 and C4).
  public var parts: [UtterancePart]
  /// What is spoken last, after a pause (rule H1).
  public var hint: UtterancePart?
  /// The names behind "Actions available" (rule H10).
  public var actions: [UtterancePart]
  /// The details behind "More content available" (rule A4).
  public var moreContent: [Detail]
  /// The language of the label, as BCP 47.
  public var language: String

  /// Creates an utterance.
  public init(
    parts: [UtterancePart] = [], hint: UtterancePart? = nil, actions: [UtterancePart] = [],
    moreContent: [Detail] = [], language: String
  ) {
    self.parts = parts
    self.hint = hint
    self.actions = actions
    self.moreContent = moreContent
    self.language = language
  }

  /// The parts joined by ", ", as they are printed.
  public var text: String { parts.map(\.text).joined(separator: ", ") }

  /// The parts joined by ", ", as they are spoken.
  public var spoken: String { parts.map(\.spoken).joined(separator: ", ") }

  /// A detail that is read on request.
  public struct Detail: Hashable, Sendable {
    /// What it is called.
    public var label: String
    /// What it says, nil if nothing.
    public var value: String?

    /// Creates a detail.
    public init(label: String, value: String?) {
      self.label = label
      self.value = value
    }
  }
}

/// One piece of an utterance.
public struct UtterancePart: Hashable, Sendable {
  /// What the piece tells.
  public var kind: Kind
  /// The words as they are printed.
  public var text: String
  /// The words as they are spoken; differs only where words are unknown.
  public var spoken: String
  /// Whether some of the words are unknown.
  public var isUnresolved: Bool
  /// The language of the words, as BCP 47.
  public var language: String

  /// Creates a piece whose words are known.
  public init(_ kind: Kind, _ text: String, language: String) {
    self.kind = kind
    self.text = text
    spoken = text
    isUnresolved = false
    self.language = language
  }

  /// Creates a piece of words that may be unknown.
  public init(_ kind: Kind, _ words: Wording, language: String) {
    self.kind = kind
    text = words.shown
    spoken = words.spoken
    isUnresolved = words.isUnresolved
    self.language = language
  }

  /// The kinds of pieces; the names are part of the promise of `describe --format json`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The name of a container, on entry.
    case container
    /// "Selected".
    case selected
    /// What the element is called.
    case label
    /// What it holds.
    case value
    /// High-importance custom content.
    case content
    /// The headers of a table cell.
    case header
    /// "Dimmed", "On", "Expanded", "Is editing".
    case state
    /// "Button", "Heading level 2".
    case role
    /// "2 of 3", rows, columns, "List Start".
    case position
    /// The hint, where it stands in for missing text (rule S8).
    case hint
  }
}
