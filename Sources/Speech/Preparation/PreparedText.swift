/// A text as it is spoken, with the place in the written text each piece of it comes from.
///
///     "−5 °C"  →  "minus 5 degrees Celsius"
///                  minus ← "−"   5 ← "5"   degrees Celsius ← "°C"
public struct PreparedText: Hashable, Sendable {
  /// The words as the synthesiser gets them.
  public private(set) var text: String
  /// For each Unicode scalar of the words, the scalars of the written text it stands for.
  public private(set) var origins: [Range<Int>]

  /// An empty text.
  public init() {
    text = ""
    origins = []
  }

  /// Where the words at a place come from; the whole of what lies between its first and its last.
  public func origin(of scalars: Range<Int>) -> Range<Int>? {
    let part = origins[scalars.clamped(to: 0..<origins.count)]
    guard let first = part.first else { return nil }
    return part.reduce(first) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
  }

  /// Adds words that stand for a piece of the written text.
  mutating func append(_ words: some StringProtocol, from origin: Range<Int>) {
    text += words
    origins += repeatElement(origin, count: words.unicodeScalars.count)
  }

  /// Adds a prepared text that comes from further on in the written one.
  mutating func append(_ other: PreparedText, offset: Int) {
    text += other.text
    origins += other.origins.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }

  /// A part of the words, with its origins.
  func part(_ scalars: Range<Int>) -> PreparedText {
    var part = PreparedText()
    let all = text.unicodeScalars
    let start = all.index(all.startIndex, offsetBy: scalars.lowerBound)
    let end = all.index(start, offsetBy: scalars.count)
    part.text = String(all[start..<end])
    part.origins = Array(origins[scalars])
    return part
  }

  /// The words without blanks at their ends.
  func trimmed() -> PreparedText {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return PreparedText() }
    return first == 0 && last == scalars.count - 1 ? self : part(first..<last + 1)
  }
}
