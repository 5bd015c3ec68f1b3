import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("A stage of data")
struct AppStageTests {
  @Test("gives the stops of a screen one after another, in both directions")
  func order() {
    let stage = AppStage(Recipes.app)
    let tabs = Surroundings(
      tabs: [
        TabItem(name: "home", label: "Recipes", screens: []),
        TabItem(name: "search", label: "Search", screens: []),
      ], selectedTab: "home")
    let expected = Recipes.app.screens[0].stops(in: tabs, order: ReadingOrder())
    #expect(forward(stage) == expected)
    #expect(backward(stage) == expected.reversed())
  }

  @Test("effects that call each other end with a warning", arguments: [0, 1])
  func cycles(wait: Int) throws {
    let pause: [Effect] = wait > 0 ? [.wait(ms: wait)] : []
    var a = Screen(name: "a", title: "A")
    a.responses = [Response(.appear, pause + [.push(screen: "b")])]
    var b = Screen(name: "b", title: "B")
    b.responses = [Response(.appear, pause + [.push(screen: "a")])]
    let reader = Reader(AppStage(AppDescription(name: "App", screens: [a, b])))
    reader.finish()
    let warnings = reader.transcript.events.filter { $0.kind == .warn }
    #expect(warnings.count == 1)
    #expect(warnings.first?.text.contains("without end") == true)
  }

  @Test(
    "a button of an alert takes it away once, whether it says so or not",
    arguments: [
      [], [Effect.dismiss], [.announce(text: "Kept", priority: .low, after: 0), .dismiss],
    ])
  func oneDismissal(effects: [Effect]) throws {
    let ask = Element(
      name: "ask", label: "Delete", traits: .button,
      on: [.present(screen: "question", style: .alert)])
    let top = Screen(name: "top", title: "Top", elements: [ask])
    let keep = Element(name: "keep", label: "Keep", traits: .button, on: effects)
    var app = AppDescription(
      name: "App",
      screens: [
        Screen(name: "root", title: "Root"), top,
        Screen(name: "question", title: "Sure?", elements: [keep]),
      ])
    app.start = .stack(["root", "top"])
    let reader = Reader(AppStage(app))
    try reader.find("Delete").activate()
    try reader.find("Keep").activate()
    #expect(reader.currentSpeech == "Delete, Button")
    #expect(!reader.transcript.events.contains { [.warn, .pop].contains($0.kind) })
  }

  @Test("one batch of pushes is heard as one screen")
  func oneScreenChange() {
    var a = Screen(name: "a", title: "A", elements: [Element(label: "Text")])
    a.responses = [Response(.appear, [.push(screen: "b"), .push(screen: "c")])]
    let app = AppDescription(
      name: "App", screens: [a, Screen(name: "b", title: "B"), Screen(name: "c", title: "C")])
    #expect(Reader(AppStage(app)).spoken == ["C, Heading"])
  }

  @Test("elements appear with their screen, hidden ones do not")
  func appearing() {
    func greeting(_ text: Wording, hidden: Bool) -> Element {
      var element = Element(label: "x")
      element.hidden = hidden
      element.responses = [Response(.appear, [.announce(text: text, priority: .low, after: 0)])]
      return element
    }
    let reader = Reader(
      AppStage(app([greeting("seen", hidden: false), greeting("unseen", hidden: true)])))
    let posted = reader.transcript.events.map(\.text).filter { $0.hasSuffix("seen") }
    #expect(posted == ["seen"])
  }

