/// The text with everything visible that could play tricks on a terminal.
///
/// Control characters (C0, DEL, C1), bidirectional marks, overrides and isolates, line and paragraph
/// separators and the byte order mark are shown as `\u{202E}`; tab and line ends as `\t`, `\n`,
/// `\r`. Everything else, a backslash too, stays as it is.
///
/// - Parameter keepsNewlines: Whether a line feed stays a line feed.
public func escapedForTerminal(_ text: String, keepsNewlines: Bool = false) -> String {
  guard text.unicodeScalars.contains(where: { $0.isUnsafeOnTerminal }) else { return text }
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    guard scalar.isUnsafeOnTerminal, !(scalar == "\n" && keepsNewlines) else {
      shown.append(scalar)
      continue
    }
    switch scalar {
    case "\n": shown.append(contentsOf: "\\n".unicodeScalars)
    case "\r": shown.append(contentsOf: "\\r".unicodeScalars)
    case "\t": shown.append(contentsOf: "\\t".unicodeScalars)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      shown.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
    }
  }
  return String(shown)
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor, changes the order of text, or hides.
  var isUnsafeOnTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F,  // C0, DEL, C1
      0x061C, 0x200E, 0x200F,  // marks of direction
      0x2028...0x202E,  // separators, embeddings and overrides
      0x2066...0x2069,  // isolates
      0xFEFF:  // byte order mark
      true
    default:
      false
    }
  }
}
