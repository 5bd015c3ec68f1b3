import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("State that actions change")
struct FlagTests {
  /// The staged screen, with an action that turns flags.
  private func staged(_ members: String, _ statements: String, more: String = "") -> AppDescription
  {
    read(
      """
      struct Subject: View {
        \(members)
        var body: some View { VStack { \(statements) } }
      }
      \(more)
      """
    ).staged
  }

  private func shown(_ element: Element, _ flags: [String: Bool]) -> Bool {
    var element = element
    for change in element.changes(under: flags) { element.apply(change) }
    return !element.hidden
  }

  @Test("what a button writes decides what is there, and what it is called")
  func writes() {
    let app = staged(
      "@State private var isEditing = false",
      """
      Button("Edit") { isEditing = true }
      if isEditing { Text("Done") } else { Text("Reading") }
      Text(isEditing ? "On" : "Off")
      """)
    let elements = app.screens[0].elements
    #expect(app.flags == [Flag(name: "Subject.isEditing", isOn: false)])
    #expect(
      elements[0].effects(of: .activate) == [
        Effect.turn(flag: "Subject.isEditing", to: true)
      ])
    #expect(elements.map(\.hidden) == [false, true, false, false])
    let on = ["Subject.isEditing": true]
    #expect(elements.map { shown($0, on) } == [true, true, false, true])
    #expect(elements[3].label == "Off" && elements[3].changes(under: on) == [.label("On")])
  }

  @Test(
    "state is turned however it is written",
    arguments: [
      ("isOn.toggle()", nil), ("isOn = !isOn", nil), ("withAnimation { isOn = true }", true),
      ("if isOn { isOn = false } else { isOn = true }", nil), ("close()", false),
      ("guard !isOn else { return }; isOn = true", true),
    ] as [(String, Bool?)])
  func forms(action: String, state: Bool?) {
    let app = staged(
      "@State private var isOn = false; func close() { isOn = false }",
      "Button(\"A\") { \(action) }; if isOn { Text(\"On\") }")
    #expect(
      app.screens[0].elements[0].effects(of: .activate) == [
        Effect.turn(flag: "Subject.isOn", to: state)
      ])
  }

  @Test("a case, a value that is there and a switch turn flags as well")
  func kinds() {
    let app = staged(
      "@State private var mode = Mode.list; @State private var name: String?; @State var isOn = true",
      """
      Button("Grid") { mode = .grid }
      Button("Name") { name = "x" }
      Toggle("On", isOn: $isOn)
      switch mode { case .list: Text("List"); case .grid: Text("Grid") }
      if let name { Text(name) }
      if isOn && mode == .grid { Text("Both") }
      """, more: "enum Mode { case list, grid }")
    let elements = app.screens[0].elements
    #expect(
      elements.prefix(3).map { $0.effects(of: .activate) } == [
        [
          .turn(flag: "Subject.mode == .list", to: false),
          .turn(flag: "Subject.mode == .grid", to: true),
        ],
        [.turn(flag: "Subject.name != nil", to: true)], [.turn(flag: "Subject.isOn", to: nil)],
      ])
    #expect(elements.map(\.hidden) == [false, false, false, false, true, true, true])
    let after = [
      "Subject.mode == .grid": true, "Subject.name != nil": true, "Subject.isOn": true,
    ]
    #expect(elements.map { shown($0, after) } == [true, true, true, false, true, true, true])
  }

  @Test("a switch that nothing else depends on needs no flag, and described are all ways as before")
  func plainSwitch() {
    let reading = read(
      """
      struct Subject: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
      }
      """)
    #expect(reading.staged.flags.isEmpty)
    #expect(reading.staged.screens[0].elements[0].responses.isEmpty)
    #expect(reading.app.screens[0].elements[0].variations.isEmpty)
  }

  @Test("of several views of one type each has state of its own, so none is turned for another")
  func severalViews() {
    let app = staged(
      "let a = 1", "Card(); Card()",
      more: """
        struct Card: View {
          @State private var isOpen = false
          var body: some View { VStack { Button("More") { isOpen = true }; if isOpen { Text("All") } } }
        }
        """)
    #expect(app.flags.isEmpty)
    #expect(app.screens[0].elements.map(\.hidden) == [false, true, false, true])
  }

  @Test("what is written down of words that are not known stays open")
  func written() {
    let reading = read(
      """
      struct Subject: View {
        let isNew: Bool; let name: String
        @State private var isOn = false
        var body: some View { Text(isNew ? "New" : "Old"); Text(isOn ? "On" : "Off"); Text(name) }
      }
      """)
    #expect(
      reading.written.screens[0].elements.map(\.label) == [
        .oneOf([.init(when: "isNew", words: "New"), .init(when: nil, words: "Old")]), "Off",
        .unresolved("name", nonEmpty: false),
      ])
    #expect(reading.staged.screens[0].elements[0].label == "New")
  }
}
