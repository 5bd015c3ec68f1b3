extension Parser {
  /// Reads the number whose sign, digit or point is at hand.
  mutating func scanNumber() throws(Failure) -> Double {
    let start = position
    var isNegative = false
    if byte == ASCII.plus || byte == ASCII.minus {
      isNegative = byte == ASCII.minus
      position += 1
    }
    let isWritten = ASCII.isLetter(byte)
    guard let magnitude = try scanMagnitude(), !isAtWord else {
      throw Failure(fact: .malformedNumber(excerpt(from: start)), offset: start)
    }
    guard magnitude.isFinite || isWritten else {
      throw Failure(fact: .numberOutOfRange(excerpt(from: start)), offset: start)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Whether what follows would belong to the number, so that there is none.
  private var isAtWord: Bool {
    ASCII.isWord(byte) || byte == ASCII.point
  }

  /// Reads what follows the sign; nil if it is no number.
  private mutating func scanMagnitude() throws(Failure) -> Double? {
    switch byte {
    case ASCII.zero where position + 1 < bytes.count && bytes[position + 1] | 0x20 == 0x78:
      return scanHexadecimal()
    case ASCII.zero...ASCII.nine, ASCII.point:
      return scanDecimal()
    case UInt8(ascii: "I"), UInt8(ascii: "N"):
      guard case .number(let number) = try scanWord() else { return nil }
      return number
    // Only a sign stands before anything else.
    default:
      guard position < bytes.count else { throw unexpected(.value) }
      return nil
    }
  }

  private mutating func scanHexadecimal() -> Double? {
    position += 2
    let start = position
    var value: UInt64 = 0
    while let digit = ASCII.hexValue(byte) {
      value = value &<< 4 | UInt64(digit)
      position += 1
    }
    let count = position - start
    guard count > 0 else { return nil }
    // Thirteen digits are 52 bits, so exact; more are rounded once, by the standard library.
    return count <= 13 ? Double(value) : Double("0x" + text(start..<position))
  }

  private mutating func scanDecimal() -> Double? {
    var decimal = Decimal()
    let whole = scanDigits(into: &decimal)
    // A leading zero would be an octal number to some readers and a decimal one to others.
    if whole.count > 1, bytes[whole.lowerBound] == ASCII.zero { return nil }
    var fraction = position..<position
    if byte == ASCII.point {
      position += 1
      fraction = scanDigits(into: &decimal)
      decimal.exponent = -fraction.count
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = position..<position
    if byte | 0x20 == UInt8(ascii: "e") {
      guard let scanned = scanExponent(into: &decimal) else { return nil }
      exponent = scanned
    }
    if let exact = decimal.exactValue { return exact }
    // The same number in the plainest spelling: digits on both sides of the point.
    return Double(
      (whole.isEmpty ? "0" : text(whole)) + "." + (fraction.isEmpty ? "0" : text(fraction))
        + (exponent.isEmpty ? "" : "e" + text(exponent)))
  }

  private mutating func scanDigits(into decimal: inout Decimal) -> Range<Int> {
    let start = position
    while ASCII.isDigit(byte) {
      decimal.append(byte &- ASCII.zero)
      position += 1
    }
    return start..<position
  }

  /// Reads the sign and digits after the `e` at hand; nil if there are no digits.
  private mutating func scanExponent(into decimal: inout Decimal) -> Range<Int>? {
    position += 1
    let start = position
    let isNegative = byte == ASCII.minus
    if isNegative || byte == ASCII.plus { position += 1 }
    let digits = position
    var exponent = 0
    while ASCII.isDigit(byte) {
      // Far beyond every double is far enough.
      exponent = min(exponent * 10 + Int(byte &- ASCII.zero), 100_000)
      position += 1
    }
    guard position > digits else { return nil }
    decimal.exponent += isNegative ? -exponent : exponent
    return start..<position
  }
}

/// A decimal number as it is read: digits and a power of ten.
private struct Decimal {
  private var digits: UInt64 = 0
  private var count = 0
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    digits = digits &* 10 &+ UInt64(digit)
    // Zeros before the first digit that counts say nothing.
    if digits != 0 || count > 0 { count += 1 }
  }

  /// The value, if one rounding gives it: up to 15 digits and a power that a double holds exactly.
  var exactValue: Double? {
    guard count <= 15 else { return nil }
    let value = Double(digits)
    guard digits != 0, exponent != 0 else { return value }
    guard abs(exponent) < Self.powers.count else { return nil }
    return exponent < 0 ? value / Self.powers[-exponent] : value * Self.powers[exponent]
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
