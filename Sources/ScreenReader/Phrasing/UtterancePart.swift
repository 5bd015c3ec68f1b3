public import EarshotSemantics

/// One piece of an utterance.
public struct UtterancePart: Hashable, Sendable {
  /// What the piece tells.
  public var kind: Kind
  /// The words as they are printed.
  public var text: String
  /// The words as they are spoken; differs where words are unknown, and where print
  /// abbreviates.
  public var spoken: String
  /// Whether some of the words are unknown.
  public var isUnresolved: Bool
  /// The language of the words, as BCP 47.
  public var language: String
  /// How the app wants the words to be spoken.
  public var style = SpeechStyle()

  /// Creates a piece whose words are known.
  public init(_ kind: Kind, _ text: String, language: String) {
    self.kind = kind
    self.text = text
    spoken = text
    isUnresolved = false
    self.language = language
  }

  /// Creates a piece of the reader's own words, in the reader's language.
  public init(_ kind: Kind, _ phrase: Phrase, language: String) {
    self.kind = kind
    text = phrase.text
    spoken = phrase.spoken
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

extension UtterancePart {
  /// The words as long as they last in their style: letters one by one, marks by names that are
  /// about as long as this one.
  var styledWords: String {
    guard !style.isPlain else { return spoken }
    if style.spellsOut {
      return spoken.filter { !$0.isWhitespace }.map(String.init).joined(separator: ", ")
    }
    guard style.includesPunctuation else { return spoken }
    return spoken.reduce(into: "") { $0 += $1.isPunctuation ? " comma" : String($1) }
  }
}
