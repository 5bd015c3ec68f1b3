/// How long each letter, digit and mark of a language takes, in ms.
///
/// A letter that is not in the table takes as long as the one in the middle.
struct LetterTiming: Sendable {
  /// The shortest that anything is spoken, in ms.
  static let shortest = 100.0

  private let start: Double
  /// What a text takes longer that ends like a sentence.
  private let end: Double
  /// The pause at a mark with a blank behind it.
  private let pause: Double
  /// What a number takes besides its digits, by how many it has, one to four and more.
  private let numbers: [Double]
  /// What a capital takes longer behind a capital: it may be spelled.
  private let capitals: Double
  /// What a letter takes longer behind the same letter.
  private let longVowel: Double
  private let longConsonant: Double
  private let other: Double
  private let middle: Double
  /// How long each scalar takes, by its value.
  private let table: [Double]

  /// Reads a table: names and numbers in turn.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    var values: [Substring: Double] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      values[words[index]] = Double(words[index + 1])
    }
    start = values["start"] ?? 0
    end = values["end"] ?? 0
    pause = values["pause"] ?? 0
    numbers = (1...4).map { values["number\($0)"] ?? 0 }
    capitals = values["capitals"] ?? 0
    longVowel = values["longVowel"] ?? 0
    longConsonant = values["longConsonant"] ?? 0
    let other = values["other"] ?? 0
    let letters = values.filter { $0.key.count == 1 && $0.key.first?.isLetter == true }.values
      .sorted()
    let middle = letters.isEmpty ? 65 : letters[letters.count / 2]
    self.other = other
    self.middle = middle
    table = Self.letters.map { letter in
      if let mark = letter.mark { return values[mark.rawValue[...]] ?? 0 }
      let name = String(letter.small)[...]
      return values[name] ?? (letter.isLetter ? middle : other)
    }
  }

  /// The letters that have a place in the table: Latin and Cyrillic.
  private static let letters = (0..<UInt32(0x530)).compactMap(Unicode.Scalar.init).map(Letter.init)

  /// The timing of a language, by its base.
  static func of(_ language: String) -> LetterTiming {
    switch language.prefix(2) {
    case "fi": fi
    case "sv": sv
    case "de": de
    case "cs": cs
    case "uk": uk
    default: en
    }
  }

  /// How long a text takes, in ms.
  func length(of text: String) -> Double {
    var length = start
    let letters = Self.letters
    var digits = 0
    var last: Letter?
    for scalar in text.unicodeScalars {
      let place = Int(scalar.value)
      let letter = place < table.count ? letters[place] : Letter(scalar)
      if place < table.count {
        length += table[place]
      } else {
        length += letter.mark.map(self.length) ?? (letter.isLetter ? middle : other)
      }
      if letter.isDigit {
        digits += 1
      } else if digits > 0 {
        length += numbers[min(digits, numbers.count) - 1]
        digits = 0
      }
      if let last {
        if letter.mark == .space, last.mark == .comma || last.mark == .stop { length += pause }
        if letter.isCapital, last.isCapital { length += capitals }
        if letter.isLetter, letter.small == last.small {
          length += letter.isVowel ? longVowel : longConsonant
        }
      }
      last = letter
    }
    if digits > 0 { length += numbers[min(digits, numbers.count) - 1] }
    return last?.mark == .stop ? length + end : length
  }

  private func length(of mark: Letter.Mark) -> Double {
    switch mark {
    case .space: table[0x20]
    case .comma: table[0x2C]
    case .stop: table[0x2E]
    case .dash: table[0x2D]
    case .percent: table[0x25]
    }
  }
}

/// What of a scalar decides how long it takes.
private struct Letter: Sendable {
  /// The letter, small; the first of it where a small one has several scalars.
  let small: Unicode.Scalar
  let isLetter: Bool
  let isDigit: Bool
  let isCapital: Bool
  let isVowel: Bool
  let mark: Mark?

  /// Marks that sound alike.
  enum Mark: String, Sendable {
    case space
    case comma
    case stop
    case dash
    case percent
  }

  init(_ scalar: Unicode.Scalar) {
    small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    isLetter = scalar.properties.isAlphabetic
    isDigit = (0x30...0x39).contains(scalar.value)
    isCapital = scalar.properties.isUppercase
    isVowel = "aeiouyäöå".unicodeScalars.contains(small)
    mark =
      switch scalar {
      case " ": .space
      case ",", ";", ":": .comma
      case ".", "!", "?", "…": .stop
      case "-", "–", "—", "/": .dash
      case "%": .percent
      default: nil
      }
  }
}
