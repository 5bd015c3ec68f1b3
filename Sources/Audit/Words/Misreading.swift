/// A piece of text that VoiceOver is reported to misread.
struct Misreading: Hashable {
  /// The piece.
  let fragment: String
  /// What is heard, in words.
  let heard: String
  /// What to write.
  let fix: String

  /// The first of a text, nil if it has none.
  ///
  /// - Parameters:
  ///   - spelled: Words in capitals that are spelled besides those known here.
  static func first(in text: String, language: String, spelled: [String] = []) -> Misreading? {
    var needsScalars = false
    var hasDigit = false
    var hasSmall = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmall = true
      case UInt8(ascii: "*"), 0xE2, 0xEF, 0xF0: needsScalars = true
      default: break
      }
    }
    if needsScalars, let found = signs(in: text) { return found }
    let isEnglish = language.prefix(2).lowercased() == "en"
    guard hasDigit || isEnglish else { return nil }
    // Most text has neither digits nor words in capitals alone.
    guard hasDigit || !hasSmall || text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if hasDigit, let found = numbers(in: words) { return found }
    guard isEnglish else { return nil }
    if hasDigit, let found = englishNumbers(in: words, of: text) { return found }
    return capitals(in: words, hasSmall: hasSmall, spelled: spelled)
  }
}

// MARK: - Signs

extension Misreading {
  private static func signs(in text: String) -> Misreading? {
    var styled = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFFFC:
        return Misreading(
          fragment: "\u{FFFC}", heard: "the name of an attachment, or nothing",
          fix: "leave the picture out of the text and say its meaning in accessibilityLabel")
      case 0x2022, 0x2023, 0x25AA, 0x25CF, 0x25E6:
        // Nothing but bullets stands for what must not be heard.
        let isHidden = text.unicodeScalars.allSatisfy { $0 == scalar || $0 == " " }
        if !isHidden {
          return Misreading(
            fragment: String(scalar), heard: "\"bullet\"",
            fix: "set accessibilityLabel with a comma in its place")
        }
      case 0x1D400...0x1D7FF, 0x24B6...0x24E9:
        styled.unicodeScalars.append(scalar)
      default:
        if styled.unicodeScalars.count > 1 { return styledLetters(styled) }
        styled = ""
      }
    }
    if styled.unicodeScalars.count > 1 { return styledLetters(styled) }
    return markup(in: text)
  }

  private static func styledLetters(_ text: String) -> Misreading {
    Misreading(
      fragment: text, heard: "the names of mathematical signs, or nothing",
      fix: "write plain letters and set the style with a font")
  }

  /// Two stars round words: what Markdown would make bold.
  private static func markup(in text: String) -> Misreading? {
    guard let open = text.firstRange(of: "**"),
      let close = text[open.upperBound...].firstRange(of: "**"),
      let first = text[open.upperBound..<close.lowerBound].first, !first.isWhitespace
    else { return nil }
    let fragment = String(text[open.lowerBound..<close.upperBound])
    return Misreading(
      fragment: fragment, heard: "\"asterisk asterisk\" round the words",
      fix: "show the text as Markdown, or leave the stars out")
  }
}

// MARK: - Numbers

extension Misreading {
  private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₴", "₹"]

  private static func numbers(in words: [String]) -> Misreading? {
    for word in words {
      if word.first == "-", let sign = word.dropFirst().first, currencies.contains(sign),
        word.dropFirst(2).first?.isNumber == true
      {
        return Misreading(
          fragment: word, heard: "the amount without its minus",
          fix: "write the minus as U+2212, or say it in accessibilityLabel")
      }
      let core = word.trimmed
      if core.count >= 9, core.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
        return Misreading(
          fragment: core, heard: "one huge number",
          fix: "group its digits, or have them read one by one with speechSpellsOutCharacters")
      }
    }
    return nil
  }

  private static let units: [Character: (heard: String, written: String)] = [
    "m": ("metres", "minutes"), "s": ("a plural, as in \"twenties\"", "seconds"),
    "h": ("the letter h", "hours"), "d": ("the letter d", "days"), "w": ("the letter w", "weeks"),
  ]

  /// Words after a length of time.
  private static let timeWords: Set<String> = [
    "ago", "left", "remaining", "later", "earlier", "elapsed", "read",
  ]

  private static func englishNumbers(in words: [String], of text: String) -> Misreading? {
    if let found = pluralOfOne(in: words) { return found }
    for (index, word) in words.enumerated() {
      let core = word.trimmed
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let last = core.last, let unit = units[last], let number = Int(core.dropLast()),
        (0..<100).contains(number), core.dropLast().allSatisfy(\.isASCII)
      {
        // "100m freestyle" and "the 80s" are no times; alone, before "ago", or beside another
        // length of time they are.
        let isTime =
          words.count == 1 || next.map { timeWords.contains($0.trimmed.lowercased()) } ?? false
          || words.allSatisfy { $0.trimmed.isShortTime }
        if isTime {
          return Misreading(
            fragment: core, heard: unit.heard,
            fix: "write \"\(number) \(unit.written)\", at least in accessibilityLabel")
        }
      }
      if next?.trimmed.lowercased() == "bd", let number = Int(core) {
        return Misreading(
          fragment: "\(word) bd", heard: "single letters",
          fix: "write \"\(number) \(number == 1 ? "bedroom" : "bedrooms")\", at least in"
            + " accessibilityLabel")
      }
      if core.isClockOfZeros {
        return Misreading(
          fragment: core, heard: "\"one five\", without its zeros",
          fix: "say the length or time in words in accessibilityLabel")
      }
      if core.lowercased() == "no", !word.hasSuffix("."), let next,
        next.first?.isNumber == true, next.isCompound || text.hasSuffix("?")
      {
        return Misreading(
          fragment: "\(word) \(next)", heard: "\"number\" for \"No\"",
          fix: "put another word between, as in \"No code of 6 digits\"")
      }
    }
    return nil
  }
}

