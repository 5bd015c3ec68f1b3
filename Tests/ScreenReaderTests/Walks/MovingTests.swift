import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Moving through a screen")
struct MovingTests {
  @Test("begins with the title, and goes back and forth")
  func nextAndPrevious() async throws {
    try await expectWalk(
      "next\nprevious\nprevious",
      hears: """
          screen     Recipes
          focus      Recipes
          say        Recipes, Heading
        > next
          say        Favourites, Heading
        > previous
          say        Recipes, Heading
        > previous
          say        Add, Button
        """)
  }

  @Test("the vocabulary of Apple's tests is the same walk")
  func otherNames() async throws {
    try await expectWalk(
      "moveToLast\nmoveForward\nmoveToFirst\nmoveBackward",
      hears: """
        > last
          say        Search, Tab, 2 of 2
        > next
          sound      boundary
        > first
          say        Add, Button
        > previous
          sound      boundary
        """, from: "last")
  }

  @Test("the name of a container is heard once, on entry from either side")
  func containerNames() async throws {
    try await expectWalk(
      "find stew\nnext\nfind delete all\nprevious\nprevious",
      hears: """
        > find stew
          say        Recent, Stew, Button, List Start
        > next
          say        Bread
        > find delete all
          say        Delete all, Button
        > previous
          say        Recent, Pie, Button, List End
        > previous
          say        Bread
        """, from: "find stew")
  }

  @Test("in and out go into the next container and behind it")
  func inAndOutOfContainers() async throws {
    try await expectWalk(
      "in\nout\nout",
      hears: """
        > in
          say        Recent, Stew, Button, List Start
        > out
          say        Delete all, Button
        > out
          sound      boundary
        """, from: "in")
  }

  @Test("in and out go into the details of an element and back to it")
  func inAndOutOfDetails() async throws {
    try await expectWalk(
      "find soup\nactivate\nset hints off\nfind cook\nin\nnext\nnext\nout",
      hears: """
        > in
          say        20 minutes, Time
        > next
          say        Vegan
        > next
          sound      boundary
        > out
          say        Cook, 50%, Adjustable
          hint       More content available
        """, from: "in")
  }

  @Test("read all reads everything without hints and leaves the cursor at the end")
  func readAll() async throws {
    let page = app([
      Element(label: "Size", hint: "Changes the size.", traits: .button), Element(label: "End"),
    ])
    try await expectWalk(
      page, "read all\nexpect focus End\nnext",
      hears: """
        > read all
          say        Page, Heading
          say        Size, Button
          say        End
        > next
          sound      boundary
        """, from: "read all")
  }

  @Test("read all does not end with the hint of what it read last")
  func readAllWithoutHint() async throws {
    let page = app([Element(label: "End", hint: "Ends it.", traits: .button)])
    try await expectWalk(
      page, "read all\nwait 10000",
      hears: """
        > read all
          say        Page, Heading
          say        End, Button
        > wait 10000
        """, from: "read all")
  }

  @Test(
    "find takes a whole label before a whole utterance before the beginning of a label",
    arguments: [
      ("light", "Light, On"), ("light, on", "Light, On"), ("Ligh", "Lighting, Button"),
      ("LIGHTING, BUTTON", "Lighting, Button"),
    ])
  func find(text: String, heard: String) throws {
    let reader = Reader(
      AppStage(
        app([
          Element(label: "Lighting", traits: .button), Element(label: "Light", value: "On"),
        ])))
    #expect(try reader.find(text).currentSpeech == heard)
  }

  @Test("find that finds nothing names the nearest five and leaves the cursor")
  func findNothing() throws {
    let labels = ["Soups", "Stew", "Soap", "Bread", "Pie", "Salad"]
    let reader = Reader(AppStage(app(labels.map { Element(label: .text($0)) }, title: nil)))
    let before = reader.cursor
    #expect(
      throws: ReaderError.notFound(
        "Soop", nearest: ["Soap", "Soups", "Stew", "Pie", "Salad"], among: nil)
    ) { try reader.find("Soop") }
    #expect(reader.cursor == before)
  }

  @Test("find says where it stopped looking")
  func findLimit() throws {
    func message(count: Int) -> String {
      let rows = (1...count).map { Element(label: .text("Row \($0)")) }
      let reader = Reader(AppStage(app(rows, title: nil)))
      do { try reader.find("Soup") } catch { return "\(error)" }
      return "found"
    }
    #expect(message(count: 10_000).hasPrefix("nothing is called \"Soup\"; "))
    #expect(
      message(count: 10_001)
        .hasPrefix("nothing is called \"Soup\" among the first 10000 elements; "))
  }

  @Test("find looks only at what can be read now")
  func findUnderSheet() throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Add").activate()
    #expect(throws: ReaderError.self) { try reader.find("Soup") }
  }

  @Test("an empty screen has no cursor and every step is the boundary")
  func emptyScreen() {
    let reader = Reader(AppStage(app([], title: nil)))
    #expect(reader.cursor == nil)
    #expect(!reader.moveForward() && !reader.moveBackward() && !reader.moveToFirst())
    #expect(!reader.activate() && !reader.moveIn() && !reader.readAll())
  }

  @Test("an app without screens can be read, and nothing is heard")
  func emptyApp() {
    let reader = Reader(AppStage(AppDescription(name: "Nothing")))
    #expect(!reader.moveForward())
    #expect(reader.spoken.isEmpty)
  }
}
