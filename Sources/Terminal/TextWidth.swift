import EarshotJSON

/// How many columns of a terminal a text takes, and texts that take so many.
package enum TextWidth {
  /// The columns of a text that is safe on a terminal.
  package static func of(_ text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// The columns of one character: two for pictures and the letters of East Asia, none for what is
  /// written over another.
  static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: continue
      default: width = max(width, isWide(scalar) ? 2 : 1)
      }
    }
    // A sign that is drawn as a picture is as wide as one.
    return character.unicodeScalars.contains("\u{FE0F}") ? max(width, 2) : width
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The beginning of a text in so many columns, with "…" where something is left out.
  package static func fitted(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    var fitted = ""
    var used = 0
    for character in text {
      let width = width(of: character)
      guard used + width < columns else { break }
      fitted.append(character)
      used += width
    }
    return fitted + "…"
  }

  /// The end of a text in so many columns, with "…" where something is left out.
  package static func fittedEnd(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    var kept: [Character] = []
    var used = 0
    for character in text.reversed() {
      let width = width(of: character)
      guard used + width < columns else { break }
      kept.append(character)
      used += width
    }
    return "…" + String(kept.reversed())
  }

  /// A text in lines of so many columns, broken between words where that is possible; the last of
  /// too many lines ends with "…".
  package static func wrapped(_ text: String, to columns: Int, lines limit: Int) -> [String] {
    guard columns > 0, limit > 0 else { return [] }
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      if lines.count == limit - 1 {
        lines.append(fitted(String(rest), to: columns))
        return lines
      }
      let line = firstLine(of: rest, columns)
      lines.append(String(line).trimmingEnd)
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    return lines.isEmpty ? [""] : lines
  }

  private static func firstLine(of text: Substring, _ columns: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    var blank: Substring.Index?
    while end < text.endIndex {
      let character = text[end]
      used += width(of: character)
      if used > columns {
        if character == " " { return text[..<end] }
        // At least one character a line, however wide it is.
        return text[..<(blank ?? max(end, text.index(after: text.startIndex)))]
      }
      end = text.index(after: end)
      if character == " " { blank = end }
    }
    return text
  }
}

extension String {
  /// The text as it may be shown, whatever an app put into it.
  var shown: String { escapedForTerminal(self) }

  /// The text without blanks at its end.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
