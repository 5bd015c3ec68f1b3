import EarshotLanguages

/// A number as it is written.
struct WrittenNumber {
  /// The digits before the decimal sign, without what groups them.
  var whole: String
  /// The digits behind it.
  var fraction = ""
  /// The place behind it.
  var end: Int
  /// Whether its digits stand in groups.
  var isGrouped = false

  /// The number as grammar looks at it.
  var quantity: Quantity { Quantity(whole, fraction) }
}

extension Preparation {
  /// Speaks a number with what belongs to it: a currency, a unit, a date, a time, another number.
  mutating func speakNumber() -> Bool {
    guard let words, let character = self[place] else { return false }
    if self[place - 1]?.isWordPart == true { return false }
    if character == "+" || character == "(" || character.isDigit, speakPhone(words) { return true }
    if let (money, symbol) = money(at: place) {
      let digits = run(from: symbol.upperBound, while: \.isBlank).upperBound
      if digits - symbol.upperBound <= 1, self[digits]?.isDigit == true,
        let number = number(at: digits, words, isPrice: true)
      {
        speak(price: number, money, from: place, to: number.end, words)
        continueRange(words)
        return true
      }
    }
    guard character.isDigit else { return false }
    if speakDate(words) || speakTime(words) {
      continueRange(words)
      return true
    }
    guard let number = number(at: place, words, isPrice: false) else { return false }
    speak(number, words)
    continueRange(words)
    return true
  }

  private mutating func speak(_ number: WrittenNumber, _ words: SpeechWords) {
    let start = place
    // With a currency or a unit behind them decimals may be written as in another country.
    if let foreign = self.number(at: start, words, isPrice: true),
      foreign.end > number.end || !foreign.fraction.isEmpty,
      speakAmount(foreign, from: start, words)
    {
      return
    }
    if speakAmount(number, from: start, words) { return }
    if speakOrdinal(of: number, from: start, words) { return }
    say(spoken(number, words), start..<number.end)
    place = number.end
    if let sign = self[place], sign == "x" || sign == "X", self[place + 1]?.isDigit == true {
      say(words.times, place..<place + 1)
      place += 1
      return
    }
    // "1st", "4K": what follows at once stays a part of the number.
    let letters = run(from: place) { $0.isLetter }
    add(text(letters), letters)
    place = letters.upperBound
  }

  /// Speaks a number with the currency or the unit behind it; false if there is none.
  private mutating func speakAmount(
    _ number: WrittenNumber, from start: Int, _ words: SpeechWords
  ) -> Bool {
    let blank = run(from: number.end, while: \.isBlank)
    guard blank.count <= 1 else { return false }
    if let (money, symbol) = money(at: blank.upperBound),
      self[symbol.upperBound]?.isWordPart != true
    {
      speak(price: number, money, from: start, to: symbol.upperBound, words)
      return true
    }
    guard let (unit, end) = unit(at: blank.upperBound, isClose: blank.isEmpty, words) else {
      return false
    }
    say(spoken(number, words), start..<number.end)
    say(words.form(unit, of: number.quantity), blank.upperBound..<end)
    place = end
    return true
  }

  /// The word between the ends of a range: "9–17", "1 - 2".
  private mutating func continueRange(_ words: SpeechWords) {
    let before = run(from: place, while: \.isBlank)
    let dash = before.upperBound
    guard let sign = self[dash], sign == "–" || sign == "-" || sign == "—" || sign == "‒" else {
      return
    }
    let after = run(from: dash + 1, while: \.isBlank)
    guard before.isEmpty == after.isEmpty else { return }
    guard let next = self[after.upperBound],
      next.isDigit || next.isCurrencySymbol && self[after.upperBound + 1]?.isDigit == true
    else { return }
    say(words.to, before.lowerBound..<after.upperBound)
    place = after.upperBound
  }

  /// A number in words and digits the synthesiser reads rightly.
  func spoken(_ number: WrittenNumber, _ words: SpeechWords) -> String {
    // Nobody counts in billions of millions: digits of a card or a code.
    let whole =
      number.whole.count > 12
      ? number.whole.map(String.init).joined(separator: " ") : number.whole
    guard !number.fraction.isEmpty else { return whole }
    if let decimal = words.decimal {
      let digits = number.fraction.map(String.init).joined(separator: " ")
      let isShort = number.fraction.count < 3 && number.fraction.first != "0"
      return "\(whole) \(decimal) \(isShort ? number.fraction : digits)"
    }
    return "\(whole)\(words.data.decimal)\(number.fraction)"
  }

