import EarshotLanguages

extension SpeechWords {
  /// Swedish.
  ///
  /// The synthesiser reads a decimal comma as a full stop, so the word is written out.
  static let swedish = SpeechWords(
    data: .swedish, plural: .oneAndOther,
    minus: "minus",
    plus: "plus",
    plusMinus: "plus minus",
    times: "gånger",
    dividedBy: "delat med",
    equals: "är lika med",
    and: "och",
    at: "snabel-a",
    slash: "snedstreck",
    to: "till",
    number: "nummer",
    hashtag: "hashtagg",
    squared: "i kvadrat",
    cubed: "i kubik",
    attachment: "bilaga",
    zero: "noll",
    decimal: "komma",
    fullHour: "{h} noll noll",
    fewMinutes: "{h} noll {m}",
    minutes: "{h} {m}",
    beforeTimes: ["kl", "kl.", "klockan"],
    fractions: [
      "½": "en halv", "⅓": "en tredjedel", "⅔": "två tredjedelar", "¼": "en fjärdedel",
      "¾": "tre fjärdedelar",
    ],
    days: [
      "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde",
      "tionde", "elfte", "tolfte", "trettonde", "fjortonde", "femtonde", "sextonde", "sjuttonde",
      "artonde", "nittonde", "tjugonde", "tjugoförsta", "tjugoandra", "tjugotredje", "tjugofjärde",
      "tjugofemte", "tjugosjätte", "tjugosjunde", "tjugoåttonde", "tjugonionde", "trettionde",
      "trettioförsta",
    ],
    ordinals: [],
    money: [
      "$": MoneyWords(whole: CountedWords("dollar", "dollar"), part: CountedWords("cent", "cent")),
      "£": MoneyWords(whole: CountedWords("pund", "pund"), part: CountedWords("penny", "pence")),
      "kr": MoneyWords(whole: CountedWords("krona", "kronor"), part: CountedWords("öre", "öre")),
    ],
    cents: [
      "USD": CountedWords("cent", "cent"),
      "EUR": CountedWords("cent", "cent"),
      "AUD": CountedWords("cent", "cent"),
      "CAD": CountedWords("cent", "cent"),
      "GBP": CountedWords("penny", "pence"),
      "SEK": CountedWords("öre", "öre"),
      "NOK": CountedWords("öre", "öre"),
      "DKK": CountedWords("öre", "öre"),
    ],
    units: [
      "tim": "hour", "tim.": "hour", "sek": "second", "dygn": "day", "mån": "month", "v": "week",
    ])
}
