import EarshotReader
import EarshotSemantics
import Testing

@Test(
  "Label, then value; what is empty is not there (S2)",
  arguments: [
    ("Tea", "2 bags", "Tea, 2 bags"), ("Tea", nil, "Tea"), (nil, "2 bags", "2 bags"),
    ("", "2 bags", "2 bags"), ("Tea", "", "Tea"), (nil, nil, ""), ("", "", ""),
  ] as [(String?, String?, String)])
func labelThenValue(label: String?, value: String?, text: String) {
  expect(
    Element(label: label.map { .text($0) }, value: value.map { .text($0) }), says: text)
}

@Test(
  "Selected comes first, and stands alone if there is nothing else (S3)",
  arguments: [
    ("Tea", "hot", Traits.button, "Selected, Tea, hot, Button"), (nil, nil, [], "Selected"),
    (nil, nil, .button, "Selected, Button"), ("Tea", nil, .notEnabled, "Selected, Tea, Dimmed"),
  ] as [(String?, String?, Traits, String)])
func selectedFirst(label: String?, value: String?, traits: Traits, text: String) {
  expect(
    Element(
      label: label.map { .text($0) }, value: value.map { .text($0) },
      traits: traits.union(.selected)), says: text)
}

@Test("A hint stands in for missing text, once, and is not repeated (S8)")
func hintStandsIn() {
  expect(Element(hint: "Opens tea", traits: .button), says: "Opens tea, Button")
  expect(Element(label: "", value: "", hint: "Opens tea"), says: "Opens tea")
  expect(Element(value: "2", hint: "Opens tea"), says: "2", hint: "Opens tea")
  #expect(heard(Element(hint: "Opens tea")).parts.map(\.kind) == [.hint])
}

@Test("A switch's value is no text, so its hint stands in (S8, R1)")
func hintStandsInForSwitch() {
  expect(
    Element(value: "1", hint: "Dark", traits: [.button, .switchButton]),
    says: "Dark, Switch Button, On", hint: "Double tap to toggle setting.")
}

@Test("An element with nothing at all says nothing (S9)")
func nothingAtAll() {
  #expect(heard(Element()).isEmpty)
}

@Test(
  "An empty field says its placeholder, a filled one does not (R6)",
  arguments: [(nil, "Name, Text Field"), ("", "Name, Text Field"), ("Ada", "Ada, Text Field")]
    as [(String?, String)])
func placeholders(value: String?, text: String) {
  let field = Element(value: value.map { .text($0) }, traits: .textEntry)
    .with { $0.placeholder = "Name" }
  expect(field, says: text, hint: "Double tap to edit.")
}

@Test(
  "Back is not said twice, in whatever letters (R4)",
  arguments: [
    ("Back", "Back Button"), ("BACK", "Back Button"), ("back", "Back Button"),
    ("Settings", "Settings, Back Button"), ("Back to tea", "Back to tea, Back Button"),
    (nil, "Back Button"),
  ] as [(String?, String)])
func backButtons(label: String?, text: String) {
  let traits: Traits = [.button, .backButton]
  expect(Element(label: label.map { .text($0) }, traits: traits), says: text)
}

@Test("Back is just a label on any other button")
func backElsewhere() {
  expect(Element(label: "Back", traits: .button), says: "Back, Button")
}

@Test("Important details are heard before roles, others on request (A4, A5)")
func customContent() {
  let photo = Element(label: "Rex", value: "asleep", traits: .image).with {
    $0.content = [
      CustomContent(label: "Age", value: "3 years", isImportant: true),
      CustomContent(label: "Breed", value: "beagle"),
      CustomContent(label: "Vaccinated", value: "", isImportant: true),
      CustomContent(label: "Shy"), CustomContent(label: "", value: ""),
      CustomContent(label: "", isImportant: true),
    ]
  }
  expect(photo, says: "Rex, asleep, 3 years, Vaccinated, Image")
  #expect(
    heard(photo).moreContent == [
      .init(label: "Breed", value: "beagle"), .init(label: "Shy", value: nil),
    ])
}

@Test("Actions and details are announced after the hint (H10, A4)")
func remarks() {
  let phrasing = Phrasing(profile: Profile())
  let row = Element(label: "Mail").with {
    $0.actions = [CustomAction(name: "Archive"), CustomAction(name: "Delete")]
    $0.content = [CustomContent(label: "Size", value: "2 kB")]
  }
  let utterance = phrasing.utterance(for: Stop(element: row))
  #expect(utterance.actions.map(\.text) == ["Archive", "Delete"])
  #expect(
    phrasing.remarks(after: utterance).map(\.text) == [
      "Actions available", "More content available",
    ])
  #expect(phrasing.remarks(after: heard(Element(label: "Mail"))).isEmpty)
}

@Test("Unknown words are shown in quotes, marked, and spoken by their last name")
func unknownWords() {
  let label = Wording.pattern(["Hello ", .unresolved("user.firstName", nonEmpty: false)])
  let part = heard(Element(label: label, traits: .button)).parts.first
  #expect(part?.text == "Hello ‹user.firstName›")
  #expect(part?.spoken == "Hello first name")
  #expect(part?.isUnresolved == true)
}

@Test("What is spoken has no gap where a choice begins with nothing")
func emptyChoice() {
  let choice = Wording.oneOf([.init(when: "isNew", words: ""), .init(when: nil, words: "Old")])
  #expect(heard(Element(label: "Mail", value: choice, traits: .button)).spoken == "Mail, Button")
}

@Test("An alert says what it is, its title and its message (R17)")
func alerts() {
  let phrasing = Phrasing(profile: Profile())
  let said = phrasing.alert(title: "Delete photo?", message: "This cannot be undone.")
  #expect(said.text == "Alert, Delete photo?, This cannot be undone.")
  #expect(phrasing.alert(title: "Offline", message: nil).text == "Alert, Offline")
  #expect(phrasing.alert(title: nil, message: "").text == "Alert")
}
