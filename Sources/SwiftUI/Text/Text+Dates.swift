extension Text.DateStyle {
  /// A date in words, by the app's clock, in its time zone and language.
  func words(_ date: Date, in environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let now = environment.now
    switch kind {
    case .time:
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return DateWords.time(
        hour: parts.hour ?? 0, minute: parts.minute ?? 0, in: environment.locale)
    case .date:
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      return DateWords.day(
        year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1,
        in: environment.locale)
    case .relative: return DateWords.length(date.timeIntervalSince(now), in: environment.locale)
    case .offset:
      let seconds = date.timeIntervalSince(now)
      return (seconds < 0 ? "-" : "+") + DateWords.length(seconds, in: environment.locale)
    case .timer: return DateWords.clock(date.timeIntervalSince(now))
    }
  }
}

/// Dates in the languages of the reader, without the machine's locale.
enum DateWords {
  static func time(hour: Int, minute: Int, in locale: Locale) -> String {
    let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
    switch language(locale) {
    case "en":
      let half = hour < 12 ? "AM" : "PM"
      return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(half)"
    case "fi": return "\(hour).\(minutes)"
    case "cs": return "\(hour):\(minutes)"
    default: return hour < 10 ? "0\(hour):\(minutes)" : "\(hour):\(minutes)"
    }
  }

  static func day(year: Int, month: Int, day: Int, in locale: Locale) -> String {
    let names = months[language(locale)] ?? months["en"] ?? []
    let name = names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
    switch language(locale) {
    case "fi", "de", "cs": return "\(day). \(name) \(year)"
    case "sv": return "\(day) \(name) \(year)"
    case "uk": return "\(day) \(name) \(year) р."
    default: return "\(name) \(day), \(year)"
    }
  }

  /// The name of a month, as it stands alone.
  static func month(_ month: Int, in locale: Locale) -> String {
    let code = language(locale)
    let names = standaloneMonths[code] ?? months[code] ?? months["en"] ?? []
    return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  /// A day with its weekday, which is counted from Sunday as 1.
  static func weekday(_ weekday: Int, day: Int, month: Int, in locale: Locale) -> String {
    let code = language(locale)
    let days = weekdays[code] ?? weekdays["en"] ?? []
    let names = months[code] ?? months["en"] ?? []
    let name = days.indices.contains(weekday - 1) ? days[weekday - 1] : "\(weekday)"
    let monthName = names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
    switch code {
    case "fi": return "\(name) \(day). \(monthName)"
    case "de": return "\(name), \(day). \(monthName)"
    case "cs": return "\(name) \(day). \(monthName)"
    case "sv": return "\(name) \(day) \(monthName)"
    case "uk": return "\(name), \(day) \(monthName)"
    default: return "\(name), \(monthName) \(day)"
    }
  }

  /// How long something is, in its two largest units.
  static func length(_ seconds: Double, in locale: Locale) -> String {
    let total = whole(abs(seconds))
    let units: [(length: Int64, index: Int)] = [(86_400, 0), (3_600, 1), (60, 2), (1, 3)]
    let names = lengths[language(locale)] ?? lengths["en"] ?? []
    let first = units.firstIndex { total >= $0.length } ?? 3
    var rest = total
    return units[first...].prefix(2).compactMap { unit -> String? in
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: unit.length)
      rest = remainder
      guard count > 0 || total == 0, names.indices.contains(unit.index) else { return nil }
      return "\(count) \(names[unit.index])"
    }.joined(separator: ", ")
  }

  /// A clock: "1:05" or "1:00:05".
  static func clock(_ seconds: Double) -> String {
    let total = whole(abs(seconds))
    let (hours, rest) = total.quotientAndRemainder(dividingBy: 3_600)
    let (minutes, left) = rest.quotientAndRemainder(dividingBy: 60)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(left))" : "\(minutes):\(two(left))"
  }

  private static func whole(_ seconds: Double) -> Int64 {
    seconds.isFinite ? Int64(min(seconds, 1e12)) : 0
  }

  private static func language(_ locale: Locale) -> String {
    locale.language.languageCode?.identifier ?? "en"
  }

  private static let lengths: [String: [String]] = [
    "en": ["days", "hr", "min", "sec"], "fi": ["pv", "t", "min", "s"],
    "sv": ["d", "tim", "min", "sek"], "de": ["Tg.", "Std.", "Min.", "Sek."],
    "cs": ["d", "h", "min", "s"], "uk": ["дн.", "год", "хв", "с"],
  ]

  private static let weekdays: [String: [String]] = [
    "en": ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    "fi": [
      "sunnuntai", "maanantai", "tiistai", "keskiviikko", "torstai", "perjantai", "lauantai",
    ],
    "sv": ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"],
    "de": ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
    "cs": ["neděle", "pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota"],
    "uk": ["неділя", "понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота"],
  ]

  /// Where they differ from those in a date.
  private static let standaloneMonths: [String: [String]] = [
    "fi": [
      "tammikuu", "helmikuu", "maaliskuu", "huhtikuu", "toukokuu", "kesäkuu", "heinäkuu",
      "elokuu", "syyskuu", "lokakuu", "marraskuu", "joulukuu",
    ],
    "cs": [
      "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září",
      "říjen", "listopad", "prosinec",
    ],
    "uk": [
      "січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
      "вересень", "жовтень", "листопад", "грудень",
    ],
  ]

  private static let months: [String: [String]] = [
    "en": [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    "fi": [
      "tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta",
      "heinäkuuta", "elokuuta", "syyskuuta", "lokakuuta", "marraskuuta", "joulukuuta",
    ],
    "sv": [
      "januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
      "oktober", "november", "december",
    ],
    "de": [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ],
    "cs": [
      "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září",
      "října", "listopadu", "prosince",
    ],
    "uk": [
      "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
      "жовтня", "листопада", "грудня",
    ],
  ]
}
