/// Words the reader says on its own, with where they come from.
///
/// Fixed words are never inflected to agree with a label: they stand between pauses.
public struct Phrase: Hashable, Sendable {
  /// The words as they are printed.
  public let text: String
  /// The words as they are spoken; differs only where print abbreviates ("2 / 3" in Finnish).
  public let spoken: String
  /// Where the words come from.
  public let source: Source

  /// Creates words.
  public init(_ text: String, spoken: String? = nil, source: Source) {
    self.text = text
    self.spoken = spoken ?? text
    self.source = source
  }

  /// Where words come from, so that doubtful ones can be found and mended.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Apple's own words for this very phrase.
    case apple = "Apple"
    /// Apple's words for the same thing elsewhere, or put together from two phrases of Apple's.
    case derived = "derived from Apple"
    /// Heard in recordings, or written down by public models of VoiceOver.
    case observed = "observed"
    /// Our own words, because nobody has written down what is really said.
    case ours = "ours"
  }
}

extension Phrase {
  /// Apple's own words for this very phrase.
  static func apple(_ text: String) -> Phrase { Phrase(text, source: .apple) }

  /// Apple's words for the same thing elsewhere, or put together from two phrases of Apple's.
  static func derived(_ text: String) -> Phrase { Phrase(text, source: .derived) }

  /// Words heard in recordings or written down by models.
  static func observed(_ text: String) -> Phrase { Phrase(text, source: .observed) }

  /// Our own words.
  static func ours(_ text: String) -> Phrase { Phrase(text, source: .ours) }
}
