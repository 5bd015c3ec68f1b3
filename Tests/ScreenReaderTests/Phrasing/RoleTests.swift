import EarshotReader
import EarshotSemantics
import Testing

@Test(
  "Each trait has its word or none (S4, S7)",
  arguments: [
    ("button", "Button"), ("link", "Link"), ("header", "Heading"), ("image", "Image"),
    ("searchField", "Search Field"), ("notEnabled", "Dimmed"), ("adjustable", "Adjustable"),
    ("backButton", "Back Button"), ("textEntry", "Text Field"), ("textArea", "Text Field"),
    ("secureTextField", "Secure Text Field"), ("popUpButton", "Pop-up Button"),
    ("pickerItem", "Picker Item"), ("draggable", "Draggable"), ("radioButton", "Radio Button"),
    ("playsSound", nil), ("keyboardKey", nil), ("staticText", nil), ("summaryElement", nil),
    ("updatesFrequently", nil), ("startsMediaSession", nil), ("allowsDirectInteraction", nil),
    ("causesPageTurn", nil), ("tabBar", nil), ("isEditing", nil), ("switchButton", nil),
  ] as [(String, String?)])
func wordOfTrait(trait: String, word: String?) throws {
  let element = Element(label: "Tea", traits: try #require(Traits(name: trait)))
  #expect(heard(element).text == (word.map { "Tea, \($0)" } ?? "Tea"))
}

@Test("Every trait is known to the test above")
func everyTraitHasAWord() {
  #expect(Traits.named.count == 27)
}

@Test("All words together stand in one order (S4)")
func orderOfWords() {
  let all = Traits.named.reduce(into: Traits()) { $0.formUnion($1.trait) }
  let element = Element(label: "Tea", value: "1", traits: all).with {
    $0.headingLevel = 3
    $0.expanded = false
  }
  #expect(
    heard(element).text == """
      Selected, Tea, Dimmed, Back Button, Switch Button, On, Pop-up Button, Radio Button, \
      Secure Text Field, Is editing, Heading level 3, Link, Picker Item, Adjustable, Image, \
      Search Field, Draggable, Collapsed
      """)
}

@Test(
  "Button is silent beside what says more (S6)",
  arguments: [
    (Traits.keyboardKey, "Tea"), (.switchButton, "Tea, Switch Button"),
    (.backButton, "Tea, Back Button"), (.popUpButton, "Tea, Pop-up Button"),
    (.radioButton, "Tea, Radio Button"), (.link, "Tea, Button, Link"),
    (.image, "Tea, Button, Image"), (.header, "Tea, Button, Heading"),
    (.draggable, "Tea, Button, Draggable"), (.notEnabled, "Tea, Dimmed, Button"),
  ])
func buttonBeside(trait: Traits, text: String) {
  #expect(heard(Element(label: "Tea", traits: trait.union(.button))).text == text)
}

@Test(
  "A switch says its state after its role, never its value (R1)",
  arguments: [
    ("1", "Milk, Switch Button, On"), ("0", "Milk, Switch Button, Off"),
    ("2", "Milk, Switch Button, Mixed"), ("3", "Milk, Switch Button, 3"),
    ("half", "Milk, Switch Button, half"), ("", "Milk, Switch Button"),
    (nil, "Milk, Switch Button"),
  ] as [(String?, String)])
func switches(value: String?, text: String) {
  let traits: Traits = [.button, .switchButton]
  let element = Element(label: "Milk", value: value.map { .text($0) }, traits: traits)
  expect(element, says: text, hint: "Double tap to toggle setting.")
}

@Test("A switch that is no button has a state and no role (R1a)")
func switchWithoutButton() {
  expect(
    Element(label: "Milk", value: "0", traits: .switchButton), says: "Milk, Off",
    hint: "Double tap to toggle setting.")
}

@Test("A switch whose state is not known says both states or the expression (R1)")
func unknownSwitch() {
  let choice = Wording.oneOf([.init(when: "a", words: "1"), .init(when: nil, words: "0")])
  let traits: Traits = [.button, .switchButton]
  let either = heard(Element(label: "Milk", value: choice, traits: traits))
  #expect(either.text == "Milk, Switch Button, ‹On | Off›")
  #expect(either.parts.last?.isUnresolved == true)
  let expression = Wording.unresolved("model.isOn", nonEmpty: true)
  #expect(
    heard(Element(label: "Milk", value: expression, traits: traits)).text
      == "Milk, Switch Button, ‹model.isOn›")
}