// MARK: - Plurals

extension Misreading {
  /// Words that end as plurals do and are none.
  private static let singulars: Set<String> = [
    "news", "series", "species", "means", "gas", "lens", "plus", "yes", "this", "always",
    "perhaps", "alias", "atlas", "canvas", "chaos", "ethos", "pancreas", "bias", "kudos",
  ]

  /// "1 unread threads": a number that a plural follows which was made for others.
  private static func pluralOfOne(in words: [String]) -> Misreading? {
    guard words.count > 1, words[0] == "1" else { return nil }
    let things = words.dropFirst().prefix { !timeWords.contains($0.trimmed.lowercased()) }
    guard (1...2).contains(things.count), let noun = things.last?.trimmed,
      things.allSatisfy({ $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } || $0 == things.last }),
      noun.count > 3, noun.utf8.allSatisfy({ (0x61...0x7A).contains($0) }), noun.hasSuffix("s"),
      !["ss", "us", "is"].contains(where: noun.hasSuffix), !singulars.contains(noun)
    else { return nil }
    return Misreading(
      fragment: (["1"] + things).joined(separator: " ").trimmed,
      heard: "several where there is one",
      fix: "give the text a form for one, as a string catalog has it (\"one\" beside \"other\")")
  }
}

// MARK: - Capitals

extension Misreading {
  /// Words that are spelled where they stand in capitals.
  private static let spelledWords: Set<String> = ["POST", "ADD"]

  private static func capitals(
    in words: [String], hasSmall: Bool, spelled: [String]
  ) -> Misreading? {
    for word in words {
      let core = word.trimmed
      if core == "GOV.UK" {
        return Misreading(
          fragment: core, heard: "\"Governor, UK\"",
          fix: "set accessibilityLabel to \"Gov dot UK\"")
      }
      // In a text that is not all in capitals they are an abbreviation and meant so.
      let isSpelled = (!hasSmall && spelledWords.contains(core)) || spelled.contains(core)
      if isSpelled {
        return Misreading(
          fragment: core, heard: "single letters",
          fix: "write \(core.lowercased()) and show it in capitals with textCase(.uppercase)")
      }
    }
    return nil
  }
}

extension String {
  /// The word without the marks around it.
  fileprivate var trimmed: String {
    let marks: Set<Character> = [",", ".", ";", ":", "!", "?", "(", ")", "\"", "“", "”", "…"]
    guard let start = firstIndex(where: { !marks.contains($0) }),
      let end = lastIndex(where: { !marks.contains($0) })
    else { return "" }
    return String(self[start...end])
  }

  /// "1h", "5m".
  fileprivate var isShortTime: Bool {
    guard let last, "dhmsw".contains(last) else { return false }
    return count > 1 && dropLast().allSatisfy(\.isNumber)
  }

  /// "01:05": a zero before both numbers.
  fileprivate var isClockOfZeros: Bool {
    let pieces = split(separator: ":", omittingEmptySubsequences: false)
    return pieces.count == 2
      && pieces.allSatisfy { $0.count == 2 && $0.first == "0" && $0.last?.isNumber == true }
  }

  /// "6-digit".
  fileprivate var isCompound: Bool {
    let pieces = split(separator: "-")
    guard pieces.count > 1, let last = pieces.last else { return false }
    return pieces[0].allSatisfy(\.isNumber) && (last.first?.isLetter ?? false)
  }
}
