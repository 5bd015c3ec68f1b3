import EarshotLanguages
import Testing

/// The number a written one stands for.
private func quantity(_ number: String) -> Quantity {
  let digits = number.split(separator: ".").map(String.init)
  return Quantity(digits[0], digits.count > 1 ? digits[1] : "")
}

@Test(
  "Numbers are counted as CLDR counts them",
  arguments: [
    (PluralRule.oneAndOther, "one", ["1"]),
    (.oneAndOther, "other", ["0", "2", "21", "1.0", "1.5"]),
    (.bySize, "one", ["1"]), (.bySize, "few", ["2", "3", "4"]),
    (.bySize, "many", ["1.0", "1.5", "0.0", "2.25"]),
    (.bySize, "other", ["0", "5", "11", "12", "21", "22", "100", "102"]),
    (.byLastDigits, "one", ["1", "21", "31", "101", "1001"]),
    (.byLastDigits, "few", ["2", "3", "4", "22", "34", "102"]),
    (.byLastDigits, "many", ["0", "5", "11", "12", "14", "19", "20", "25", "100", "111", "112"]),
    (.byLastDigits, "other", ["1.5", "1.0", "21.0"]),
  ])
func categories(rule: PluralRule, category: String, numbers: [String]) {
  for number in numbers {
    #expect(rule.category(of: quantity(number)).rawValue == category, "\(number)")
  }
}

@Test("A negative number is counted like its size, the smallest of all too")
func negativeNumbers() {
  #expect(PluralRule.oneAndOther.category(of: Quantity(-1)) == .one)
  #expect(PluralRule.byLastDigits.category(of: Quantity(Int.min)) == .many)
}

@Test("A number longer than numbers can be keeps its last digits and is not small")
func endlessNumbers() {
  let long = String(repeating: "9", count: 60) + "000000000000000001"
  #expect(PluralRule.oneAndOther.category(of: Quantity(long)) == .other)
  #expect(PluralRule.bySize.category(of: Quantity(long)) == .other)
  #expect(PluralRule.byLastDigits.category(of: Quantity(long)) == .one)
}
