import EarshotReader
import EarshotSemantics
import Testing

private func change(
  _ old: Element, _ alter: (inout Element) -> Void, _ context: ReadingContext? = nil
) -> String? {
  Phrasing(profile: Profile()).change(from: old, to: old.with(alter), context: context)?.text
}

private let slider = Element(label: "Volume", value: "37%", traits: .adjustable)
private let milk = Element(label: "Milk", value: "0", traits: [.button, .switchButton])
private let week = Element(label: "Week", traits: .button)

@Test("A slider says only its new value (S13)")
func sliderMoves() {
  #expect(change(slider) { $0.value = "38%" } == "38%")
}

@Test(
  "A switch says only its new state (S13, R1)",
  arguments: [("1", "On"), ("2", "Mixed"), ("full", "full"), ("0", nil), (nil, nil)]
    as [(Wording?, String?)])
func switchTurns(value: Wording?, text: String?) {
  #expect(change(milk) { $0.value = value } == text)
}

@Test("A chosen segment says Selected, its name and its position, without Button (S13)")
func segmentIsChosen() {
  #expect(
    change(week, { $0.traits.insert(.selected) }, .series(index: 2, count: 2))
      == "Selected, Week, 2 of 2")
  #expect(change(week) { $0.traits.insert(.selected) } == "Selected, Week")
}

@Test("A chosen tab says Tab as well (W7)")
func tabIsChosen() {
  for context: ReadingContext in [.tab(index: 2, count: 3), .tabBarItem(index: 2, count: 3)] {
    #expect(
      change(week, { $0.traits.insert(.selected) }, context) == "Selected, Week, Tab, 2 of 3")
  }
}

@Test("What is no longer chosen says so, what stays chosen says nothing")
func choiceIsTakenBack() {
  let chosen = week.with { $0.traits.insert(.selected) }
  #expect(change(chosen) { $0.traits.remove(.selected) } == "Unselected")
  #expect(change(chosen, { _ in }, .series(index: 1, count: 2)) == nil)
}

@Test("A sheet grabber says its name and its new state (S13)")
func grabberMoves() {
  let grabber = Element(value: "Half screen", traits: .button).with { $0.systemRole = .grabber }
  #expect(change(grabber) { $0.value = "Full screen" } == "Sheet Grabber, Full screen")
  #expect(change(grabber) { _ in } == nil)
}

@Test("A disclosure, a field and a button say their new state")
func statesChange() {
  let section = week.with { $0.expanded = false }
  #expect(change(section) { $0.expanded = true } == "Expanded")
  #expect(change(section) { $0.expanded = nil } == nil)
  #expect(change(week) { $0.traits.insert(.notEnabled) } == "Dimmed")
  let field = Element(label: "Name", value: "Ada", traits: .textEntry)
  #expect(change(field) { $0.traits.insert(.isEditing) } == "Is editing")
}

@Test("A cleared field says its placeholder (R6)")
func fieldIsCleared() {
  let field = Element(value: "Ada", traits: .textEntry).with { $0.placeholder = "Name" }
  #expect(change(field) { $0.value = nil } == "Name")
  #expect(change(slider) { $0.value = nil } == nil)
}

@Test("A new name and a new important detail are heard")
func wordsChange() {
  #expect(change(week) { $0.label = "Month" } == "Month")
  #expect(
    change(week) {
      $0.content = [CustomContent(label: "Likes", value: "43", isImportant: true)]
    } == "43")
}

@Test("Only details that changed are heard")
func oneDetailChanges() {
  let photo = week.with {
    $0.content = [
      CustomContent(label: "Likes", value: "42", isImportant: true),
      CustomContent(label: "Age", value: "3", isImportant: true),
    ]
  }
  #expect(change(photo) { $0.content[0].value = "43" } == "43")
}

@Test("Nothing is heard of what is not spoken, nor of what starts media (T4)")
func silentChanges() {
  #expect(change(week) { $0.hint = "Shows a week" } == nil)
  #expect(change(week) { $0.identifier = "week" } == nil)
  #expect(change(week) { $0.traits.insert(.updatesFrequently) } == nil)
  let play = Element(label: "Play", traits: [.button, .startsMediaSession])
  #expect(change(play) { $0.label = "Pause" } == nil)
}
