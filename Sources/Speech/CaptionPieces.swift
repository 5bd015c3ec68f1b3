/// Splits what is said into pieces that can be read at a glance.
enum CaptionPieces {
  /// A part of an utterance and the ms from the utterance's start to its own.
  struct Piece: Hashable {
    var text: String
    var ms: Int
  }

  /// The most characters of a piece.
  static let longest = 80

  /// The pieces of an utterance, none longer than `longest`, their times rising.
  static func split(_ utterance: SpokenUtterance) -> [Piece] {
    var lastMs = 0
    return split(utterance.text).map { text, scalar in
      let ms = scalar == 0 ? 0 : time(of: scalar, in: utterance)
      lastMs = max(lastMs, ms)
      return Piece(text: text, ms: lastMs)
    }
  }

  /// The pieces of a text, each with its place in Unicode scalars.
  ///
  /// A line end always ends a piece. Otherwise one ends at the last gap between words that keeps
  /// it short enough; a single word that is longer is split in itself.
  static func split(_ text: String) -> [(text: String, scalar: Int)] {
    var pieces: [(text: String, scalar: Int)] = []
    var piece: [Character] = []
    var scalar = 0
    // The scalar after the piece so far.
    var next = 0
    func finish(_ count: Int) {
      let part = piece.prefix(count)
      if let text = SpeechText.prepared(String(part)) {
        let blanks = part.prefix(while: \.isWhitespace)
        pieces.append((text, scalar + scalars(blanks)))
      }
      scalar += scalars(part)
      piece.removeFirst(count)
    }
    for character in text {
      if piece.isEmpty { scalar = next }
      if character.isNewline {
        finish(piece.count)
      } else {
        piece.append(character)
      }
      next += character.unicodeScalars.count
      if piece.count > longest {
        let gap = piece.lastIndex(where: \.isWhitespace) ?? 0
        finish(gap > 0 ? gap : longest)
      }
    }
    finish(piece.count)
    return pieces
  }

  private static func scalars(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.unicodeScalars.count }
  }

  /// When a place in the text is heard: at the first word from there on.
  ///
  /// Where the synthesiser names no such word, its place in the text stands for its time.
  private static func time(of scalar: Int, in utterance: SpokenUtterance) -> Int {
    if let word = utterance.words.first(where: { $0.scalars.lowerBound >= scalar }) {
      return word.ms
    }
    let count = max(1, utterance.text.unicodeScalars.count)
    return utterance.lengthMs * min(scalar, count) / count
  }
}
