extension AppDescription {
  /// What stands around each screen on the shortest way to it from the start.
  ///
  /// The way follows the app's start and then the effects of its elements, breadth first and in
  /// the order they were written, so that a screen that can be reached in several ways is heard as
  /// most people come to it. A screen nothing leads to stands alone, and begins ways of its own.
  ///
  /// - Complexity: O(number of elements).
  public func surroundings(on device: Device) -> [String: Surroundings] {
    var survey = Survey(self, device: device)
    survey.run()
    return survey.found
  }
}

/// The search for the ways to the screens.
private struct Survey {
  let app: AppDescription
  let device: Device
  let screens: [String: Screen]
  var found: [String: Surroundings] = [:]
  private var waiting: [String] = []
  private var next = 0

  init(_ app: AppDescription, device: Device) {
    self.app = app
    self.device = device
    screens = Dictionary(app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() {
    start()
    goOn()
    for link in app.links { reach(stack: link.screens, below: nil, in: home) }
    goOn()
    for name in islands + app.screens.map(\.name) where found[name] == nil {
      reach(stack: [name], below: nil, in: Surroundings())
      goOn()
    }
  }

  /// Follows everything from the screens that were reached last.
  private mutating func goOn() {
    while next < waiting.count {
      if let screen = screens[waiting[next]] { follow(screen) }
      next += 1
    }
  }

  /// The screens that nothing in the app leads to.
  private var islands: [String] {
    var ways = Survey(app, device: device)
    var led: Set<String> = []
    for screen in app.screens where found[screen.name] == nil {
      ways.found = [screen.name: Surroundings()]
      ways.follow(screen)
      led.formUnion(ways.found.keys.filter { $0 != screen.name })
    }
    return app.screens.map(\.name).filter { found[$0] == nil && !led.contains($0) }
  }

  private var home: Surroundings {
    guard case .tabs(let tabs, let selected) = app.start else { return Surroundings() }
    return Surroundings(tabs: tabs, selectedTab: selected ?? tabs.first?.name)
  }

  private mutating func start() {
    switch app.start {
    case .stack(let stack):
      reach(stack: stack, below: nil, in: Surroundings())
    case .tabs(let tabs, _):
      for tab in tabs {
        reach(
          stack: tab.screens, below: nil, in: Surroundings(tabs: tabs, selectedTab: tab.name))
      }
    case .columns:
      for stack in app.start.stacks(on: device) {
        reach(stack: stack, below: nil, in: Surroundings())
      }
    }
  }

  /// Notes the screens of a stack, each on the one before.
  private mutating func reach(stack: [String], below: String?, in base: Surroundings) {
    var previous = below
    for name in stack {
      if found[name] == nil, let screen = screens[name] {
        var around = base
        around.isPushed = previous != nil
        around.previousTitle = previous.flatMap { screens[$0]?.title }
        if base.presentation != nil {
          around.showsGrabber = base.showsGrabber || screen.showsGrabber
        }
        found[name] = around
        waiting.append(name)
      }
      previous = name
    }
  }

  private mutating func follow(_ screen: Screen) {
    for effects in screen.responses.map(\.effects) { follow(effects, from: screen) }
    var open = (screen.toolbar + screen.elements).reversed() as [Element]
    while let element = open.popLast() {
      for response in element.responses { follow(response.effects, from: screen) }
      for action in element.actions { follow(action.effects, from: screen) }
      open.append(contentsOf: element.children.reversed())
    }
  }

  private mutating func follow(_ effects: [Effect], from screen: Screen) {
    let here = found[screen.name] ?? Surroundings()
    for effect in effects {
      switch effect {
      case .push(let name):
        reach(stack: [name], below: screen.name, in: here)
      case .replace(let names):
        reach(stack: names, below: nil, in: here)
      case .present(let name, let style):
        var around = Surroundings(presentation: style)
        around.showsGrabber = screens[name]?.showsGrabber ?? false
        reach(stack: [name], below: nil, in: around)
      default:
        break
      }
    }
  }
}
