import EarshotLanguages

extension Preparation {
  /// Speaks a price: "12 dollars 40 cents".
  mutating func speak(
    price number: WrittenNumber, _ money: MoneyWords, from start: Int, to end: Int,
    _ words: SpeechWords
  ) {
    place = end
    let range = start..<end
    // "$5M": the letters belong to the number.
    let letters = run(from: number.end) { $0.isLetter }
    if end == number.end, !letters.isEmpty {
      say(spoken(number, words) + text(letters), start..<letters.upperBound)
      say(money.whole.form(of: .other), start..<letters.upperBound)
      place = letters.upperBound
      return
    }
    let isHundredth = number.fraction.count == 2 || number.fraction.isEmpty
    guard isHundredth, let part = money.part else {
      // Without hundredths of its own it has no decimals where there are none to speak of.
      let isWhole = number.fraction.allSatisfy { $0 == "0" }
      var plain = number
      if isWhole { plain.fraction = "" }
      say(spoken(plain, words) + " " + words.form(money.whole, of: plain.quantity), range)
      return
    }
    let hundredths = Int(number.fraction) ?? 0
    var spokenWords: [String] = []
    if hundredths == 0 || number.whole.contains(where: { $0 != "0" }) {
      let whole = WrittenNumber(whole: number.whole, end: number.end)
      spokenWords.append(spoken(whole, words) + " " + words.form(money.whole, of: whole.quantity))
    }
    if hundredths > 0 {
      spokenWords.append("\(hundredths) " + words.form(part, of: Quantity(hundredths)))
    }
    say(spokenWords.joined(separator: " "), range)
  }

  /// The currency whose sign or code stands at a place, with the place it takes.
  func money(at place: Int) -> (MoneyWords, Range<Int>)? {
    guard let words, let character = self[place] else { return nil }
    guard character.isLetter || character.isCurrencySymbol else { return nil }
    if character.isLetter, self[place - 1]?.isLetter == true { return nil }
    let letters = run(from: place) { $0.isLetter }
    if letters.count == 3, let money = Self.money(of: text(letters), words) {
      return (money, letters)
    }
    for sign in Self.signs where has(sign.text, at: place) {
      let range = place..<place + sign.text.count
      if let last = sign.text.last, last.isLetter, self[range.upperBound]?.isLetter == true {
        continue
      }
      if let money = words.money[sign.text] ?? Self.money(of: sign.code, words) {
        return (money, range)
      }
    }
    return nil
  }

  private static func money(of code: String, _ words: SpeechWords) -> MoneyWords? {
    words.data.currency(code).map { MoneyWords(whole: $0, part: words.cents[code]) }
  }

  /// The signs of currencies, longest first, with the code each stands for.
  static let signs: [(text: String, code: String)] = [
    ("US$", "USD"), ("грн", "UAH"), ("zł", "PLN"), ("Kč", "CZK"), ("kr", "SEK"), ("$", "USD"),
    ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₴", "UAH"),
  ]

  /// The unit at a place and the place behind it.
  ///
  /// - Parameter isClose: Whether it stands at the number itself: "5d" is days, "5 d" may be
  ///   anything.
  func unit(at place: Int, isClose: Bool, _ words: SpeechWords) -> (CountedWords, Int)? {
    var best: (String, Int)?
    let longest = min(6, source.count - place)
    guard longest > 0 else { return nil }
    for length in 1...longest {
      let symbol = text(place..<place + length)
      guard let name = words.units[symbol] ?? Self.units[symbol] else { continue }
      let next = self[place + length]
      if let last = symbol.last, last.isWordPart || last == "." {
        if let next, next.isWordPart || next == "²" || next == "³" { continue }
      }
      if !isClose, length == 1, Self.closeUnits.contains(symbol) { continue }
      best = (name, place + length)
    }
    guard let (name, end) = best, let unit = words.data.unit(name) else { return nil }
    return (unit, end)
  }

  private static let closeUnits: Set<String> = ["d", "t", "B"]

  /// The units that every language abbreviates alike, by their names in CLDR.
  static let units: [String: String] = [
    "mm": "millimeter", "cm": "centimeter", "m": "meter", "km": "kilometer",
    "mg": "milligram", "g": "gram", "kg": "kilogram", "t": "metric-ton",
    "ms": "millisecond", "s": "second", "min": "minute", "h": "hour", "d": "day",
    "°C": "celsius", "° C": "celsius", "℃": "celsius", "°F": "fahrenheit", "℉": "fahrenheit",
    "°": "degree", "ml": "milliliter", "mL": "milliliter", "cl": "centiliter", "dl": "deciliter",
    "l": "liter", "L": "liter", "m²": "square-meter", "m2": "square-meter",
    "km²": "square-kilometer", "m³": "cubic-meter", "m3": "cubic-meter", "ha": "hectare",
    "km/h": "kilometer-per-hour", "kmh": "kilometer-per-hour", "m/s": "meter-per-second",
    "mph": "mile-per-hour", "B": "byte", "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte",
    "GB": "gigabyte", "TB": "terabyte", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour",
    "kcal": "kilocalorie", "kJ": "kilojoule", "Hz": "hertz", "kHz": "kilohertz",
    "MHz": "megahertz", "GHz": "gigahertz", "V": "volt", "px": "pixel", "%": "percent",
    "‰": "permille",
  ]
}
