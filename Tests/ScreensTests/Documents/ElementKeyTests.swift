import EarshotScreens
import EarshotSemantics
import Testing

/// An element as text, and what it should be.
struct ElementSample: CustomTestStringConvertible, Sendable {
  let text: String
  let make: @Sendable (inout Element) -> Void
  var testDescription: String { text }

  init(_ text: String, _ make: @escaping @Sendable (inout Element) -> Void) {
    self.text = text
    self.make = make
  }
}

@Suite("Keys of elements")
struct ElementKeyTests {
  static let samples = [
    ElementSample("{}") { _ in },
    ElementSample("{ id: 'a' }") { $0.name = "a" },
    ElementSample("{ label: 'Soup' }") { $0.label = "Soup" },
    ElementSample("{ label: '' }") { $0.label = "" },
    ElementSample("{ label: null, traits: null, frame: null, children: null }") { _ in },
    ElementSample("{ value: '20', placeholder: 'p', hint: 'h' }") {
      ($0.value, $0.placeholder, $0.hint) = ("20", "p", "h")
    },
    ElementSample("{ traits: ['button', 'switchButton', 'button'] }") {
      $0.traits = [.button, .switchButton]
    },
    ElementSample("{ headingLevel: 6, language: 'fi' }") {
      ($0.headingLevel, $0.language) = (6, "fi")
    },
    ElementSample("{ expanded: false }") { $0.expanded = false },
    ElementSample("{ selected: true, enabled: false, traits: ['link'] }") {
      $0.traits = [.link, .selected, .notEnabled]
    },
    ElementSample("{ traits: ['selected', 'notEnabled'], selected: false, enabled: true }") { _ in
    },
    ElementSample("{ actions: ['Delete', { name: 'Share', do: [{ pop: true }, { wait: 5 }] }] }") {
      $0.actions = [
        CustomAction(name: "Delete"), CustomAction(name: "Share", effects: [.pop, .wait(ms: 5)]),
      ]
    },
    ElementSample("{ content: [{ label: 'Rating', value: '4', high: true }, { label: 'Alone' }] }")
    {
      $0.content = [
        CustomContent(label: "Rating", value: "4", isImportant: true),
        CustomContent(label: "Alone"),
      ]
    },
    ElementSample("{ inputLabels: ['Soup', 'Dish'], identifier: 'soup_1' }") {
      ($0.inputLabels, $0.identifier) = (["Soup", "Dish"], "soup_1")
    },
    ElementSample("{ sortPriority: -1.5 }") { $0.sortPriority = -1.5 },
    ElementSample("{ frame: [-1, .5, 0, 1e3] }") {
      $0.frame = Frame(x: -1, y: 0.5, width: 0, height: 1_000)
    },
    ElementSample("{ clips: true, hidden: true, elementsHidden: true, modal: true }") {
      ($0.clips, $0.hidden, $0.elementsHidden, $0.modal) = (true, true, true, true)
    },
    ElementSample("{ children: [{ label: 'a' }, { children: [{}] }] }") {
      $0.children = [Element(label: "a"), Element(children: [Element()])]
    },
    ElementSample("{ container: 'list', childrenAs: 'combine', explicitOrder: true }") {
      ($0.container, $0.childrenAs, $0.explicitOrder) = (.list, .combine, true)
    },
    ElementSample("{ headerRows: 2, container: 'table' }") {
      $0.container = .table(headerRows: 2, headerColumns: 0)
    },
    ElementSample("{ row: 0, columnSpan: 2 }") {
      $0.cell = TableCell(row: 0, column: nil, columnSpan: 2)
    },
    ElementSample("{ placement: 'bottom' }") { $0.placement = .bottom },
    ElementSample("{ on: { activate: { pop: {} }, increment: [] } }") {
      $0.responses = [Response(.activate, [.pop]), Response(.increment, [])]
    },
    ElementSample("{ actions: ['Share'], on: { Share: { dismiss: null } } }") {
      $0.actions = [CustomAction(name: "Share")]
      $0.responses = [Response(.action("Share"), [.dismiss])]
    },
  ]

  @Test("each says what it is called for", arguments: samples)
  func meaning(sample: ElementSample) throws {
    var expected = Element()
    sample.make(&expected)
    #expect(try readElement(sample.text) == expected)
  }

