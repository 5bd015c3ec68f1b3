import EarshotSemantics

// MARK: - Stacks, presentations, tabs

extension AppStage {
  /// The screens of the stack that is acted on, then those of what is presented over it.
  public var path: [StagePlace] {
    let base = stacks.indices.contains(selected) ? stacks[selected] : []
    var path = base.map { StagePlace(title: pages[$0.page].screen.title) }
    for level in presented {
      for (index, visit) in level.stack.enumerated() {
        path.append(
          StagePlace(
            title: pages[visit.page].screen.title, presentation: index == 0 ? level.style : nil))
      }
    }
    return path
  }

  /// How many screens a stack may have.
  nonisolated static var depthLimit: Int { 10_000 }

  func push(
    _ name: String, from column: Int?, into events: inout [StageEvent]
  ) -> [Strand] {
    guard topStack.count < Self.depthLimit else {
      events.append(.warning(StageWarning.tooDeep.description))
      return []
    }
    guard let new = visit(name) else { return missing(name, into: &events) }
    guard !isHidden(into: &events) else { return [] }
    let screen = pages[new.page].screen
    // A row of a sidebar fills the column beside it (rule V8).
    if hasColumns, presented.isEmpty, let column, column + 1 < stacks.count {
      stacks[column + 1] = [new]
      selected = stacks.count - 1
    } else {
      topStack.append(new)
    }
    events.append(.push(title: screen.title, transition: screen.transition))
    return arrived(at: new, into: &events)
  }

  /// Whether the stack belongs to a tab that the system does not listen to yet.
  private func isHidden(into events: inout [StageEvent]) -> Bool {
    guard faults.contains(.pushOnHiddenTab), presented.isEmpty, !tabs.isEmpty,
      clock.now - max(tabChange, -SystemFault.tabDelay) < SystemFault.tabDelay
    else { return false }
    events.append(.warning(StageWarning.fault(.pushOnHiddenTab).description))
    return true
  }

  /// Leaves so many screens below the top: the one at `place` is on top then.
  func pop(
    to place: Int, animated: Bool = true, into events: inout [StageEvent]
  ) -> [Strand] {
    guard place >= 0, let old = topStack.last else {
      events.append(.warning(StageWarning.nothingToPop.description))
      return []
    }
    topStack.removeLast(topStack.count - 1 - place)
    let screen = pages[old.page].screen
    let transition =
      animated ? screen.transition : Transition(kind: .push, milliseconds: 0)
    events.append(.pop(title: screen.title, transition: transition))
    endEditing()
    return topStack.last.map(appearing) ?? []
  }

  func replace(
    with names: [String], url: String?, into events: inout [StageEvent]
  ) -> [Strand] {
    guard names.count <= Self.depthLimit else {
      events.append(.warning(StageWarning.tooDeep.description))
      return []
    }
    if let unknown = names.first(where: { screens[$0] == nil }) {
      return missing(unknown, into: &events)
    }
    let new = visits(names)
    guard let top = new.last, !isHidden(into: &events) else { return [] }
    topStack = new
    events.append(.replace(title: pages[top.page].screen.title, url: url))
    return arrived(at: top, into: &events)
  }

  func present(
    _ name: String, style: PresentationStyle, into events: inout [StageEvent]
  ) -> [Strand] {
    guard presented.count < Self.depthLimit else {
      events.append(.warning(StageWarning.tooDeep.description))
      return []
    }
    guard let new = visit(name) else { return missing(name, into: &events) }
    let screen = pages[new.page].screen
    presented.append(Presented(style: style, stack: [new]))
    events.append(
      .present(title: screen.title, style: style, transition: screen.transition))
    return arrived(at: new, into: &events)
  }

  /// Takes the topmost presentation away; what a cover hid appears again.
  func dismiss(into events: inout [StageEvent]) -> [Strand] {
    guard let old = presented.popLast() else { return [] }
    let title = old.stack.first.flatMap { pages[$0.page].screen.title }
    events.append(.dismiss(title: title, style: old.style))
    endEditing()
    return old.style == .cover ? appearing() : []
  }

  func select(tab name: String, into events: inout [StageEvent]) -> [Strand] {
    guard let index = tabs.firstIndex(where: { $0.name == name }) else {
      events.append(.warning(StageWarning.noTab(name).description))
      return []
    }
    guard index != selected else { return [] }
    selected = index
    tabChange = clock.now
    events.append(.tab(label: tabs[index].label))
    endEditing()
    return presented.isEmpty ? appearing() : []
  }

  /// Chooses a tab as a person does: again means back to its root (rule V7).
  func activate(tab index: Int, into events: inout [StageEvent]) {
    guard tabs.indices.contains(index) else { return }
    var strands: [Strand] = []
    if index != selected {
      strands = select(tab: tabs[index].name, into: &events)
    } else if topStack.count > 1 {
      strands = pop(to: 0, into: &events)
    }
    for strand in strands { run(strand, into: &events) }
  }

  private func missing(_ name: String, into events: inout [StageEvent]) -> [Strand] {
    events.append(.warning(StageWarning.noScreen(name).description))
    return []
  }

  /// What follows from a screen coming on top: the focus it asks for, then what appears.
  func arrived(at visit: Visit, into events: inout [StageEvent]) -> [Strand] {
    endEditing()
    return appearing(visit)
  }

  /// The keyboard goes away with the screen it was on.
  func endEditing() {
    guard let old = editing else { return }
    editing = nil
    setEditing(old, false)
  }

  /// Marks a field as one that has the keyboard, or not.
  func setEditing(_ id: Element.ID, _ isOn: Bool) {
    guard let page = pages.firstIndex(where: { $0.owns(id.number) }) else { return }
    guard let node = pages[page].node(of: id.number) else {
      return pages[page].setTrait(.isEditing, isOn, ofSystemStop: id.number)
    }
    let way = pages[page].nodes.elements(to: node, in: pages[page].screen)
    guard var traits = way.last?.traits else { return }
    if isOn { traits.insert(.isEditing) } else { traits.remove(.isEditing) }
    pages[page].apply([.traits(traits)], toNode: node)
  }
}
