import EarshotReader
import EarshotSemantics

// MARK: - What was done, as effects

extension AppRecorder {
  /// Writes down what each step did, the first time it was done.
  mutating func writeSteps() {
    for step in walk.steps {
      guard let turn = step.turn, let place = place(of: turn.id, in: step.from),
        !pages[page[step.from]].knows(turn.gesture, at: place)
      else { continue }
      let effects = effects(of: step)
      let isTold = turn.gesture.trigger.map(step.stop.element.responds) ?? true
      guard !effects.isEmpty || (isTold && !step.stop.actsByItself) else { continue }
      pages[page[step.from]].set(turn.gesture, at: place, to: effects)
    }
  }

  private mutating func effects(of step: WalkStep) -> [Effect] {
    var effects = changes(by: step)
    var isMoved = false
    let isAlone = step.happenings.count { $0.event.movesOn } == 1
    var now = 0
    for happening in step.happenings {
      if let effect = said(happening.event, after: happening.moment - now) {
        effects.append(effect)
        continue
      }
      let more = follow(happening.event, of: step, isAlone: isAlone, isMoved: &isMoved)
      if !more.isEmpty, happening.moment > now {
        effects.append(.wait(ms: happening.moment - now))
        now = happening.moment
      }
      effects += more
    }
    return effects
  }

  /// What an app says, as an effect; nil for everything else.
  func said(_ event: StageEvent, after wait: Int) -> Effect? {
    switch event {
    case .announcement(let announcement):
      .announce(text: announcement.text, priority: announcement.priority, after: max(0, wait))
    default: nil
    }
  }

  private mutating func follow(
    _ event: StageEvent, of step: WalkStep, isAlone: Bool, isMoved: inout Bool
  ) -> [Effect] {
    switch event {
    case .dismiss: return [.dismiss]
    case .screenChanged(let text): return [.screenChanged(text.map { .text($0) })]
    case .layoutChanged(let text): return [.layoutChanged(text.map { .text($0) })]
    case .opened(let url): return [.open(url: url)]
    case .focusRequest(let id): return focus(on: id, after: step).map { [$0] } ?? []
    default: break
    }
    guard event.movesOn, !isMoved, let to = step.to, walk.looks.indices.contains(to) else {
      return []
    }
    isMoved = true
    let below = walk.looks[step.from].glance.place
    let there = walk.looks[to].glance.place
    let stack = stack(of: to)
    switch event {
    case .push(_, let transition):
      if let transition { pages[page[to]].edit { $0.transition = $0.transition ?? transition } }
      let count = isAlone ? max(1, there.depth - below.depth) : 1
      return stack.suffix(count).map { .push(screen: $0) }
    case .pop:
      let count = isAlone ? max(1, below.depth - there.depth) : 1
      if count > 1, there.depth == 1 { return [.popToRoot] }
      return Array(repeating: .pop, count: count)
    case .present(_, let style, _):
      let first: [Effect] = stack.prefix(1).map { .present(screen: $0, style: style) }
      return first + stack.dropFirst().map { .push(screen: $0) }
    case .replace: return [.replace(screens: stack)]
    case .tab: return there.tabs.first(where: \.isSelected).map { [.tab($0.name)] } ?? []
    default: return []
    }
  }

  /// The focus an app asked for, if the element is one of those that were written down.
  private mutating func focus(on id: Element.ID, after step: WalkStep) -> Effect? {
    let look = step.to ?? step.from
    guard walk.looks.indices.contains(look), let place = place(of: id, in: look),
      let index = walk.looks[look].glance.places[id]
    else { return nil }
    let stop = walk.looks[look].glance.stops[index].stop
    return .focus(element: pages[page[look]].name(of: place, as: stop))
  }
}

extension StageEvent {
  /// Whether another screen can be read after it.
  fileprivate var movesOn: Bool {
    switch self {
    case .push, .pop, .present, .replace, .tab: true
    default: false
    }
  }
}

// MARK: - Changes on a screen

