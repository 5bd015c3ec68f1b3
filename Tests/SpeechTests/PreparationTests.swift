import Testing

@testable import EarshotSpeech

private let languages = ["en", "fi", "sv", "de", "cs", "uk"]

/// The words of a text as each language speaks it: `|` stands before a run in another voice.
private let everywhere: [(text: String, words: [String])] = [
  (
    "-$240.00",
    [
      "minus 240 dollars", "miinus 240 dollaria", "minus 240 dollar", "minus 240 Dollar",
      "mínus 240 dolarů", "мінус 240 доларів",
    ]
  ),
  (
    "56m left",
    [
      "56 meters left", "56 metriä left", "56 meter left", "56 Meter left", "56 metrů left",
      "en|56 meters left",
    ]
  ),
  (
    "56 min left",
    [
      "56 minutes left", "56 minuuttia left", "56 minuter left", "56 Minuten left",
      "56 minut left", "en|56 minutes left",
    ]
  ),
  (
    "−5 °C",
    [
      "minus 5 degrees Celsius", "miinus 5 celsiusastetta", "minus 5 grader Celsius",
      "minus 5 Grad Celsius", "mínus 5 stupňů Celsia", "мінус 5 градусів Цельсія",
    ]
  ),
  (
    "1 234,50 €",
    [
      "1234 euros 50 cents", "1234 euroa 50 senttiä", "1234 euro 50 cent", "1234 Euro 50 Cent",
      "1234 eur 50 centů", "1234 євро 50 центів",
    ]
  ),
  (
    "3/4",
    [
      "3 slash 4", "3 kautta 4", "3 snedstreck 4", "3 Schrägstrich 4", "3 lomeno 4", "3 дріб 4",
    ]
  ),
  ("14:05", ["14 oh 5", "14 nolla 5", "14 noll 5", "14 Uhr 5", "14 nula 5", "14 нуль 5"]),
  (
    "❤️",
    ["red heart", "punainen sydän", "rött hjärta", "rotes Herz", "rudé srdce", "червоне серце"]
  ),
  ("**bold**", ["bold", "bold", "bold", "bold", "bold", "en|bold"]),
  ("\u{FFFC}", ["attachment", "liite", "bilaga", "Anhang", "příloha", "вкладення"]),
  ("𝓯𝓪𝓷𝓬𝔂", ["fancy", "fancy", "fancy", "fancy", "fancy", "en|fancy"]),
  (
    "21 %",
    ["21 percent", "21 prosenttia", "21 procent", "21 Prozent", "21 procent", "21 відсоток"]
  ),
  (
    "1,5 kg",
    [
      "1.5 kilograms", "1,5 kilogrammaa", "1 komma 5 kilogram", "1,5 Kilogramm", "1,5 kilogramu",
      "1,5 кілограма",
    ]
  ),
  (
    "2020-05-12",
    [
      "May 12th, 2020", "kahdestoista toukokuuta 2020", "tolfte maj 2020", "zwölfter Mai 2020",
      "dvanáctého května 2020", "дванадцяте травня 2020",
    ]
  ),
  ("9–17", ["9 to 17", "9 viiva 17", "9 till 17", "9 bis 17", "9 až 17", "9 до 17"]),
  (
    "+358 40",
    [
      "plus 358 40", "plus 358 40", "plus 358 40", "plus 358 40", "plus 358 40", "плюс 358 40",
    ]
  ),
  (
    "#5",
    ["number 5", "numero 5", "nummer 5", "Nummer 5", "číslo 5", "номер 5"]
  ),
  (
    "🎉",
    [
      "party popper", "paukkuserpentiini", "konfettismällare", "Konfettibombe",
      "vystřelovací konfety", "хлопавка",
    ]
  ),
]

/// The runs of a text of one language, as they are written in the tables of these tests.
private func spoken(_ text: String, in language: String) -> String {
  SpeechText.runs(of: [SpeechPiece(text, language: language)])
    .map { $0.language == language ? $0.words.text : "\($0.language)|\($0.words.text)" }
    .joined(separator: " ")
}

