extension Preparation {
  /// Skips what only marks: Markdown, and bullets at the beginning of a line.
  mutating func skipMarkup() -> Bool {
    if let character = self[place], character != " ", isLineStart(place), skipLineMark() {
      return true
    }
    switch self[place] {
    case "*", "_", "~": return skipEmphasis()
    case "`":
      // Code is read as text, whether its quotes are paired or not.
      place = run(from: place) { $0 == "`" }.upperBound
      return true
    case "[", "!": return openLink()
    case "]": return closeLink()
    default: return false
    }
  }

  /// Skips "# ", "> " and bullets at the beginning of a line.
  private mutating func skipLineMark() -> Bool {
    let marks = run(from: place) { $0 == "#" || $0 == ">" }
    let bullets = run(from: place) {
      Self.bullets.contains($0) || $0 == "-" || $0 == "*" || $0 == "+"
    }
    for mark in [marks, bullets] where !mark.isEmpty && (mark == marks || mark.count == 1) {
      guard let next = self[mark.upperBound], next == " " || next == "\t" || next == "\u{A0}",
        self[mark.upperBound + 1] != nil
      else { continue }
      // "- 5" is a number.
      if let sign = self[mark.lowerBound], sign == "-" || sign == "+",
        self[mark.upperBound + 1]?.isDigit == true
      {
        continue
      }
      place = mark.upperBound + 1
      return true
    }
    return false
  }

  /// The signs lists are written with.
  static let bullets: Set<Character> = ["•", "‣", "◦", "·", "▪", "●", "○", "■", "□", "⁃", "∙"]

  /// Skips the stars, strokes and waves round something emphasised.
  private mutating func skipEmphasis() -> Bool {
    guard let mark = self[place] else { return false }
    let marks = run(from: place) { $0 == mark }
    guard marks.count <= 3, mark != "~" || marks.count == 2 else { return false }
    let before = self[place - 1]
    let after = self[marks.upperBound]
    let opens = after.map { !$0.isWhitespace && $0 != mark } ?? false
    let closes = before.map { !$0.isWhitespace } ?? false
    // A stroke inside of a word is part of a name.
    if mark == "_", before?.isWordPart == true, after?.isWordPart == true {
      put(" ", marks)
      place = marks.upperBound
      return true
    }
    guard opens && partner(after: marks, of: mark) || closes && partner(before: marks, of: mark)
    else { return false }
    place = marks.upperBound
    return true
  }

  private func partner(after marks: Range<Int>, of mark: Character) -> Bool {
    var index = marks.upperBound
    while let character = self[index], !character.isNewline {
      if character == mark {
        let other = run(from: index) { $0 == mark }
        if other.count == marks.count, self[index - 1].map({ !$0.isWhitespace }) == true {
          return true
        }
        index = other.upperBound
      } else {
        index += 1
      }
    }
    return false
  }

  private func partner(before marks: Range<Int>, of mark: Character) -> Bool {
    var index = marks.lowerBound - 1
    while let character = self[index], !character.isNewline {
      if character == mark {
        var start = index
        while self[start - 1] == mark { start -= 1 }
        if index - start + 1 == marks.count, self[index + 1].map({ !$0.isWhitespace }) == true {
          return true
        }
        index = start - 1
      } else {
        index -= 1
      }
    }
    return false
  }

  /// Skips the brackets before the words of a link or an image.
  private mutating func openLink() -> Bool {
    let bracket = self[place] == "!" ? place + 1 : place
    guard self[bracket] == "[", let end = linkEnd(from: bracket) else { return false }
    guard self[end + 1] == "(" else { return false }
    place = bracket + 1
    return true
  }

  /// Skips the brackets behind the words of a link, with its address.
  private mutating func closeLink() -> Bool {
    guard self[place + 1] == "(" else { return false }
    let address = run(from: place + 2) { $0 != ")" && !$0.isNewline }
    guard self[address.upperBound] == ")", hasOpenBracket(before: place) else { return false }
    place = address.upperBound + 1
    return true
  }

  private func linkEnd(from bracket: Int) -> Int? {
    let label = run(from: bracket + 1) { $0 != "]" && !$0.isNewline }
    guard self[label.upperBound] == "]", self[label.upperBound + 1] == "(" else { return nil }
    let address = run(from: label.upperBound + 2) { $0 != ")" && !$0.isNewline }
    return self[address.upperBound] == ")" ? label.upperBound : nil
  }

  private func hasOpenBracket(before place: Int) -> Bool {
    var index = place - 1
    while let character = self[index], !character.isNewline, character != "]" {
      if character == "[" { return true }
      index -= 1
    }
    return false
  }
}
