/// A value in percent as an app writes it: "50%", "50 %".
struct Percentage: Hashable {
  /// The number, 0 to 100.
  let number: Int
  /// What stands after the number.
  let unit: String

  /// Reads a value; nil if it is none in whole percent.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text[digits.endIndex...]
    guard let number = Int(digits), (0...100).contains(number),
      unit.last == "%", unit.dropLast().allSatisfy(\.isWhitespace)
    else { return nil }
    self.number = number
    self.unit = String(unit)
  }

  private init(number: Int, unit: String) {
    self.number = number
    self.unit = unit
  }

  /// The value so much further, never past an end.
  func moved(by step: Int) -> Percentage {
    Percentage(number: min(100, max(0, number + step)), unit: unit)
  }

  /// The value as the app would write it.
  var text: String { "\(number)\(unit)" }
}
