import EarshotLanguages

/// Turns a written text into the words that are spoken, from its beginning to its end.
///
/// At each place the first rule that knows what stands there writes its words and moves on; what
/// no rule knows stays as it is. The rules for numbers, signs and markup are in files of their
/// own.
struct Preparation {
  /// The written text.
  let source: [Character]
  /// The words of its language; nil if there are none, and then only letters and markup are
  /// looked at.
  let words: SpeechWords?
  /// Where a country writes the month before the day.
  let monthFirst: Bool
  /// How the words are spoken.
  let manner: SpeechManner
  /// The place that is looked at.
  var place = 0

  /// The scalars before each character, and at the end.
  private let offsets: [Int]
  private var spoken = PreparedText()
  /// The last character that was written.
  private(set) var last: Character?
  /// A blank that is written as soon as something follows it.
  private var blank: Range<Int>?
  /// Whether what comes next must not run into what was written.
  private var isApart = false
  /// Whether anything has been written that makes a sound.
  private(set) var isHeard = false

  init(_ text: String, language: String, manner: SpeechManner = SpeechManner()) {
    self.manner = manner
    source = Array(text)
    words = SpeechWords.of(language)
    let tag = language.lowercased()
    monthFirst = tag == "en" || tag.hasPrefix("en-us") || tag.hasPrefix("en_us")
    var offsets: [Int] = []
    offsets.reserveCapacity(source.count + 1)
    var count = 0
    for character in source {
      offsets.append(count)
      count += character.unicodeScalars.count
    }
    offsets.append(count)
    self.offsets = offsets
  }

  /// The spoken words.
  mutating func run() -> PreparedText {
    if manner.spellsOut {
      spellOut()
      return spoken.trimmed()
    }
    while place < source.count {
      let start = place
      step()
      // No rule may stand still.
      if place <= start { place = start + 1 }
    }
    if !isHeard { nameEverything() }
    return spoken.trimmed()
  }

  private mutating func step() {
    let character = source[place]
    if character.isNewline {
      put("\n", place..<place + 1)
      place += 1
      return
    }
    // What only steers is neither sound nor sight.
    if character.unicodeScalars.allSatisfy(SpeechText.isInvisible), character != "\t" {
      place += 1
      return
    }
    if manner.includesPunctuation, sayMark() { return }
    if skipMarkup() { return }
    if character.isWhitespace {
      put(" ", place..<place + 1)
      place += 1
      return
    }
    if speakNumber() || speakSign() { return }
    if speakWord() { return }
    put(String(character), place..<place + 1)
    place += 1
  }

  /// Speaks a run of letters and digits; letters in disguise become plain.
  private mutating func speakWord() -> Bool {
    let start = place
    while let character = self[place], character.isWordPart {
      put(plain(character), place..<place + 1)
      place += 1
    }
    return place > start
  }

  /// The letters of a character without its disguise.
  func plain(_ character: Character) -> String {
    var plain = ""
    for scalar in character.unicodeScalars {
      if scalar == "ʼ" {
        // The apostrophe of Ukrainian is a letter, which the synthesiser spells.
        plain += "’"
      } else if let letters = StyledLetters.plain(scalar) {
        plain += letters
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// A text of nothing but signs is called by their names.
  private mutating func nameEverything() {
    guard let words else { return }
    (spoken, last, blank) = (PreparedText(), nil, nil)
    for (index, character) in source.enumerated() {
      if let name = words.data.name(of: character) { say(name, index..<index + 1) }
    }
  }
}

// MARK: - Reading

extension Preparation {
  /// The character at a place; nil outside of the text.
  subscript(place: Int) -> Character? {
    source.indices.contains(place) ? source[place] : nil
  }

  /// The characters from a place on, as far as they are of a kind.
  func run(from place: Int, while isOfKind: (Character) -> Bool) -> Range<Int> {
    var end = place
    while let character = self[end], isOfKind(character) { end += 1 }
    return place..<max(place, end)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(source[range]) }

  /// Whether the characters from a place on are these.
  func has(_ text: String, at place: Int) -> Bool {
    var index = place
    for character in text {
      guard self[index] == character else { return false }
      index += 1
    }
    return true
  }

  /// Whether a place is at the beginning of a line, but for blanks.
  func isLineStart(_ place: Int) -> Bool {
    var index = place - 1
    while let character = self[index] {
      if character.isNewline { return true }
      if !character.isWhitespace { return false }
      index -= 1
    }
    return true
  }

  /// The word before a place, in small letters and with what ends it.
  func word(before place: Int) -> String {
    var end = place
    while let character = self[end - 1], character.isWhitespace, !character.isNewline { end -= 1 }
    var start = end
    while let character = self[start - 1], !character.isWhitespace { start -= 1 }
    return text(start..<end).lowercased()
  }
}

// MARK: - Writing

extension Preparation {
  /// Writes words in the place of a piece of the text, apart from what stands around them.
  mutating func say(_ words: String, _ range: Range<Int>) {
    guard !words.isEmpty else { return }
    isApart = true
    put(words, range)
    isApart = true
  }

  /// Writes text as it is.
  mutating func put(_ text: String, _ range: Range<Int>) {
    guard let first = text.first else { return }
    let origin = offsets[range.lowerBound]..<offsets[range.upperBound]
    if first == " ", text.count == 1 {
      // One blank is enough, and none at the beginning; it waits for what comes behind it.
      if blank == nil, last != nil, last != "\n" { blank = origin }
      return
    }
    if let blank {
      if first != "\n" { spoken.append(" ", from: blank) }
      self.blank = nil
    } else if isApart, first.isWordPart, last?.isWordPart == true {
      spoken.append(" ", from: origin)
    }
    isApart = false
    spoken.append(text, from: origin)
    last = text.last
    if !isHeard { isHeard = text.contains(where: \.isWordPart) }
  }

  /// Writes text that belongs to what was written before it: "1st".
  mutating func add(_ text: String, _ range: Range<Int>) {
    isApart = false
    put(text, range)
  }

  /// Writes a short pause, unless there is one.
  mutating func pause(_ range: Range<Int>) {
    guard let last, last.isWordPart || last == ")" else { return }
    blank = nil
    put(",", range)
    put(" ", range)
  }
}

extension Character {
  /// Whether it is a letter or a digit, plain or in disguise.
  var isWordPart: Bool {
    guard let first = unicodeScalars.first else { return false }
    // Small figures and pictures are signs.
    if first == "²" || first == "³" || isEmoji { return false }
    if first.value < 0x80 { return isDigit || isLetter }
    return isLetter || first.properties.generalCategory == .decimalNumber
      || StyledLetters.plain(first) != nil
  }

  /// Whether it is one of the ten digits.
  var isDigit: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return (0x30...0x39).contains(value) && unicodeScalars.count == 1
  }
}
