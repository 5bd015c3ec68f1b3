import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Keys of screens and documents")
struct ScreenKeyTests {
  private func readScreen(_ text: String) throws -> Screen {
    try #require(try read("{ earshot: 1, screens: { s: \(text) } }").screens.first)
  }

  @Test("an empty screen has a bar and nothing else")
  func emptyScreen() throws {
    #expect(try readScreen("{}") == Screen(name: "s"))
  }

  @Test("every key of a screen")
  func everyKey() throws {
    let screen = try readScreen(
      """
      {
        title: 'T', titleDisplay: 'large', bar: false, label: 'L',
        search: { prompt: 'P', text: 'X' },
        toolbar: [{ label: 'Add' }], elements: [{ id: 'e' }],
        rotors: { 'Quick': ['e'], 'None': [] }, focus: 'e',
        transition: { kind: 'zoom', ms: 300, reducedMotion: 'fade' },
        grabber: true, language: 'sv', on: { appear: { announce: 'Hi' }, escape: [] },
      }
      """)
    var expected = Screen(name: "s", title: "T", elements: [Element(name: "e")])
    expected.titleDisplay = .large
    expected.showsBar = false
    expected.label = "L"
    expected.search = SearchField(prompt: "P", text: "X")
    expected.toolbar = [Element(label: "Add")]
    expected.rotors = [
      Rotor(name: "Quick", elements: ["e"]), Rotor(name: "None", elements: []),
    ]
    expected.focus = .element("e")
    expected.transition = Transition(kind: .zoom, milliseconds: 300, reducedMotion: .fade)
    expected.showsGrabber = true
    expected.language = "sv"
    expected.responses = [
      Response(.appear, [.announce(text: "Hi", priority: .default, after: 0)]),
      Response(.escape, []),
    ]
    #expect(screen == expected)
  }

  @Test(
    "focus names a place of the bar before an element",
    arguments: [("title", FocusTarget.title), ("back", .back), ("content", .content)])
  func focus(name: String, target: FocusTarget) throws {
    #expect(try readScreen("{ focus: '\(name)' }").focus == target)
  }

  @Test("rotors may be a list, where a name is not known")
  func rotors() throws {
    let screen = try readScreen(
      "{ elements: [{ id: 'e' }], rotors: [{ name: { unresolved: 'n' }, elements: ['e'] }] }")
    #expect(
      screen.rotors == [Rotor(name: .unresolved("n", nonEmpty: false), elements: ["e"])])
  }

  @Test(
    "what is shown first",
    arguments: [
      ("['b', 'a']", Start.stack(["b", "a"])),
      ("null", .stack(["a"])),
      ("{ columns: [['a'], [], ['b']] }", .columns([["a"], [], ["b"]])),
      (
        "{ tabs: [{ id: 'x', label: 'X', value: '3', screens: ['a', 'b'] }], selected: 'x' }",
        .tabs([TabItem(name: "x", label: "X", value: "3", screens: ["a", "b"])], selected: "x")
      ),
      (
        "{ tabs: [{ id: 'x', screens: ['a'] }] }",
        .tabs([TabItem(name: "x", label: nil, screens: ["a"])], selected: nil)
      ),
    ])
  func start(text: String, start: Start) throws {
    #expect(try read("{ earshot: 1, start: \(text), screens: { a: {}, b: {} } }").start == start)
  }

  @Test("the rest of a document")
  func document() throws {
    let app = try read(
      """
      { earshot: 1, app: 'A', language: 'fi', device: 'pad', direction: 'rtl',
        links: { 'a://x/{id}': ['s', 'r'], 'a://': ['r'] }, screens: { s: {}, r: {} } }
      """)
    #expect(app.name == "A")
    #expect(app.language == "fi")
    #expect(app.device == .pad)
    #expect(app.direction == .rightToLeft)
    #expect(
      app.links == [
        DeepLink(pattern: "a://x/{id}", screens: ["s", "r"]),
        DeepLink(pattern: "a://", screens: ["r"]),
      ])
    #expect(app.screens.map(\.name) == ["s", "r"])
  }

  @Test("an app without screens is an app")
  func noScreens() throws {
    #expect(try read("{ earshot: 1, screens: {} }") == AppDescription())
  }

  @Test("two screens may use one id, and effects find those of other screens")
  func idsAreTheScreensOwn() throws {
    let app = try read(
      """
      { earshot: 1, screens: {
        a: { elements: [{ id: 'x', on: { activate: { focus: 'y' } } }] },
        b: { elements: [{ id: 'x' }, { id: 'y' }] } } }
      """)
    #expect(app.screens[0].elements[0].effects(of: .activate) == [.focus(element: "y")])
  }
}
