import EarshotLanguages

extension SpeechWords {
  /// English.
  ///
  /// Years and ordinals such as "1st" are read by the synthesiser.
  static let english = SpeechWords(
    data: .english, plural: .oneAndOther,
    minus: "minus",
    plus: "plus",
    plusMinus: "plus or minus",
    times: "times",
    dividedBy: "divided by",
    equals: "equals",
    and: "and",
    at: "at",
    slash: "slash",
    to: "to",
    number: "number",
    hashtag: "hashtag",
    squared: "squared",
    cubed: "cubed",
    attachment: "attachment",
    zero: "zero",
    decimal: nil,
    fullHour: "{h} o'clock",
    fewMinutes: "{h} oh {m}",
    minutes: "{h} {m}",
    beforeTimes: [],
    fractions: [
      "½": "one half", "⅓": "one third", "⅔": "two thirds", "¼": "one quarter",
      "¾": "three quarters",
    ],
    days: [
      "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th", "12th", "13th",
      "14th", "15th", "16th", "17th", "18th", "19th", "20th", "21st", "22nd", "23rd", "24th",
      "25th", "26th", "27th", "28th", "29th", "30th", "31st",
    ],
    ordinals: [],
    money: [
      "$": MoneyWords(
        whole: CountedWords("dollar", "dollars"), part: CountedWords("cent", "cents")),
      "£": MoneyWords(whole: CountedWords("pound", "pounds"), part: CountedWords("penny", "pence")),
      "kr": MoneyWords(whole: CountedWords("krona", "kronor"), part: nil),
    ],
    cents: [
      "USD": CountedWords("cent", "cents"),
      "EUR": CountedWords("cent", "cents"),
      "AUD": CountedWords("cent", "cents"),
      "CAD": CountedWords("cent", "cents"),
      "GBP": CountedWords("penny", "pence"),
    ],
    units: [
      "min.": "minute", "mins": "minute", "hr": "hour", "hrs": "hour", "sec": "second",
      "secs": "second", "yr": "year", "yrs": "year", "wk": "week", "wks": "week", "mi": "mile",
      "ft": "foot", "yd": "yard", "lb": "pound", "lbs": "pound", "oz": "ounce",
      "mph": "mile-per-hour",
    ])
}
