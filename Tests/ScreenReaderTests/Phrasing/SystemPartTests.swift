import EarshotReader
import EarshotSemantics
import Testing

private func part(
  _ role: SystemPart, _ label: Wording? = nil, value: Wording? = nil, _ traits: Traits = .button
) -> Element {
  Element(label: label, value: value, traits: traits).with { $0.systemRole = role }
}

@Test(
  "What the system adds has the reader's words (W3, W5, F3, F6, B16, B24)",
  arguments: [
    (part(.backButton, nil, [.button, .backButton]), "Back Button"),
    (part(.backButton, "Soups", [.button, .backButton]), "Soups, Back Button"),
    (part(.backButton, "Back", [.button, .backButton]), "Back Button"),
    (part(.title, "Soups", .header), "Soups, Heading"),
    (part(.grabber, value: "Half screen"), "Sheet Grabber, Half screen, Button"),
    (part(.grabber, "Card controller"), "Card controller, Button"),
    (part(.dismissMenu), "Dismiss context menu, Button"),
    (part(.inProgress, nil, []), "In progress"), (part(.inProgress, "Sending", []), "Sending"),
    (part(.edit), "Edit, Button"), (part(.done), "Done, Button"), (part(.share), "Share…, Button"),
    (part(.share, "Send"), "Send, Button"), (part(.alertTitle, "Offline", []), "Offline"),
  ])
func wordsOfTheSystem(element: Element, text: String) {
  expect(element, says: text)
}

@Test("The button before a sheet says what it does (W5)")
func dismissPopup() {
  expect(
    part(.dismissPopup), says: "dismiss popup, Button",
    hint: "Double tap to dismiss popup window")
}

@Test(
  "A search field without a prompt is called Search (R8)",
  arguments: [
    (nil, nil, "Search, Search Field"), ("Find soups", nil, "Find soups, Search Field"),
    ("Find soups", "leek", "leek, Search Field"), (nil, "leek", "Search, leek, Search Field"),
  ] as [(Wording?, Wording?, String)])
func searchFields(prompt: Wording?, value: Wording?, text: String) {
  expect(
    part(.searchField, value: value, .searchField).with { $0.placeholder = prompt }, says: text)
}

@Test(
  "Half of a stepper says which half it is after what it steps (R10)",
  arguments: [
    (part(.increment), "Increment, Button"), (part(.decrement), "Decrement, Button"),
    (part(.increment, "Cups"), "Cups, Increment, Button"),
    (part(.decrement, "Cups", value: "2"), "Cups, 2, Decrement, Button"),
    (part(.decrement, value: "2"), "2, Decrement, Button"),
  ])
func stepperHalves(element: Element, text: String) {
  expect(element, says: text)
}

@Test("Halves of a stepper can be told apart in few words and without roles (R10)")
func stepperHalvesInFewWords() {
  let half = part(.increment, "Cups", value: "2")
  expect(half, says: "Cups, 2, Increment", by: profile { $0.verbosity = .low })
  expect(half, says: "Cups, 2, Increment", by: profile { $0.traitPosition = .none })
}

@Test(
  "A compact picker says which kind it is instead of Button (V18)",
  arguments: [
    (SystemPart.datePicker, "Date Picker"), (.timePicker, "Time Picker"),
    (.dateAndTimePicker, "Date and Time Picker"),
  ])
func compactPickers(role: SystemPart, word: String) {
  let picker = part(role, "Due", value: "4 March").with { $0.expanded = false }
  expect(
    picker, says: "Due, 4 March, \(word), Collapsed", hint: "Double tap to expand.")
}

@Test("What a combined control leaves behind is named by the reader's word (C10)")
func actionsOfCombinedControls() {
  let row = Element(label: "Cups").with {
    $0.actions = [
      CustomAction(name: "Volume"), CustomAction(name: "Volume"), CustomAction(name: ""),
    ]
    $0.actions[1].systemRole = .increment
    $0.actions[2].systemRole = .decrement
  }
  #expect(heard(row).actions.map(\.text) == ["Volume", "Increment Volume", "Decrement"])
}
