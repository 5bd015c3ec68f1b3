public import EarshotReader
public import EarshotSemantics

// MARK: - Gestures

extension LiveStage {
  /// Tells the app where the reader's cursor is now.
  ///
  /// Focus state above it becomes true, focus state that it left becomes false. What follows from
  /// that is due at once.
  public func focusMoved(to id: Element.ID?) {
    guard id?.number != cursor else { return }
    let left = cursor.flatMap { page?.focusHandles(at: $0) } ?? []
    cursor = id?.number
    heard = id.flatMap(stop(for:))
    let entered = cursor.flatMap { page?.focusHandles(at: $0) } ?? []
    let lost = left.filter { handle in !entered.contains { $0 === handle } }
    guard !entered.isEmpty || !lost.isEmpty else { return }
    graph.running {
      for handle in lost { handle.set(false) }
      for handle in entered { handle.set(true) }
    }
    graph.flush()
    graph.addTimer(after: 0) {}
  }

  /// Does what a gesture causes, as far as it needs no time and no suspension.
  public func perform(_ gesture: EarshotReader.Gesture, on id: Element.ID?) -> [StageEvent] {
    if let id { focusMoved(to: id) }
    switch gesture {
    case .activate: use(id, .activate)
    case .increment: use(id, .increment)
    case .decrement: use(id, .decrement)
    case .action(let index): act(id, index)
    case .escape: escape(from: id)
    case .magicTap: use(id, .magicTap)
    case .back: back()
    case .type(let text): type(text, into: id)
    case .scroll(let direction): scroll(direction, id)
    case .tab(let name): choose(tab: name)
    case .open(let url): open(url, activity: nil)
    case .activity(let type, let url): open(url, activity: type)
    case .rotate: rotate()
    case .relaunch: relaunch()
    }
    return events()
  }

  private func use(_ id: Element.ID?, _ trigger: Trigger) {
    guard let id, let stop = stop(for: id), !stop.element.traits.contains(.notEnabled) else {
      return graph.fail(nil)
    }
    if run(stop.element.effects(of: trigger), at: id) { return }
    guard trigger == .activate else { return graph.fail(nil) }
    switch stop.element.systemRole {
    case .backButton: back()
    case .dismissPopup, .dismissMenu:
      graph.modals.last.map { modal in graph.running { modal.end() } }
    case .grabber, .title: break
    default:
      if stop.region == .tabBar, let tab = tab(id) {
        graph.running { tab.select() }
      } else if !stop.element.traits.isDisjoint(with: .interactive) {
        graph.fail(nil)
      }
    }
  }

  private func tab(_ id: Element.ID) -> ScreenParts.TabPart? {
    page?.parts.tabs.first { $0.live.number == id.number }
  }

  @discardableResult private func run(_ effects: [Effect], at id: Element.ID) -> Bool {
    guard let page else { return false }
    let handlers = effects.compactMap { page.handler(of: $0, at: id.number) }
    graph.running { for handler in handlers { handler("") } }
    return !handlers.isEmpty
  }

  private func act(_ id: Element.ID?, _ index: Int) {
    guard let id, let element = stop(for: id)?.element, element.actions.indices.contains(index)
    else { return graph.fail(nil) }
    if !run(element.actions[index].effects, at: id) { graph.fail(nil) }
  }

  /// The focused element, then the stack, then what is presented (rule A8).
  private func escape(from id: Element.ID?) {
    if let id, let stop = stop(for: id), run(stop.element.effects(of: .escape), at: id) { return }
    guard let page else { return graph.fail(nil) }
    page.update()
    if let stack = page.parts.stack, stack.depth > 1 {
      if graph.profile.has(.swipeBackFromZoom), page.parts.transition?.kind == .zoom {
        return graph.fail(.fault(.swipeBackFromZoom))
      }
      graph.running { stack.pop() }
    } else if let modal = graph.modals.last {
      graph.running { modal.end() }
    } else {
      graph.fail(nil)
    }
  }

  private func back() {
    guard let page else { return graph.fail(nil) }
    page.update()
    guard let stack = page.parts.stack, stack.depth > 1, id(of: .back) != nil else {
      return graph.fail(nil)
    }
    graph.running { stack.pop() }
  }

  private func type(_ text: String, into id: Element.ID?) {
    let focused = id.flatMap { id in stop(for: id).map { (id, $0) } }
    let edited = graph.edited.map { Element.ID(Live.number(of: $0, part: 0)) }
      .flatMap { id in stop(for: id).map { (id, $0) } }
    for case (let id, let stop)? in [focused, edited] {
      guard let page, !stop.element.traits.contains(.notEnabled) else { continue }
      let handlers = stop.element.effects(of: Collector.typing)
        .compactMap { page.handler(of: $0, at: id.number) }
      guard !handlers.isEmpty else { continue }
      return graph.running { for handler in handlers { handler(text) } }
    }
    graph.fail(nil)
  }

  private func scroll(_ direction: EarshotReader.Gesture.Direction, _ id: Element.ID?) {
    let edge: Edge =
      switch direction {
      case .up: .top
      case .down: .bottom
      case .left: .leading
      case .right: .trailing
      }
    if let id, let stop = stop(for: id),
      run(stop.element.effects(of: Collector.scrolling(to: edge)), at: id)
    {
      graph.flush()
      page?.update()
      if let status = page?.scrollStatus(at: id.number) {
        graph.events.append(.scrolled(status: status))
      }
      return
    }
    graph.events.append(.boundary)
  }

  private func choose(tab name: String) {
    guard let page else { return graph.fail(nil) }
    page.update()
    let wanted = page.parts.tabs.first { tab in
      tab.item.name == name || tab.item.label?.shown == name
    }
    guard let wanted else { return graph.fail(nil) }
    graph.running { wanted.select() }
  }

  private func open(_ text: String, activity: String?) {
    guard let url = URL(string: text) else { return graph.fail(.linkOpenedNothing(url: text)) }
    let before = currentlyShown()
    opening = text
    _ = graph.open(IncomingLink(url: url, activity: activity))
    pendingLink = (text, before)
  }

  /// Holds the device the other way.
  ///
  /// A phone on its side is wide and low, a pad stays as it is but for its size. What is shown is
  /// the same, arranged in another way.
  private func rotate() {
    guard let root = graph.root else { return graph.fail(nil) }
    isRotated.toggle()
    root.environment.rotate(app.device, isRotated: isRotated)
    graph.setDirty(root)
    // What is arranged in another way is no other screen.
    shown = Shown()
    graph.flush()
    shown = currentlyShown()
    graph.events.append(.layoutChanged(text: nil))
  }

  private func relaunch() {
    graph.unmount()
    graph.events.append(.launch)
    start()
  }
}

extension FocusHandle {
  /// Tells the app's state whether focus is here, which asks for nothing in return.
  func set(_ isHere: Bool) {
    isWanted = isHere
    tell(isHere)
  }
}
