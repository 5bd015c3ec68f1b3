/// Words that change with the number in them: "Spans 1 row", "Spans 2 rows".
///
/// Each case is one way of counting whole numbers and asks for all the forms of that way, so a
/// language cannot leave one out.
public enum CountedPhrase: Hashable, Sendable {
  /// One and the rest: English, Finnish, Swedish, German.
  case oneAndOther(one: PhrasePattern, other: PhrasePattern)
  /// One, two to four, and the rest: Czech.
  case oneFewMany(one: PhrasePattern, few: PhrasePattern, many: PhrasePattern)
  /// By the last digits, so that 21 is like 1 and 22 like 2, but 11 to 14 are not: Ukrainian.
  case byLastDigits(one: PhrasePattern, few: PhrasePattern, many: PhrasePattern)

  /// The words for a number.
  public func filled(_ count: Int) -> Phrase { form(of: count).filled(count) }

  /// Every form, from one upwards.
  public var forms: [PhrasePattern] {
    switch self {
    case .oneAndOther(let one, let other): [one, other]
    case .oneFewMany(let one, let few, let many), .byLastDigits(let one, let few, let many):
      [one, few, many]
    }
  }

  private func form(of count: Int) -> PhrasePattern {
    let size = count.magnitude
    switch self {
    case .oneAndOther(let one, let other):
      return size == 1 ? one : other
    case .oneFewMany(let one, let few, let many):
      return size == 1 ? one : (2...4).contains(size) ? few : many
    case .byLastDigits(let one, let few, let many):
      if (11...14).contains(size % 100) { return many }
      return size % 10 == 1 ? one : (2...4).contains(size % 10) ? few : many
    }
  }
}
