import EarshotLanguages

extension SpeechWords {
  /// Czech.
  ///
  /// Days are in the genitive, as dates are read.
  static let czech = SpeechWords(
    data: .czech, plural: .bySize,
    minus: "mínus",
    plus: "plus",
    plusMinus: "plus minus",
    times: "krát",
    dividedBy: "děleno",
    equals: "rovná se",
    and: "a",
    at: "zavináč",
    slash: "lomeno",
    to: "až",
    number: "číslo",
    hashtag: "hashtag",
    squared: "na druhou",
    cubed: "na třetí",
    attachment: "příloha",
    zero: "nula",
    decimal: nil,
    fullHour: "{h} nula nula",
    fewMinutes: "{h} nula {m}",
    minutes: "{h} {m}",
    beforeTimes: ["v", "ve", "do", "od"],
    fractions: [
      "½": "jedna polovina", "⅓": "jedna třetina", "⅔": "dvě třetiny", "¼": "jedna čtvrtina",
      "¾": "tři čtvrtiny",
    ],
    days: [
      "prvního", "druhého", "třetího", "čtvrtého", "pátého", "šestého", "sedmého", "osmého",
      "devátého", "desátého", "jedenáctého", "dvanáctého", "třináctého", "čtrnáctého", "patnáctého",
      "šestnáctého", "sedmnáctého", "osmnáctého", "devatenáctého", "dvacátého", "dvacátého prvního",
      "dvacátého druhého", "dvacátého třetího", "dvacátého čtvrtého", "dvacátého pátého",
      "dvacátého šestého", "dvacátého sedmého", "dvacátého osmého", "dvacátého devátého",
      "třicátého", "třicátého prvního",
    ],
    ordinals: [
      "první", "druhý", "třetí", "čtvrtý", "pátý", "šestý", "sedmý", "osmý", "devátý", "desátý",
      "jedenáctý", "dvanáctý",
    ],
    money: [
      "$": MoneyWords(
        whole: CountedWords("dolar", "dolary", "dolaru", "dolarů"),
        part: CountedWords("cent", "centy", "centu", "centů")),
      "£": MoneyWords(
        whole: CountedWords("libra", "libry", "libry", "liber"),
        part: CountedWords("pence", "pence", "pence", "pencí")),
      "kr": MoneyWords(whole: CountedWords("koruna", "koruny", "koruny", "korun"), part: nil),
      "Kč": MoneyWords(
        whole: CountedWords("koruna", "koruny", "koruny", "korun"),
        part: CountedWords("haléř", "haléře", "haléře", "haléřů")),
    ],
    cents: [
      "USD": CountedWords("cent", "centy", "centu", "centů"),
      "EUR": CountedWords("cent", "centy", "centu", "centů"),
      "AUD": CountedWords("cent", "centy", "centu", "centů"),
      "CAD": CountedWords("cent", "centy", "centu", "centů"),
      "GBP": CountedWords("pence", "pence", "pence", "pencí"),
      "CZK": CountedWords("haléř", "haléře", "haléře", "haléřů"),
    ],
    units: ["hod": "hour", "hod.": "hour", "sek": "second", "sek.": "second", "týd.": "week"])
}
