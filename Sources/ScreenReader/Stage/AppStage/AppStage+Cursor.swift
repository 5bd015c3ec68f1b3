public import EarshotSemantics

// MARK: - What can be read

extension AppStage {
  /// What is known of the screen that can be read now.
  public var screen: StageScreen {
    guard let top else { return StageScreen(visit: 0) }
    let screen = pages[top.page].screen
    var known = StageScreen(visit: top.number, title: screen.title)
    known.name = screen.name
    known.label = screen.label
    known.showsBar = screen.showsBar
    known.depth = presented.last?.stack.count ?? stacks[selected].count
    known.presentation = presented.last?.style
    known.focus = screen.focus
    known.language = screen.language
    if presented.isEmpty {
      known.tabs = tabs.enumerated().map { index, tab in
        StageScreen.Tab(
          name: tab.name, label: tab.label, isSelected: index == selected, id: Element.ID(index))
      }
    }
    return known
  }

  /// The first stop of a scope, nil if it has none.
  public func first(in scope: StageScope) -> Element.ID? {
    switch scope {
    case .screen:
      return visible.lazy.compactMap { self.pages[$0].ids.first }.first.map(Element.ID.init)
    case .container(let number):
      return visible.lazy.compactMap { index in
        let page = self.pages[index]
        return page.stops.firstIndex { $0.isIn(number) }.map { page.ids[$0] }
      }.first.map(Element.ID.init)
    }
  }

  /// The last stop of a scope, nil if it has none.
  public func last(in scope: StageScope) -> Element.ID? {
    switch scope {
    case .screen:
      return visible.reversed().lazy.compactMap { self.pages[$0].ids.last }.first
        .map(Element.ID.init)
    case .container(let number):
      return visible.reversed().lazy.compactMap { index in
        let page = self.pages[index]
        return page.stops.lastIndex { $0.isIn(number) }.map { page.ids[$0] }
      }.first.map(Element.ID.init)
    }
  }

  /// The stop after another, nil at the end of the screen.
  public func next(after id: Element.ID) -> Element.ID? {
    guard let (column, place) = position(of: id) else { return nil }
    let page = visible[column]
    if place + 1 < pages[page].ids.count { return Element.ID(pages[page].ids[place + 1]) }
    return visible[(column + 1)...].lazy.compactMap { self.pages[$0].ids.first }.first
      .map(Element.ID.init)
  }

  /// The stop before another, nil at the start of the screen.
  public func previous(before id: Element.ID) -> Element.ID? {
    guard let (column, place) = position(of: id) else { return nil }
    if place > 0 { return Element.ID(pages[visible[column]].ids[place - 1]) }
    return visible[..<column].reversed().lazy.compactMap { self.pages[$0].ids.last }.first
      .map(Element.ID.init)
  }

  /// The stop nearest to one that is gone, nil if there is no stop.
  public func nearest(to id: Element.ID) -> Element.ID? {
    let column = visible.first { pages[$0].owns(id.number) } ?? visible.first
    return (column.flatMap { pages[$0].nearest(to: id.number) }).map(Element.ID.init)
      ?? first(in: .screen)
  }

  /// What is heard of a stop; nil if it is gone or cannot be reached now.
  public func stop(for id: Element.ID) -> Stop? {
    guard let (column, place) = position(of: id) else { return nil }
    return pages[visible[column]].stops[place]
  }

  /// The stop a screen or an effect means by its target; nil if there is none now.
  public func id(of target: FocusTarget) -> Element.ID? {
    switch target {
    case .element(let name):
      guard let (page, node) = elements[name] else { return nil }
      let id = Element.ID(pages[page].id(ofNode: node))
      return position(of: id) == nil ? nil : id
    case .title:
      return firstOfTop { $0.element.systemRole == .title || $0.element.systemRole == .alertTitle }
    case .back:
      return firstOfTop {
        $0.element.systemRole == .backButton
          || ($0.region == .bar && $0.element.traits.contains(.backButton))
      }
    case .content: return firstOfTop { $0.region > .bar && $0.element.systemRole != .title }
    }
  }

  /// The custom rotors of the screen (rule A6).
  public func rotors() -> [StageRotor] {
    visible.flatMap { index in
      pages[index].screen.rotors.map { rotor in
        StageRotor(name: rotor.name, stops: rotor.elements.compactMap { id(of: .element($0)) })
      }
    }
  }

  /// The screens that can be read now, whole: one, or one a column.
  public func snapshot() -> [Screen] { visible.map { pages[$0].screen } }

  /// The stops of the screen whose title and bar count: of columns the last.
  private func firstOfTop(where matches: (Stop) -> Bool) -> Element.ID? {
    guard let page = visible.last else { return nil }
    return pages[page].stops.firstIndex(where: matches)
      .map { Element.ID(pages[page].ids[$0]) }
  }

  private func position(of id: Element.ID) -> (column: Int, place: Int)? {
    for column in visible.indices {
      if let place = pages[visible[column]].place(of: id.number) { return (column, place) }
    }
    return nil
  }
}

extension Stop {
  fileprivate func isIn(_ container: Int) -> Bool {
    containers.contains { $0.number == container }
  }
}

// MARK: - Keeping up

extension AppStage {
  /// Finds the stops of what can be read now, where that changed.
  func refresh() {
    if let last = presented.last {
      visible = last.stack.suffix(1).map(\.page)
      arrange(last.stack, column: 0, style: last.style)
      return
    }
    let columns = hasColumns ? Array(stacks.indices) : [selected]
    visible = []
    for (column, stack) in columns.enumerated() where stacks.indices.contains(stack) {
      // A screen that stands in two columns is read in the first.
      guard let page = stacks[stack].last?.page, !visible.contains(page) else { continue }
      visible.append(page)
      arrange(stacks[stack], column: column, style: nil)
    }
  }

  private func arrange(_ stack: [Visit], column: Int, style: PresentationStyle?) {
    guard let top = stack.last else { return }
    var surroundings = Surroundings(isPushed: stack.count > 1, presentation: style)
    surroundings.previousTitle = stack.dropLast().last.flatMap { pages[$0.page].screen.title }
    surroundings.showsGrabber = stack.contains { pages[$0.page].screen.showsGrabber }
    if style == nil {
      surroundings.tabs = tabs
      surroundings.selectedTab = tabs.indices.contains(selected) ? tabs[selected].name : nil
    }
    pages[top.page].arrange(
      .init(surroundings: surroundings, order: order, column: column))
    if let editing, pages[top.page].owns(editing.number) {
      pages[top.page].setTrait(.isEditing, true, ofSystemStop: editing.number)
    }
  }
}
