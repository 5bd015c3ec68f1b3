import EarshotLanguages
import EarshotReader
import Testing

@Test(
  "A language is found by its tag, else by its first part, else it is English",
  arguments: [
    ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("en_US", "en"), ("fr-CA", "en"), ("", "en"),
    ("fi", "fi"), ("sv-FI", "sv"), ("DE_de", "de"), ("cs-CZ", "cs"), ("uk", "uk"),
  ])
func languageByTag(tag: String, language: String) {
  #expect(Phrases.of(tag).language == language)
}

@Test(
  "Every phrase has words, and places where numbers go", arguments: Phrases.all.map(\.language))
func everyPhraseHasWords(language: String) {
  let rows = Found(in: Phrases.of(language)).rows
  #expect(rows.count > 90)
  for row in rows {
    #expect(!row.text.isEmpty, "\(row.path)")
    #expect(!row.spoken.isEmpty, "\(row.path)")
    #expect(row.text.contains("{") == (row.places > 0), "\(row.path)")
    #expect(!row.spoken.contains("/"), "\(row.path) is spoken in words")
  }
}

@Test(
  "Every language says a number in each form of a counted phrase",
  arguments: Phrases.all.map(\.language))
func countedPhrases(language: String) {
  let positions = Phrases.of(language).positions
  for counted in [positions.rowSpan, positions.columnSpan] {
    for count in 0..<130 {
      #expect(counted.filled(count).text.contains("\(count)"))
    }
  }
}

@Test("English is Apple's and observed, not ours")
func englishSources() {
  #expect(!Found(in: Phrases.english).rows.map(\.source).contains(.ours))
}

@Test("No language is there twice")
func languagesOnce() {
  #expect(Set(Phrases.all.map(\.language)).count == Phrases.all.count)
}

@Test("Names and numbers go where a language wants them")
func placesInPatterns() {
  let turned = PhrasePattern("{2} {1}", source: .ours)
  #expect(turned.filled("a", "b").text == "b a")
  #expect(turned.filled("a").text == " a")
  #expect(PhrasePattern("{x} {0} {", source: .ours).filled("a").text == "{x} {0} {")
  let position = PhrasePattern("{1} / {2}", spoken: "{1} kautta {2}", source: .apple)
  #expect(position.filled(2, 3).text == "2 / 3")
  #expect(position.filled(2, 3).spoken == "2 kautta 3")
}

@Test(
  "A counted phrase takes the form CLDR asks for",
  arguments: [
    ("0", "other", "other", "many"), ("1", "one", "one", "one"), ("2", "other", "few", "few"),
    ("5", "other", "other", "many"), ("21", "other", "other", "one"),
    ("1.5", "other", "many", "other"),
  ])
