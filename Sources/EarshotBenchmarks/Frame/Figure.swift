/// One line of the table: what, the figure, what it must stay under, and whether it does.
struct Figure {
  /// What the figure is known by from run to run: "describe.tenfold".
  var id: String
  /// What it is, for the reader of the table.
  var name: String
  /// The figure.
  var value: Double
  /// Its unit: "s", "ms", "MB", "/s", "×" for a ratio, "" for a growth exponent.
  var unit: String
  /// What it must not pass; nil where nothing is promised.
  var limit: Double?
  /// Whether the limit is a floor instead of a ceiling.
  var isFloor = false

  /// The topic it belongs to.
  var topic: Substring { id.prefix { $0 != "." } }

  /// Whether the limit holds; nil without one.
  var holds: Bool? { limit.map { isFloor ? value >= $0 : value <= $0 } }

  /// The line of the table, in columns.
  var line: String {
    let figure = Columns.right(Self.short(value), 9) + " " + Columns.left(unit, 3)
    let start = "\(Columns.left(name, 62))\(figure)"
    guard let limit, let holds else { return Columns.trimmed(start) }
    return "\(start) \(isFloor ? "≥" : "≤") \(Columns.left(Self.short(limit), 8))"
      + (holds ? "holds" : "MISSED")
  }

  /// A number with as many digits as mean something.
  static func short(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    if abs(value) >= 100 { return "\(Int(clamping: value.rounded()))" }
    let scale: Double = abs(value) < 0.1 ? 10_000 : 100
    return "\((value * scale).rounded() / scale)"
  }
}

extension Int {
  /// The nearest whole number there is.
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value) ?? (value < 0 ? .min : .max)
  }
}

/// Texts of a width.
enum Columns {
  /// A text with blanks after it.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with blanks before it.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A text without blanks at its end.
  static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
