extension Preparation {
  /// Speaks a sign or an emoji; false for letters, digits and the marks of sentences.
  mutating func speakSign() -> Bool {
    guard let words, let character = self[place] else { return false }
    if let fraction = words.fractions[character] {
      return sayHere(fraction)
    }
    switch character {
    case "\u{FFFC}": return sayHere(words.attachment)
    case "−": return sayHere(words.minus)
    case "+": return sayHere(words.plus)
    case "±": return sayHere(words.plusMinus)
    case "×": return sayHere(words.times)
    case "÷": return sayHere(words.dividedBy)
    case "=": return sayHere(words.equals)
    case "&": return sayHere(words.and)
    case "@": return sayHere(words.at)
    case "/": return sayHere(words.slash)
    case "²": return sayHere(words.squared)
    case "³": return sayHere(words.cubed)
    case "№": return sayHere(words.number)
    case "n", "N":
      // "n° 5"
      guard let sign = self[place + 1], sign == "°" || sign == "º",
        self[place - 1]?.isWordPart != true
      else { return false }
      say(words.number, place..<place + 2)
      place += 2
      return true
    case "#": return speakHash(words)
    case "-": return speakHyphen(words)
    // The synthesiser takes the hyphen that does not break for a sign it does not know.
    case "\u{2011}", "\u{2010}": return putHere("-")
    case "[", "]", "{", "}":
      place += 1
      return true
    case "|", "¦":
      pause(place..<place + 1)
      place += 1
      return true
    case "_":
      return putHere(" ")
    default: break
    }
    if Self.bullets.contains(character) {
      pause(place..<place + 1)
      place += 1
      return true
    }
    guard !character.isWordPart, !Self.sentenceMarks.contains(character),
      let name = words.data.name(of: character)
    else { return false }
    return sayHere(name)
  }

  /// The marks that sentences are written with, which the synthesiser knows.
  static let sentenceMarks = Set<Character>(".,;:!?¡¿…()\"'“”„‚‘’‟«»‹›–—-⟨⟩")

  /// "#soup" is a tag, "#5" a number, everything else a sign.
  private mutating func speakHash(_ words: SpeechWords) -> Bool {
    let start = place
    guard let next = self[place + 1], next.isWordPart else {
      return words.data.name(of: "#").map { sayHere($0) } ?? false
    }
    guard !next.isDigit else { return sayHere(words.number) }
    say(words.hashtag, start..<start + 1)
    place += 1
    let tag = run(from: place) { $0.isWordPart || $0 == "_" }
    // "CatsOfWorld" is three words.
    for index in tag {
      let character = source[index]
      if character == "_" {
        put(" ", index..<index + 1)
        continue
      }
      if index > tag.lowerBound, character.isUppercase, source[index - 1].isLowercase {
        put(" ", index..<index + 1)
      }
      put(String(character), index..<index + 1)
    }
    place = tag.upperBound
    return true
  }

  /// A hyphen before a number, where nothing stands before it, is a minus.
  private mutating func speakHyphen(_ words: SpeechWords) -> Bool {
    let before = self[place - 1]
    guard before.map({ $0.isWhitespace || $0 == "(" }) ?? true, isAmount(from: place + 1) else {
      return false
    }
    return sayHere(words.minus)
  }

  /// Whether digits stand at a place, perhaps behind the sign of a currency.
  private func isAmount(from place: Int) -> Bool {
    guard let character = self[place] else { return false }
    if character.isDigit { return true }
    if character.isCurrencySymbol { return self[place + 1]?.isDigit == true }
    return false
  }

  private mutating func sayHere(_ words: String) -> Bool {
    say(words, place..<place + 1)
    place += 1
    return true
  }

  private mutating func putHere(_ text: String) -> Bool {
    put(text, place..<place + 1)
    place += 1
    return true
  }
}

extension Character {
  /// Whether it is drawn as a picture: not a digit alone, but a digit in a key.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.value < 0x80 { return unicodeScalars.contains("\u{20E3}") }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
  }
}
