public import EarshotReader
import EarshotSemantics

/// What is shown: each level of presentation with the screens of its stack.
struct Shown {
  var levels: [Level] = []

  struct Level {
    var style: PresentationStyle?
    /// Tells the presentation from others.
    var serial: Int
    /// The screens of its stack, the root first.
    var screens: [ShownScreen] = []
    var tab: Int?
    var tabLabel: Wording?
    /// How the last change of the screens was made.
    var change = Transaction()
    /// Whether that was since what is shown was last looked at.
    var isChanged = false
    /// Whether the presentation comes up over time.
    var isAnimated = true
  }

  struct ShownScreen {
    var serial: Int
    var title: Wording?
    var transition: Transition?
  }

  /// What is where, without what it is called.
  var places: [[Int]] {
    levels.map { level in [level.serial, level.tab ?? -1] + level.screens.map(\.serial) }
  }
}

extension LiveStage {
  /// The screens of the app's stack, then those of what is presented over it.
  public var path: [StagePlace] {
    shown.levels.flatMap { level in
      level.screens.enumerated().map { index, screen in
        StagePlace(title: screen.title, presentation: index == 0 ? level.style : nil)
      }
    }
  }

  /// What is shown now.
  func currentlyShown() -> Shown {
    var shown = Shown()
    if let root = graph.root { shown.levels.append(level(of: root, nil)) }
    for modal in graph.modals {
      var level = level(of: modal.node, modal.style)
      level.isAnimated = modal.isAnimated
      shown.levels.append(level)
    }
    return shown
  }

  private func level(of node: _Node, _ style: PresentationStyle?) -> Shown.Level {
    var level = Shown.Level(style: style, serial: node.serial)
    let collector = Collector(graph: graph, order: order)
    if let page = page, page.root.node === node {
      page.update()
      describe(&level, page.parts, collector)
      return level
    }
    collector.screen = ScreenParts()
    _ = node.pieces(in: collector)
    describe(&level, collector.screen ?? ScreenParts(), collector)
    return level
  }

  private func describe(
    _ level: inout Shown.Level, _ parts: ScreenParts, _ collector: Collector
  ) {
    if let tab = parts.tabs.first(where: \.isSelected) {
      level.tab = tab.live.number
      level.tabLabel = tab.item.label
    }
    guard let stack = parts.stack, let state = stack.state else {
      level.screens = [Shown.ShownScreen(serial: level.serial, title: parts.title)]
      return
    }
    level.change = state.change
    level.isChanged = state.changedAt == graph.looks
    level.screens = (stack.screens ?? state.screens).map { node in
      let isTop = node === stack.node
      return Shown.ShownScreen(
        serial: node.serial, title: isTop ? parts.title : collector.title(of: node),
        transition: isTop ? parts.transition : nil)
    }
  }

  /// Lets everything settle that needs no time, and tells what happened.
  func events() -> [StageEvent] {
    graph.flush()
    graph.elapse()
    noteChanges()
    opening = nil
    var events = graph.events
    graph.events = []
    events += focusRequests()
    if let cursor, let old = heard {
      // What is gone is another than it was, too.
      let stop = page?.stop(cursor)
      if stop.map(old.sounds) != true { events.append(.changed(Element.ID(cursor))) }
      heard = stop
    }
    return events
  }

  /// Adds to what happened what is shown otherwise than when it was last looked at.
  func noteChanges() {
    guard !shown.levels.isEmpty else { return }
    let now = currentlyShown()
    graph.events += difference(from: shown, to: now)
    graph.looks += 1
    shown = now
    let remarks = graph.remarks
    graph.remarks = []
    for remark in remarks { graph.reportAgain(remark) }
  }

  private func focusRequests() -> [StageEvent] {
    let requests = graph.focusRequests
    graph.focusRequests = []
    return requests.compactMap { handle in
      guard handle.node.isMounted, handle.isWanted else { return nil }
      return page?.number(of: handle).map { .focusRequest(Element.ID($0)) }
    }
  }

