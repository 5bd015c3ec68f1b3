/// A number as far as grammar looks at it: its whole part and the digits behind the sign.
///
///     Quantity(3)          // "3 rows"
///     Quantity("1", "5")   // "1.5 rows"
public struct Quantity: Hashable, Sendable {
  /// The whole part without its sign; what is longer than a number can be keeps its last digits.
  public let whole: UInt
  /// The digits behind the decimal sign, as they are written: "50" of "2.50".
  public let fraction: String

  /// A whole number.
  public init(_ number: Int) {
    whole = number.magnitude
    fraction = ""
  }

  /// A number of written digits; what is not a digit counts as nothing.
  public init(_ whole: String, _ fraction: String = "") {
    // Grammar asks for the last two digits and for small numbers, so eighteen digits are enough,
    // as long as a big number does not become a small one.
    let digits = whole.filter { ("0"..."9").contains($0) }
    let end = UInt(digits.suffix(18)) ?? 0
    self.whole = digits.count > 18 ? 1_000_000_000_000_000_000 + end : end
    self.fraction = fraction.filter { ("0"..."9").contains($0) }
  }
}
