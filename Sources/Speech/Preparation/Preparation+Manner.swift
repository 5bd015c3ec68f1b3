extension Preparation {
  /// Says each letter, digit and sign for itself, with a pause between each two: without it a
  /// letter would be taken for the word it is in some languages.
  mutating func spellOut() {
    for (index, character) in source.enumerated() {
      let range = index..<index + 1
      if character.isWhitespace || character.unicodeScalars.allSatisfy(SpeechText.isInvisible) {
        continue
      }
      let word = character.isWordPart ? plain(character) : name(of: character)
      pause(range)
      say(word, range)
    }
  }

  /// Says the name of a mark that is otherwise only heard as a pause.
  mutating func sayMark() -> Bool {
    // What CLDR has no name for ("(") stays the pause it is.
    guard let character = self[place], Self.isMark(character),
      let name = words?.data.name(of: character)
    else { return false }
    // Inside of a number or a word it is part of it.
    if self[place - 1]?.isWordPart == true, self[place + 1]?.isWordPart == true { return false }
    say(name, place..<place + 1)
    place += 1
    return true
  }

  /// What a sign is called; itself where nobody knows.
  private func name(of character: Character) -> String {
    words?.data.name(of: character) ?? String(character)
  }

  private static func isMark(_ character: Character) -> Bool {
    sentenceMarks.contains(character) || character == "*" || character == "_"
  }
}
