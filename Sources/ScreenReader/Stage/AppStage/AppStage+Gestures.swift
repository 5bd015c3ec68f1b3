public import EarshotSemantics

// MARK: - Gestures

extension AppStage {
  /// Does what a gesture causes.
  public func perform(_ gesture: Gesture, on id: Element.ID?) -> [StageEvent] {
    spent = 0
    var events: [StageEvent] = []
    switch gesture {
    case .activate: activate(id, into: &events)
    case .increment: adjust(id, by: .increment, into: &events)
    case .decrement: adjust(id, by: .decrement, into: &events)
    case .action(let index): act(id, index, into: &events)
    case .escape: escape(from: id, into: &events)
    case .magicTap:
      if !answer(.magicTap, from: id, into: &events) { events.append(.failure) }
    case .back:
      if self.id(of: .back) == nil {
        events.append(.failure)
      } else {
        follow(pop(to: topStack.count - 2, into: &events), into: &events)
      }
    case .type(let text): type(text, into: id, &events)
    case .scroll: events.append(.boundary)
    case .tab(let name):
      if presented.isEmpty, let index = tabs.firstIndex(where: { $0.name == name }) {
        activate(tab: index, into: &events)
      } else {
        events.append(.failure)
      }
    case .open(let url), .activity(_, let url):
      follow(open(url, fromOutside: true, into: &events), into: &events)
    case .rotate: events.append(.layoutChanged(text: nil))
    case .relaunch:
      start()
      return elapse()
    }
    refresh()
    return events
  }

  private func follow(_ strands: [Strand], into events: inout [StageEvent]) {
    for strand in strands { run(strand, into: &events) }
  }

  private func activate(_ id: Element.ID?, into events: inout [StageEvent]) {
    guard let id, let stop = stop(for: id), !stop.element.traits.contains(.notEnabled) else {
      return events.append(.failure)
    }
    let element = stop.element
    let column = column(of: id)
    if stop.node == nil { return activate(systemStop: stop, id, into: &events) }
    var effects = element.effects(of: .activate)
    if let style = presented.last?.style, !style.holdsStack, element.isControl {
      // The buttons of an alert and the items of a menu take it away, whatever else they do; one
      // that says so itself means the same dismissal.
      follow(dismiss(into: &events), into: &events)
      if let own = effects.firstIndex(of: .dismiss) { effects.remove(at: own) }
    }
    if element.responds(to: .activate) {
      run(Strand(effects: effects, column: column, due: clock.now), into: &events)
    } else if self.stop(for: id) != nil {
      useControl(id, stop, into: &events)
    }
  }

  private func activate(
    systemStop stop: Stop, _ id: Element.ID, into events: inout [StageEvent]
  ) {
    switch stop.element.systemRole {
    case .backButton: follow(pop(to: topStack.count - 2, into: &events), into: &events)
    case .dismissPopup, .dismissMenu: follow(dismiss(into: &events), into: &events)
    case .searchField: edit(id, into: &events)
    case .grabber: break
    default:
      if stop.region == .tabBar {
        activate(tab: id.number, into: &events)
      } else {
        events.append(.failure)
      }
    }
  }

  private func act(_ id: Element.ID?, _ index: Int, into events: inout [StageEvent]) {
    guard let id, let element = stop(for: id)?.element, element.actions.indices.contains(index)
    else { return events.append(.failure) }
    let action = element.actions[index]
    let effects = action.effects + element.effects(of: .action(action.name.shown))
    run(Strand(effects: effects, column: column(of: id), due: clock.now), into: &events)
  }

  /// The focused element, then what it stands in, then the screen, then the system (rule A8).
  private func escape(from id: Element.ID?, into events: inout [StageEvent]) {
    if answer(.escape, from: id, into: &events) { return }
    if topStack.count > 1, presented.last?.style.holdsStack ?? true {
      // On a watch the back button is the only way (rule V13).
      guard app.device != .watch else { return events.append(.failure) }
      let transition = topStack.last.flatMap { pages[$0.page].screen.transition }
      if faults.contains(.swipeBackFromZoom), transition?.kind == .zoom {
        events.append(.warning(StageWarning.fault(.swipeBackFromZoom).description))
        return events.append(.failure)
      }
      follow(pop(to: topStack.count - 2, into: &events), into: &events)
    } else if presented.isEmpty {
      events.append(.failure)
    } else {
      follow(dismiss(into: &events), into: &events)
    }
  }

  /// Asks the focused element, what it stands in and the screen; the first that knows the gesture
  /// does it.
  private func answer(
    _ trigger: Trigger, from id: Element.ID?, into events: inout [StageEvent]
  ) -> Bool {
    let page = id.flatMap { id in visible.first { pages[$0].place(of: id.number) != nil } }
    var effects: [Effect]?
    if let id, let page, let node = pages[page].node(of: id.number) {
      effects = pages[page].nodes.elements(to: node, in: pages[page].screen)
        .last { $0.responds(to: trigger) }?.effects(of: trigger)
    }
    if effects == nil, let index = page ?? visible.last {
      let screen = pages[index].screen
      effects = screen.responses.first { $0.trigger == trigger }?.effects
    }
    guard let effects else { return false }
    run(Strand(effects: effects, column: id.flatMap(column), due: clock.now), into: &events)
    return true
  }

  private func column(of id: Element.ID) -> Int? {
    guard hasColumns, presented.isEmpty else { return nil }
    guard let page = visible.first(where: { pages[$0].place(of: id.number) != nil }) else {
      return nil
    }
    return stacks.firstIndex { $0.last?.page == page }
  }
}

extension Element {
  /// Whether a double tap is meant for it.
  var isControl: Bool {
    !traits.isDisjoint(with: .interactive) || responds(to: .activate)
  }
}
