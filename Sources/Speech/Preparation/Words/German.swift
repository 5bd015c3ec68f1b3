import EarshotLanguages

extension SpeechWords {
  /// German.
  ///
  /// Days are in the nominative; "hoch zwei" stands for a small 2.
  static let german = SpeechWords(
    data: .german, plural: .oneAndOther,
    minus: "minus",
    plus: "plus",
    plusMinus: "plus minus",
    times: "mal",
    dividedBy: "geteilt durch",
    equals: "gleich",
    and: "und",
    at: "at",
    slash: "Schrägstrich",
    to: "bis",
    number: "Nummer",
    hashtag: "Hashtag",
    squared: "hoch zwei",
    cubed: "hoch drei",
    attachment: "Anhang",
    zero: "null",
    decimal: nil,
    fullHour: "{h} Uhr",
    fewMinutes: "{h} Uhr {m}",
    minutes: "{h} Uhr {m}",
    beforeTimes: ["um"],
    fractions: [
      "½": "ein halb", "⅓": "ein Drittel", "⅔": "zwei Drittel", "¼": "ein Viertel",
      "¾": "drei Viertel",
    ],
    days: [
      "erster", "zweiter", "dritter", "vierter", "fünfter", "sechster", "siebter", "achter",
      "neunter", "zehnter", "elfter", "zwölfter", "dreizehnter", "vierzehnter", "fünfzehnter",
      "sechzehnter", "siebzehnter", "achtzehnter", "neunzehnter", "zwanzigster",
      "einundzwanzigster", "zweiundzwanzigster", "dreiundzwanzigster", "vierundzwanzigster",
      "fünfundzwanzigster", "sechsundzwanzigster", "siebenundzwanzigster", "achtundzwanzigster",
      "neunundzwanzigster", "dreißigster", "einunddreißigster",
    ],
    ordinals: [],
    money: [
      "$": MoneyWords(whole: CountedWords("Dollar", "Dollar"), part: CountedWords("Cent", "Cent")),
      "£": MoneyWords(whole: CountedWords("Pfund", "Pfund"), part: CountedWords("Penny", "Pence")),
      "kr": MoneyWords(whole: CountedWords("Krone", "Kronen"), part: nil),
    ],
    cents: [
      "USD": CountedWords("Cent", "Cent"),
      "EUR": CountedWords("Cent", "Cent"),
      "AUD": CountedWords("Cent", "Cent"),
      "CAD": CountedWords("Cent", "Cent"),
      "GBP": CountedWords("Penny", "Pence"),
      "CHF": CountedWords("Rappen", "Rappen"),
    ],
    units: [
      "Min.": "minute", "Min": "minute", "Std.": "hour", "Std": "hour", "Sek.": "second",
      "Sek": "second", "Mon.": "month",
    ])
}
