/// Words of the reader with places for names or numbers: "{1} of {2}".
///
/// The places are numbered, so that another language may turn them round.
public struct PhrasePattern: Hashable, Sendable {
  /// What is printed, with `{1}`, `{2}` and so on for what is put in.
  public let template: String
  /// Where the words come from.
  public let source: Phrase.Source

  private let written: [Piece]
  private let spoken: [Piece]

  /// Creates words with places; `spoken` if they are not spoken as they are printed.
  public init(_ template: String, spoken: String? = nil, source: Phrase.Source) {
    self.template = template
    self.source = source
    written = Self.pieces(of: template)
    self.spoken = spoken.map(Self.pieces) ?? written
  }

  /// The phrase with these words in its places; a place without words stays empty.
  public func filled(_ words: String...) -> Phrase {
    let text = Self.fill(written, with: words)
    return Phrase(
      text, spoken: written == spoken ? text : Self.fill(spoken, with: words), source: source)
  }

  /// The phrase with these numbers in its places.
  public func filled(_ first: Int) -> Phrase { filled(String(first)) }

  /// The phrase with these numbers in its places.
  public func filled(_ first: Int, _ second: Int) -> Phrase {
    filled(String(first), String(second))
  }

  /// How many places there are.
  public var places: Int {
    written.reduce(0) { if case .place(let number) = $1 { max($0, number) } else { $0 } }
  }

  private enum Piece: Hashable {
    case words(String)
    case place(Int)
  }

  private static func fill(_ pieces: [Piece], with words: [String]) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .words(let words): text += words
      case .place(let number): if words.indices.contains(number - 1) { text += words[number - 1] }
      }
    }
    return text
  }

  /// A brace that is not a numbered place stays what it is.
  private static func pieces(of template: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = template[...]
    while let character = rest.first {
      let inside = rest.dropFirst()
      if character == "{", let end = inside.firstIndex(of: "}"), let number = Int(inside[..<end]),
        number > 0
      {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.place(number))
        rest = inside[end...].dropFirst()
      } else {
        words.append(character)
        rest = inside
      }
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }
}

extension PhrasePattern {
  /// Apple's own words for this very phrase.
  static func apple(_ template: String, spoken: String? = nil) -> PhrasePattern {
    PhrasePattern(template, spoken: spoken, source: .apple)
  }

  /// Apple's words for the same thing elsewhere, or put together from phrases of Apple's.
  static func derived(
    _ template: String, as place: String, spoken: String? = nil
  ) -> PhrasePattern {
    PhrasePattern(template, spoken: spoken, source: .derived(as: place))
  }

  /// Words heard in recordings or written down by models.
  static func observed(_ template: String, spoken: String? = nil) -> PhrasePattern {
    PhrasePattern(template, spoken: spoken, source: .observed)
  }

  /// Our own words.
  static func ours(_ template: String, spoken: String? = nil) -> PhrasePattern {
    PhrasePattern(template, spoken: spoken, source: .ours)
  }
}
