public import EarshotSemantics

/// A stage that plays an app given as data: a document, dumps, or source that was read.
///
/// Effects change its stacks, tabs, presentations and elements. What a document leaves out,
/// controls do as the system's do: a switch toggles, a back button goes back, a tab is chosen.
/// What is set stays set, also on screens that are not shown, until the app is started again.
@MainActor public final class AppStage: Stage {
  /// The time on the stage; the reader moves it.
  public let clock: Clock
  /// What is known of the app as a whole.
  public let app: StageApp

  /// What the app was at its start.
  let description: AppDescription
  /// How stops are ordered.
  let order: ReadingOrder
  /// What is wrong with the system it runs on.
  let faults: Set<SystemFault>
  /// The place of each screen by its name.
  let screens: [String: Int]
  /// Where each named element is.
  let elements: [String: (page: Int, node: Int)]
  /// The elements that vary with each flag.
  let varying: [String: [Varying]]
  /// The pages as they were at the start; those that were arranged stay so for the next start.
  let origin: Origin

  /// The screens as they are now, in the order of the description.
  var pages: [StagePage]
  /// The stacks of the app: one, one a tab or one a column.
  var stacks: [[Visit]] = []
  /// The stack that is acted on: the chosen tab's, or the last column's.
  var selected = 0
  /// What was presented over it, topmost last.
  var presented: [Presented] = []
  /// The pages that can be read now, in reading order.
  var visible: [Int] = []
  /// Which of the app's flags are on.
  var flags: [String: Bool] = [:]
  /// The field that has the keyboard.
  var editing: Element.ID?
  /// Effects that wait for their time, in the order they will come.
  var pending: [Strand] = []
  /// When a tab was chosen last, in ms.
  var tabChange = Int.min
  /// How many effects have followed from the last gesture.
  var spent = 0
  private var lastVisit = 0

  /// One showing of a screen on a stack.
  struct Visit: Hashable {
    /// Its place among the pages.
    var page: Int
    /// Tells it from other showings of the same screen.
    var number: Int
  }

  /// An element that varies with flags.
  struct Varying {
    var page: Int
    var node: Int
    /// What it is at the start.
    var element: Element
  }

  /// What was presented, with a stack of its own.
  struct Presented: Hashable {
    var style: PresentationStyle
    var stack: [Visit]
  }

  /// The pages at the start, shared by all stages of one app.
  @MainActor final class Origin {
    var pages: [StagePage]

    init(pages: [StagePage]) { self.pages = pages }
  }

  /// Creates the stage of an app that starts when the clock does.
  public init(_ app: AppDescription, profile: Profile = Profile(), clock: Clock? = nil) {
    let device = profile.device ?? app.device ?? .phone
    self.clock = clock ?? Clock()
    self.app = StageApp(name: app.name, language: app.language, device: device)
    description = app
    order = ReadingOrder(device: device, direction: app.direction)
    faults = Set(SystemFault.allCases.filter(profile.has))

    var base = Self.tabs(of: app).count
    var pages: [StagePage] = []
    var screens: [String: Int] = [:]
    var elements: [String: (page: Int, node: Int)] = [:]
    var varying: [String: [Varying]] = [:]
    let flags = Dictionary(app.flags.map { ($0.name, $0.isOn) }) { first, _ in first }
    for screen in app.screens {
      var page = StagePage(screen, base: base)
      base += page.idCount
      if screens[screen.name] == nil { screens[screen.name] = pages.count }
      for (name, node) in page.nodes.names where elements[name] == nil {
        elements[name] = (pages.count, node)
      }
      for (element, node) in page.nodes.varying {
        // What varies with a flag that is on at first is so from the start.
        let changes = element.changes(under: flags).filter { change in
          var changed = element
          changed.apply(change)
          return changed != element
        }
        if !changes.isEmpty { page.apply(changes, toNode: node) }
        let place = Varying(page: pages.count, node: node, element: element)
        for flag in Set(element.variations.flatMap { $0.when.map(\.flag) }) {
          varying[flag, default: []].append(place)
        }
      }
      pages.append(page)
    }
    self.varying = varying
    self.pages = pages
    self.screens = screens
    self.elements = elements
    origin = Origin(pages: pages)
    start()
  }

  /// Creates a stage of the same app at its start, with a clock of its own; what was found out
  /// about its screens is not looked for again.
  public convenience init(again other: AppStage) {
    self.init(sharing: other)
  }

  private init(sharing other: AppStage) {
    clock = Clock()
    app = other.app
    description = other.description
    order = other.order
    faults = other.faults
    screens = other.screens
    elements = other.elements
    varying = other.varying
    origin = other.origin
    pages = origin.pages
    start()
  }
}

// MARK: - Start

extension AppStage {
  /// Shows what the app shows first.
  func start() {
    pages = origin.pages
    flags = Dictionary(description.flags.map { ($0.name, $0.isOn) }) { first, _ in first }
    presented = []
    editing = nil
    pending = [Strand(effects: [], start: .launch, due: clock.now)]
    switch description.start {
    case .stack(let names):
      stacks = [visits(names)]
      selected = 0
    case .tabs(let items, let name):
      stacks = items.map { visits($0.screens) }
      selected = items.firstIndex { $0.name == name } ?? 0
    case .columns:
      stacks = description.start.stacks(on: app.device).map(visits)
      selected = max(0, stacks.count - 1)
    }
    refresh()
    // Nothing was done to the pages yet, so what was found belongs to every start.
    origin.pages = pages
  }

  /// New showings of screens; names that mean no screen are left out.
  func visits(_ names: [String]) -> [Visit] { names.compactMap(visit) }

  /// A new showing of a screen, nil if there is none of the name.
  func visit(_ name: String) -> Visit? {
    guard let page = screens[name] else { return nil }
    lastVisit += 1
    return Visit(page: page, number: lastVisit)
  }

  /// The tabs of an app, empty if it has none.
  static func tabs(of app: AppDescription) -> [TabItem] {
    if case .tabs(let items, _) = app.start { return items }
    return []
  }

  /// The tabs of the app, empty if it has none.
  var tabs: [TabItem] { Self.tabs(of: description) }

  /// Whether the stacks stand beside each other.
  var hasColumns: Bool {
    if case .columns = description.start { return stacks.count > 1 }
    return false
  }

  /// The stack that effects act on: that of the topmost presentation which can hold one.
  var topStack: [Visit] {
    get {
      if let top = presented.lastIndex(where: \.style.holdsStack) { return presented[top].stack }
      return stacks.indices.contains(selected) ? stacks[selected] : []
    }
    set {
      if let top = presented.lastIndex(where: \.style.holdsStack) {
        presented[top].stack = newValue
      } else if stacks.indices.contains(selected) {
        stacks[selected] = newValue
      }
    }
  }

  /// The showing that can be read now: the last column's, if there are columns.
  var top: Visit? {
    if let last = presented.last { return last.stack.last }
    return stacks.indices.contains(selected) ? stacks[selected].last : nil
  }
}

extension PresentationStyle {
  /// Whether screens can be pushed inside of it.
  var holdsStack: Bool {
    switch self {
    case .sheet, .cover, .popover: true
    case .alert, .menu: false
    }
  }
}
