import EarshotSemantics

// MARK: - Effects, one after another

extension AppStage {
  /// Effects that follow each other, with the moment from which they do.
  struct Strand {
    /// What is still to happen, in order.
    var effects: ArraySlice<Effect>
    /// What is told before the first of them.
    var start: StageEvent?
    /// The column they came from, nil if it does not count.
    var column: Int?
    /// When they go on, in ms on the clock.
    var due: Int

    init(effects: [Effect], start: StageEvent? = nil, column: Int? = nil, due: Int) {
      self.effects = effects[...]
      self.start = start
      self.column = column
      self.due = due
    }
  }

  /// How many effects may follow from one gesture: an app whose screens push each other as they
  /// appear would never come to rest.
  nonisolated static var effectLimit: Int { 1_000 }

  /// When the app does something by itself next, in ms on the clock; nil if it does not.
  public var nextMoment: Int? { pending.isEmpty ? nil : pending.lazy.map(\.due).min() }

  /// Does what is due now.
  public func elapse() -> [StageEvent] {
    var events: [StageEvent] = []
    while let moment = nextMoment, moment <= clock.now,
      let next = pending.firstIndex(where: { $0.due == moment })
    {
      let strand = pending.remove(at: next)
      if let start = strand.start { events.append(start) }
      if strand.start == .launch { appearing().forEach { run($0, into: &events) } }
      run(strand, into: &events)
    }
    refresh()
    return events
  }

  /// Does what is due now; an app of data is at rest then.
  public func settle() async -> [StageEvent] { elapse() }

  /// Does effects and everything that follows at once.
  func run(_ strand: Strand, into events: inout [StageEvent]) {
    var queue = [strand]
    var next = 0
    while next < queue.count {
      var strand = queue[next]
      next += 1
      while let effect = strand.effects.popFirst() {
        guard spent < Self.effectLimit else {
          if spent == Self.effectLimit { events.append(.warning(StageWarning.endless.description)) }
          spent = Self.effectLimit + 1
          pending = []
          return
        }
        spent += 1
        if case .wait(let ms) = effect, ms > 0 {
          strand.due = moment(in: ms)
          strand.start = nil
          pending.append(strand)
          break
        }
        queue += apply(effect, from: strand.column, into: &events)
      }
    }
  }

  /// The moment so many ms from now; times that no clock holds are the end of time.
  private func moment(in ms: Int) -> Int {
    let (sum, overflows) = clock.now.addingReportingOverflow(max(0, ms))
    return overflows ? .max : sum
  }

  /// Does one effect and returns what appears by it.
  private func apply(
    _ effect: Effect, from column: Int?, into events: inout [StageEvent]
  ) -> [Strand] {
    switch effect {
    case .push(let name): return push(name, from: column, into: &events)
    case .pop: return pop(to: topStack.count - 2, into: &events)
    case .popToRoot:
      let isAbrupt = faults.contains(.popWithoutAnimation) && isSearching
      return topStack.count > 1 ? pop(to: 0, animated: !isAbrupt, into: &events) : []
    case .replace(let names): return replace(with: names, url: nil, into: &events)
    case .present(let name, let style): return present(name, style: style, into: &events)
    case .dismiss:
      return presented.isEmpty
        ? pop(to: topStack.count - 2, into: &events) : dismiss(into: &events)
    case .tab(let name): return select(tab: name, into: &events)
    case .open(let url): return open(url, fromOutside: false, into: &events)
    case .turn(let flag, let state): turn(flag, to: state, into: &events)
    case .set(let name, let changes):
      set(name, changes, into: &events)
    case .focus(let name): request(name, into: &events)
    case .announce(let text, let priority, let delay):
      if delay > 0 {
        let later = Effect.announce(text: text, priority: priority, after: 0)
        pending.append(Strand(effects: [later], due: moment(in: delay)))
      } else {
        events.append(.announcement(Announcement(text: text, priority: priority)))
      }
    case .screenChanged(let argument):
      events.append(.screenChanged(text: argument?.text))
      if let name = argument?.element { request(name, into: &events) }
    case .layoutChanged(let argument):
      events.append(.layoutChanged(text: argument?.text))
      if let name = argument?.element { request(name, into: &events) }
    case .wait: break
    }
    return []
  }

  /// Whether the keyboard belongs to a search field of the system's.
  private var isSearching: Bool {
    editing.flatMap(stop)?.element.systemRole == .searchField
  }

  private func set(
    _ name: String, _ changes: [ElementChange], into events: inout [StageEvent]
  ) {
    guard let (page, node) = elements[name] else {
      events.append(.warning(StageWarning.noElement(name).description))
      return
    }
    pages[page].apply(changes, toNode: node)
    events.append(.changed(Element.ID(pages[page].id(ofNode: node))))
  }

  /// Turns a flag, and with it the elements that vary with it, on whichever screen.
  private func turn(_ flag: String, to state: Bool?, into events: inout [StageEvent]) {
    let old = flags[flag] ?? false
    guard state != old else { return }
    let before = flags
    flags[flag] = state ?? !old
    for place in varying[flag] ?? [] {
      let known = place.element.changes(under: before)
      let changes = place.element.changes(under: flags).filter { !known.contains($0) }
      guard !changes.isEmpty else { continue }
      pages[place.page].apply(changes, toNode: place.node)
      events.append(.changed(Element.ID(pages[place.page].id(ofNode: place.node))))
    }
  }

  private func request(_ name: String, into events: inout [StageEvent]) {
    guard let (page, node) = elements[name] else {
      events.append(.warning(StageWarning.noElement(name).description))
      return
    }
    events.append(.focusRequest(Element.ID(pages[page].id(ofNode: node))))
  }

  /// What appears with the screens that can be read now: the screen, then what is on it.
  func appearing() -> [Strand] {
    if let last = presented.last { return last.stack.last.map(appearing) ?? [] }
    let columns = hasColumns ? Array(stacks.indices) : [selected]
    return columns.flatMap { column in
      stacks.indices.contains(column) ? stacks[column].last.map(appearing) ?? [] : []
    }
  }

  /// What appears with one screen: its own effects, where it asks focus to go, its elements'.
  func appearing(_ visit: Visit) -> [Strand] {
    let page = pages[visit.page]
    var strands = [Strand(effects: page.screen.effects(of: .appear), due: clock.now)]
    for node in page.nodes.appearing {
      let way = page.nodes.elements(to: node, in: page.screen)
      guard let element = way.last, !way.contains(where: \.hidden) else { continue }
      strands.append(Strand(effects: element.effects(of: .appear), due: clock.now))
    }
    return strands.filter { !$0.effects.isEmpty }
  }
}

extension NotificationArgument {
  fileprivate var element: String? {
    if case .element(let name) = self { name } else { nil }
  }

  fileprivate var text: Wording? {
    if case .text(let words) = self { words } else { nil }
  }
}
