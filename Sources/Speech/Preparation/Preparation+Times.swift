import EarshotLanguages

extension Preparation {
  /// Speaks a time: "14:05", "1:02:33", and "14.05" behind a word for it.
  mutating func speakTime(_ words: SpeechWords) -> Bool {
    let hours = run(from: place, while: \.isDigit)
    guard (1...2).contains(hours.count) else { return false }
    guard let sign = self[hours.upperBound],
      sign == ":" || sign == "." && words.beforeTimes.contains(word(before: place))
    else { return false }
    guard let minutes = sixtieth(at: hours.upperBound + 1) else { return false }
    let hour = text(hours).withoutZeros
    if self[minutes.upperBound] == sign, let seconds = sixtieth(at: minutes.upperBound + 1) {
      guard self[seconds.upperBound].map({ $0.isWordPart || $0 == sign }) != true else {
        return false
      }
      let parts = [(hours, "hour"), (minutes, "minute"), (seconds, "second")]
      for (range, unit) in parts {
        let digits = text(range).withoutZeros
        let name = words.data.unit(unit).map { words.form($0, of: Quantity(digits)) } ?? ""
        say("\(digits) \(name)", range)
      }
      place = seconds.upperBound
      return true
    }
    guard
      self[minutes.upperBound].map({
        $0.isDigit || $0 == sign && self[minutes.upperBound + 1]?.isDigit == true
      }) != true
    else { return false }
    let digits = text(minutes)
    let pattern =
      digits == "00" ? words.fullHour : digits.first == "0" ? words.fewMinutes : words.minutes
    var spoken = ""
    var rest = pattern[...]
    while let brace = rest.firstIndex(of: "{") {
      spoken += rest[..<brace]
      rest = rest[brace...]
      spoken += rest.hasPrefix("{h}") ? hour : digits.withoutZeros
      rest = rest.dropFirst(3)
    }
    say(spoken + rest, hours.lowerBound..<minutes.upperBound)
    place = minutes.upperBound
    return true
  }

  private func sixtieth(at place: Int) -> Range<Int>? {
    let digits = run(from: place, while: \.isDigit)
    guard digits.count == 2, let value = Int(text(digits)), value < 60 else { return nil }
    return digits
  }

  /// Speaks a date in figures.
  ///
  /// "12.5.2020", "12. 5. 2020", "12.5.", "2020-05-12", "12/05/2020"
  mutating func speakDate(_ words: SpeechWords) -> Bool {
    let first = run(from: place, while: \.isDigit)
    guard let sign = self[first.upperBound], sign == "." || sign == "-" || sign == "/" else {
      return false
    }
    let isSpaced = sign == "." && self[first.upperBound + 1]?.isBlank == true
    let gap = isSpaced ? 2 : 1
    let second = run(from: first.upperBound + gap, while: \.isDigit)
    guard (1...2).contains(second.count) else { return false }
    guard self[second.upperBound] == sign else { return false }
    if isSpaced, self[second.upperBound + 1]?.isBlank != true { return false }
    let third = run(from: second.upperBound + gap, while: \.isDigit)
    let parts = [first, second, third].map { Int(text($0)) ?? 0 }
    if sign == "-" {
      guard first.count == 4, third.count == 2 else { return false }
      return speak(day: parts[2], month: parts[1], year: parts[0], to: third.upperBound, words)
    }
    guard (1...2).contains(first.count) else { return false }
    if third.isEmpty {
      guard sign == ".", !isSpaced, words.data.decimal == "," else { return false }
      return speak(day: parts[0], month: parts[1], year: nil, to: second.upperBound + 1, words)
    }
    guard third.count == 4, self[third.upperBound]?.isDigit != true else { return false }
    let isMonthFirst = sign == "/" && (monthFirst && parts[0] <= 12 || parts[1] > 12)
    return speak(
      day: parts[isMonthFirst ? 1 : 0], month: parts[isMonthFirst ? 0 : 1], year: parts[2],
      to: third.upperBound, words)
  }

  private mutating func speak(
    day: Int, month: Int, year: Int?, to end: Int, _ words: SpeechWords
  ) -> Bool {
    guard (1...31).contains(day), (1...12).contains(month), words.days.count == 31 else {
      return false
    }
    let name = words.data.months[month - 1]
    let dayWord = words.days[day - 1]
    let isMonthFirst = words.data.date.hasPrefix("M")
    var spoken = isMonthFirst ? "\(name) \(dayWord)" : "\(dayWord) \(name)"
    if let year { spoken += isMonthFirst ? ", \(year)" : " \(year)" }
    say(spoken, place..<end)
    place = end
    return true
  }
}

extension String {
  /// The digits without zeros before them, but for the last.
  fileprivate var withoutZeros: String {
    let rest = drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