  /// Reads a number; in a price either sign may stand before decimals.
  func number(at start: Int, _ words: SpeechWords, isPrice: Bool) -> WrittenNumber? {
    let first = run(from: start, while: \.isDigit)
    guard !first.isEmpty else { return nil }
    var number = WrittenNumber(whole: text(first), end: first.upperBound)
    let comma = words.data.decimal
    if first.count <= 3, first.count > 0, number.whole.first != "0" || first.count == 1 {
      readGroups(of: &number, comma)
    }
    // Behind "2." in "2.0.1" there is no other number with decimals.
    if let before = self[start - 1], before == "." || before == ",",
      self[start - 2]?.isWordPart == true
    {
      return WrittenNumber(whole: text(first), end: first.upperBound)
    }
    guard let sign = self[number.end], sign == "." || sign == "," else { return number }
    let decimals = run(from: number.end + 1, while: \.isDigit)
    guard !decimals.isEmpty else { return number }
    // "1.2.3" is no number, "12.5." a date.
    let next = self[decimals.upperBound]
    if next == sign, self[decimals.upperBound + 1]?.isDigit == true { return number }
    let isOwn = sign == comma
    guard
      isOwn || isPrice && decimals.count <= 2 || number.isGrouped && decimals.count <= 2
        || sign == "." && comma == ","
    else { return number }
    number.fraction = text(decimals)
    number.end = decimals.upperBound
    return number
  }

  private func readGroups(of number: inout WrittenNumber, _ comma: Character) {
    var separator: Character?
    while let sign = self[number.end] {
      let group = run(from: number.end + 1, while: \.isDigit)
      guard group.count == 3, separator == nil || separator == sign else { return }
      let isBlank = sign.isBlank
      let isForeign = hasOtherMark(than: sign, at: group.upperBound)
      let isMark = sign == "'" || sign == "’" || (sign == "," || sign == ".") && sign != comma
      guard isBlank || isMark || isForeign && separator == nil else { return }
      // A full stop groups where that is the custom, or where it comes twice or before decimals.
      if sign == ".", separator == nil, !groupsWithStops {
        let next = self[group.upperBound]
        guard
          next == "," || next == "." && run(from: group.upperBound + 1, while: \.isDigit).count == 3
        else { return }
      }
      number.whole += text(group)
      number.end = group.upperBound
      number.isGrouped = true
      separator = sign
    }
  }

  /// Whether decimals follow behind the other of the two signs: "1,234.50", "1.234,50".
  private func hasOtherMark(than sign: Character, at place: Int) -> Bool {
    guard sign == "." || sign == ",", let other = self[place], other == "." || other == ",",
      other != sign
    else { return false }
    return (1...2).contains(run(from: place + 1, while: \.isDigit).count)
  }

  private var groupsWithStops: Bool { words?.data.language == "de" }

  // MARK: Telephone numbers

  /// Speaks a telephone number by its digits, with a pause between its groups.
  private mutating func speakPhone(_ words: SpeechWords) -> Bool {
    let all = run(from: place) {
      $0.isDigit || $0.isBlank || $0 == "-" || $0 == "(" || $0 == ")" || $0 == "+" || $0 == "‑"
    }
    var groups: [Range<Int>] = []
    var index = all.lowerBound
    while index < all.upperBound {
      let digits = run(from: index, while: \.isDigit)
      if !digits.isEmpty { groups.append(digits) }
      index = max(digits.upperBound, index + 1)
    }
    guard let first = groups.first, let last = groups.last else { return false }
    let count = groups.reduce(0) { $0 + $1.count }
    let opening = text(all.lowerBound..<first.lowerBound)
    guard opening == "" || opening == "+" || opening == "(" || opening == "+(" || opening == "(+"
    else { return false }
    let sizes = groups.map(\.count)
    let hyphens = text(all.lowerBound..<last.upperBound).filter { $0 == "-" || $0 == "‑" }.count
    let isPhone =
      opening.contains("+") && (7...15).contains(count)
      || self[first.lowerBound] == "0" && groups.count > 1 && (7...15).contains(count)
        && hyphens != groups.count - 1
      || hyphens == groups.count - 1
        && (sizes == [3, 4] || sizes == [3, 3, 4] || sizes == [1, 3, 3, 4])
      || opening == "(" && (7...15).contains(count)
      || self[first.lowerBound] == "0" && groups.count == 1 && (9...12).contains(count)
    guard isPhone, self[last.upperBound]?.isWordPart != true else { return false }
    if opening.contains("+") { say(words.plus, place..<first.lowerBound) }
    for (index, group) in groups.enumerated() {
      if index > 0 { pause(groups[index - 1].upperBound..<group.lowerBound) }
      for digit in group { say(String(source[digit]), digit..<digit + 1) }
    }
    place = last.upperBound
    if self[place] == ")" { place += 1 }
    return true
  }

  // MARK: Ordinals

  /// Speaks an ordinal.
  ///
  /// "3. kerros": a number with a full stop before a word in small letters.
  private mutating func speakOrdinal(
    of number: WrittenNumber, from start: Int, _ words: SpeechWords
  ) -> Bool {
    guard number.fraction.isEmpty, let value = Int(number.whole), value > 0,
      value <= words.ordinals.count, self[number.end] == ".",
      self[number.end + 1]?.isBlank == true, self[number.end + 2]?.isLowercase == true
    else { return false }
    say(words.ordinals[value - 1], start..<number.end + 1)
    place = number.end + 1
    return true
  }
}

extension Character {
  /// Whether it is a blank between two digits of one number or between a number and its unit.
  var isBlank: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{2009}" }
}