@Test(
  "A level is heard of a heading only, and only from 1 to 6 (R13)",
  arguments: [
    (Traits.header, 2, "Soups, Heading level 2"), (.header, 1, "Soups, Heading level 1"),
    (.header, 6, "Soups, Heading level 6"), (.header, 7, "Soups, Heading"),
    (.header, 0, "Soups, Heading"), (.header, nil, "Soups, Heading"), ([], 2, "Soups"),
    ([.header, .button], 2, "Soups, Button, Heading level 2"),
  ] as [(Traits, Int?, String)])
func headingLevels(traits: Traits, level: Int?, text: String) {
  expect(Element(label: "Soups", traits: traits).with { $0.headingLevel = level }, says: text)
}

@Test(
  "A tab says Tab and its position, never Button (R2)",
  arguments: [
    ([], "Home, Tab, 1 of 3"), (.button, "Home, Tab, 1 of 3"),
    ([.button, .selected], "Selected, Home, Tab, 1 of 3"),
    ([.header, .image], "Home, Tab, Heading, Image, 1 of 3"),
  ] as [(Traits, String)])
func tabs(traits: Traits, text: String) {
  let element = Element(label: "Home", traits: traits)
  expect(element, .tab(index: 1, count: 3), says: text)
  expect(element, .tabBarItem(index: 1, count: 3), says: text)
}

@Test("A tab of the system's bar is never dimmed, an imitated one is (R2d)")
func disabledTabs() {
  let tab = Element(label: "Home", value: "3", traits: [.button, .notEnabled])
  expect(tab, .tabBarItem(index: 2, count: 2), says: "Home, 3, Tab, 2 of 2")
  expect(tab, .tab(index: 2, count: 2), says: "Home, 3, Dimmed, Tab, 2 of 2")
}

@Test("A segment is a button with a position, which comes last (R3, S12)")
func segments() {
  let place = ReadingContext.series(index: 2, count: 3)
  expect(
    Element(label: "Week", traits: [.button, .selected]), place,
    says: "Selected, Week, Button, 2 of 3")
  expect(
    Element(label: "Week", traits: [.button, .notEnabled]), place,
    says: "Week, Dimmed, Button, 2 of 3")
}

@Test(
  "Fields say what they are, and whether they are being edited (R6, R7, R8)",
  arguments: [
    (.textEntry, "Text Field"), ([.textEntry, .isEditing], "Text Field, Is editing"),
    ([.textEntry, .textArea], "Text Field"),
    ([.textEntry, .secureTextField], "Secure Text Field"),
    ([.textEntry, .secureTextField, .isEditing], "Secure Text Field, Is editing"),
    (.secureTextField, "Secure Text Field"), (.searchField, "Search Field"),
    ([.textEntry, .searchField], "Text Field, Search Field"),
    ([.searchField, .isEditing], "Is editing, Search Field"), (.isEditing, ""),
  ] as [(Traits, String)])
func fields(traits: Traits, text: String) {
  #expect(heard(Element(traits: traits)).text == text)
}

@Test("A disclosure says its state after all roles (R12)")
func disclosures() {
  let section = Element(label: "Soups", traits: [.button, .header])
  #expect(heard(section.with { $0.expanded = true }).text == "Soups, Button, Heading, Expanded")
  #expect(heard(section.with { $0.expanded = false }).text == "Soups, Button, Heading, Collapsed")
}

@Test(
  "A wheel, a menu picker and a row that can be moved (R9, R11, R16)",
  arguments: [
    ("May", nil, [.pickerItem, .adjustable], "May, Picker Item, Adjustable"),
    ("Sort by", "name", .popUpButton, "Sort by, name, Pop-up Button"),
    ("Reorder Tea", nil, [.button, .draggable], "Reorder Tea, Button, Draggable"),
  ] as [(Wording, Wording?, Traits, String)])
func otherControls(label: Wording, value: Wording?, traits: Traits, text: String) {
  #expect(heard(Element(label: label, value: value, traits: traits)).text == text)
}
