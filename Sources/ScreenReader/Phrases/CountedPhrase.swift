public import EarshotLanguages

/// Words that change with the number in them: "Spans 1 row", "Spans 2 rows".
///
/// Each case is one way of counting and asks for all the forms of that way (the categories of
/// CLDR), so a language cannot leave one out.
public enum CountedPhrase: Hashable, Sendable {
  /// One and the rest: English, Finnish, Swedish, German.
  case oneAndOther(one: PhrasePattern, other: PhrasePattern)
  /// One, two to four, decimals, and the rest: Czech.
  case bySize(
    one: PhrasePattern, few: PhrasePattern, many: PhrasePattern, other: PhrasePattern)
  /// By the last digits, so that 21 is like 1 and 22 like 2, but 11 to 14 are not; and decimals:
  /// Ukrainian.
  case byLastDigits(
    one: PhrasePattern, few: PhrasePattern, many: PhrasePattern, other: PhrasePattern)

  /// The words for a whole number.
  public func filled(_ count: Int) -> Phrase { form(of: Quantity(count)).filled(count) }

  /// The words for a number that is written in the language's own way: "1,5".
  public func filled(_ quantity: Quantity, written: String) -> Phrase {
    form(of: quantity).filled(written)
  }

  /// Every form with its category.
  public var forms: [(category: PluralCategory, pattern: PhrasePattern)] {
    switch self {
    case .oneAndOther(let one, let other): [(.one, one), (.other, other)]
    case .bySize(let one, let few, let many, let other),
      .byLastDigits(let one, let few, let many, let other):
      [(.one, one), (.few, few), (.many, many), (.other, other)]
    }
  }

  /// How the numbers are told apart.
  public var rule: PluralRule {
    switch self {
    case .oneAndOther: .oneAndOther
    case .bySize: .bySize
    case .byLastDigits: .byLastDigits
    }
  }

  private func form(of quantity: Quantity) -> PhrasePattern {
    switch self {
    case .oneAndOther(let one, let other):
      return rule.category(of: quantity) == .one ? one : other
    case .bySize(let one, let few, let many, let other),
      .byLastDigits(let one, let few, let many, let other):
      return switch rule.category(of: quantity) {
      case .one: one
      case .few: few
      case .many: many
      case .other: other
      }
    }
  }
}
