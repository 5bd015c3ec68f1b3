import EarshotReader
import EarshotSemantics

/// Somebody on a stage, who remembers where each screen was left.
@MainActor struct Visitor {
  let stage: any Stage
  private var triggers: [Int: Element.ID] = [:]
  /// How many stops were passed.
  private(set) var passed = 0

  init(_ stage: any Stage) { self.stage = stage }

  /// What a gesture came to.
  struct Done {
    /// What happened, each with the ms after the gesture.
    var happenings: [Happening]
    var before: Int
    var after: Int

    var events: [StageEvent] { happenings.map(\.event) }

    /// Adds that elements changed, as far as nothing said so yet.
    mutating func note(_ changed: [Element.ID]) {
      let told = Set(events)
      let moment = happenings.last?.moment ?? 0
      happenings += changed.map { StageEvent.changed($0) }.filter { !told.contains($0) }
        .map { Happening(event: $0, moment: moment) }
    }

    /// Whether everything is as it was.
    var isStill: Bool {
      before == after
        && events.allSatisfy { event in
          switch event {
          case .announcement, .warning, .boundary, .failure, .opened, .focusRequest,
            .layoutChanged, .scrolled:
            true
          default: false
          }
        }
    }
  }

  /// Lets the app come to rest, and tells everything that happened and when.
  func settle(_ events: [StageEvent]) async -> [Happening] {
    let start = stage.clock.now
    var happenings = events.map { Happening(event: $0, moment: 0) }
    var moments = 0
    func note(_ events: [StageEvent]) {
      happenings += events.map { Happening(event: $0, moment: stage.clock.now - start) }
    }
    note(await stage.settle())
    while let moment = stage.nextMoment, moments < Exploration.momentLimit {
      moments += 1
      stage.clock.advance(to: moment)
      note(stage.elapse())
      note(await stage.settle())
    }
    return happenings
  }

  /// Does something; nil if the element is not there.
  mutating func take(_ turn: Turn) async -> Done? {
    guard stage.stop(for: turn.id) != nil else { return nil }
    let before = stage.screen.visit
    let happenings = await settle(stage.perform(turn.gesture, on: turn.id))
    let after = stage.screen.visit
    if after != before { triggers[before] = turn.id }
    return Done(happenings: happenings, before: before, after: after)
  }

  /// Passes everything that can be heard now: rows that are made when one comes to them are made
  /// in the same order on every way, so that everything has the same id on each.
  mutating func pass() {
    var next = stage.first(in: .screen)
    var count = 0
    while let id = next, count < Exploration.stopLimit {
      count += 1
      next = stage.next(after: id)
    }
    passed += count
  }

  /// Looks at everything that can be heard now.
  func look(_ profile: Profile) -> Glance {
    let screen = stage.screen
    let language = screen.language ?? stage.app.language
    var glance = Glance(phrasing: Phrasing(profile: profile, appLanguage: language))
    glance.place = screen
    glance.title = (screen.title.present ?? screen.label.present)?.shown ?? ""
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id), glance.places[id] == nil,
      glance.stops.count < Exploration.stopLimit
    {
      glance.places[id] = glance.stops.count
      glance.stops.append((id, stop))
      glance.turns += stop.gestures.map { Turn(id: id, gesture: $0) }
      next = stage.next(after: id)
    }
    glance.screen = screen.name ?? ""
    if glance.title.isEmpty { glance.title = glance.screen }
    return glance
  }

  /// The screens that can be read now, with what stands around them.
  func found() -> [ExploredWalk.Found] {
    let screen = stage.screen
    var around = Surroundings(isPushed: screen.depth > 1, presentation: screen.presentation)
    around.tabs = screen.tabs.map { TabItem(name: $0.name, label: $0.label, screens: []) }
    around.selectedTab = screen.tabs.first(where: \.isSelected)?.name
    return stage.snapshot().map { ExploredWalk.Found(screen: $0, surroundings: around) }
  }

  /// Writes down what was done and what followed.
  func step(_ turn: Turn, from here: Glance, to there: Glance?, _ done: Done) -> WalkStep {
    let stop = here.places[turn.id].map { here.stops[$0].stop } ?? Stop(element: Element())
    let isSame = done.before == done.after
    var step = WalkStep(
      screen: here.screen, title: here.title, stop: stop, gesture: turn.gesture,
      heard: here.phrasing.utterance(for: stop).text, events: done.events,
      changes: isSame ? there.map { changes(turn.id, here, $0, done.events) } ?? [] : [],
      focus: focus(turn, here, there, done))
    step.after = there
    step.turn = turn
    step.happenings = done.happenings
    return step
  }

  private func focus(
    _ turn: Turn, _ here: Glance, _ there: Glance?, _ done: Done
  ) -> WalkStep.Focus {
    let isAsked = done.events.contains { event in
      switch event {
      case .focusRequest(let id): stage.stop(for: id) != nil
      case .screenChanged, .tab, .launch: true
      default: false
      }
    }
    if isAsked { return .placed }
    guard let there else { return .stays }
    if done.before == done.after {
      if there.places[turn.id] != nil { return .stays }
      return .lost(nearest: here.nearest(to: turn.id, in: there))
    }
    guard done.events.isWayBack, let trigger = triggers[done.after] else { return .placed }
    if there.places[trigger] != nil { return .placed }
    return .lostOnReturn(nearest: there.stops.first.map { there.words(of: $0.stop) })
  }

  /// What is said otherwise of other elements.
  private func changes(
    _ used: Element.ID, _ here: Glance, _ there: Glance, _ events: [StageEvent]
  ) -> [WalkStep.Change] {
    let changed = Set(
      events.compactMap { event -> Element.ID? in
        if case .changed(let id) = event { id } else { nil }
      })
    var changes: [WalkStep.Change] = []
    let said = there.places[used].flatMap { there.stops[$0].stop.element.value?.shown }
    var place = there.places[used] ?? -1
    for (index, (id, stop)) in there.stops.enumerated() where id != used {
      guard let old = here.places[id] else {
        let isNext = index == place + 1
        if isNext { place = index }
        changes.append(.init(before: nil, after: there.words(of: stop), isNext: isNext))
        continue
      }
      // What the app did not touch says what it said.
      guard changed.contains(id) || stop.element.childrenAs == .combine else { continue }
      let (before, after) = (here.stops[old].stop.ownWords, stop.ownWords)
      // The other half of a stepper, a text that repeats a slider: the used element says it.
      if let said, [stop.element.label?.shown, stop.element.value?.shown].contains(said) {
        continue
      }
      if before != after { changes.append(.init(before: before, after: after, isNext: false)) }
    }
    place = here.places[used] ?? -1
    for (index, (id, stop)) in here.stops.enumerated() where id != used && there.places[id] == nil {
      let isNext = index == place + 1
      if isNext { place = index }
      changes.append(.init(before: here.words(of: stop), after: nil, isNext: isNext))
    }
    return changes
  }
}

extension [StageEvent] {
  /// Whether they lead back and nowhere on.
  fileprivate var isWayBack: Bool {
    var isBack = false
    for event in self {
      switch event {
      case .pop, .dismiss: isBack = true
      case .push, .present, .replace: return false
      default: break
      }
    }
    return isBack
  }
}
