import EarshotReader
import EarshotSemantics

/// All nodes of one running app, and what has to be done with them.
@MainActor final class Graph {
  /// News of changes, from any thread.
  nonisolated let inbox: Inbox
  /// The time the app and its reader share.
  let clock: Clock
  /// Who is listening.
  var profile: Profile { didSet { inbox.listener = profile } }
  /// What the app keeps from one start to the next.
  var container: AppContainer
  /// The node of the app or of a view that stands for it.
  private(set) var root: _Node?
  /// What happened since it was last asked for, in its order.
  var events: [StageEvent] = []
  /// What is presented over the app, topmost last.
  var modals: [GraphModal] = []
  /// Where the app asked the reader's cursor to go.
  var focusRequests: [FocusHandle] = []
  /// The field that has the keyboard.
  private(set) weak var edited: _Node?
  private var keyboardWatchers: [Int: (node: _Node, tell: (Bool) -> Void)] = [:]
  /// The work of `task`s and of `Task`s that are counted.
  let work = WorkCount()
  /// How the change is made whose consequences are being resolved.
  private(set) var transaction = Transaction()
  /// What is to be told after what happened, as it is about that.
  var remarks: [GraphIssue] = []
  /// How often it was looked at what is shown.
  var looks = 0
  /// What is to be done as soon as views are resolved, before anything is done about it.
  var whenResolved: @MainActor () -> Void = {}
  /// Who is told of links from outside, by the serial of their nodes.
  private var linkHandlers: [Int: @MainActor (IncomingLink) -> Bool] = [:]

  private var dirty: [_Node] = []
  private var dirtyHosts: [StackState] = []
  private var afterUpdate: [@MainActor () -> Void] = []
  private var watchers: [Int: @MainActor () -> Void] = [:]
  /// Who wants to know when a view comes onto the screen or leaves it, by the serial of its node.
  private var appearances: [Int: Appearance] = [:]
  /// Their order, and how many of them were told.
  private var appearanceOrder: [Int] = []
  private var toldCount = 0
  /// Whether other screens may be shown than those the appearances know of.
  private var isOtherScreen = false
  private var departures: [@MainActor () -> Void] = []
  private var reported: Set<GraphIssue> = []
  private var timers: [(moment: Int, action: () -> Void)] = []
  private var serial = 0
  private var isFlushing = false

  init(profile: Profile, clock: Clock, container: AppContainer) {
    self.profile = profile
    inbox = Inbox(profile)
    self.clock = clock
    self.container = container
    _UIKitHost.installed
    _CombineClock.installed
  }

  /// The next number of a node.
  func nextSerial() -> Int {
    serial += 1
    return serial
  }
}

// MARK: - Root

extension Graph {
  /// Shows a view in place of everything that was there.
  func mount<V: View>(_ view: V, environment: EnvironmentValues) {
    unmount()
    let node = _Node(
      graph: self, parent: nil, kind: ObjectIdentifier(V.self), environment: environment)
    root = node
    resolving { node.resolve(view) }
    flush()
  }

  /// Shows a scene in place of everything that was there.
  func mount<S: Scene>(scene: S, environment: EnvironmentValues) {
    unmount()
    let node = _Node(
      graph: self, parent: nil, kind: ObjectIdentifier(S.self), environment: environment)
    root = node
    resolving { node.resolve(scene: scene) }
    flush()
  }

  /// Ends everything.
  func unmount() {
    root?.unmount()
    root = nil
    modals = []
    dirty = []
    afterUpdate = []
    departures = []
    appearances = [:]
    appearanceOrder = []
    toldCount = 0
    watchers = [:]
    edited = nil
    timers = []
  }
}

// MARK: - Updating

extension Graph {
  /// How many rounds an update may take before it is taken to never settle.
  static var roundLimit: Int { 100 }

