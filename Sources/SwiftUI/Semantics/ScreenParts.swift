import EarshotSemantics

/// What views tell the screen they stand on: its bar, its search field, its tabs.
struct ScreenParts {
  /// How the screen came up, nil if it did not.
  var presentation: PresentationStyle?
  /// Whether a sheet shows its grabber.
  var showsGrabber = false
  /// The stack whose screen it is; nil without one, and then there is no bar.
  var stack: StackPlace?
  /// The title; of several the innermost first one.
  var title: Wording?
  var titleDisplay: TitleDisplay?
  /// Whether the bar is there; nil if nobody said.
  var showsBar: Bool?
  var hidesBackButton = false
  /// Whether the bars stand among the content: one for each column.
  var hasInlineBars = false
  var toolbar: [Live] = []
  var search: SearchPart?
  var tabs: [TabPart] = []
  var hidesTabs = false
  var rotors: [RotorPart] = []
  /// How the screen comes in.
  var transition: Transition?

  /// Where a screen is in its stack.
  struct StackPlace {
    /// The stack.
    weak var state: StackState?
    /// The node of the screen, which tells one visit from another.
    var node: _Node
    var depth: Int
    var previousTitle: Wording?
    /// Leaves the screen.
    var pop: @MainActor () -> Void
    /// The screens below and this one, where they are more than those of the stack.
    var screens: [_Node]?
  }

  struct SearchPart {
    var node: _Node
    var prompt: Wording?
    var text: String
    var responses: [Response]
    /// Whether it has the keyboard.
    var isEdited: Bool
    /// Puts words in the place of those that were typed, and ends typing.
    var complete: @MainActor (String) -> Void
  }

  struct TabPart {
    var live: Live
    var item: TabItem
    var isSelected: Bool
    var select: @MainActor () -> Void
  }

  struct RotorPart {
    /// The serial of the node that offers it.
    var owner: Int
    var name: Wording
    var entries: [Entry]

    struct Entry {
      var place: Place
      /// The part of the element's text it leads to; nil is the element as a whole.
      var range: Range<String.Index>?
      var prepare: (@MainActor () -> Void)?
    }

    enum Place {
      /// What the app gave an id.
      case view(RotorTarget)
      /// An element by its number.
      case element(Int)

      var target: RotorTarget? { if case .view(let target) = self { target } else { nil } }
    }
  }
}

/// The stops a screen adds before and after its content.
struct ScreenFrame {
  var before: [PlacedStop] = []
  var after: [PlacedStop] = []

  init() {}

  @MainActor init(_ parts: ScreenParts, root: _Node, order: ReadingOrder) {
    guard parts.presentation?.isDialog != true else { return }
    var all: [Live] = []
    for item in parts.toolbar { item.appendAll(to: &all) }
    let node = parts.stack?.node ?? root
    for stop in Self.screen(parts).stops(in: Self.surroundings(parts), order: order) {
      var stop = stop
      if stop.element.systemRole == .searchField, let search = parts.search {
        stop.element.responses += search.responses
        if search.isEdited { stop.element.traits.insert(.isEditing) }
      }
      let number: Int
      if let index = stop.node, all.indices.contains(index) {
        number = all[index].number
      } else if stop.element.systemRole == .searchField, let search = parts.search {
        number = Live.number(of: search.node, part: 0)
      } else if stop.region == .tabBar {
        number = parts.tabs.first { $0.item.name == stop.element.name }?.live.number ?? 0
      } else {
        let role = stop.element.systemRole.flatMap { SystemPart.allCases.firstIndex(of: $0) }
        number = Live.number(of: node, part: Self.systemParts + (role ?? 99))
      }
      stop.node = nil
      let placed = PlacedStop(stop: stop, number: number)
      if stop.region < .content { before.append(placed) } else { after.append(placed) }
    }
  }

  /// The part numbers of what the system adds to a node.
  static let systemParts = 60_000

  func stop(_ number: Int) -> Stop? {
    (before.first { $0.number == number } ?? after.first { $0.number == number })?.stop
  }

  /// The screen without its content.
  @MainActor static func screen(_ parts: ScreenParts) -> Screen {
    var screen = Screen(name: "", title: parts.stack == nil ? nil : parts.title)
    screen.titleDisplay = parts.titleDisplay ?? .automatic
    screen.showsBar = parts.stack != nil && parts.showsBar != false && !parts.hasInlineBars
    screen.showsGrabber = parts.showsGrabber
    screen.toolbar = parts.toolbar.map(\.tree)
    if !screen.showsBar { screen.toolbar.removeAll { $0.placement != .bottom } }
    screen.transition = parts.transition
    if let search = parts.search, parts.stack != nil {
      screen.search = SearchField(
        prompt: search.prompt, text: search.text.isEmpty ? nil : .text(search.text))
    }
    return screen
  }

  @MainActor static func surroundings(_ parts: ScreenParts) -> Surroundings {
    Surroundings(
      isPushed: (parts.stack?.depth ?? 1) > 1 && !parts.hidesBackButton,
      previousTitle: parts.stack?.previousTitle,
      tabs: parts.hidesTabs ? [] : parts.tabs.map(\.item),
      selectedTab: parts.tabs.first(where: \.isSelected)?.item.name,
      presentation: parts.presentation, showsGrabber: parts.showsGrabber)
  }
}

extension PresentationStyle {
  /// Whether it is a short list of things to choose from, read as one.
  var isDialog: Bool { self == .alert || self == .menu }
}
