import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Letter: View {
  @State private var text = "Call Ada or Ben"
  @State private var isLate = false
  @State private var isShown = false
  @Namespace private var space

  private func ranges(of words: String...) -> [Range<String.Index>] {
    words.compactMap { text.range(of: $0) }
  }

  var body: some View {
    VStack {
      Text(text).accessibilityRotor("People", textRanges: ranges(of: "Ada", "Ben"))
      Button("Shorten") { text = "Call" }
      Text("Tomorrow at nine").accessibilityRotorEntry(id: 1, in: space)
      if isShown { Text("Late").accessibilityRotorEntry(id: 2, in: space) }
    }
    .accessibilityRotor("Times") {
      AccessibilityRotorEntry(
        "Nine", id: 1, in: space, textRange: "Tomorrow at nine".range(of: "nine"))
      AccessibilityRotorEntry("Day", id: 1, in: space) { isShown = true }
      AccessibilityRotorEntry("Late", id: 2, in: space)
    }
  }
}

private struct Kitchen: View {
  @Namespace private var space
  var body: some View {
    List(0..<40) { row in
      if row == 0 || row == 30 {
        Text("Soup \(row)").accessibilityLinkedGroup(id: "soup", in: space)
      } else {
        Text("Row \(row)")
      }
    }
    Text("Alone").accessibilityLinkedGroup(id: "other", in: space)
  }
}

private struct Volume: View {
  let isQueued: Bool
  @State private var level = 1
  var body: some View {
    Text("Volume")
      .accessibilityValue("\(level)")
      .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
      .speechAnnouncementsQueued(isQueued)
      .onChange(of: level) {
        AccessibilityNotification.Announcement("Loud enough for everybody here").post()
      }
  }
}

@MainActor @Suite struct LinkedTests {
  private func spoken(_ view: some View, _ use: (Reader) throws -> Void) rethrows -> [String] {
    let reader = Reader(LiveStage(view))
    let start = reader.spoken.count
    try use(reader)
    return Array(reader.spoken.dropFirst(start))
  }

  @Test func aRotorOfRangesSaysOnePartOfTheTextAfterAnother() throws {
    let spoken = try spoken(Letter()) { reader in
      try reader.rotor("People")
      reader.down()
      reader.down()
      reader.down()
      reader.up()
    }
    #expect(spoken == ["People", "Ada", "Ben", "People not found", "Ada"])
  }

  @Test func aRangeThatTheTextDoesNotHaveIsLeftOut() throws {
    let stage = OnStage(
      Text("Call").accessibilityRotor(
        "People", textRanges: ["Call Ada".range(of: "Ada")].compactMap(\.self)))
    #expect(stage.stage.rotors().map(\.stops.count) == [0])
    stage.events += stage.stage.elapse()
    #expect(
      stage.warnings == [
        "an entry of the rotor “People” is a range that its element's text does not have"
      ])
  }

  @Test func anEntryLeadsToAPartOfItsElementAndMayBringAnotherOnScreen() throws {
    let spoken = try spoken(Letter()) { reader in
      try reader.rotor("Times")
      for _ in 0..<3 { reader.down() }
    }
    #expect(spoken == ["Times", "nine", "Tomorrow at nine", "Late"])
  }

  @Test func aJumpLeadsFromEachLinkedElementToTheNextAndFromTheLastToTheFirst() throws {
    let spoken = try spoken(Kitchen()) { reader in
      try reader.find("Soup 0")
      reader.jump()
      reader.jump()
    }
    #expect(spoken == ["Soup 0", "Soup 30", "Soup 0"])
  }

  @Test func aJumpFromAnElementThatIsLinkedWithNoneIsABoundary() throws {
    let reader = Reader(LiveStage(Kitchen()))
    try reader.find("Alone")
    #expect(!reader.jump())
    try reader.find("Row 1")
    #expect(!reader.jump())
  }

  @Test func aQueuedChangeIsSaidAfterWhatIsBeingSaid() {
    #expect(
      spoken(Volume(isQueued: false)) { $0.increment() } == ["2"])
    #expect(
      spoken(Volume(isQueued: true)) { $0.increment() } == ["Loud enough for everybody here", "2"])
  }
}
