/// Numbers as a language writes them, without the machine's locale.
enum NumberWords {
  /// A whole number, its thousands apart.
  static func whole(_ number: Int64, in locale: Locale) -> String {
    let digits = String(number.magnitude)
    let marks = Marks(locale)
    let grouped = grouped(digits, marks)
    return number < 0 ? "-" + grouped : grouped
  }

  /// A number with decimals.
  static func decimal(_ number: Double, places: Int, in locale: Locale) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let marks = Marks(locale)
    let text = String(format: "%.\(min(max(places, 0), 15))f", abs(number))
    let pieces = text.split(separator: ".", maxSplits: 1)
    var words = grouped(String(pieces.first ?? "0"), marks)
    if pieces.count > 1 { words += marks.decimal + pieces[1] }
    return number < 0 ? "-" + words : words
  }

  private static func grouped(_ digits: String, _ marks: Marks) -> String {
    guard digits.count >= marks.fewestDigits else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return groups.joined(separator: marks.group)
  }

  /// The marks of a language, by CLDR.
  private struct Marks {
    var decimal = "."
    var group = ","
    /// From how many digits on thousands stand apart.
    var fewestDigits = 4

    init(_ locale: Locale) {
      switch locale.language.languageCode?.identifier {
      case "fi", "sv", "cs", "uk":
        decimal = ","
        group = "\u{a0}"
      case "de":
        decimal = ","
        group = "."
      default: break
      }
    }
  }
}