  /// Resolves a node again with the next flush.
  func setDirty(_ node: _Node) {
    guard node.isMounted, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Resolves the screens of a stack above its root with the next round.
  func setDirty(host: StackState) {
    if !dirtyHosts.contains(where: { $0 === host }) { dirtyHosts.append(host) }
  }

  /// Does something once everything is resolved: `onAppear`, `onChange`, focus requests.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) { afterUpdate.append(action) }

  /// Looks at something after every round, as long as a node lives.
  func watch(_ node: _Node, _ look: @escaping @MainActor () -> Void) {
    if watchers.updateValue(look, forKey: node.serial) == nil {
      let serial = node.serial
      node.endings.append { [weak self] in self?.watchers[serial] = nil }
      afterUpdate { [weak self] in self?.watchers[serial]?() }
    }
  }

  /// Whether something waits to be done.
  var isSettled: Bool {
    dirty.isEmpty && dirtyHosts.isEmpty && afterUpdate.isEmpty && departures.isEmpty
      && toldCount == appearanceOrder.count && inbox.isEmpty
  }

  /// Resolves what has to be, shallowest first, until nothing changes any more.
  ///
  /// What does not settle is left as it is and reported, never waited for.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<Self.roundLimit {
      guard round() else {
        checkInvariants()
        return
      }
    }
    report(.doesNotSettle)
    _ = inbox.take()
    for node in dirty { node.isDirty = false }
    dirty = []
    dirtyHosts = []
    afterUpdate = []
    departures = []
  }

  /// One round; false if there was nothing to do.
  private func round() -> Bool {
    let news = inbox.take()
    for issue in news.issues { report(issue) }
    events += news.events
    afterUpdate += news.actions
    for timer in news.timers { addTimer(after: timer.delay, timer.action) }
    for item in news.items where item.generation == nil || item.generation == item.node.generation {
      setDirty(item.node)
      // Of several changes to what one view shows, one that is animated animates it.
      if !item.transaction.value.isEmpty { item.node.transaction = item.transaction.value }
    }
    let nodes = dirty
    dirty = []
    var hosts: [StackState] = []
    if !nodes.isEmpty || !dirtyHosts.isEmpty {
      resolving {
        for node in nodes.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) })
        where node.isDirty && node.isMounted {
          transaction = node.transaction ?? Transaction()
          node.transaction = nil
          node.resolve()
          node.invalidate()
          transaction = Transaction()
        }
        hosts = dirtyHosts
        dirtyHosts = []
        for host in hosts where host.node.isMounted { host.refresh() }
      }
      for serial in watchers.keys.sorted() { watchers[serial]?() }
    }
    tellAppearances()
    let actions = afterUpdate + departures
    afterUpdate = []
    departures = []
    if !actions.isEmpty {
      // What came up was there before its `onAppear` posts anything.
      whenResolved()
      running { for action in actions { action() } }
    }
    return !nodes.isEmpty || !hosts.isEmpty || !actions.isEmpty
  }

  /// Makes nodes outside of a flush, such as rows that are looked at for the first time.
  func resolving<Result>(_ body: () -> Result) -> Result {
    Inbox.$isEvaluating.withValue(true) { Inbox.$current.withValue(inbox, operation: body) }
  }

  /// Runs code of the app's that may change state.
  func running<Result>(_ body: () -> Result) -> Result {
    Inbox.$isEvaluating.withValue(false) { Inbox.$current.withValue(inbox, operation: body) }
  }

  private func checkInvariants() {
    #if DEBUG
      root?.visit { node in
        for child in node.children.compactMap(\.self) {
          assert(child.parent === node, "A child knows its parent")
          assert(child.isMounted, "What stands in a place is mounted")
          assert(child.depth == node.depth + 1, "A child is one level below its parent")
        }
        return true
      }
    #endif
  }
}

// MARK: - On the screen and off it

extension Graph {
  /// Tells a view when it comes onto the screen and when it leaves it, as long as its node lives.
  func add(_ appearance: Appearance, of node: _Node) {
    let serial = node.serial
    appearances[serial] = appearance
    appearanceOrder.append(serial)
    node.endings.append { [weak self] in
      appearance.end()
      self?.appearances[serial] = nil
    }
  }

