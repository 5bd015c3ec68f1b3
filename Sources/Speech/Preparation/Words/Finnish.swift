import EarshotLanguages

extension SpeechWords {
  /// Finnish.
  ///
  /// The slash of a position is "kautta", as in what the reader itself says.
  static let finnish = SpeechWords(
    data: .finnish, plural: .oneAndOther,
    minus: "miinus",
    plus: "plus",
    plusMinus: "plus miinus",
    times: "kertaa",
    dividedBy: "jaettuna",
    equals: "on yhtä kuin",
    and: "ja",
    at: "ät",
    slash: "kautta",
    to: "viiva",
    number: "numero",
    hashtag: "aihetunniste",
    squared: "toiseen",
    cubed: "kolmanteen",
    attachment: "liite",
    zero: "nolla",
    decimal: nil,
    fullHour: "{h} nolla nolla",
    fewMinutes: "{h} nolla {m}",
    minutes: "{h} {m}",
    beforeTimes: ["klo", "kello", "kello:"],
    fractions: [
      "½": "yksi kahdesosa", "⅓": "yksi kolmasosa", "⅔": "kaksi kolmasosaa", "¼": "yksi neljäsosa",
      "¾": "kolme neljäsosaa",
    ],
    days: [
      "ensimmäinen", "toinen", "kolmas", "neljäs", "viides", "kuudes", "seitsemäs", "kahdeksas",
      "yhdeksäs", "kymmenes", "yhdestoista", "kahdestoista", "kolmastoista", "neljästoista",
      "viidestoista", "kuudestoista", "seitsemästoista", "kahdeksastoista", "yhdeksästoista",
      "kahdeskymmenes", "kahdeskymmenesensimmäinen", "kahdeskymmenestoinen", "kahdeskymmeneskolmas",
      "kahdeskymmenesneljäs", "kahdeskymmenesviides", "kahdeskymmeneskuudes",
      "kahdeskymmenesseitsemäs", "kahdeskymmeneskahdeksas", "kahdeskymmenesyhdeksäs",
      "kolmaskymmenes", "kolmaskymmenesensimmäinen",
    ],
    ordinals: [
      "ensimmäinen", "toinen", "kolmas", "neljäs", "viides", "kuudes", "seitsemäs", "kahdeksas",
      "yhdeksäs", "kymmenes", "yhdestoista", "kahdestoista",
    ],
    money: [
      "$": MoneyWords(
        whole: CountedWords("dollari", "dollaria"), part: CountedWords("sentti", "senttiä")),
      "£": MoneyWords(
        whole: CountedWords("punta", "puntaa"), part: CountedWords("penny", "pennyä")),
      "kr": MoneyWords(whole: CountedWords("kruunu", "kruunua"), part: nil),
    ],
    cents: [
      "USD": CountedWords("sentti", "senttiä"),
      "EUR": CountedWords("sentti", "senttiä"),
      "AUD": CountedWords("sentti", "senttiä"),
      "CAD": CountedWords("sentti", "senttiä"),
      "GBP": CountedWords("penny", "pennyä"),
    ],
    units: [
      "t": "hour", "tuntia": "hour", "vrk": "day", "pv": "day", "vko": "week", "vk": "week",
      "kk": "month", "v": "year", "sek": "second",
    ])
}
