import EarshotLanguages

extension SpeechWords {
  /// Ukrainian.
  ///
  /// Numbers of dates are neuter ("дванадцяте травня").
  static let ukrainian = SpeechWords(
    data: .ukrainian, plural: .byLastDigits,
    minus: "мінус",
    plus: "плюс",
    plusMinus: "плюс-мінус",
    times: "помножити на",
    dividedBy: "поділити на",
    equals: "дорівнює",
    and: "і",
    at: "ет",
    slash: "дріб",
    to: "до",
    number: "номер",
    hashtag: "хештег",
    squared: "у квадраті",
    cubed: "у кубі",
    attachment: "вкладення",
    zero: "нуль",
    decimal: nil,
    fullHour: "{h} нуль нуль",
    fewMinutes: "{h} нуль {m}",
    minutes: "{h} {m}",
    beforeTimes: ["о", "об", "до"],
    fractions: [
      "½": "одна друга", "⅓": "одна третя", "⅔": "дві третіх", "¼": "одна четверта",
      "¾": "три четвертих",
    ],
    days: [
      "перше", "друге", "третє", "четверте", "п'яте", "шосте", "сьоме", "восьме", "дев'яте",
      "десяте", "одинадцяте", "дванадцяте", "тринадцяте", "чотирнадцяте", "п'ятнадцяте",
      "шістнадцяте", "сімнадцяте", "вісімнадцяте", "дев'ятнадцяте", "двадцяте", "двадцять перше",
      "двадцять друге", "двадцять третє", "двадцять четверте", "двадцять п'яте", "двадцять шосте",
      "двадцять сьоме", "двадцять восьме", "двадцять дев'яте", "тридцяте", "тридцять перше",
    ],
    ordinals: [],
    money: [
      "$": MoneyWords(
        whole: CountedWords("долар", "долари", "доларів", "долара"),
        part: CountedWords("цент", "центи", "центів", "цента")),
      "£": MoneyWords(
        whole: CountedWords("фунт", "фунти", "фунтів", "фунта"),
        part: CountedWords("пенс", "пенси", "пенсів", "пенса")),
      "kr": MoneyWords(whole: CountedWords("крона", "крони", "крон", "крони"), part: nil),
      "₴": MoneyWords(
        whole: CountedWords("гривня", "гривні", "гривень", "гривні"),
        part: CountedWords("копійка", "копійки", "копійок", "копійки")),
      "грн": MoneyWords(
        whole: CountedWords("гривня", "гривні", "гривень", "гривні"),
        part: CountedWords("копійка", "копійки", "копійок", "копійки")),
    ],
    cents: [
      "USD": CountedWords("цент", "центи", "центів", "цента"),
      "EUR": CountedWords("цент", "центи", "центів", "цента"),
      "AUD": CountedWords("цент", "центи", "центів", "цента"),
      "CAD": CountedWords("цент", "центи", "центів", "цента"),
      "GBP": CountedWords("пенс", "пенси", "пенсів", "пенса"),
      "UAH": CountedWords("копійка", "копійки", "копійок", "копійки"),
    ],
    units: [
      "мм": "millimeter", "см": "centimeter", "м": "meter", "км": "kilometer", "мг": "milligram",
      "г": "gram", "кг": "kilogram", "т": "metric-ton", "мл": "milliliter", "л": "liter",
      "мс": "millisecond", "с": "second", "сек": "second", "хв": "minute", "хв.": "minute",
      "год": "hour", "год.": "hour", "дн": "day", "дн.": "day", "тиж.": "week",
      "км/год": "kilometer-per-hour", "м/с": "meter-per-second", "м²": "square-meter",
      "м³": "cubic-meter", "км²": "square-kilometer", "га": "hectare", "Вт": "watt",
      "кВт": "kilowatt", "ккал": "kilocalorie", "кДж": "kilojoule", "Б": "byte", "КБ": "kilobyte",
      "МБ": "megabyte", "ГБ": "gigabyte", "ТБ": "terabyte", "Гц": "hertz", "кГц": "kilohertz",
      "МГц": "megahertz", "ГГц": "gigahertz", "В": "volt",
    ])
}