  @Test(
    "names that mean nothing are warned of and change nothing",
    arguments: [
      Effect.push(screen: "x"), .present(screen: "x", style: .sheet), .replace(screens: ["x"]),
      .tab("x"), .set(element: "x", changes: [.hidden(true)]), .focus(element: "x"), .pop, .dismiss,
    ])
  func unknownNames(effect: Effect) throws {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, [effect])]
    let reader = Reader(AppStage(app([go])))
    try reader.find("Go").activate()
    #expect(reader.transcript.events.last?.kind == .warn)
    #expect(reader.currentSpeech == "Go, Button")
  }

  @Test("a screen on the stack twice is two visits")
  func twice() throws {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, [.push(screen: "page")])]
    let reader = Reader(AppStage(app([Element(label: "Text"), go])))
    try reader.find("Go").activate()
    reader.moveToLast()
    reader.activate()
    reader.escape()
    #expect(reader.currentSpeech == "Go, Button")
    reader.escape()
    #expect(reader.currentSpeech == "Go, Button")
    #expect(!reader.escape())
  }

  @Test("columns are one stack on a phone and stand beside each other on a pad")
  func columns() throws {
    var row = Element(label: "Row", traits: .button)
    row.responses = [Response(.activate, [.push(screen: "c")])]
    var description = AppDescription(
      name: "App",
      screens: [
        Screen(name: "a", title: "A", elements: [row]), Screen(name: "b", title: "B"),
        Screen(name: "c", title: "C"),
      ])
    description.start = .columns([["a"], ["b"]])
    let phone = Reader(AppStage(description))
    #expect(phone.spoken == ["B, Heading"])
    phone.back()
    #expect(phone.currentSpeech == "A, Heading")

    var profile = Profile()
    profile.device = .pad
    let pad = Reader(AppStage(description, profile: profile), profile: profile)
    #expect(forward(pad.stage).map { $0.element.label?.shown } == ["A", "Row", "B"])
    try pad.find("Row").activate()
    #expect(forward(pad.stage).map { $0.element.label?.shown } == ["A", "Row", "C"])
    #expect(pad.currentSpeech == "C, Heading")
  }

  @Test("dumps are a stack in their order")
  func dumps() {
    var description = AppDescription(screens: [
      Screen(name: "1", title: "One"), Screen(name: "2", title: "Two"),
    ])
    description.start = .stack(["1", "2"])
    let reader = Reader(AppStage(description))
    reader.back()
    #expect(reader.spoken == ["Two, Heading", "One, Heading"])
  }

  @Test("ids stay while their element lives, also over changes of the tree")
  func stableIDs() throws {
    let stage = AppStage(app(changing(from: .hidden(true))))
    let before = try #require(stage.id(of: .element("last")))
    let change = try #require(stage.id(of: .element("change")))
    _ = stage.perform(.activate, on: change)
    #expect(stage.id(of: .element("changed")) == nil)
    #expect(stage.id(of: .element("last")) == before)
  }

  @Test(
    "a change in place reads as if the screen had been read anew",
    arguments: [
      ElementChange.label("New"), .label(nil), .value("New"), .hint("New"), .traits(.button),
      .selected(true), .enabled(false), .expanded(true), .hidden(true), .elementsHidden(true),
      .modal(true), .headingLevel(2), .placeholder("New"),
    ])
  func changes(change: ElementChange) throws {
    for combining in [false, true] {
      let stage = AppStage(app(changing(from: change, combining: combining), title: nil))
      let id = try #require(stage.id(of: .element("change")))
      _ = stage.perform(.activate, on: id)
      let screen = try #require(stage.snapshot().first)
      #expect(forward(stage) == screen.stops(in: Surroundings(), order: ReadingOrder()))
    }
  }

  @Test("a stage again begins anew, whatever was done on the first")
  func again() throws {
    let first = AppStage(app(changing(from: .label("New")), title: nil))
    let before = forward(first)
    _ = first.perform(.activate, on: first.id(of: .element("change")))
    #expect(forward(first) != before)
    #expect(forward(AppStage(again: first)) == before)
  }

  private func changing(from change: ElementChange, combining: Bool = false) -> [Element] {
    var button = Element(name: "change", label: "Change", traits: .button)
    button.responses = [Response(.activate, [.set(element: "changed", changes: [change])])]
    var card = Element(children: [
      Element(name: "changed", label: "Old", traits: .header), Element(label: "More"),
    ])
    if combining { card.childrenAs = .combine }
    return [card, button, Element(name: "last", label: "Last")]
  }

  private func forward(_ stage: any Stage) -> [Stop] {
    var stops: [Stop] = []
    var next = stage.first(in: .screen)
    while let id = next {
      stops += [stage.stop(for: id)].compactMap(\.self)
      next = stage.next(after: id)
    }
    return stops
  }

  private func backward(_ stage: any Stage) -> [Stop] {
    var stops: [Stop] = []
    var next = stage.last(in: .screen)
    while let id = next {
      stops += [stage.stop(for: id)].compactMap(\.self)
      next = stage.previous(before: id)
    }
    return stops
  }
}

extension Element {
  /// A control that does something when it is activated.
  fileprivate init(name: String, label: Wording, traits: Traits, on effects: [Effect]) {
    self.init(name: name, label: label, traits: traits)
    responses = [Response(.activate, effects)]
  }
}