  /// Learns that other screens may be shown from now on.
  func screensMayDiffer() { isOtherScreen = true }

  /// Does something after what is done about what has come onto the screen.
  func afterAppearances(_ action: @escaping @MainActor () -> Void) { departures.append(action) }

  /// Tells each view that has come onto the screen or left it.
  private func tellAppearances() {
    if isOtherScreen {
      isOtherScreen = false
      appearanceOrder.removeAll { appearances[$0] == nil }
      toldCount = 0
    }
    while toldCount < appearanceOrder.count {
      appearances[appearanceOrder[toldCount]]?.update()
      toldCount += 1
    }
  }
}

// MARK: - Links

extension Graph {
  /// Tells a node of links from outside as long as it lives.
  func setLinkHandler(of node: _Node, _ handler: @escaping @MainActor (IncomingLink) -> Bool) {
    let serial = node.serial
    if linkHandlers.updateValue(handler, forKey: serial) == nil {
      node.endings.append { [weak self] in self?.linkHandlers[serial] = nil }
    }
  }

  /// Hands a link to all that want it; false if nobody does.
  func open(_ link: IncomingLink) -> Bool {
    var isTaken = false
    running {
      for serial in linkHandlers.keys.sorted() {
        if linkHandlers[serial]?(link) == true { isTaken = true }
      }
    }
    return isTaken
  }
}

// MARK: - The keyboard

extension Graph {
  /// Tells focus state above a field when the field gets or loses the keyboard.
  func watchKeyboard(_ node: _Node, _ tell: @escaping (Bool) -> Void) {
    let serial = node.serial
    if keyboardWatchers.updateValue((node, tell), forKey: serial) == nil {
      node.endings.append { [weak self] in self?.keyboardWatchers[serial] = nil }
    }
  }

  /// Gives the keyboard to the first field inside of a node, or takes it away.
  func giveKeyboard(to node: _Node?, askedBy owner: _Node) {
    if let node {
      var field: _Node?
      node.visit { candidate in
        if field == nil, candidate.isField { field = candidate }
        return field == nil
      }
      if let field { edit(field) }
    } else if let edited, edited.isInside(owner) {
      edit(nil)
    }
  }

  /// Gives the keyboard to a field, or to none.
  func edit(_ field: _Node?) {
    guard field !== edited else { return }
    let old = edited
    edited = field
    for node in [old, field].compactMap(\.self) { node.invalidate() }
    for serial in keyboardWatchers.keys.sorted() {
      guard let watcher = keyboardWatchers[serial] else { continue }
      let isHere = field?.isInside(watcher.node) ?? false
      let wasHere = old?.isInside(watcher.node) ?? false
      if isHere != wasHere { watcher.tell(isHere) }
    }
  }
}

// MARK: - Time

extension Graph {
  /// When something is to be done next, in ms on the clock.
  var nextMoment: Int? { timers.map(\.moment).min() }

  /// Does something so many ms from now.
  func addTimer(after delay: Int, _ action: @escaping () -> Void) {
    let (moment, overflows) = clock.now.addingReportingOverflow(max(0, delay))
    timers.append((overflows ? .max : moment, action))
  }

  /// Does what is due, in the order it is due.
  func elapse() {
    while let moment = nextMoment, moment <= clock.now,
      let index = timers.firstIndex(where: { $0.moment == moment })
    {
      let timer = timers.remove(at: index)
      inbox.now = moment
      running { timer.action() }
      flush()
      whenResolved()
    }
  }
}

// MARK: - Reports

extension Graph {
  /// Tells once what the framework would log.
  func report(_ issue: GraphIssue) {
    guard reported.insert(issue).inserted else { return }
    events.append(.warning(issue.description))
  }

  /// Tells what the framework would log each time it happens.
  func reportAgain(_ issue: GraphIssue) { events.append(.warning(issue.description)) }
}
