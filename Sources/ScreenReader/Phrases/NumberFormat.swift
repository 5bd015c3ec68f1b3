/// How a language writes the whole numbers that the reader puts into its phrases.
///
///     English 1,234 · German 1.234 · Finnish 1 234, with a blank at which no line breaks
public struct NumberFormat: Hashable, Sendable {
  /// What stands between each three digits (CLDR 41, `group`).
  public let grouping: String

  /// The number as the language writes it.
  public func written(_ number: Int) -> String {
    let digits = String(number.magnitude)
    guard digits.count > 3 else { return number < 0 ? "-\(digits)" : digits }
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += grouping }
      text.append(digit)
    }
    return text
  }
}
