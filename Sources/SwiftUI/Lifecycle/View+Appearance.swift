extension View {
  /// Does something when the view comes onto the screen; of a row, when somebody first looks at it.
  ///
  /// That is when it comes into being on the screen that is shown, when what was pushed over it has
  /// been left, and when its tab is chosen. What comes up over it as a sheet or an alert does not
  /// take it off the screen.
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified(AppearanceChange { appearance, _ in appearance.appeared = action })
  }

  /// Does something when the view has left the screen: it is gone, another was pushed over it, or
  /// another tab was chosen.
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified(AppearanceChange { appearance, _ in appearance.disappeared = action })
  }

  /// Works as long as the view is on the screen, and anew each time it comes back.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { working(id: 0, priority, Unchecked(action)) }

  /// Works as long as the view is on the screen, and begins anew when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { working(id: value, priority, Unchecked(action)) }

  nonisolated private func working<T: Equatable>(
    id: T, _ priority: TaskPriority, _ action: Unchecked<@isolated(any) () async -> Void>
  ) -> some View {
    let id = Unchecked(id)
    return modified(
      AppearanceChange { appearance, node in
        let graph = node.graph
        let isOther = appearance.taskID.map { $0 as? T != id.value } ?? false
        appearance.taskID = id.value
        appearance.appeared = { [unowned appearance] in
          appearance.handle?.cancel()
          appearance.handle = graph.work.start(priority, action)
        }
        appearance.left = { [unowned appearance] in appearance.handle?.cancel() }
        if isOther { appearance.appearAgain() }
      })
  }
}

/// Whether a view is on the screen, and what it wants to do about that.
@MainActor final class Appearance {
  private unowned let node: _Node
  private(set) var isShown = false
  /// Is done when the view has come onto the screen.
  var appeared: (@MainActor () -> Void)?
  /// Is done when it has left the screen.
  var disappeared: (@MainActor () -> Void)?
  /// Is done as soon as it leaves the screen.
  var left: (@MainActor () -> Void)?
  /// What its work is about, and the work.
  var taskID: Any?
  var handle: Task<Void, Never>?

  init(_ node: _Node) { self.node = node }

  /// Takes note of whether the view is on the screen now.
  func update() {
    let isShown = node.isMounted && node.isOnScreen
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    if isShown { appearAgain() } else { leave() }
  }

  /// Does once more what is done when it comes onto the screen, if it is there.
  func appearAgain() {
    guard isShown else { return }
    node.graph.afterUpdate { [self] in if isShown { appeared?() } }
  }

  /// Takes note that the view is gone.
  func end() {
    guard isShown else { return }
    isShown = false
    leave()
  }

  private func leave() {
    left?()
    node.graph.afterAppearances { [self] in disappeared?() }
  }
}

/// Keeps what a view wants to do about being on the screen.
private struct AppearanceChange: NodeChange {
  /// Takes over what the last value of the view wants.
  let take: @MainActor (Appearance, _Node) -> Void

  func resolved(_ node: _Node) {
    if let kept = node.storage as? Appearance { return take(kept, node) }
    let appearance = Appearance(node)
    node.storage = appearance
    take(appearance, node)
    node.graph.add(appearance, of: node)
  }
}

extension _Node {
  /// Whether the node belongs to what is shown: not to a screen others were pushed over, a tab that
  /// is not chosen or a column that is out of sight.
  var isOnScreen: Bool {
    let modal = ObjectIdentifier(ModalRoot.self)
    var child = self
    var tab = child.tab == nil ? nil : child
    // What is presented stays on the screen whatever becomes of what it was presented from.
    while child.kind != modal, let parent = child.parent {
      switch parent.storage {
      case let stack as StackState where stack.screens.last !== child: return false
      case let choice as TabChoice:
        if let tab, !choice.isShown(tab) { return false }
        tab = nil
      case let split as SplitState where !split.isShown(child): return false
      default: break
      }
      child = parent
      // Of several marks around each other the outermost is the tab.
      if child.tab != nil { tab = child }
    }
    return true
  }
}
