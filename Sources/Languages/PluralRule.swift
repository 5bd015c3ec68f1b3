/// The forms a counted word can take, by the names of CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// "1 row".
  case one
  /// Czech "2 řádky", Ukrainian "22 рядки".
  case few
  /// Ukrainian "5 рядків"; in Czech the form of decimals, "1,5 řádku".
  case many
  /// Everything else.
  case other
}

/// How a language chooses the form of a counted word, by the rules of CLDR for cardinals.
public enum PluralRule: Hashable, Sendable, CaseIterable {
  /// The whole number 1, and the rest: English, Finnish, Swedish, German.
  case oneAndOther
  /// 1, 2 to 4, decimals, and the rest: Czech.
  case bySize
  /// By the last digits, so that 21 is like 1 and 22 like 2, but 11 to 14 are not; decimals are
  /// a form of their own: Ukrainian.
  case byLastDigits

  /// The form for a number.
  public func category(of quantity: Quantity) -> PluralCategory {
    let isWhole = quantity.fraction.isEmpty
    let number = quantity.whole
    switch self {
    case .oneAndOther:
      return isWhole && number == 1 ? .one : .other
    case .bySize:
      guard isWhole else { return .many }
      return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .byLastDigits:
      guard isWhole else { return .other }
      if (11...14).contains(number % 100) { return .many }
      return number % 10 == 1 ? .one : (2...4).contains(number % 10) ? .few : .many
    }
  }
}
