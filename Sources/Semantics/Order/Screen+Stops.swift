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
  /// The number of a node counts through the toolbar and then the elements.
  public func stops(in surroundings: Surroundings, order: ReadingOrder) -> [Stop] {
    let numbers = NodeNumbers(of: self)
    var stops: [Stop] = []
    switch surroundings.presentation {
    case .alert:
      if let title = Element.alertTitle(title) { stops.append(Stop(element: title)) }
      stops += content(numbers, order).markingMessage()
    case .menu:
      stops += content(numbers, order)
      stops.append(Stop(element: .dismissMenu))
    case .sheet, .cover, .popover, nil:
      stops += presentationStops(surroundings)
      stops += barStops(surroundings, numbers, order)
      if let search {
        let field = Element.searchField(prompt: search.prompt, text: search.text)
        stops.append(Stop(element: field, region: .search))
      }
      stops += content(numbers, order)
      stops += toolbarStops(numbers, order, in: .bottomBar) { $0.placement == .bottom }
    }
    stops += surroundings.tabStops
    return stops.speaking(language)
  }

  private func content(_ numbers: NodeNumbers, _ order: ReadingOrder) -> [Stop] {
    var stops = order.stops(of: elements, startingAt: numbers.firstElement)
    if let label = label.present {
      // No node is the root, so its number is none of a node's.
      let root = EnteredContainer(number: -1, kind: nil, label: label)
      for index in stops.indices { stops[index].containers.insert(root, at: 0) }
    }
    return stops
  }

  private func presentationStops(_ surroundings: Surroundings) -> [Stop] {
    guard let style = surroundings.presentation else { return [] }
    let hasGrabber = style == .sheet && (showsGrabber || surroundings.showsGrabber)
    let elements: [Element] = hasGrabber ? [.grabber, .dismissPopup] : [.dismissPopup]
    return elements.map { Stop(element: $0, region: .presentation) }
  }

  private func barStops(
    _ surroundings: Surroundings, _ numbers: NodeNumbers, _ order: ReadingOrder
  ) -> [Stop] {
    guard showsBar else { return [] }
    let isLarge =
      titleDisplay == .large || (titleDisplay == .automatic && !surroundings.isPushed)
    var leading = toolbarStops(numbers, order, in: .bar) { $0.isLeading }
    // A way back of the app's own stands for the system's, and in its place.
    let back = leading.filter { $0.element.traits.contains(.backButton) }
    leading.removeAll { $0.element.traits.contains(.backButton) }
    var stops = back
    if back.isEmpty, surroundings.isPushed {
      let back = Element.backButton(previousTitle: surroundings.previousTitle)
      stops.append(Stop(element: back, region: .bar))
    }
    stops += leading
    let trailing = toolbarStops(numbers, order, in: .bar) { $0.isTrailing }
    var principal = toolbarStops(numbers, order, in: .bar) { $0.placement == .principal }
    if !principal.isEmpty {
      if principal[0].element.systemRole == nil { principal[0].element.systemRole = .title }
      return stops + principal + trailing
    }
    guard let title = Element.navigationTitle(title) else { return stops + trailing }
    let heading = Stop(element: title, region: .bar)
    return isLarge ? stops + trailing + [heading] : stops + [heading] + trailing
  }

  private func toolbarStops(
    _ numbers: NodeNumbers, _ order: ReadingOrder, in region: Stop.Region,
    where belongs: (Element) -> Bool
  ) -> [Stop] {
    let chosen = toolbar.indices.filter { belongs(toolbar[$0]) }
    guard !chosen.isEmpty else { return [] }
    var walk = TreeWalk(order)
    walk.visit(chosen.map { toolbar[$0] }, numbers: .each(chosen.map { numbers.toolbar[$0] }))
    return walk.stops(in: region)
  }
}

/// The numbers of a screen's nodes, in tree order through the toolbar and then the content.
private struct NodeNumbers {
  /// The number of each item of the toolbar.
  var toolbar: [Int] = []
  /// The number of the first element.
  var firstElement = 0

  init(of screen: Screen) {
    for item in screen.toolbar {
      toolbar.append(firstElement)
      firstElement += item.nodeCount
    }
  }
}

extension Surroundings {
  fileprivate var tabStops: [Stop] {
    tabs.enumerated().map { index, tab in
      Stop(
        element: .tab(tab, isSelected: tab.name == selectedTab),
        context: .tabBarItem(index: index + 1, count: tabs.count), region: .tabBar)
    }
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

extension [Stop] {
  /// Marks what stands before an alert's first button as its message (rule R17).
  fileprivate func markingMessage() -> [Stop] {
    var marked = self
    for index in indices {
      let element = self[index].element
      if element.traits.contains(.button) { break }
      if !element.isControl, element.systemRole == nil {
        marked[index].element.systemRole = .alertMessage
      }
    }
    return marked
  }

  /// Gives the language of a screen to what has none of its own; the system's words need none.
  fileprivate func speaking(_ language: String?) -> [Stop] {
    guard let language else { return self }
    return map { stop in
      var stop = stop
      // The way back bears another screen's title, and the tabs are the app's.
      if stop.element.systemRole == .backButton || stop.region == .tabBar { return stop }
      if stop.element.language == nil { stop.element.language = language }
      for index in stop.containers.indices where stop.containers[index].language == nil {
        stop.containers[index].language = language
      }
      return stop
    }
  }
}
