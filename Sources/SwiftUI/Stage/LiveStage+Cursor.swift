public import EarshotReader
public import EarshotSemantics

// MARK: - What can be read

extension LiveStage {
  /// What is known of the screen that can be read now.
  public var screen: StageScreen {
    guard let page else { return StageScreen(visit: 0) }
    page.update()
    let parts = page.parts
    var screen = StageScreen(visit: visit(of: page))
    screen.title = parts.stack == nil && page.presentation?.isDialog != true ? nil : parts.title
    screen.showsBar = parts.stack != nil && parts.showsBar != false
    screen.depth = parts.stack?.depth ?? 1
    screen.presentation = page.presentation
    screen.label = page.rootLabel
    if !parts.hidesTabs {
      screen.tabs = parts.tabs.map { tab in
        StageScreen.Tab(
          name: tab.item.name, label: tab.item.label, isSelected: tab.isSelected,
          id: Element.ID(tab.live.number))
      }
    }
    return screen
  }

  /// Tells one showing of a screen from others.
  func visit(of page: Page) -> Int { page.parts.stack?.node.serial ?? page.root.node.serial }

  /// The first stop of a scope, nil if it has none.
  public func first(in scope: StageScope) -> Element.ID? {
    switch scope {
    case .screen: return made { $0.first() }
    case .container(let number):
      return search(from: { $0.first() }, { $0.next(after: $1) }, inContainer: number)
    }
  }

  /// The last stop of a scope, nil if it has none.
  public func last(in scope: StageScope) -> Element.ID? {
    switch scope {
    case .screen: return made { $0.last() }
    case .container(let number):
      return search(from: { $0.last() }, { $0.previous(before: $1) }, inContainer: number)
    }
  }

  /// The stop after another, nil at the end of the screen; a row is made when it is come to.
  public func next(after id: Element.ID) -> Element.ID? { made { $0.next(after: id.number) } }

  /// The stop before another, nil at the start of the screen.
  public func previous(before id: Element.ID) -> Element.ID? {
    made { $0.previous(before: id.number) }
  }

  /// The stop nearest to one that is gone, nil if there is no stop.
  public func nearest(to id: Element.ID) -> Element.ID? { made { $0.nearest(to: id.number) } }

  /// What is heard of a stop; nil if it is gone or cannot be reached now.
  public func stop(for id: Element.ID) -> Stop? { page?.stop(id.number) }

  /// The stop a screen or an effect means by its target; nil if there is none now.
  public func id(of target: FocusTarget) -> Element.ID? {
    guard let page else { return nil }
    page.update()
    switch target {
    case .element: return nil
    case .title: return page.number { [.title, .alertTitle].contains($0.element.systemRole) }
    case .back: return page.number { $0.element.systemRole == .backButton }
    case .content: return made { $0.firstOfContent() }
    }
  }

  /// Finds a stop, for which rows may have to be made that do something when they appear.
  private func made(_ find: (Page) -> Int?) -> Element.ID? {
    guard let page else { return nil }
    let found = find(page)
    if !graph.isSettled { graph.flush() }
    return found.map(Element.ID.init)
  }

  private func search(
    from start: (Page) -> Int?, _ step: (Page, Int) -> Int?, inContainer container: Int
  ) -> Element.ID? {
    guard let page else { return nil }
    var number = start(page)
    while let current = number {
      if let stop = page.stop(current), stop.containers.contains(where: { $0.number == container })
      {
        return Element.ID(current)
      }
      number = step(page, current)
    }
    return nil
  }

  /// The screen that can be read now, whole, with every row made.
  public func snapshot() -> [Screen] {
    guard let page else { return [] }
    return [page.wholeScreen()]
  }
}

extension Page {
  /// The first of the stops a screen adds that fits.
  func number(where fits: (Stop) -> Bool) -> Element.ID? {
    if let found = (frame.before + frame.after).first(where: { fits($0.stop) }) {
      return Element.ID(found.number)
    }
    guard presentation?.isDialog == true || parts.hasInlineBars else { return nil }
    // Of several columns the last one is the main one.
    for case .stops(let stops) in parts.hasInlineBars ? root.segments.reversed() : root.segments {
      let found =
        parts.hasInlineBars
        ? stops.last { fits($0.stop) } : stops.first { fits($0.stop) }
      if let found { return Element.ID(found.number) }
    }
    return nil
  }

  /// The name of the root, if the root is a container (W2).
  var rootLabel: Wording? {
    guard root.segments.count == 1, case .stops(let stops) = root.segments[0],
      let container = stops.first?.stop.containers.first,
      stops.allSatisfy({ $0.stop.containers.first?.number == container.number })
    else { return nil }
    return container.label
  }

  /// The screen as data, without what only runs.
  func wholeScreen() -> Screen {
    let collector = Collector(graph: graph, order: order)
    collector.screen = ScreenParts()
    collector.screen?.presentation = presentation
    let lives = collector.lives(root.node.pieces(in: collector))
    if !graph.isSettled { graph.flush() }
    let parts = collector.screen ?? ScreenParts()
    var screen = ScreenFrame.screen(parts)
    if presentation?.isDialog == true { screen.title = parts.title }
    screen.elements = lives.map { $0.tree.withoutHandlers }
    screen.toolbar = screen.toolbar.map(\.withoutHandlers)
    return screen
  }
}

extension Element {
  /// The element with all that it says and nothing that only runs.
  var withoutHandlers: Element {
    var element = self
    element.responses = []
    for index in element.actions.indices { element.actions[index].effects = [] }
    element.children = element.children.map(\.withoutHandlers)
    return element
  }
}
