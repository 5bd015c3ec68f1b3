import EarshotScreens
import EarshotSemantics
import Testing

@Suite("What XCUITest prints as debugDescription")
struct DebugDescriptionTests {
  private let bar = line(2, "NavigationBar", "{{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Soup'")
  private let title = line(3, "StaticText", "{{160.0, 58.0}, {60.0, 20.0}}, label: 'Soup'")
  private let back = line(
    3, "Button", "{{0.0, 47.0}, {90.0, 44.0}}, identifier: 'BackButton', label: 'Recipes'")

  @Test("is heard as the same screen in a page source is, and what follows the tree is not of it")
  func tree() throws {
    try expectHeard(
      description(
        bar, back, title,
        line(2, "Switch", "{{16.0, 100.0}, {358.0, 44.0}}, label: 'Sounds', value: 1"),
        line(
          2, "TextField",
          "{{16.0, 160.0}, {358.0, 44.0}}, label: 'Find', placeholderValue: 'Name', value: Leek"),
        line(2, "Button", "{{16.0, 220.0}, {358.0, 44.0}}, label: 'Cook', Selected, Disabled")),
      as: .debugDescription, "Recipes, Back Button", "Soup, Heading", "Sounds, Switch Button, On",
      "Find, Leek, Text Field", "Selected, Cook, Dimmed, Button")
    try expectHeard(
      phone(
        node(
          "NavigationBar", "name='Soup'", 0, 47, 390, 44,
          node("Button", "name='BackButton' label='Recipes'", 0, 47, 90, 44),
          text("Soup", 160, 58, 60)),
        node("Switch", "label='Sounds' value='1'", 16, 100, 358, 44),
        node("TextField", "label='Find' placeholderValue='Name' value='Leek'", 16, 160, 358, 44),
        node("Button", "label='Cook' selected='true' enabled='false'", 16, 220, 358, 44)),
      "Recipes, Back Button", "Soup, Heading", "Sounds, Switch Button, On",
      "Find, Leek, Text Field", "Selected, Cook, Dimmed, Button")
  }

  @Test(
    "words may hold quotes, commas, the names of attributes and ends of lines",
    arguments: [
      "It's here", "'quoted'", "a, label of mine, Selectedly", "one\ntwo", "one\n\n  two, three",
      "{{1, 2}, {3, 4}}", "0x600, Button", "→", "Ω𝄞\u{301}",
    ])
  func words(_ label: String) throws {
    let app = try #require(
      readDump(
        description(
          line(2, "Button", "{{0.0, 60.0}, {90.0, 44.0}}, label: '\(label)'"),
          line(2, "Button", "{{0.0, 160.0}, {90.0, 44.0}}, label: 'Next'")),
        as: .debugDescription
      ).first)
    #expect(app.screens[0].elements.map(\.label) == [.text(label), "Next"])
    // The last element of a tree is followed by a heading instead of an element.
    let last = description(line(2, "Button", "{{0.0, 60.0}, {90.0, 44.0}}, label: '\(label)'"))
    let read = try #require(readDump(last, as: .debugDescription).first)
    #expect(read.screens[0].elements.map(\.label) == [.text(label)])
  }

  @Test("a value has no quotes and may go on below")
  func value() throws {
    try expectHeard(
      description(
        line(2, "TextView", "{{0.0, 60.0}, {390.0, 44.0}}, label: 'Note', value: Salt, not much"),
        "and leek",
        line(2, "Button", "{{0.0, 160.0}, {90.0, 44.0}}, label: 'Next'")),
      as: .debugDescription, "Note, Salt, not much\nand leek, Text Field", "Next, Button")
  }

  @Test("several of them in a log are several screens, each behind its time stamps or not")
  func log() throws {
    let first = description(line(2, "Button", "{{0.0, 60.0}, {90.0, 44.0}}, label: 'One'"))
    let second = description(line(2, "Button", "{{0.0, 60.0}, {90.0, 44.0}}, label: 'Two'"))
    let stamped = second.split(separator: "\n").map { "2026-01-01T09:00:00.000Z \($0)" }
      .joined(separator: "\n")
    let log =
      "Test Case started.\n    t =     0.02s Set Up\n\(first)    t = 1.00s Tap\n"
      + "Optional(\(stamped))\nTest Case passed (1.234 seconds).\n"
    let apps = try readDump(log, as: .debugDescription)
    #expect(apps.map { heard($0) } == [["One, Button"], ["Two, Button"]])
    #expect(apps.map { $0.screens[0].source?.line } == [5, 18])
  }

  @Test("the tree alone is read too, and as older versions print it, with traits")
  func older() throws {
    let tree = """
       →Application 0x7fb1d3f0e3c0: traits: 1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
          Window 0x7fb1: Main Window, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText 0x7fb2: traits: 65600, {{16.0, 60.0}, {90.0, 20.0}}, label: 'Steps'
            Other 0x7fb3: traits: 4096, {{16.0, 90.0}, {90.0, 20.0}}, label: 'Rating', value: 4
      """
    try expectHeard(tree, as: .debugDescription, "Steps, Heading", "Rating, 4, Adjustable")
  }

  @Test("what it cannot tell is said on the screen")
  func limits() throws {
    let app = try #require(readDump(description(title), as: .debugDescription).first)
    #expect(app.screens[0].limits.isSuperset(of: [.headings, .stops, .visibility, .hints]))
    #expect(!app.screens[0].limits.contains(.frames))
  }

  @Test("a wrong place is told, and the element is read without it")
  func wrongPlace() throws {
    let text = description(line(2, "Button", "{{a, 60.0}, {90.0, 44.0}}, label: 'One'"))
    let (apps, problems) = DumpFormat.debugDescription.read(Array(text.utf8), file: "f")
    #expect(apps.map { heard($0) } == [["One, Button"]])
    #expect(
      problems.map(\.description) == [
        "f:5:7: '{{a, 60.0}, {90.0, 44.0}}' is not a place, expected {{x, y}, {width, height}}"
          + " (at Button)"
      ])
    #expect(
      told("{{0, 0}, {-1, 4}}").first?.contains("negative size") == true)
  }

  private func told(_ frame: String) -> [String] {
    problems(
      Array(description(line(2, "Button", "\(frame), label: 'A'")).utf8), as: .debugDescription)
  }

  @Test("levels beyond the limit are left out and told once")
  func depth() throws {
    let lines = (1...1_200).map { "\(String(repeating: " ", count: 2 * $0))Other, 0x1" }
    let text = "Element subtree:\n→Application, 0x1\n" + lines.joined(separator: "\n")
    let found = problems(Array(text.utf8), as: .debugDescription)
    #expect(found == ["1002:2001: nested deeper than 1000 levels"])
  }

  @Test("a text without a tree is refused, and one that is no UTF-8 with the place")
  func refused() {
    #expect(DumpFormat.recognise(Array("hello, 0x12 world".utf8)) == nil)
    #expect(problems(Array("hello".utf8), as: .debugDescription).count == 1)
    #expect(problems([], as: .debugDescription) == ["1:1: the file is empty"])
    #expect(problems(Array("a\nb".utf8) + [0xFF], as: .debugDescription) == ["2:2: not UTF-8"])
  }
}
