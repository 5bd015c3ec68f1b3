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
  public enum Source: Hashable, Sendable {
    /// Apple's own words for this very phrase.
    case apple
    /// Apple's words for the same thing elsewhere, or put together from phrases of Apple's; with
    /// the place they are from.
    case derived(as: String)
    /// Heard in recordings, or written down by public models of VoiceOver.
    case observed
    /// Our own words, because nobody has written down what is really said.
    case ours
  }
}

extension Phrase.Source: CustomStringConvertible {
  /// The source in words: "Apple", "as in …", "observed", "ours".
  public var description: String {
    switch self {
    case .apple: "Apple"
    case .derived(let place): "as in \(place)"
    case .observed: "observed"
    case .ours: "ours"
    }
  }
}

extension Phrase {
  /// Apple's own words for this very phrase.
  static func apple(_ text: String) -> Phrase { Phrase(text, source: .apple) }

  /// Apple's words for the same thing elsewhere, or put together from phrases of Apple's.
  static func derived(_ text: String, as place: String) -> Phrase {
    Phrase(text, source: .derived(as: place))
  }

  /// Words heard in recordings or written down by models.
  static func observed(_ text: String) -> Phrase { Phrase(text, source: .observed) }

  /// Our own words.
  static func ours(_ text: String) -> Phrase { Phrase(text, source: .ours) }
}