  private func difference(from old: Shown, to new: Shown) -> [StageEvent] {
    var events: [StageEvent] = []
    var common = 0
    while common < old.levels.count, common < new.levels.count,
      old.levels[common].serial == new.levels[common].serial
    {
      common += 1
    }
    for level in old.levels[common...].reversed() {
      events.append(.dismiss(title: level.screens.last?.title, style: level.style ?? .sheet))
    }
    for index in 0..<common {
      events += difference(from: old.levels[index], to: new.levels[index])
    }
    for level in new.levels[common...] {
      events.append(
        .present(
          title: level.screens.last?.title, style: level.style ?? .sheet,
          transition: level.isAnimated ? nil : Transition(kind: .push, milliseconds: 0)))
    }
    return events
  }

  private func difference(from old: Shown.Level, to new: Shown.Level) -> [StageEvent] {
    let before = old.screens.map(\.serial)
    let after = new.screens.map(\.serial)
    guard old.tab != new.tab || before != after, let top = new.screens.last else { return [] }
    if let opening { return [.replace(title: top.title, url: opening)] }
    if old.tab != new.tab {
      // The stack of the other tab is where it was left, or what was just made of it.
      let tab = StageEvent.tab(label: new.tabLabel)
      guard new.isChanged, new.screens.count > 1 else { return [tab] }
      return [tab, .push(title: top.title, transition: top.transition.timed(by: new.change))]
    }
    if after.starts(with: before) {
      return [.push(title: top.title, transition: top.transition.timed(by: new.change))]
    }
    if before.starts(with: after) {
      let left = old.screens.last
      return [.pop(title: left?.title, transition: (left?.transition).timed(by: new.change))]
    }
    // A screen below the top is another one: the top one stays, and nothing is heard of it.
    if before.last == after.last { return [] }
    return [.replace(title: top.title, url: nil)]
  }
}

extension Transition? {
  /// A transition with the length of the animation the change was made in (rule V12).
  fileprivate func timed(by change: Transaction) -> Transition? {
    var transition = self ?? Transition(kind: .push)
    if change.disablesAnimations {
      transition.milliseconds = 0
    } else if let animation = change.animation {
      transition.milliseconds = animation.milliseconds + animation.delayMilliseconds
    } else {
      return self
    }
    return transition
  }
}

extension Stop {
  /// Whether what is heard of it is the same, whatever it does.
  func sounds(like other: Stop) -> Bool {
    element.withoutHandlers == other.element.withoutHandlers && context == other.context
  }
}

// MARK: - Time

extension LiveStage {
  /// When the app does something by itself next, in ms on the clock; nil if it does not.
  ///
  /// What came up while rows were made for the reader is due at once.
  public var nextMoment: Int? { graph.events.isEmpty ? graph.nextMoment : clock.now }

  /// Does what is due now and needs no suspension.
  public func elapse() -> [StageEvent] { events() }

  /// Waits a little for work that left the main actor and may come back.
  private func waitForWork() async {
    let changes = graph.work.changes
    for _ in 0..<20 where graph.isSettled && graph.work.changes == changes {
      try? await Task.sleep(for: .milliseconds(1), clock: .continuous)
    }
  }

  /// Does what is due now, and waits for the app to come to rest.
  public func settle() async -> [StageEvent] {
    var quiet = 0
    var turns = 0
    graph.flush()
    while turns < 10_000 {
      let changes = graph.work.changes
      if quiet < 4 {
        await Task.yield()
      } else if graph.work.isAwake {
        await waitForWork()
        if graph.isSettled, graph.work.changes == changes { graph.work.giveUp() }
      } else {
        break
      }
      turns += 1
      quiet = graph.isSettled && graph.work.changes == changes ? quiet + 1 : 0
      graph.flush()
    }
    if turns == 10_000 { graph.report(.workGoesOn) }
    if let (text, before) = pendingLink {
      pendingLink = nil
      if currentlyShown().places == before.places {
        graph.reportAgain(.linkOpenedNothing(url: text))
      } else if before.levels.count > 1, currentlyShown().levels.count == before.levels.count {
        graph.reportAgain(.linkBelow(url: text))
      }
    }
    return events()
  }
}