func formsOfCountedPhrases(number: String, english: String, czech: String, ukrainian: String) {
  func pattern(_ words: String) -> PhrasePattern { PhrasePattern("{1} \(words)", source: .ours) }
  let (one, few, many, other) = (pattern("one"), pattern("few"), pattern("many"), pattern("other"))
  let phrases: [(CountedPhrase, String)] = [
    (.oneAndOther(one: one, other: other), english),
    (.bySize(one: one, few: few, many: many, other: other), czech),
    (.byLastDigits(one: one, few: few, many: many, other: other), ukrainian),
  ]
  let digits = number.split(separator: ".").map(String.init)
  let quantity = Quantity(digits[0], digits.count > 1 ? digits[1] : "")
  for (phrase, form) in phrases {
    #expect(phrase.filled(quantity, written: number).text == "\(number) \(form)")
    if let whole = Int(number) { #expect(phrase.filled(whole).text == "\(whole) \(form)") }
  }
}

@Test(
  "Spans are counted by the rules of the language",
  arguments: [
    ("en", ["Spans 0 rows", "Spans 1 row", "Spans 2 rows", "Spans 5 rows", "Spans 21 rows"]),
    (
      "fi",
      [
        "Kattaa 0 riviä", "Kattaa 1 rivin", "Kattaa 2 riviä", "Kattaa 5 riviä",
        "Kattaa 21 riviä",
      ]
    ),
    (
      "sv",
      [
        "Omfattar 0 rader", "Omfattar 1 rad", "Omfattar 2 rader", "Omfattar 5 rader",
        "Omfattar 21 rader",
      ]
    ),
    (
      "de",
      [
        "Umfasst 0 Zeilen", "Umfasst 1 Zeile", "Umfasst 2 Zeilen", "Umfasst 5 Zeilen",
        "Umfasst 21 Zeilen",
      ]
    ),
    (
      "cs",
      [
        "Rozmezí řádků: 0", "Rozmezí řádků: 1", "Rozmezí řádků: 2", "Rozmezí řádků: 5",
        "Rozmezí řádků: 21",
      ]
    ),
    ("uk", ["На 0 рядків", "На 1 рядок", "На 2 рядки", "На 5 рядків", "На 21 рядок"]),
  ])
func spansInEveryLanguage(language: String, texts: [String]) {
  let rows = Phrases.of(language).positions.rowSpan
  #expect([0, 1, 2, 5, 21].map { rows.filled($0).text } == texts)
}

@Test(
  "Numbers in phrases are written as the language writes them",
  arguments: [
    ("en", "1,234", "12,345,678"), ("fi", "1\u{A0}234", "12\u{A0}345\u{A0}678"),
    ("sv", "1\u{A0}234", "12\u{A0}345\u{A0}678"), ("de", "1.234", "12.345.678"),
    ("cs", "1\u{A0}234", "12\u{A0}345\u{A0}678"), ("uk", "1\u{A0}234", "12\u{A0}345\u{A0}678"),
  ])
func writtenNumbers(language: String, thousands: String, millions: String) {
  let numbers = Phrases.of(language).numbers
  #expect([0, 7, 21, 999].map(numbers.written) == ["0", "7", "21", "999"])
  #expect([1_234, 12_345_678].map(numbers.written) == [thousands, millions])
  #expect(numbers.written(-1_234) == "-" + thousands)
  #expect(numbers.written(.min).filter(\.isNumber) == "9223372036854775808")
}

@Test(
  "Each counted phrase has the form of each number in each language",
  arguments: Phrases.all.map(\.language))
func countedForms(language: String) {
  let phrases = Phrases.of(language)
  let counts: [(Quantity, String)] = [
    (Quantity(0), "0"), (Quantity(1), "1"), (Quantity(2), "2"), (Quantity(5), "5"),
    (Quantity(21), "21"), (Quantity("1", "5"), language == "en" ? "1.5" : "1,5"),
  ]
  let forms: [String: [PluralCategory]] = [
    "en": [.other, .one, .other, .other, .other, .other],
    "fi": [.other, .one, .other, .other, .other, .other],
    "sv": [.other, .one, .other, .other, .other, .other],
    "de": [.other, .one, .other, .other, .other, .other],
    "cs": [.other, .one, .few, .other, .other, .many],
    "uk": [.many, .one, .few, .many, .one, .other],
  ]
  for phrase in [phrases.positions.rowSpan, phrases.positions.columnSpan] {
    for ((quantity, written), category) in zip(counts, forms[language] ?? []) {
      let expected = phrase.forms.first { $0.category == category }?.pattern.filled(written)
      #expect(phrase.filled(quantity, written: written) == expected)
      #expect(expected?.text.contains(written) == true)
    }
  }
}

@Test("A language that counts has decimals in their own form")
func decimalSpans() {
  let half = Quantity("1", "5")
  #expect(Phrases.ukrainian.positions.rowSpan.filled(half, written: "1,5").text == "На 1,5 рядка")
  #expect(Phrases.finnish.positions.rowSpan.filled(half, written: "1,5").text == "Kattaa 1,5 riviä")
}

@Test("No word of English is left in another language")
func noEnglishLeft() {
  /// Words that are the same in both languages, by the tables of what the system says.
  let shared: [String: Set<String>] = [
    "de": ["Tab", "Link", "Links", "OK"], "fi": ["OK"], "sv": ["OK"], "cs": ["OK"],
  ]
  let english = Found(in: Phrases.english).texts
  for phrases in Phrases.all.dropFirst() {
    let own = Found(in: phrases).texts
    #expect(Set(english.map(\.path)).isSubset(of: own.map(\.path)), "\(phrases.language)")
    for (path, text) in own where english.contains(where: { $0.text == text }) {
      #expect(
        shared[phrases.language]?.contains(text) == true, "\(phrases.language) \(path): \(text)")
    }
  }
}

@Test("A language is written in its own script throughout")
func scriptOfPhrases() {
  for phrases in Phrases.all {
    let judge = WrittenLanguage(assumed: phrases.language)
    let scripts = TextScript.scripts(of: phrases.language)
    for (path, text) in Found(in: phrases).texts {
      #expect(judge.of(text) == phrases.language, "\(path)")
      let letters = text.unicodeScalars.compactMap(TextScript.of)
      #expect(letters.allSatisfy(scripts.contains), "\(phrases.language) \(path): \(text)")
    }
  }
}

@Test("Roles and states begin with a capital in every language")
func capitals() {
  for phrases in Phrases.all {
    for (path, text) in Found(in: phrases).texts
    where path.hasPrefix(".roles") || path.hasPrefix(".states") {
      #expect(text.first?.isUppercase == true, "\(phrases.language) \(path): \(text)")
    }
  }
}

@Test("What is derived from Apple's words says from where")
func placesOfDerivedWords() {
  for phrases in Phrases.all {
    for row in Found(in: phrases).rows {
      if case .derived(let place) = row.source { #expect(!place.isEmpty, "\(row.path)") }
    }
  }
}
