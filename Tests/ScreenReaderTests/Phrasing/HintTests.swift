import EarshotReader
import EarshotSemantics
import Testing

private let toggle = "Double tap to toggle setting."
private let adjust = "Swipe up or down with one finger to adjust the value."
private let edit = "Double tap to edit."
private let words = "Use the rotor to access Misspelled Words"
private let activate = "Double tap to activate."

private func hint(
  _ traits: Traits, app: Wording? = nil, label: Wording? = "Tea", expanded: Bool? = nil,
  by profile: Profile = Profile()
) -> String? {
  let element = Element(label: label, hint: app, traits: traits).with { $0.expanded = expanded }
  return heard(element, by: profile).hint?.text
}

private let hintsOfControls: [(Traits, String?)] = [
  ([.button, .switchButton], toggle), (.switchButton, toggle), (.adjustable, adjust),
  ([.pickerItem, .adjustable], adjust), (.textEntry, edit), ([.textEntry, .isEditing], words),
  ([.textEntry, .textArea], "\(edit) \(words)"),
  ([.textEntry, .textArea, .isEditing], words), ([.textEntry, .secureTextField], edit),
  (.popUpButton, "Double tap to activate the picker"),
  (.draggable, "Double tap and hold, wait for the sound, then drag to rearrange."),
  (.button, nil), (.link, nil), (.image, nil), (.searchField, nil), (.header, nil), ([], nil),
  ([.searchField, .textEntry], edit),
]

@Test(
  "Controls say how they are used (H2, H3, H4, H7, R11)",
  arguments: hintsOfControls)
func hintOfControl(traits: Traits, text: String?) {
  #expect(hint(traits) == text)
}

@Test(
  "The app's hint comes first, with one full stop between (H2, H3)",
  arguments: [
    ("Shows milk", "Shows milk. \(toggle)"), ("Shows milk.", "Shows milk. \(toggle)"),
    ("Milk?", "Milk? \(toggle)"), ("Milk!", "Milk! \(toggle)"), ("Milk…", "Milk… \(toggle)"),
  ])
func appHintFirst(app: String, text: String) {
  #expect(hint([.button, .switchButton], app: .text(app)) == text)
}

@Test("An app's hint alone stays as it was written")
func appHintAlone() {
  #expect(hint(.button, app: "Opens tea") == "Opens tea")
  #expect(hint(.button, app: "Opens tea.") == "Opens tea.")
  #expect(hint(.button, app: "") == nil)
}

@Test("A field says how it is used and nothing of the app's (H4)")
func fieldReplacesHint() {
  #expect(hint(.textEntry, app: "Your full name") == edit)
  #expect(hint([.textEntry, .isEditing], app: "Your full name") == words)
}

@Test("What is dimmed keeps only the app's hint (H9)")
func dimmedHints() {
  for traits: Traits in [
    .switchButton, .adjustable, .textEntry, .popUpButton, .draggable, [.textEntry, .isEditing],
  ] {
    #expect(hint(traits.union(.notEnabled)) == nil)
    #expect(hint(traits.union(.notEnabled), app: "Not today") == "Not today")
  }
  #expect(hint([], expanded: false) != nil)
  #expect(hint(.notEnabled, expanded: false) == nil)
}

@Test("Of switch and slider the switch is told, of field and slider both (H2, H3)")
func severalHints() {
  #expect(hint([.switchButton, .adjustable]) == toggle)
  #expect(hint([.textEntry, .adjustable]) == "\(edit) \(adjust)")
  #expect(hint([.adjustable, .draggable]) == adjust)
  #expect(hint([.adjustable, .popUpButton]) == adjust)
  #expect(hint([.switchButton, .radioButton]) == nil)
}

@Test("A slider with a hint and no other text is not told how to adjust (H3)")
func hintOnlySlider() {
  expect(Element(hint: "Louder", traits: .adjustable), says: "Louder, Adjustable")
  expect(Element(traits: .adjustable), says: "Adjustable", hint: adjust)
  expect(
    Element(value: "5", hint: "Louder", traits: .adjustable), says: "5, Adjustable",
    hint: "Louder. \(adjust)")
}

@Test("A disclosure says what a double tap does (H6)")
func disclosureHints() {
  #expect(hint(.button, expanded: true) == "Double tap to collapse.")
  #expect(hint(.button, expanded: false) == "Double tap to expand.")
  #expect(hint([], app: "More soups.", expanded: false) == "More soups. Double tap to expand.")
}

private let hintsAtLength: [(Traits, String?)] = [
  (.button, activate), (.link, activate), ([.button, .backButton], activate),
  ([.button, .notEnabled], nil), (.image, nil), ([], nil), ([.button, .switchButton], toggle),
  (.adjustable, adjust), ([.button, .popUpButton], "Double tap to activate the picker"),
]

@Test(
  "Double tap to activate is said of plain buttons and links, and only at length (H5)",
  arguments: hintsAtLength)
func activateHint(traits: Traits, text: String?) {
  #expect(hint(traits, by: profile { $0.verbosity = .high }) == text)
}

@Test("At length the app's hint comes before how to activate (H5)")
func activateAfterAppHint() {
  let high = profile { $0.verbosity = .high }
  #expect(hint(.button, app: "Opens tea", by: high) == "Opens tea. \(activate)")
}

@Test("Direct touch is told only where asked for (H8)")
func directTouch() {
  let asked = profile { $0.speaksDirectTouchHint = true }
  let text = "Use the rotor to enable Direct Touch for this app."
  #expect(hint(.allowsDirectInteraction) == nil)
  #expect(hint(.allowsDirectInteraction, by: asked) == text)
  #expect(hint([.allowsDirectInteraction, .notEnabled], by: asked) == nil)
  #expect(hint(.button, by: asked) == nil)
}

@Test("With hints off none is said, but one that stands in for text (H1, S8)")
func hintsOff() {
  let off = profile { $0.speaksHints = false }
  #expect(hint([.button, .switchButton], app: "Shows milk", by: off) == nil)
  expect(Element(hint: "Opens tea", traits: .button), says: "Opens tea, Button", by: off)
}

@Test("Each hint keeps its language")
func hintLanguages() {
  let element = Element(label: "Maito", hint: "Näyttää maidon.", traits: .switchButton)
    .with { $0.language = "fi" }
  #expect(heard(element, in: "en").hints.map(\.language) == ["fi", "en"])
}
