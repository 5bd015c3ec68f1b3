/// How numbers are written.
enum JSONNumber {
  /// The shortest spelling that is read back as the same double; integers without ".0".
  ///
  /// Infinity and NaN, which JSON does not have, are spelled as JSON5 does; the writer asks first.
  static func text(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
    }
    // Minus zero is no integer's spelling: the sign would be lost.
    let isMinusZero = number == 0 && number.sign == .minus
    if !isMinusZero, abs(number) <= 0x1p53, let integer = Int(exactly: number) {
      return String(integer)
    }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