extension AppRecorder {
  /// Where an element of a state is written down; nil if it is the system's or not known.
  private func place(of id: Element.ID, in look: Int) -> RecordedPage.Place? {
    var look = look
    while true {
      if let place = places[look][id] { return place }
      guard let origin = walk.looks[look].origin else { return nil }
      look = origin
    }
  }

  /// What is set on the screen that is there afterwards: what is gone, what came up, and what says
  /// something else.
  private mutating func changes(by step: WalkStep) -> [Effect] {
    guard let after = step.after, let base = step.base, !happensByItself(step) else { return [] }
    let before = walk.looks[base].glance
    let number = page[base]
    var effects: [Effect] = []
    var seen: Set<RecordedPage.Place> = []
    var previous: RecordedPage.Place?
    for (index, (id, stop)) in after.stops.enumerated() where !stop.isOfSystem {
      let place: RecordedPage.Place
      if let known = self.place(of: id, at: index, after: step) {
        place = known
      } else {
        place = pages[number].add(stop, after: previous)
        if let to = step.to, walk.looks.indices.contains(to), walk.looks[to].origin == base {
          places[to][id] = place
        }
      }
      previous = place
      seen.insert(place)
      guard let old = before.stop(id) else {
        let name = pages[number].name(of: place, as: stop)
        effects.append(.set(element: name, changes: [.hidden(false)]))
        continue
      }
      let changes = old.element.changes(to: stop.element)
      guard !changes.isEmpty else { continue }
      effects.append(.set(element: pages[number].name(of: place, as: old), changes: changes))
    }
    for (id, stop) in before.stops where !stop.isOfSystem && after.places[id] == nil {
      guard let place = place(of: id, in: base), !seen.contains(place) else { continue }
      let name = pages[number].name(of: place, as: stop)
      effects.append(.set(element: name, changes: [.hidden(true)]))
    }
    return effects
  }

  /// Where something that can be heard after a step is written down already.
  private func place(
    of id: Element.ID, at index: Int, after step: WalkStep
  ) -> RecordedPage.Place? {
    guard let base = step.base else { return nil }
    if walk.looks[base].glance.places[id] != nil { return place(of: id, in: base) }
    // A state that was found before shows the same elements in the same order.
    guard let to = step.to, to < walk.looks.count, page[to] == page[base],
      walk.looks[to].glance.stops.indices.contains(index)
    else { return nil }
    return place(of: walk.looks[to].glance.stops[index].id, in: to)
  }

  /// Whether all that followed is what the system's control does by itself.
  private func happensByItself(_ step: WalkStep) -> Bool {
    guard let after = step.after, step.base == step.from, let turn = step.turn else { return false }
    let before = walk.looks[step.from].glance
    let isPlain = step.events.allSatisfy { if case .changed = $0 { true } else { false } }
    guard isPlain, after.stops.map(\.id) == before.stops.map(\.id) else { return false }
    var changesAny = false
    for (old, (id, new)) in zip(before.stops.map(\.stop), after.stops) {
      let changes = old.element.changes(to: new.element)
      if changes.isEmpty { continue }
      changesAny = true
      let isChosen = changes.allSatisfy { if case .selected = $0 { true } else { false } }
      guard id == turn.id || isChosen,
        new.element.changesByItself(changes, from: old.element, isSeries: new.isInSeries)
      else { return false }
    }
    return changesAny
  }
}

extension Stop {
  /// Whether it is not among the elements of the screen.
  fileprivate var isOfSystem: Bool {
    if region == .tabBar { return true }
    switch element.systemRole {
    case .backButton, .title, .searchField, .grabber, .dismissPopup, .dismissMenu, .alertTitle:
      return true
    default: return false
    }
  }
}

extension Stop {
  /// Whether it does something when it is used without being told to.
  fileprivate var actsByItself: Bool {
    isInSeries || element.expanded != nil
      || !element.traits.isDisjoint(with: [
        .switchButton, .radioButton, .adjustable, .pickerItem, .textEntry, .secureTextField,
        .textArea, .searchField,
      ])
  }

  /// Whether it is one of several that exclude each other.
  fileprivate var isInSeries: Bool { if case .series = context { true } else { false } }
}