@Test("What every language writes is spoken in the words of each", arguments: everywhere.indices)
func wordsInEveryLanguage(index: Int) {
  let (text, words) = everywhere[index]
  #expect(languages.map { spoken(text, in: $0) } == words)
}

@Test(
  "Signs and figures are words in English",
  arguments: [
    ("Your next charge is **12.40 USD**", "Your next charge is 12 US dollars 40 cents"),
    ("30 min", "30 minutes"), ("1 min", "1 minute"), ("20s", "20 seconds"), ("1m", "1 meter"),
    ("5h", "5 hours"), ("1d", "1 day"), ("5 d", "5 d"), ("No 6-digit code?", "No 6-digit code?"),
    ("hello \u{FFFC} all", "hello attachment all"), ("#CatsOfWorld", "hashtag Cats Of World"),
    ("#cats_of", "hashtag cats of"), ("91 014", "91014"), ("75 m²", "75 square meters"),
    ("12/05/2020", "December 5th, 2020"), ("13/05/2020", "May 13th, 2020"),
    ("99/99/2020", "99 slash 99 slash 2020"), ("1 - 2 rooms", "1 to 2 rooms"),
    ("n°5", "number 5"), ("No. 5", "No. 5"), ("a • b", "a, b"), ("• one\n• two", "one\ntwo"),
    ("9:00–17:30", "9 o'clock to 17 30"), ("25:99", "25:99"), ("$5M", "5M dollars"),
    ("£3.99", "3 pounds 99 pence"), ("$0.01", "1 cent"), ("¥500", "500 Japanese yen"),
    ("CHF 20", "20 Swiss francs"), ("1,234.50", "1234.50"), ("1.234,50", "1234.50"),
    ("0.75", "0.75"), ("100%", "100 percent"), ("½ cup", "one half cup"), ("1st", "1st"),
    ("A → B", "A right-pointing arrow B"), ("Wi-Fi/LTE", "Wi-Fi slash LTE"),
    ("AT&T", "AT and T"), ("me@here.org", "me at here.org"),
    ("1:02:33", "1 hour 2 minutes 33 seconds"), ("v2.0.1", "v2.0.1"), ("5 × 3", "5 times 3"),
    ("5x3", "5 times 3"), ("50 km/h", "50 kilometers per hour"), ("-5", "minus 5"),
    ("- item", "item"), ("well-known", "well-known"), ("[1] note", "1 note"),
    ("[Terms](https://a.b/c) apply", "Terms apply"), ("![Soup](a.png)", "Soup"),
    ("`code`", "code"), ("~~old~~ new", "old new"), ("# Title", "Title"), ("2 * 3", "2 asterisk 3"),
    ("snake_case", "snake case"), ("_this_", "this"), ("555-0123", "5 5 5, 0 1 2 3"),
    ("+358 40 123 4567", "plus 3 5 8, 4 0, 1 2 3, 4 5 6 7"), ("x²", "x squared"),
    ("👍🏽", "thumbs up, medium skin tone"), ("🇫🇮", "flag: Finland"), ("1️⃣", "keycap: 1"),
    ("👨‍👩‍👧", "family: man, woman, girl"), ("Hi🎉all", "Hi party popper all"),
    ("ｗｉｄｅ", "wide"), ("ℍ①ﬁ", "H1fi"), ("*", "asterisk"), ("…", "ellipsis"),
    ("  a\t\u{A0} b  ", "a b"), ("a\u{202E}b\u{0}", "ab"),
    ("<b>&amp;", "less-than b greater-than and amp;"),
    ("1 234 567", "1234567"), ("1 23", "1 23"), ("12345678901234", "1 2 3 4 5 6 7 8 9 0 1 2 3 4"),
  ])
