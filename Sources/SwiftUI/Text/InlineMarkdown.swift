import EarshotLanguages

/// The words of text with inline Markdown: the signs themselves are never read.
enum InlineMarkdown {
  /// The words without the signs.
  ///
  ///     InlineMarkdown.words(of: "**Soup** of [today](menu)")     // Soup of today
  ///
  /// What stands in `^[…](inflect: true)` agrees with the number in it, as far as the language is
  /// English; in others the words stay as they are written.
  ///
  ///     InlineMarkdown.words(of: "^[3 recipe](inflect: true)")    // 3 recipes
  static func words(of text: String, in language: String = "en") -> String {
    guard text.contains(where: { "*_`[\\~".contains($0) }) else { return text }
    return read(Array(text), language).words
  }

  /// The links among the words, with where they lead.
  static func links(of text: String) -> [(words: String, url: String)] {
    read(Array(text), "en").links
  }

  private typealias Result = (words: String, links: [(words: String, url: String)])

  private static func read(_ text: [Character], _ language: String) -> Result {
    var result: Result = ("", [])
    let signs = pairs(in: text)
    var index = 0
    while index < text.count {
      let character = text[index]
      if character == "\\", index + 1 < text.count, text[index + 1].isPunctuation {
        result.words.append(text[index + 1])
        index += 2
      } else if let length = signs[index] {
        index += length
      } else if character == "`", let end = text[(index + 1)...].firstIndex(of: "`") {
        result.words += String(text[(index + 1)..<end])
        index = end + 1
      } else if character == "^", index + 1 < text.count, text[index + 1] == "[",
        let span = Link(text, at: index + 1)
      {
        let inner = words(of: String(text[span.label]), in: language)
        let attributes = String(text[span.url]).filter { !$0.isWhitespace }
        let agrees = language == "en" && attributes.contains("inflect:true")
        result.words += agrees ? EnglishNoun.agreeing(inner) : inner
        index = span.end
      } else if character == "[", let link = Link(text, at: index) {
        let inner = words(of: String(text[link.label]), in: language)
        result.words += inner
        result.links.append((inner, String(text[link.url])))
        index = link.end
      } else {
        result.words.append(character)
        index += 1
      }
    }
    return result
  }

  /// The lengths of the signs that begin or end emphasis, by where they stand.
  private static func pairs(in text: [Character]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var open: [(sign: String, index: Int)] = []
    var index = 0
    while index < text.count {
      let character = text[index]
      if character == "\\" {
        index += 2
        continue
      }
      if character == "`", let end = text[(index + 1)...].firstIndex(of: "`") {
        index = end + 1
        continue
      }
      guard character == "*" || character == "_" || character == "~" else {
        index += 1
        continue
      }
      var length = 1
      while index + length < text.count, text[index + length] == character { length += 1 }
      let before = index > 0 ? text[index - 1] : " "
      let after = index + length < text.count ? text[index + length] : " "
      let sign = String(repeating: String(character), count: length)
      let isWordSign = character == "_" && before.isWordPart && after.isWordPart
      let canClose = !before.isWhitespace && !isWordSign
      let canOpen = !after.isWhitespace && !isWordSign
      if character == "~", length != 2 {
        // A single tilde is a tilde.
      } else if canClose, let start = open.lastIndex(where: { $0.sign == sign }) {
        found[open[start].index] = length
        found[index] = length
        open.removeSubrange(start...)
      } else if canOpen {
        open.append((sign, index))
      }
      index += length
    }
    return found
  }

  /// `[label](url)`.
  private struct Link {
    var label: Range<Int>
    var url: Range<Int>
    var end: Int

    init?(_ text: [Character], at start: Int) {
      guard let close = text[start...].firstIndex(of: "]"), close + 1 < text.count,
        text[close + 1] == "(", let end = text[close...].firstIndex(of: ")")
      else { return nil }
      label = (start + 1)..<close
      url = (close + 2)..<end
      self.end = end + 1
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
