import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("The rotor")
struct RotorTests {
  @Test("goes from heading to heading and says when there is none left")
  func headings() async throws {
    try await expectWalk(
      "first\nrotor headings\ndown\ndown\ndown\nup",
      hears: """
        > rotor headings
          say        Headings
        > down
          say        Recipes, Heading
        > down
          say        Favourites, Heading
        > down
          sound      boundary
          say        Heading not found
        > up
          say        Recipes, Heading
        """, from: "rotor headings")
  }

  @Test(
    "stops at the elements of a kind",
    arguments: [
      ("links", ["Link"]), ("buttons", ["Button", "Switch"]), ("images", ["Image"]),
      ("text fields", ["Field"]), ("form controls", ["Button", "Switch", "Field", "Slider"]),
      ("heading 2", ["Two"]), ("Headings", ["One", "Two"]),
      ("lists", ["First"]), ("landmarks", ["Mark"]), ("containers", ["First", "Mark", "Cell"]),
      ("tables", ["Cell"]),
    ])
  func kinds(name: String, expected: [String]) throws {
    var heading = Element(label: "Two", traits: .header)
    heading.headingLevel = 2
    let containers = [Container.list, .landmark, .table(headerRows: 0, headerColumns: 0)]
    let filled = zip(containers, [["First", "Second"], ["Mark"], ["Cell"]]).map { kind, labels in
      var element = Element(children: labels.map { Element(label: .text($0)) })
      element.container = kind
      return element
    }
    let reader = Reader(
      AppStage(
        app(
          [
            Element(label: "Start"), Element(label: "Link", traits: .link),
            Element(label: "One", traits: .header), heading,
            Element(label: "Button", traits: .button), Element(label: "Image", traits: .image),
            Element(label: "Switch", value: "0", traits: [.button, .switchButton]),
            Element(label: "Field", traits: .textEntry),
            Element(label: "Slider", value: "1", traits: .adjustable),
          ] + filled, title: nil)))
    try reader.rotor(name)
    var found: [String] = []
    while reader.down() {
      let id = try #require(reader.cursor)
      found.append(reader.stage.stop(for: id)?.element.label?.shown ?? "")
    }
    #expect(found == expected)
  }

  @Test("an app's own rotor goes through its elements")
  func custom() async throws {
    try await expectWalk(
      "rotor quick recipes\ndown\ndown\ndown\nup",
      hears: """
        > rotor quick recipes
          say        Quick recipes
        > down
          say        Recent, Stew, Button, List Start
        > down
          say        Pie, Button, List End
        > down
          sound      boundary
          say        Quick recipes not found
        > up
          say        Stew, Button, List Start
        """, from: "rotor quick recipes")
  }

  @Test("up and down change values and choose actions where nothing was chosen")
  func suitable() async throws {
    try await expectWalk(
      "find soup\nactivate\nset hints off\nfind cook\nup\ndown\nfind step 1\ndown\ndown\nup\nactivate",
      hears: """
        > up
          say        60%
        > down
          say        50%
        > find step 1
          say        Step 1
          hint       Actions available
        > down
          say        Save
        > down
          say        Skip
        > up
          say        Save
        > activate
          announce   Saved                     default
        """, from: "up")
  }

  @Test("a name it does not know is an error that names the nearest")
  func unknown() {
    let reader = Reader(AppStage(Recipes.app))
    #expect(throws: ReaderError.self) { try reader.rotor("headlines") }
    let error = ReaderError.noRotor("heading", has: ["headings"])
    #expect(error.description.contains("did you mean \"headings\"?"))
  }
}