func englishWords(text: String, words: String) {
  #expect(spoken(text, in: "en") == words)
}

@Test(
  "A country may write the day before the month",
  arguments: [("en", "December 5th"), ("en-US", "December 5th"), ("en-GB", "May 12th")])
func dayOrMonthFirst(language: String, day: String) {
  #expect(spoken("12/05/2020", in: language) == "\(day), 2020")
}

@Test(
  "Languages read what only they write",
  arguments: [
    ("fi", "klo 14.05", "klo 14 nolla 5"), ("fi", "14.5", "14,5"),
    ("fi", "12.5.", "kahdestoista toukokuuta"),
    ("fi", "3. kerros", "kolmas kerros"), ("fi", "Sivu 3. Loppu", "Sivu 3. Loppu"),
    ("fi", "2 h 5 min", "2 tuntia 5 minuuttia"), ("sv", "kl. 9.30", "kl. 9 30"),
    ("sv", "150 kr", "150 kronor"), ("sv", "1 kr", "1 krona"), ("sv", "2,75", "2 komma 75"),
    ("sv", "2,075", "2 komma 0 7 5"), ("de", "1.234 Std.", "1234 Stunden"),
    ("de", "12.05.2020", "zwölfter Mai 2020"), ("de", "9:00", "9 Uhr"),
    ("cs", "3. patro", "třetí patro"), ("cs", "12. 5. 2020", "dvanáctého května 2020"),
    ("cs", "2 Kč", "2 koruny"), ("cs", "5 Kč", "5 korun"),
    ("cs", "5 CZK", "5 českých korun"),
    ("cs", "1,50 Kč", "1 koruna 50 haléřů"), ("cs", "Chcete\u{2011}li", "Chcete-li"),
    ("uk", "5 км/год", "5 кілометрів на годину"), ("uk", "21 хв", "21 хвилина"),
    ("uk", "2 год. 5 хв", "2 години 5 хвилин"), ("uk", "1 ₴", "1 гривня"),
    ("uk", "22 грн", "22 гривні"), ("uk", "0,05 ₴", "5 копійок"), ("uk", "об\u{2BC}єкт", "об’єкт"),
    ("uk", "5 GB", "5 гігабайтів"), ("uk", "Код + літера", "Код плюс літера"),
  ])
func ownWays(language: String, text: String, words: String) {
  #expect(spoken(text, in: language) == words)
}

@Test("A language without words of ours keeps figures, and loses markup and disguises")
func otherLanguages() {
  #expect(spoken("**5 kg** 𝓯", in: "fr") == "5 kg f")
  #expect(spoken("❤️ a", in: "fr") == "❤️ a")
}

@Test("Every language names every emoji there is a name for, in words")
func emojiHaveWords() {
  for words in SpeechWords.all {
    for emoji in ["😀", "🧑🏿‍🚀", "🏳️‍🌈", "🫶🏻", "☎️", "©️", "🅰️", "ℹ️", "⏱️"] as [Character] {
      let name = words.data.name(of: emoji)
      #expect(name?.contains(where: \.isLetter) == true, "\(words.data.language) \(emoji)")
    }
  }
}

@Test("Data of CLDR are of one release, with every unit and currency in each language")
func cldrIsWhole() {
  let english = SpeechWords.english
  #expect(Set(CLDRData.all.map(\.version)).count == 1)
  for words in SpeechWords.all {
    #expect(words.data.months.count == 12 && words.days.count == 31)
    for unit in Preparation.units.values {
      #expect(words.data.unit(unit) != nil, "\(words.data.language) \(unit)")
    }
    for unit in words.units.values {
      #expect(words.data.unit(unit) != nil, "\(words.data.language) \(unit)")
    }
    for sign in Preparation.signs {
      #expect(words.data.currency(sign.code) != nil, "\(words.data.language) \(sign.code)")
    }
    for code in words.cents.keys { #expect(english.data.currency(code) != nil, "\(code)") }
  }
}
