import EarshotReader
import EarshotSemantics
import Testing

@Suite("Walks where flags turn")
struct FlagWalkTests {
  @Test("what varies with a flag comes, goes and is called otherwise as the flag turns")
  func turning() async throws {
    try await expectWalk(
      Self.app, "find Flip\nactivate\nfirst\nread all\nfind Flip\nactivate\nfirst\nread all",
      hears: """
        > read all
          say        Flip, Button
          say        Editing
          say        Done
        > find Flip
          say        Flip, Button
        > activate
        > first
          say        Flip, Button
        > read all
          say        Flip, Button
          say        Reading
        """, from: "read all")
  }

  @Test("a flag that is on at first is heard at first, and a relaunch begins with it again")
  func start() async throws {
    var app = Self.app
    app.flags = [Flag(name: "isEditing", isOn: true)]
    try await expectWalk(
      app, "find Flip\nactivate\nlast\nrelaunch\nlast",
      hears: """
        > last
          say        Done
        """, from: "last", last: true)
  }

  private static var app: AppDescription {
    var flip = Element(label: "Flip", traits: .button)
    flip.responses = [Response(.activate, [.turn(flag: "isEditing", to: nil)])]
    var label = Element(label: "Reading", traits: .staticText)
    label.variations = [
      Variation(when: [FlagTest("isEditing")], changes: [.label("Editing")])
    ]
    var done = Element(label: "Done", traits: .staticText)
    done.hidden = true
    done.variations = [Variation(when: [FlagTest("isEditing")], changes: [.hidden(false)])]
    var screen = Screen(name: "home", elements: [flip, label, done])
    screen.showsBar = false
    var app = AppDescription(name: "Flags", screens: [screen])
    app.flags = [Flag(name: "isEditing", isOn: false)]
    return app
  }
}
