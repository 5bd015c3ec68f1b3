import EarshotReader
import EarshotSemantics
import Testing

private let low = profile { $0.verbosity = .low }

private let milk = Element(
  label: "Milk", value: "1", hint: "Shows milk.", traits: [.button, .switchButton, .selected])

@Test("In few words only label and value are heard")
func fewWords() {
  let photo = Element(label: "Rex", value: "asleep", traits: [.image, .selected]).with {
    $0.content = [CustomContent(label: "Age", value: "3", isImportant: true)]
    $0.actions = [CustomAction(name: "Feed")]
    $0.expanded = true
  }
  let utterance = heard(photo, .series(index: 1, count: 2), by: low)
  #expect(utterance.text == "Rex, asleep")
  #expect(utterance.hint == nil)
  #expect(utterance.actions.isEmpty)
}

@Test("In few words a switch still tells its state, which is its value (R1)")
func fewWordsOfASwitch() {
  expect(milk, says: "Milk, On", by: low)
}

@Test("In few words a hint still stands in for text, and a back button has a name")
func fewWordsWithoutALabel() {
  expect(Element(hint: "Opens tea", traits: .button), says: "Opens tea", by: low)
  expect(Element(label: "Back", traits: [.button, .backButton]), says: "Back", by: low)
  let back = Element(traits: [.button, .backButton]).with { $0.systemRole = .backButton }
  expect(back, says: "Back", by: low)
  expect(back, says: "Back Button")
}

@Test("In few words a cell is its label and its value (C4)")
func fewWordsOfACell() {
  let context = ReadingContext.dataTableCell(
    CellContext(
      cell: TableCell(row: 0, column: 0), isFirstInRow: true,
      headers: [.init(label: "Town", value: nil)]))
  expect(Element(label: "Oulu", value: "open"), context, says: "Oulu, open", by: low)
}

@Test(
  "Roles and states stand after the text, before it, or nowhere",
  arguments: [
    (.after, "Selected, Milk, Switch Button, On, 1 of 2"),
    (.before, "Switch Button, On, Selected, Milk, 1 of 2"), (.none, "Selected, Milk, On, 1 of 2"),
  ] as [(Profile.TraitPosition, String)])
func positionOfTraits(position: Profile.TraitPosition, text: String) {
  let utterance = heard(
    milk, .series(index: 1, count: 2), by: profile { $0.traitPosition = position })
  #expect(utterance.text == text)
}

@Test("A container's name comes before everything, roles before the text included")
func containerBeforeTraits() {
  let before = profile { $0.traitPosition = .before }
  let entered = [EnteredContainer(number: 1, kind: .group, label: "Order")]
  let stop = Stop(element: Element(label: "Send", traits: .button), containers: entered)
  #expect(
    Phrasing(profile: before).utterance(for: stop, entering: entered).text
      == "Order, Button, Send")
}

@Test(
  "The reader speaks the listener's language, else the app's, else English",
  arguments: [
    (nil, nil, "en"), ("en-GB", nil, "en-GB"), (nil, "en-AU", "en-AU"), ("en", "de", "en"),
    ("xx", "de", "en"), (nil, "xx-YY", "en"),
  ] as [(String?, String?, String)])
func readersLanguage(listener: String?, app: String?, language: String) {
  let phrasing = Phrasing(profile: profile { $0.language = listener }, appLanguage: app)
  #expect(phrasing.language == language)
}

@Test("What the app wrote is in the element's language, roles and states in the reader's")
func languagesOfParts() {
  let element = Element(label: "Keitto", value: "20 min", traits: [.button, .selected])
    .with { $0.language = "fi" }
  let utterance = heard(element, .series(index: 1, count: 2), in: "sv")
  #expect(utterance.language == "fi")
  #expect(utterance.parts.map(\.language) == ["sv", "fi", "fi", "sv", "sv"])
  let plain = heard(Element(label: "Soppa", traits: .button), in: "sv")
  #expect(plain.language == "sv")
  #expect(plain.parts.map(\.language) == ["sv", "sv"])
}

@Test(
  "Words in a script the app's language has not are in a language that has it (S14)",
  arguments: [
    ("Борщ", "uk"), ("Wi-Fi", "en"), ("Объявление", "ru"), ("42", "en"), ("Борщ Wi-Fi", "en"),
  ])
func languageByScript(label: String, language: String) {
  let utterance = heard(Element(label: .text(label), traits: .button), in: "en")
  #expect(utterance.language == language)
  #expect(utterance.parts.map(\.language) == [language, "en"])
}

@Test("Latin words in a Ukrainian app are the listener's, else English (S14)")
func latinInUkrainian() {
  let element = Element(label: "Wi-Fi", value: "Домашня", traits: .button)
  #expect(heard(element, in: "uk").parts.map(\.language) == ["en", "uk", "uk"])
  let german = heard(element, by: profile { $0.language = "de" }, in: "uk")
  #expect(german.parts.map(\.language) == ["de", "uk", "de"])
}

@Test("An element's own language is not doubted (S14)")
func ownLanguageStays() {
  let element = Element(label: "Борщ").with { $0.language = "bg" }
  #expect(heard(element, in: "en").language == "bg")
}
