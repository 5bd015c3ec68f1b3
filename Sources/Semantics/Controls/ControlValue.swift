/// How the values of controls are put into words, without the machine's locale.
public enum ControlValue {
  /// A share of 1 in whole per cent; nil for what is no number.
  ///
  ///     ControlValue.percent(0.384)     // 38%
  public static func percent(_ share: Double) -> Wording? {
    let rounded = (share * 100).rounded()
    // Beyond this no Double tells neighbouring integers apart.
    guard rounded.isFinite, abs(rounded) < 9e15 else { return nil }
    return .text("\(Int(rounded))%")
  }

  /// A number: whole where it is whole, else with at most two decimals.
  ///
  ///     ControlValue.number(14)         // 14
  ///     ControlValue.number(0.125)      // 0.13
  public static func number(_ number: Double) -> Wording? {
    let hundredths = (number * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 9e15 else { return nil }
    let count = Int(hundredths)
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return .text("\(sign)\(whole)") }
    let tenth = rest % 10 == 0
    let decimals = tenth ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return .text("\(sign)\(whole).\(decimals)")
  }

  /// What a slider says: the number in a stepped range other than 0…1, else per cent of its
  /// range (V16).
  ///
  ///     ControlValue.slider(14, in: 10...24, isStepped: true)       // 14
  ///     ControlValue.slider(0.384, in: 0...1, isStepped: false)     // 38%
  public static func slider(
    _ value: Double, in range: ClosedRange<Double>, isStepped: Bool
  ) -> Wording? {
    let length = range.upperBound - range.lowerBound
    if isStepped, range != 0...1 { return number(value) }
    guard length > 0 else { return percent(0) }
    return percent((value - range.lowerBound) / length)
  }

  /// What is heard of so many hidden characters.
  public static func bullets(_ count: Int) -> Wording? {
    count > 0 ? .text(String(repeating: "•", count: count)) : nil
  }
}
