import EarshotLanguages

/// The words for signs and numbers that CLDR has no natural words for, in one language.
///
/// A language is one file, `Preparation/Words/NAME.swift`. Nothing has a default.
struct SpeechWords: Sendable {
  /// What CLDR says in this language.
  let data: CLDRData
  /// How the language counts.
  let plural: PluralRule
  let minus: String
  let plus: String
  let plusMinus: String
  let times: String
  let dividedBy: String
  let equals: String
  let and: String
  let at: String
  /// "3/4", "and/or".
  let slash: String
  /// "9–17".
  let to: String
  /// "#5", "№ 5".
  let number: String
  /// "#soup".
  let hashtag: String
  let squared: String
  let cubed: String
  /// U+FFFC: something that is in the text and is no text.
  let attachment: String
  /// The zero of "14:05".
  let zero: String
  /// The word between a number and its decimals, where the synthesiser has none of its own.
  let decimal: String?
  /// The time at the full hour, with `{h}`.
  let fullHour: String
  /// The time with one digit of minutes that is not 0, with `{h}` and `{m}`.
  let fewMinutes: String
  /// The time with two digits of minutes.
  let minutes: String
  /// Words after which "14.05" is a time.
  let beforeTimes: Set<String>
  /// What ½, ⅓, ⅔, ¼, ¾ are called.
  let fractions: [Character: String]
  /// What 1st to 31st are called in a date.
  let days: [String]
  /// What 1st to 12th are called before a word, where a full stop makes an ordinal and the next
  /// word is not written with a capital.
  let ordinals: [String]
  /// The currencies by the signs prices have.
  let money: [String: MoneyWords]
  /// The hundredth parts of the currencies by their codes.
  let cents: [String: CountedWords]
  /// Units as this language abbreviates them, by their names in CLDR.
  let units: [String: String]
}

/// A currency and its hundredth part.
struct MoneyWords: Sendable {
  let whole: CountedWords
  let part: CountedWords?
}

extension SpeechWords {
  /// Every language there are words for.
  static let all: [SpeechWords] = [.english, .finnish, .swedish, .german, .czech, .ukrainian]

  /// The words of a language, whatever the country; nil if there are none.
  static func of(_ tag: String) -> SpeechWords? {
    all.first { LanguageTag.isSame($0.data.language, tag) }
  }

  /// The word of a number's form.
  func form(_ words: CountedWords, of quantity: Quantity) -> String {
    words.form(of: plural.category(of: quantity))
  }
}
