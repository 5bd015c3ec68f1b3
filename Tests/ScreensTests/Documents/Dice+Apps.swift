import EarshotSemantics

/// Apps with everything a source may put into one, sense or not.
extension Dice {
  mutating func app() -> AppDescription {
    var app = AppDescription(name: maybe { $0.string() })
    app.screens = some(upTo: 4) { $0.screen() }
    app.language = maybe { $0.string() }
    app.device = maybe { $0.one(of: Device.allCases) }
    app.direction = one(of: LayoutDirection.allCases)
    app.start = start()
    app.flags = some(upTo: 3) { dice in Flag(name: dice.flagName(), isOn: dice.flag()) }
    app.links = some(upTo: 3) { dice in
      DeepLink(
        pattern: dice.one(of: ["a://x/{id}", "a://y", "a://{", "b:{}", "", "a://x/{id}/{b}"]),
        screens: dice.some(upTo: 2) { $0.screenName() })
    }
    if flag() { app.graph.edges = [.init(from: "a", to: nil, kind: "push")] }
    return app
  }

  private mutating func start() -> Start {
    switch below(4) {
    case 0: .stack(some(upTo: 3) { $0.screenName() })
    case 1:
      .tabs(
        some(upTo: 3) { dice in
          TabItem(
            name: dice.one(of: ["t1", "t2"]), label: dice.maybe { $0.wording() },
            value: dice.maybe { $0.wording() }, screens: dice.some(upTo: 2) { $0.screenName() })
        }, selected: maybe { $0.one(of: ["t1", "t2", "t3"]) })
    case 2: .columns(some(upTo: 3) { $0.some(upTo: 2) { $0.screenName() } })
    default: .stack(["home"])
    }
  }

  mutating func screenName() -> String { one(of: ["home", "a b", "soup", "nowhere"]) }
  mutating func flagName() -> String { one(of: ["open", "a == .b", "!no", "", "shut"]) }
  mutating func elementName() -> String { one(of: ["x", "y", "title", "nothing", "ä\u{202E}"]) }

  private mutating func screen() -> Screen {
    var screen = Screen(name: one(of: ["home", "a b", "soup"]), title: maybe { $0.wording() })
    screen.titleDisplay = one(of: TitleDisplay.allCases)
    screen.showsBar = flag()
    screen.label = maybe { $0.wording() }
    screen.search = maybe { dice in
      SearchField(prompt: dice.maybe { $0.wording() }, text: dice.maybe { $0.wording() })
    }
    screen.toolbar = some(upTo: 2) { $0.element(depth: 0) }
    screen.elements = some(upTo: 4) { $0.element(depth: 2) }
    screen.rotors = some(upTo: 2) { dice in
      Rotor(
        name: dice.flag() ? dice.wording() : .text(dice.one(of: ["R", "S"])),
        elements: dice.some(upTo: 3) { $0.elementName() })
    }
    screen.focus = maybe { dice in
      dice.one(of: [.title, .back, .content, .element(dice.elementName())])
    }
    screen.transition = maybe { dice in
      Transition(
        kind: dice.one(of: Transition.Kind.allCases),
        milliseconds: dice.maybe { $0.below(900) - 5 },
        reducedMotion: dice.maybe { $0.one(of: Transition.Kind.allCases) })
    }
    screen.showsGrabber = flag()
    screen.language = maybe { $0.string() }
    screen.responses = some(upTo: 2) { $0.response() }
    screen.source = maybe { SourcePlace(file: $0.string(), line: 1, column: 2) }
    screen.evidence = Evidence(flag() ? [.tapGesture] : [])
    return screen
  }

