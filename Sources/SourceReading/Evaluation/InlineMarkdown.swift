import EarshotSemantics

/// The Markdown of a localized string: SwiftUI shows it as style, so its signs are never heard.
enum InlineMarkdown {
  /// The words without the signs.
  static func plain(_ words: Wording) -> Wording {
    switch words {
    case .text(let text): .text(plain(text))
    case .localized(let key, let table, let text): localized(key, table, text)
    case .pattern(let pieces): pattern(pieces)
    case .oneOf(let choices): .oneOf(choices.map { .init(when: $0.when, words: plain($0.words)) })
    case .unresolved: words
    }
  }

  /// A key that no table has is shown in place of its words, and its signs are style as well.
  private static func localized(_ key: String, _ table: String?, _ text: String?) -> Wording {
    guard text == nil else {
      return .localized(key: key, table: table, text: text.map { plain($0) })
    }
    let shown = plain(key)
    return .localized(key: key, table: table, text: shown == key ? nil : shown)
  }

  /// Signs may stand on both sides of a piece that is not known: `**\(name)**`.
  private static func pattern(_ pieces: [Wording]) -> Wording {
    var whole = ""
    var unknown: [Character: Wording] = [:]
    for piece in pieces {
      if case .text(let text) = piece {
        whole += text
      } else if let mark = Unicode.Scalar(privateUse + UInt32(unknown.count)) {
        unknown[Character(mark)] = piece
        whole.unicodeScalars.append(mark)
      }
    }
    var parts: [Wording] = []
    var words = ""
    for character in plain(whole) {
      guard let piece = unknown[character] else {
        words.append(character)
        continue
      }
      parts += [.text(words), piece]
      words = ""
    }
    return Evaluator.joined(parts + [.text(words)])
  }

  /// Where the plane of characters begins that mean nothing by themselves.
  private static let privateUse: UInt32 = 0xF0000

  /// A text without the signs of emphasis, code, strikethrough and links.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: signs.contains) else { return text }
    var text = Substring(text)
    for mark in ["**", "__", "~~", "*", "_", "`"] { text = without(mark, in: text)[...] }
    return withoutLinks(text)
  }

  private static let signs = Set("*_~`[".utf8)

  /// Removes pairs of a mark that stand right around words.
  private static func without(_ mark: String, in text: Substring) -> String {
    var left = text
    var plain = ""
    while let open = left.firstRange(of: mark) {
      let inside = left[open.upperBound...]
      guard opens(mark, at: open, in: left), let close = closing(mark, in: inside) else {
        plain += left[..<open.upperBound]
        left = inside
        continue
      }
      plain += left[..<open.lowerBound]
      plain += inside[..<close.lowerBound]
      left = inside[close.upperBound...]
    }
    return plain + left
  }

  private static func opens(_ mark: String, at place: Range<Substring.Index>, in text: Substring)
    -> Bool
  {
    // An underscore within a word is part of a name.
    guard mark.hasPrefix("_"), place.lowerBound > text.startIndex else { return true }
    let before = text[text.index(before: place.lowerBound)]
    return !before.isLetter && !before.isNumber && before != "_"
  }

  private static func closing(_ mark: String, in text: Substring) -> Range<Substring.Index>? {
    guard let first = text.first, !first.isWhitespace else { return nil }
    var from = text.startIndex
    while let close = text[from...].firstRange(of: mark) {
      let isEmpty = close.lowerBound == text.startIndex
      let before = isEmpty ? " " : text[text.index(before: close.lowerBound)]
      let after = close.upperBound < text.endIndex ? text[close.upperBound] : " "
      let endsWord = !mark.hasPrefix("_") || !(after.isLetter || after.isNumber || after == "_")
      if !before.isWhitespace, endsWord { return close }
      from = close.upperBound
    }
    return nil
  }

  /// `[words](address)` is heard as its words.
  private static func withoutLinks(_ text: Substring) -> String {
    var left = text
    var plain = ""
    while let open = left.firstIndex(of: "[") {
      let inside = left[left.index(after: open)...]
      guard let middle = inside.firstRange(of: "]("),
        let close = inside[middle.upperBound...].firstIndex(of: ")"),
        !inside[..<middle.lowerBound].contains("[")
      else {
        plain += left[...open]
        left = inside
        continue
      }
      plain += left[..<open]
      plain += inside[..<middle.lowerBound]
      left = inside[inside.index(after: close)...]
    }
    return plain + left
  }
}