  static let wordings: [(String, Wording)] = [
    ("'Soup'", "Soup"),
    ("{ unresolved: 'user.name' }", .unresolved("user.name", nonEmpty: false)),
    ("{ unresolved: 'user.name', nonEmpty: true }", .unresolved("user.name", nonEmpty: true)),
    ("{ localized: 'title' }", .localized(key: "title", table: nil, text: nil)),
    (
      "{ localized: 'title', table: 'T', text: 'Soup' }",
      .localized(key: "title", table: "T", text: "Soup")
    ),
    (
      "{ pattern: ['Hi ', { unresolved: 'n' }] }",
      .pattern(["Hi ", .unresolved("n", nonEmpty: false)])
    ),
    (
      "{ oneOf: [{ when: 'isOn', text: 'On' }, { oneOf: [] }, 'Off'] }",
      .oneOf([
        .init(when: "isOn", words: "On"), .init(when: nil, words: .oneOf([])),
        .init(when: nil, words: "Off"),
      ])
    ),
  ]

  @Test("words can be anything between known and unknown", arguments: wordings)
  func knownAndUnknown(text: String, words: Wording) throws {
    #expect(try readElement("{ label: \(text) }").label == words)
    #expect(try readElement("{ actions: [\(text)] }").actions == [CustomAction(name: words)])
    #expect(
      try readElement("{ on: { activate: { announce: \(text) } } }").effects(of: .activate)
        == [.announce(text: words, priority: .default, after: 0)])
  }

  static let effects: [(String, Effect)] = [
    ("{ push: 's' }", .push(screen: "s")),
    ("'pop'", .pop), ("'screenChanged'", .screenChanged(nil)),
    ("{ pop: true }", .pop), ("{ popToRoot: {} }", .popToRoot), ("{ dismiss: null }", .dismiss),
    ("{ replace: ['s', 's'] }", .replace(screens: ["s", "s"])),
    ("{ present: 's' }", .present(screen: "s", style: .sheet)),
    ("{ style: 'alert', present: 's' }", .present(screen: "s", style: .alert)),
    ("{ tab: 't' }", .tab("t")),
    ("{ open: 'a:b' }", .open(url: "a:b")),
    ("{ focus: 'e' }", .focus(element: "e")),
    ("{ announce: 'Hi' }", .announce(text: "Hi", priority: .default, after: 0)),
    (
      "{ announce: { text: 'Hi', priority: 'high', after: 600 } }",
      .announce(text: "Hi", priority: .high, after: 600)
    ),
    ("{ screenChanged: true }", .screenChanged(nil)),
    ("{ screenChanged: { id: 'e' } }", .screenChanged(.element("e"))),
    ("{ layoutChanged: { text: 'Loaded' } }", .layoutChanged(.text("Loaded"))),
    ("{ wait: 0 }", .wait(ms: 0)),
    ("{ turn: 'f' }", .turn(flag: "f", to: nil)),
    ("{ turnOn: 'f' }", .turn(flag: "f", to: true)),
    ("{ turnOff: 'f' }", .turn(flag: "f", to: false)),
    (
      "{ set: { id: 'e', traits: ['link'], selected: true, label: null, headingLevel: null } }",
      .set(
        element: "e",
        changes: [.traits(.link), .selected(true), .label(nil), .headingLevel(nil)])
    ),
    (
      "{ set: { selected: true, id: 'e', traits: ['link'], expanded: null, value: '1' } }",
      .set(
        element: "e", changes: [.selected(true), .traits(.link), .expanded(nil), .value("1")])
    ),
  ]

  @Test("effects are read one by one or as a list", arguments: effects)
  func singleAndListed(text: String, effect: Effect) throws {
    let screen =
      "{ elements: [{ id: 'e', on: { activate: \(text), appear: [\(text), \(text)] } }] }"
    let app = try read(
      "{ earshot: 1, start: { tabs: [{ id: 't', screens: ['s'] }] }, flags: { f: true },"
        + " screens: { s: \(screen) } }")
    let element = try #require(app.screens.first?.elements.first)
    #expect(element.effects(of: .activate) == [effect])
    #expect(element.effects(of: .appear) == [effect, effect])
  }

  @Test("an element knows the line and column it was written at")
  func places() throws {
    let text = "{ earshot: 1, screens: {\n s: { elements: [\n  { children: [{}] }] } } }"
    let app = try ScreenDocument.read(Array(text.utf8), file: "x.json")
    let element = app.screens[0].elements[0]
    #expect(element.source == SourcePlace(file: "x.json", line: 3, column: 3))
    #expect(element.children[0].source == SourcePlace(file: "x.json", line: 3, column: 16))
    #expect(app.screens[0].source == SourcePlace(file: "x.json", line: 2, column: 2))
  }
}
