import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Random walks through random apps")
struct RandomWalkTests {
  @Test("never leave the cursor nowhere, and go back the way they came", arguments: 0..<60)
  func cursor(seed: Int) throws {
    var random = Random(seed)
    let app = random.app()
    let profile = random.profile()
    let reader = Reader(AppStage(app, profile: profile), profile: profile)
    for _ in 0..<60 {
      random.verb(reader, app)
      if let cursor = reader.cursor { #expect(reader.stage.stop(for: cursor) != nil) }
      #expect((reader.cursor == nil) == (reader.stage.first(in: .screen) == nil))
      let before = reader.cursor
      if before != nil, profile.pace == .patient, reader.actions.isEmpty, reader.moveForward() {
        #expect(reader.moveBackward())
        #expect(reader.cursor == before)
      }
    }
    reader.finish()
  }

  @Test("are the same when they are done again", arguments: 0..<10)
  func repeatable(seed: Int) {
    func transcript() -> String {
      var random = Random(seed)
      let app = random.app()
      let profile = random.profile()
      let reader = Reader(AppStage(app, profile: profile), profile: profile)
      for _ in 0..<40 { random.verb(reader, app) }
      reader.finish()
      return reader.transcript.text(times: true)
    }
    #expect(transcript() == transcript())
  }

  @Test("hear each announcement's outcome once", arguments: 0..<30)
  func outcomes(seed: Int) throws {
    var random = Random(seed)
    var profile = Profile()
    profile.pace = .every(milliseconds: random.below(1_500))
    let buttons = (0..<4).map { number in
      var button = Element(label: .text("Button \(number)"), traits: .button)
      let delays = (0..<random.below(4)).map { _ in random.below(2_000) }
      button.responses = [
        Response(
          .activate,
          delays.map {
            .announce(text: "Announced", priority: .default, after: $0)
          })
      ]
      return button
    }
    let reader = Reader(AppStage(app(buttons)), profile: profile)
    var posted = 0
    for _ in 0..<30 {
      if random.below(2) == 0 { reader.moveForward() } else { reader.moveBackward() }
      let stop = reader.cursor.flatMap(reader.stage.stop)
      posted += stop?.element.effects(of: .activate).count ?? 0
      reader.activate()
    }
    reader.finish()
    #expect(reader.transcript.events.count { $0.text == "Announced" } == posted)
  }
}

/// The same numbers for the same seed, on every machine.
struct Random {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }

  mutating func profile() -> Profile {
    var profile = Profile()
    profile.pushFocus = pick(Profile.PushFocus.allCases)
    profile.dismissFocus = pick(Profile.DismissFocus.allCases)
    profile.device = pick(Device.allCases)
    profile.pace = pick([.patient, .patient, .every(milliseconds: below(900))])
    return profile
  }

  mutating func app() -> AppDescription {
    let names = (0...below(4)).map { "screen \($0)" }
    var elements = 0
    let screens = names.map { name in
      var screen = Screen(name: name, title: below(3) > 0 ? .text(name) : nil)
      screen.showsBar = below(4) > 0
      screen.elements = (0..<below(6)).map { _ in
        element(depth: 2, screens: names, count: &elements)
      }
      if below(4) == 0 { screen.toolbar = [element(depth: 0, screens: names, count: &elements)] }
      if below(3) == 0 { screen.search = SearchField() }
      if below(5) == 0 { screen.focus = pick([.title, .back, .content, .element("e0")]) }
      if below(6) == 0 { screen.responses = [Response(.appear, [effect(names)])] }
      return screen
    }
    var app = AppDescription(name: "Random", screens: screens)
    switch below(3) {
    case 0: app.start = .columns([names, [pick(names)]])
    case 1:
      app.start = .tabs(
        [
          TabItem(name: "one", label: "One", screens: [pick(names)]),
          TabItem(name: "two", label: "Two", screens: [pick(names), pick(names)]),
        ], selected: "one")
    default: break
    }
    app.links = [DeepLink(pattern: "app://{id}", screens: [pick(names), pick(names)])]
    return app
  }

  private mutating func element(depth: Int, screens: [String], count: inout Int) -> Element {
    let name = "e\(count)"
    count += 1
    var element = Element(name: name)
    if below(5) > 0 { element.label = .text(name) }
    element.traits = pick([
      [], .button, .button, .link, .header, [.button, .switchButton], .adjustable, .textEntry,
      [.button, .radioButton], .image,
    ])
    if below(3) == 0 { element.value = pick(["50%", "1", "text"]) }
    if below(4) == 0 { element.actions = [CustomAction(name: "Act", effects: [effect(screens)])] }
    if below(2) == 0 {
      element.responses = [Response(.activate, [effect(screens), effect(screens)])]
    }
    if below(8) == 0 { element.hidden = true }
    if below(9) == 0 { element.expanded = false }
    if depth > 0, below(3) == 0 {
      element.container = pick([.group, .list, .landmark, .segmented, nil])
      element.childrenAs = pick([nil, nil, .combine, .ignore])
      element.children = (0..<below(4)).map { _ in
        self.element(depth: depth - 1, screens: screens, count: &count)
      }
    }
    return element
  }

  private mutating func effect(_ screens: [String]) -> Effect {
    let element = "e\(below(8))"
    switch below(14) {
    case 0, 1: return .push(screen: pick(screens))
    case 2: return .pop
    case 3: return .popToRoot
    case 4: return .replace(screens: [pick(screens), pick(screens)])
    case 5: return .present(screen: pick(screens), style: pick(PresentationStyle.allCases))
    case 6: return .dismiss
    case 7: return .tab(pick(["one", "two"]))
    case 8: return .open(url: pick(["app://x", "app://x/y", "other:"]))
    case 9:
      let change: ElementChange = pick([
        .hidden(true), .hidden(false), .label("changed"), .value("9"), .modal(true),
        .traits(.button),
      ])
      return .set(element: element, changes: [change])
    case 10: return .focus(element: element)
    case 11: return .announce(text: "Announced", priority: .default, after: below(2_000))
    case 12: return pick([.screenChanged(nil), .layoutChanged(.text("moved"))])
    default: return .wait(ms: below(800))
    }
  }

  @MainActor mutating func verb(_ reader: Reader, _ app: AppDescription) {
    switch below(28) {
    case 0...2: reader.moveForward()
    case 3, 4: reader.moveBackward()
    case 5...9: reader.activate()
    case 10: reader.escape()
    case 11: reader.back()
    case 12: reader.increment()
    case 13: reader.decrement()
    case 14: reader.up()
    case 15: reader.down()
    case 16: reader.moveIn()
    case 17: reader.moveOut()
    case 18: _ = try? reader.rotor(pick(RotorKind.named).name)
    case 19: _ = try? reader.find("e\(below(8))")
    case 20: _ = try? reader.tab("two")
    case 21: _ = try? reader.type("x")
    case 22: reader.readAll()
    case 23: reader.open("app://1")
    case 24: reader.rotate()
    case 25: reader.relaunch()
    case 26: reader.moveToLast()
    default: reader.moveToFirst()
    }
  }
}
