import EarshotAudit
import Testing

/// Words of interfaces in the languages the product speaks.
@Suite @MainActor struct WordTests {
  @Test(
    "A label that ends with the word for its role says it twice",
    arguments: [
      ("en", "Save button", "button"), ("en", "Terms link", "link"), ("en", "Soup icon", "image"),
      ("fi", "Tallenna-painike", "button"), ("fi", "Tietojen kuvake", "image"),
      ("sv", "Spara-knappen", "button"), ("sv", "Bild på soppa", "image"),
      ("de", "Sichern-Taste", "button"), ("de", "Schaltfläche", "button"),
      ("cs", "Uložit tlačítkem", "button"), ("cs", "Nápověda, odkaz", "link"),
      ("uk", "Зберегти кнопкою", "button"), ("uk", "Заголовок", "header"),
    ])
  func roles(_ language: String, _ label: String, _ trait: String) async throws {
    let found = try await rules("{ label: '\(label)', traits: ['\(trait)'] }", language: language)
    #expect(found == ["role-in-label"])
  }

  @Test(
    "Words that only contain one, or stand for something else, are fine",
    arguments: [
      ("en", "Unbuttoned shirts", "button"), ("en", "Linked accounts", "link"),
      ("en", "Switch off the oven", "button"), ("fi", "Painikkeiden koko", "button"),
      ("sv", "Knappa in koden", "button"), ("de", "Tastenkürzel", "button"),
      ("de", "Links ausrichten", "link"), ("cs", "Platební karta", "button"),
      ("uk", "Кнопковий телефон", "button"), ("fr", "Bouton", "button"),
    ])
  func notRoles(_ language: String, _ label: String, _ trait: String) async throws {
    let found = try await rules("{ label: '\(label)', traits: ['\(trait)'] }", language: language)
    #expect(found == [])
  }

  @Test(
    "A state in a label is heard twice",
    arguments: [
      ("en", "Week, selected", "selected: true"), ("fi", "Viikko, valittuna", "selected: true"),
      ("sv", "Vecka, markerad", "selected: true"), ("de", "Woche, ausgewählt", "selected: true"),
      ("cs", "Týden, vybráno", "selected: true"), ("uk", "Тиждень, вибрано", "selected: true"),
      ("en", "Pay (disabled)", "enabled: false"), ("en", "Details, collapsed", "expanded: false"),
    ])
  func states(_ language: String, _ label: String, _ state: String) async throws {
    let found = try await rules(
      "{ label: '\(label)', traits: ['button'], \(state) }", language: language)
    #expect(found == ["role-in-label"])
  }

  @Test(
    "A link that says nothing",
    arguments: [
      ("en", "Click here"), ("en", "MORE…"), ("fi", "Lue lisää"), ("sv", "Läs mer ›"),
      ("de", "Mehr erfahren"), ("cs", "Zjistit více"), ("uk", "Докладніше"), ("uk", "Тут"),
    ])
  func vagueLinks(_ language: String, _ label: String) async throws {
    #expect(
      try await rules("{ label: '\(label)', traits: ['link'] }", language: language)
        == ["vague-link"])
  }

  @Test func rolesOfLanguagesWithoutATableAreNotLookedFor() async throws {
    let report = try await audit(
      "{ earshot: 1, language: 'fr', screens: { a: { title: 'Soupe', elements: ["
        + "{ label: 'Bouton', traits: ['button'] }] } } }")
    #expect(Set(report.notRun.map(\.rule)).isSuperset(of: ["role-in-label", "vague-link"]))
  }

  @Test(
    "Texts that are misread, with what is heard",
    arguments: [
      ("56m left", "metres"), ("20s", "twenties"), ("1m", "metres"), ("5h ago", "letter h"),
      ("1h 5m", "letter h"), ("No 6-digit code?", "number"), ("-$240.00", "without its minus"),
      ("LATEST POST SUMMARY", "single letters"), ("Welcome to GOV.UK", "Governor"),
      ("\u{FFFC} Ann", "attachment"), ("a • b", "bullet"), ("Pay **now**", "asterisk"),
      ("\u{1D5D7}\u{1D5F2}\u{1D5EE}\u{1D5F9}", "mathematical"), ("01:05", "one five"),
      ("Invoice 20231234567", "huge number"),
    ])
  func misread(_ text: String, _ heard: String) async throws {
    let report = try await audit(screen("{ label: '\(text)' }"))
    #expect(report.findings.map(\.rule) == ["misread-text"])
    #expect(report.findings.first?.message.contains(heard) == true)
  }

  @Test(
    "Texts that look alike and are read as they are meant",
    arguments: [
      "100m freestyle", "The 80s", "In her 20s", "Symphony No 5", "No. 6-digit", "No code?",
      "−$240.00", "3-4 people", "HTTP POST request", "POSTAGE DUE", "Departs 09:30", "10:05",
      "3*4*5",
      "2 ** 3", "Order 202312", "+358 40 123 4567", "Soup · 20 minutes", "m", "Version 2m",
    ])
  func notMisread(_ text: String) async throws {
    #expect(try await rules("{ label: '\(text)' }") == [])
  }

  @Test func shortTimesAreEnglishOnly() async throws {
    #expect(try await rules("{ label: '20s' }, { label: 'Nr 6' }", language: "sv") == [])
  }
}
