/// Text of an input inside one of our messages: in quotes, shortened, harmless on a terminal.
enum Quotation {
  /// How many Unicode scalars are shown before the ellipsis.
  static let limit = 40

  /// The text in single quotes, or in double quotes if it holds a single one.
  static func quoted(_ text: String) -> String {
    let mark = text.unicodeScalars.contains("'") ? "\"" : "'"
    return mark + escapedForTerminal(shortened(text)) + mark
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
