public import EarshotSemantics

/// How the screens of an app are connected: where it starts, what leads where, and what each
/// screen is made of.
///
/// The ways are those that the effects of elements say, with the element that leads there, and
/// those that only a source knows: what a router pushes, what opens a link, what is shown for a
/// value that no element was seen to push.
public struct GraphReport: Sendable {
  /// One screen with what it leads to.
  public struct Node: Hashable, Sendable {
    /// The name by which the input refers to it.
    public var name: String
    /// What it is called; nil if it has no title.
    public var title: String?
    /// The views of the source that it shows something of, outermost first.
    public var views: [String]
    /// The types of values for which its stack has destinations.
    public var registers: [String]
    /// Whether the app starts with it, perhaps in a tab or column.
    public var isStart: Bool
    /// Whether any way leads to it.
    public var isReached: Bool
  }

  /// One way from a screen to another.
  public struct Way: Hashable, Sendable {
    /// The screen it leaves.
    public var from: String
    /// The screen it reaches; nil if that is not known.
    public var to: String?
    /// How: `push`, `sheet`, `tab`, `link`, `back` and so on.
    public var kind: String
    /// The value that is pushed or shown, as far as it is known: `Route.soup`.
    public var value: String?
    /// The element that leads there, if one does.
    public var element: String?
  }

  /// What the app is called.
  public let app: String?
  /// The screens, in the order of the app.
  public let nodes: [Node]
  /// The ways, in the order of the screens they leave.
  public let ways: [Way]
  /// The patterns of deep links, with the screens they lead to.
  public let links: [DeepLink]

  /// Looks at an app.
  public init(_ app: AppDescription) {
    self.app = app.name
    links = app.links
    var survey = Ways()
    for screen in app.screens { survey.add(screen) }
    for edge in app.graph.edges { survey.add(edge) }
    var starts: [String] = []
    switch app.start {
    case .stack(let stack): starts = stack
    case .tabs(let tabs, _):
      for tab in tabs {
        starts += tab.screens
        if let first = tab.screens.first { survey.add(tab, to: first) }
      }
    case .columns(let columns): starts = columns.flatMap(\.self)
    }
    ways = survey.inOrder(of: app.screens.map(\.name))
    let reached = Set(
      ways.compactMap(\.to) + starts + app.links.flatMap(\.screens))
    var registers: [String: [String]] = [:]
    for registration in app.graph.registrations
    where registers[registration.screen]?.contains(registration.valueType) != true {
      registers[registration.screen, default: []].append(registration.valueType)
    }
    nodes = app.screens.map { screen in
      Node(
        name: screen.name, title: screen.title.present?.shown, views: Self.views(of: screen),
        registers: registers[screen.name] ?? [], isStart: starts.contains(screen.name),
        isReached: reached.contains(screen.name))
    }
  }

  private static func views(of screen: Screen) -> [String] {
    var found: [String] = []
    var open = Array((screen.toolbar + screen.elements).reversed())
    while let element = open.popLast() {
      for case .viewPath(let path) in element.evidence.facts {
        for view in path where !found.contains(view) { found.append(view) }
      }
      open += element.children.reversed()
    }
    return found
  }
}

/// The ways, each once.
private struct Ways {
  private var all: [GraphReport.Way] = []
  private var known: Set<GraphReport.Way> = []

  mutating func add(_ screen: Screen) {
    for response in screen.responses {
      add(response.effects, from: screen.name, by: nil)
    }
    var open = Array((screen.toolbar + screen.elements).reversed())
    while let element = open.popLast() {
      let label = element.label.present?.shown
      for response in element.responses { add(response.effects, from: screen.name, by: label) }
      for action in element.actions {
        add(action.effects, from: screen.name, by: action.name.shown)
      }
      open += element.children.reversed()
    }
  }

  private mutating func add(_ effects: [Effect], from screen: String, by element: String?) {
    for effect in effects {
      switch effect {
      case .push(let to): add(.init(from: screen, to: to, kind: "push", element: element))
      case .replace(let stack):
        if let to = stack.last {
          add(.init(from: screen, to: to, kind: "replace", element: element))
        }
      case .present(let to, let style):
        add(.init(from: screen, to: to, kind: style.rawValue, element: element))
      case .open(let url):
        add(.init(from: screen, to: nil, kind: "open", value: url, element: element))
      default: continue
      }
    }
  }

  mutating func add(_ edge: NavigationGraph.Edge) {
    // What an element leads to gets the value that the source knows of.
    let same = all.indices.filter {
      all[$0].from == edge.from && all[$0].to == edge.to && all[$0].kind == edge.kind
        && edge.to != nil
    }
    guard same.isEmpty else {
      for position in same where all[position].value == nil {
        known.remove(all[position])
        all[position].value = edge.valueType
        known.insert(all[position])
      }
      return
    }
    guard edge.kind != "tab" else { return }
    add(.init(from: edge.from, to: edge.to, kind: edge.kind, value: edge.valueType))
  }

  mutating func add(_ tab: TabItem, to screen: String) {
    add(.init(from: "", to: screen, kind: "tab", element: tab.label.present?.shown ?? tab.name))
  }

  private mutating func add(_ way: GraphReport.Way) {
    if known.insert(way).inserted { all.append(way) }
  }

  func inOrder(of screens: [String]) -> [GraphReport.Way] {
    let places = Dictionary(
      screens.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = all.enumerated().sorted {
      let first = places[$0.element.from] ?? -1
      let second = places[$1.element.from] ?? -1
      return (first, $0.offset) < (second, $1.offset)
    }
    return sorted.map(\.element)
  }
}