  private mutating func element(depth: Int) -> Element {
    var element = Element(
      name: maybe { $0.elementName() }, label: maybe { $0.wording() },
      value: maybe { $0.wording() }, hint: maybe { $0.wording() },
      traits: Traits(rawValue: UInt32(truncatingIfNeeded: next() & next() & next())),
      children: depth > 0 ? some(upTo: 2) { $0.element(depth: depth - 1) } : [])
    element.identifier = maybe { $0.string() }
    element.placeholder = maybe { $0.wording() }
    element.headingLevel = maybe { $0.below(9) - 1 }
    element.language = maybe { $0.string() }
    element.expanded = maybe { $0.flag() }
    element.actions = some(upTo: 2) { dice in
      CustomAction(name: dice.wording(), effects: dice.some(upTo: 2) { $0.effect() })
    }
    element.content = some(upTo: 2) { dice in
      CustomContent(
        label: dice.wording(), value: dice.maybe { $0.wording() }, isImportant: dice.flag())
    }
    element.inputLabels = some(upTo: 2) { $0.wording() }
    element.sortPriority = flag() ? 0 : number()
    element.frame = maybe { dice in
      Frame(x: dice.number(), y: dice.number(), width: dice.number(), height: dice.number())
    }
    element.clips = flag()
    element.hidden = flag()
    element.elementsHidden = flag()
    element.modal = flag()
    element.container = maybe { dice in
      dice.one(of: [
        .group, .list, .landmark, .tabBar, .segmented, .table(headerRows: 0, headerColumns: 0),
        .table(headerRows: dice.below(4) - 1, headerColumns: dice.below(4) - 1),
      ])
    }
    element.childrenAs = maybe { $0.one(of: ChildBehavior.allCases) }
    element.explicitOrder = flag()
    element.cell = maybe { dice in
      TableCell(
        row: dice.maybe { $0.below(5) - 1 }, column: dice.maybe { $0.below(5) - 1 },
        rowSpan: dice.below(3), columnSpan: dice.one(of: [1, 2, Int.max, Int.min]))
    }
    element.placement = maybe { $0.one(of: Placement.allCases) }
    element.responses = some(upTo: 2) { $0.response() }
    element.source = maybe { SourcePlace(file: $0.string(), line: 1, column: 2) }
    element.condition = maybe { $0.string() }
    element.variations = some(upTo: 2) { dice in
      Variation(
        when: dice.some(upTo: 2) { FlagTest($0.flagName(), isOn: $0.flag()) },
        changes: dice.some(upTo: 3) { $0.change() })
    }
    element.evidence = Evidence(flag() ? [.tapGesture] : [])
    return element
  }

  private mutating func response() -> Response {
    let triggers: [Trigger] =
      Trigger.named.map(\.trigger) + [.action("Delete"), .action("escape"), .action(string())]
    return Response(one(of: triggers), some(upTo: 3) { $0.effect() })
  }

  private mutating func effect() -> Effect {
    switch below(15) {
    case 0: .push(screen: screenName())
    case 1: .pop
    case 2: .popToRoot
    case 3: .replace(screens: some(upTo: 3) { $0.screenName() })
    case 4: .present(screen: screenName(), style: one(of: PresentationStyle.allCases))
    case 5: .dismiss
    case 6: .tab(one(of: ["t1", "t2", "t3"]))
    case 7: .open(url: string())
    case 8: .set(element: elementName(), changes: some(upTo: 5) { $0.change() })
    case 9: .focus(element: elementName())
    case 10:
      .announce(
        text: wording(), priority: one(of: AnnouncementPriority.allCases),
        after: one(of: [0, 600, -1, Int.max]))
    case 11: .screenChanged(maybe { $0.argument() })
    case 12: .layoutChanged(maybe { $0.argument() })
    case 13: .turn(flag: flagName(), to: maybe { $0.flag() })
    default: .wait(ms: one(of: [0, 20, -1, Int.max]))
    }
  }

  private mutating func argument() -> NotificationArgument {
    flag() ? .element(elementName()) : .text(wording())
  }

  private mutating func change() -> ElementChange {
    switch below(12) {
    case 0: .label(maybe { $0.wording() })
    case 1: .value(maybe { $0.wording() })
    case 2: .placeholder(maybe { $0.wording() })
    case 3: .hint(maybe { $0.wording() })
    case 4: .traits(Traits(rawValue: UInt32(truncatingIfNeeded: next() & next())))
    case 5: .selected(flag())
    case 6: .enabled(flag())
    case 7: .expanded(maybe { $0.flag() })
    case 8: .hidden(flag())
    case 9: .elementsHidden(flag())
    case 10: .modal(flag())
    default: .headingLevel(maybe { $0.below(9) - 1 })
    }
  }

  mutating func wording(depth: Int = 2) -> Wording {
    switch below(depth > 0 ? 8 : 5) {
    case 0, 1: .text(string())
    case 2: .text("Delete")
    case 3: .localized(key: string(), table: maybe { $0.string() }, text: maybe { $0.string() })
    case 4: .unresolved(string(), nonEmpty: flag())
    case 5: .pattern(some(upTo: 3) { $0.wording(depth: depth - 1) })
    default:
      .oneOf(
        some(upTo: 3) { dice in
          .init(when: dice.maybe { $0.string() }, words: dice.wording(depth: depth - 1))
        })
    }
  }

  mutating func string() -> String {
    let pieces = [
      "", "Soup", "a \"b\"", "'", "\\", "\n", "\u{1B}[31m", "\u{202E}", "ä", "👩‍👩‍👧", "{id}", "\0",
      "//",
    ]
    return some(upTo: 3) { $0.one(of: pieces) }.joined()
  }

  private mutating func number() -> Double {
    one(of: [0, -0.0, 1, 12.5, -3, 1e300, 0.1, .nan, .infinity, -.infinity, 2.3e-308, 390])
  }
}
