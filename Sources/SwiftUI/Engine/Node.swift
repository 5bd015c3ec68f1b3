import EarshotSemantics

/// One view while it is alive: its identity, its state, its children and what is heard of it.
///
/// Identity is the node: state, focus and the reader's cursor hang on it, so no view needs a name
/// or a path. A node is made when its view first stands in its place, and ends with it.
@MainActor public final class _Node {
  let graph: Graph
  /// The node whose content this is; nil at the root.
  private(set) weak var parent: _Node?
  /// Tells apart all nodes a graph ever had, in the order they were made.
  let serial: Int
  /// How many nodes are above.
  let depth: Int
  /// The type of the view, which decides whether a new value belongs to this node.
  let kind: ObjectIdentifier
  /// What the view was given from above.
  var environment: EnvironmentValues
  /// The children by their place; nil where nothing stands now.
  private(set) var children: [_Node?] = []
  /// What dynamic properties keep, by their place in the view.
  var slots: [AnyObject?] = []
  /// What a primitive keeps.
  var storage: AnyObject?
  /// How the node takes part in what is heard; nil for one that only passes its children on.
  var producer: (any Producer)?
  /// The rows it makes, for a node that makes rows.
  var rows: (any RowStore)?
  /// Where it stands among the rows of its parent, for a row.
  var rowIndex = 0
  /// What is heard of it by itself, for a row or a screen that was looked at.
  weak var region: Region?
  /// What it presents, by style.
  var modals: [PresentationStyle: Modal] = [:]
  /// What it is as a tab.
  var tab: TabInfo?
  /// What its badge says.
  var badge: Wording?
  /// What it stands for where one of several is chosen.
  var tagValue: AnyHashable?
  /// What it tells the views around, by the types of keys.
  var preferences: [ObjectIdentifier: PreferenceAct] = [:]
  /// Whether text can be typed into it.
  var isField = false
  /// Whether it waits to be resolved again.
  var isDirty = false
  /// How the change is made for which it waits; nil if nothing is said of that.
  var transaction: Transaction?
  /// Whether its view still stands in its place.
  private(set) var isMounted = true
  /// How often it was resolved; news for an older state of it are stale.
  private(set) var generation = 0
  /// What is to be done when it ends.
  var endings: [@MainActor () -> Void] = []
  /// Resolves the last value of the view.
  private var rerun: @MainActor () -> Void = {}

  init(
    graph: Graph, parent: _Node?, kind: ObjectIdentifier, environment: EnvironmentValues
  ) {
    self.graph = graph
    self.parent = parent
    self.kind = kind
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    serial = graph.nextSerial()
  }
}

// MARK: - Resolving

extension _Node {
  /// How many nodes may be nested.
  nonisolated static var depthLimit: Int { 1_000 }

  /// Takes a new value of the view and resolves it.
  func resolve<V: View>(_ view: V) {
    rerun = { [unowned self] in V._resolve(view, in: self) }
    resolve()
  }

  /// Takes a new value of a scene and resolves it.
  func resolve<S: Scene>(scene: S) {
    rerun = { [unowned self] in S._resolve(scene: scene, in: self) }
    resolve()
  }

  /// Resolves the last value again, and all below.
  func resolve() {
    isDirty = false
    generation += 1
    rerun()
  }

  /// Runs code of the app's and resolves this node again when something it read changes.
  ///
  /// The news come on the writer's thread and before the change, so they are only noted.
  func tracked<Result>(_ read: () -> Result) -> Result {
    let inbox = graph.inbox
    let generation = generation
    return withObservationTracking(read) { [self] in inbox.add(self, generation: generation) }
  }

  /// Finds out what is heard of this node, again as soon as something that was read changes.
  ///
  /// A control reads its binding only then, and the binding may lead to a model that no body reads.
  func heard<Result>(_ read: () -> Result) -> Result {
    let inbox = graph.inbox
    return withObservationTracking(read) { [weak self] in
      inbox.perform { self?.invalidate() }
    }
  }
}

// MARK: - Children

extension _Node {
  /// How many places for children there are.
  func setChildCount(_ count: Int) {
    while children.count > count { children.removeLast()?.unmount() }
    while children.count < count { children.append(nil) }
  }

  /// Puts a view in a place: the node there stays if its view was of the same type.
  func place<V: View>(_ view: V, at index: Int, environment: EnvironmentValues? = nil) {
    guard let child = child(at: index, ObjectIdentifier(V.self), environment) else { return }
    child.resolve(view)
  }

  /// Puts a scene in a place.
  func place<S: Scene>(scene: S, at index: Int) {
    guard let child = child(at: index, ObjectIdentifier(S.self), nil) else { return }
    child.resolve(scene: scene)
  }

  /// Takes away what stands in a place.
  func clear(_ index: Int) {
    guard children.indices.contains(index) else { return }
    children[index]?.unmount()
    children[index] = nil
  }

  /// Makes a node that stands in no place but belongs to this one: a row, a pushed screen, a sheet.
  ///
  /// Whoever asks for it ends it.
  func makeApart<V: View>(_ view: V, environment: EnvironmentValues) -> _Node {
    let apart = _Node(
      graph: graph, parent: self, kind: ObjectIdentifier(V.self), environment: environment)
    if depth < Self.depthLimit { apart.resolve(view) } else { graph.report(.tooDeep) }
    return apart
  }

  private func child(
    at index: Int, _ kind: ObjectIdentifier, _ environment: EnvironmentValues?
  ) -> _Node? {
    guard depth < Self.depthLimit else {
      graph.report(.tooDeep)
      return nil
    }
    if index >= children.count { setChildCount(index + 1) }
    let environment = environment ?? self.environment
    if let child = children[index], child.kind == kind {
      child.environment = environment
      return child
    }
    children[index]?.unmount()
    let child = _Node(graph: graph, parent: self, kind: kind, environment: environment)
    children[index] = child
    return child
  }

  /// Ends the node and all below: what is inside ends first.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child?.unmount() }
    for row in rows?.liveRows ?? [] { row.unmount() }
    for ending in endings.reversed() { ending() }
    endings = []
  }
}

// MARK: - Looking around

extension _Node {
  /// Says that what is heard of this node may be another now.
  func invalidate() {
    var node: _Node? = self
    while let current = node {
      if let region = current.region {
        region.isValid = false
        return
      }
      node = current.parent
    }
  }

  /// Visits the node and all below that stand in a place, parents first; what is presented over
  /// them or pushed from them is not below.
  func visit(_ body: (_ node: _Node) -> Bool) {
    guard body(self) else { return }
    for child in children { child?.visit(body) }
    for row in rows?.liveRows ?? [] { row.visit(body) }
  }

  /// Whether a node is this one or above it.
  func isInside(_ other: _Node) -> Bool {
    var node: _Node? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
