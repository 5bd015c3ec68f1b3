import EarshotSemantics

// MARK: - What controls do by themselves

extension AppStage {
  /// Does what a control does that has no effects of its own.
  func useControl(_ id: Element.ID, _ stop: Stop, into events: inout [StageEvent]) {
    let element = stop.element
    if element.traits.isField {
      edit(id, into: &events)
    } else if element.traits.contains(.radioButton) || stop.context.isSeries {
      choose(id, into: &events)
    } else if element.traits.contains(.switchButton) {
      let isOn = element.value?.known == "1"
      change(id, .value(.text(isOn ? "0" : "1")), into: &events)
    } else if let expanded = element.expanded {
      change(id, .expanded(!expanded), into: &events)
    } else if element.traits.contains(.backButton), topStack.count > 1 {
      for strand in pop(to: topStack.count - 2, into: &events) { run(strand, into: &events) }
    } else if !element.isControl {
      events.append(.failure)
    }
  }

  /// Swipes up or down: the element's own effect, else a tenth of a value in percent, as a slider
  /// moves (rule A7).
  func adjust(_ id: Element.ID?, by trigger: Trigger, into events: inout [StageEvent]) {
    guard let id, let element = stop(for: id)?.element, !element.traits.contains(.notEnabled)
    else { return events.append(.failure) }
    if element.responds(to: trigger) {
      return run(Strand(effects: element.effects(of: trigger), due: clock.now), into: &events)
    }
    guard !element.traits.isDisjoint(with: [.adjustable, .pickerItem]),
      let value = element.value?.known, let percent = Percentage(value)
    else { return events.append(.failure) }
    let moved = percent.moved(by: trigger == .increment ? 10 : -10)
    guard moved != percent else { return events.append(.boundary) }
    change(id, .value(.text(moved.text)), into: &events)
  }

  /// Gives a field the keyboard, and takes it from the field that had it.
  func edit(_ id: Element.ID, into events: inout [StageEvent]) {
    guard editing != id else { return }
    if let old = editing {
      endEditing()
      events.append(.changed(old))
    }
    editing = id
    setEditing(id, true)
    events.append(.changed(id))
  }

  /// Types into the focused field, else into the one that has the keyboard.
  func type(_ text: String, into id: Element.ID?, _ events: inout [StageEvent]) {
    let focused = id.flatMap { id in stop(for: id).map { (id, $0) } }
    let edited = editing.flatMap { id in stop(for: id).map { (id, $0) } }
    guard
      let (id, stop) = [focused, edited].compactMap(\.self).first(where: { _, stop in
        stop.element.traits.isField && !stop.element.traits.contains(.notEnabled)
      })
    else { return events.append(.failure) }
    edit(id, into: &events)
    // What is typed into a secure field is neither shown nor spoken (rule R6).
    let isSecure = stop.element.traits.contains(.secureTextField)
    let shown = isSecure ? ControlValue.bullets(text.count)?.known ?? "" : text
    let value = Wording.text((stop.element.value?.known ?? "") + shown)
    if stop.node == nil, let page = visible.first(where: { pages[$0].owns(id.number) }) {
      pages[page].setSearch(text: value)
      refresh()
      events.append(.changed(id))
    } else {
      change(id, .value(value), into: &events)
    }
  }

  /// Chooses one of several that exclude each other, in the container it stands in.
  private func choose(_ id: Element.ID, into events: inout [StageEvent]) {
    guard let page = visible.first(where: { pages[$0].owns(id.number) }),
      let node = pages[page].node(of: id.number)
    else { return }
    for sibling in pages[page].nodes.siblings(of: node) {
      let other = Element.ID(pages[page].id(ofNode: sibling))
      guard let traits = stop(for: other)?.element.traits,
        other == id || stop(for: other)?.element.isExclusive == true || isSeries(other),
        traits.contains(.selected) != (other == id)
      else { continue }
      change(other, .selected(other == id), into: &events)
    }
  }

  private func isSeries(_ id: Element.ID) -> Bool { stop(for: id)?.context.isSeries == true }

  private func change(
    _ id: Element.ID, _ change: ElementChange, into events: inout [StageEvent]
  ) {
    guard let page = visible.first(where: { pages[$0].owns(id.number) }),
      let node = pages[page].node(of: id.number)
    else { return }
    pages[page].apply([change], toNode: node)
    events.append(.changed(id))
  }
}

extension Traits {
  /// Whether text can be typed into it.
  package var isField: Bool {
    !isDisjoint(with: [.textEntry, .secureTextField, .textArea, .searchField])
  }
}

extension Element {
  fileprivate var isExclusive: Bool { traits.contains(.radioButton) }
}

extension ReadingContext? {
  /// Whether it stands in a segmented control.
  var isSeries: Bool { if case .series = self { true } else { false } }
}
