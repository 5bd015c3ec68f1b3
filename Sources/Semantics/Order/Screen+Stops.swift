extension Screen {
  /// The stops of the whole screen, bars and all, in reading order.
  ///
  /// What the system puts before a presented screen, the bar (back, other leading items, title,
  /// trailing items), a large title, the search field, the content, the bar at the bottom, the
  /// tabs. The regions are never mixed, wherever their frames are. An alert is its title, its
  /// message and its buttons; a menu its items and the button that dismisses it.
  ///
  ///     Recipes, Back Button · Soup, Heading · Add, Button · …
  ///
  /// The number of a node counts through the toolbar and then the elements. What has no language
  /// of its own gets the screen's.
  public func stops(in surroundings: Surroundings, order: ReadingOrder) -> [Stop] {
    var composition = ScreenComposition(self, surroundings, order)
    switch surroundings.presentation {
    case .alert: composition.addAlert()
    case .menu: composition.addMenu()
    case .sheet, .cover, .popover, nil: composition.addRegions()
    }
    composition.addTabs()
    return composition.stops
  }
}

/// Puts the regions of one screen together.
private struct ScreenComposition {
  let screen: Screen
  let surroundings: Surroundings
  let order: ReadingOrder
  /// The number of each item of the toolbar.
  private var itemNumbers: [Int] = []
  /// The number of the first element.
  private var firstElement = 0
  private(set) var stops: [Stop] = []

  init(_ screen: Screen, _ surroundings: Surroundings, _ order: ReadingOrder) {
    self.screen = screen
    self.surroundings = surroundings
    self.order = order
    for item in screen.toolbar {
      itemNumbers.append(firstElement)
      firstElement += item.nodeCount
    }
  }

  mutating func addAlert() {
    add(.alertTitle(screen.title), in: .content)
    let first = stops.count
    addContent()
    // What stands before the first button is the message (rule R17).
    for index in stops.indices.dropFirst(first) {
      let element = stops[index].element
      if element.traits.contains(.button) { break }
      if !element.isControl, element.systemRole == nil {
        stops[index].element.systemRole = .alertMessage
      }
    }
  }

  mutating func addMenu() {
    addContent()
    add(.dismissMenu, in: .content)
  }

  mutating func addRegions() {
    addPresentation()
    if screen.showsBar { addBar() }
    if let search = screen.search {
      add(.searchField(prompt: search.prompt, text: search.text), in: .search)
    }
    addContent()
    stops += items(in: .bottomBar) { $0.placement == .bottom }
  }

  mutating func addTabs() {
    for (index, tab) in surroundings.tabs.enumerated() {
      stops.append(
        Stop(
          element: .tab(tab, isSelected: tab.name == surroundings.selectedTab),
          context: .tabBarItem(index: index + 1, count: surroundings.tabs.count),
          region: .tabBar))
    }
  }

  private mutating func addPresentation() {
    guard let style = surroundings.presentation else { return }
    if style == .sheet, screen.showsGrabber || surroundings.showsGrabber {
      add(.grabber, in: .presentation)
    }
    add(.dismissPopup, in: .presentation)
  }

  private mutating func addBar() {
    let leading = items(in: .bar) { $0.isLeading }
    // A way back of the app's own stands for the system's, and in its place.
    let back = leading.filter { $0.element.traits.contains(.backButton) }
    if back.isEmpty, surroundings.isPushed {
      // It bears another screen's title, so the language of this one says nothing of it.
      let back = Element.backButton(previousTitle: surroundings.previousTitle)
      stops.append(Stop(element: back, region: .bar))
    }
    stops += back
    stops += leading.filter { !$0.element.traits.contains(.backButton) }

    let trailing = items(in: .bar) { $0.isTrailing }
    var principal = items(in: .bar) { $0.placement == .principal }
    if !principal.isEmpty {
      // What the app put in the place of the title stands for it.
      if principal[0].element.systemRole == nil { principal[0].element.systemRole = .title }
      stops += principal + trailing
    } else if hasLargeTitle {
      stops += trailing
      add(.navigationTitle(screen.title), in: .bar)
    } else {
      add(.navigationTitle(screen.title), in: .bar)
      stops += trailing
    }
  }

  /// A large title stands below the bar, so what is in the bar is read before it.
  private var hasLargeTitle: Bool {
    switch screen.titleDisplay {
    case .large: true
    case .inline: false
    case .automatic: !surroundings.isPushed
    }
  }

  private mutating func addContent() {
    var containers: [EnteredContainer] = []
    if let label = screen.label.present {
      // The root is no node, so its number is none of a node's.
      containers = [
        EnteredContainer(number: -1, kind: nil, label: label, language: screen.language)
      ]
    }
    var walk = TreeWalk(order, in: containers)
    walk.visit(screen.elements, numbers: .from(firstElement))
    walk.add(to: &stops, in: .content, speaking: screen.language)
  }

  private func items(in region: Stop.Region, where belongs: (Element) -> Bool) -> [Stop] {
    let chosen = screen.toolbar.indices.filter { belongs(screen.toolbar[$0]) }
    var walk = TreeWalk(order)
    walk.visit(
      chosen.map { screen.toolbar[$0] }, numbers: .each(chosen.map { itemNumbers[$0] }))
    var stops: [Stop] = []
    walk.add(to: &stops, in: region, speaking: screen.language)
    return stops
  }

  private mutating func add(_ element: Element?, in region: Stop.Region) {
    guard var element else { return }
    // The system's own words are in the reader's language, whatever the screen's.
    if element.label != nil || element.placeholder != nil || element.value != nil {
      element.language = screen.language
    }
    stops.append(Stop(element: element, region: region))
  }
}

extension Element {
  /// How many nodes it is, itself included.
  public var nodeCount: Int {
    var count = 1
    var open = [children]
    while let siblings = open.popLast() {
      count += siblings.count
      for sibling in siblings where !sibling.children.isEmpty { open.append(sibling.children) }
    }
    return count
  }

  /// Whether it stands before the title: the way back does wherever nothing else is said.
  fileprivate var isLeading: Bool {
    placement == .leading || (placement == nil && traits.contains(.backButton))
  }

  fileprivate var isTrailing: Bool {
    placement == .trailing || (placement == nil && !traits.contains(.backButton))
  }
}
