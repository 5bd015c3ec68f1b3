import EarshotSemantics

/// What the columns of a split view have to do with each other.
@MainActor final class SplitState {
  unowned let node: _Node
  /// The stacks of the columns, by their places; nil where there is no column.
  var columns: [StackState?] = [nil, nil, nil]
  /// Whether there is a column between the first and the last.
  var hasMiddle = false
  /// Whether they are one stack.
  var isCompact = false
  /// The column the app wants on top where they are one stack.
  var preferred: Binding<NavigationSplitViewColumn>?
  /// The first column that is shown where they stand beside each other.
  var first = 0
  private var shown = 0 { didSet { node.graph.screensMayDiffer() } }
  private var selections: [Int: AnyHashable?] = [:]
  private var clears: [Int: () -> Void] = [:]

  init(_ node: _Node) { self.node = node }

  /// The column on top where they are one stack.
  var top: Int {
    let wanted = preferred?.wrappedValue.index ?? shown
    return wanted == 1 && !hasMiddle ? 0 : wanted
  }

  /// The column behind another.
  func next(after column: Int) -> Int? { column == 2 ? nil : column == 0 && hasMiddle ? 1 : 2 }

  /// The columns there are, the sidebar first.
  var places: [Int] { hasMiddle ? [0, 1, 2] : [0, 2] }

  /// Whether the column a node is can be seen.
  func isShown(_ column: _Node) -> Bool {
    guard let index = columns.firstIndex(where: { $0?.node === column }) else { return true }
    return isCompact ? index == top : index >= first
  }

  /// Puts a column on top.
  func show(_ column: Int) {
    guard shown != column || preferred?.wrappedValue.index != column else { return }
    shown = column
    if let preferred, preferred.wrappedValue.index != column {
      // The app's state must not change while views are evaluated.
      node.graph.afterUpdate {
        preferred.wrappedValue = NavigationSplitViewColumn(index: column)
      }
    }
    node.invalidate()
  }

  /// Leaves the column on top; what was chosen in the one before is chosen no more.
  func back() {
    guard let column = places.last(where: { $0 < top }) else { return }
    columns[top]?.removeAll()
    clears[column]?()
    show(column)
    node.graph.setDirty(node)
  }

  /// Takes note of what is chosen in the list of a column: another choice shows the next column.
  func note(_ choice: AnyHashable?, in column: Int, clear: @escaping () -> Void) {
    guard let next = next(after: column) else { return }
    clears[column] = clear
    let old = selections.updateValue(choice, forKey: column)
    if let old {
      guard old != choice else { return }
      columns[next]?.removeAll()
      if choice != nil { show(next) } else if top > column { show(column) }
    } else if choice != nil, preferred == nil, shown == column {
      shown = next
      node.invalidate()
    }
  }
}

/// What is heard of a split view: one stack, or its columns one after the other.
struct SplitProducer: Producer {
  let state: SplitState

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    guard collector.screen != nil else {
      return state.places.flatMap { node.pieces(ofChild: $0, in: collector) }
    }
    return state.isCompact ? stacked(node, collector) : beside(node, collector)
  }

  @MainActor private func stacked(_ node: _Node, _ collector: Collector) -> [Piece] {
    let state = state
    let top = state.top
    let pieces = node.pieces(ofChild: top, in: collector)
    let below = state.places.filter { $0 < top }.compactMap { state.columns[$0]?.screens.last }
    guard var place = collector.screen?.stack ?? own(top) else { return pieces }
    let isFirst = place.depth <= 1
    let pop = place.pop
    place.screens = below + (place.screens ?? place.state?.screens ?? [place.node])
    place.depth += below.count
    if isFirst, let previous = below.last {
      place.previousTitle = collector.title(of: previous)
      place.pop = { state.back() }
    } else {
      place.pop = pop
    }
    collector.screen?.stack = place
    return pieces
  }

  @MainActor private func beside(_ node: _Node, _ collector: Collector) -> [Piece] {
    var pieces: [Piece] = []
    for column in state.places where column >= state.first {
      let outer = collector.screen
      collector.screen = ScreenParts()
      let content = node.pieces(ofChild: column, in: collector)
      var parts = collector.screen ?? ScreenParts()
      collector.screen = outer
      guard let place = parts.stack ?? own(column) else { continue }
      parts.stack = place
      pieces += parts.inlineBar(collector) + content
      collector.screen?.take(parts, isLast: column == 2)
    }
    return pieces
  }

  /// The place of the top screen of a column that has no stack of the app's.
  @MainActor private func own(_ column: Int) -> ScreenParts.StackPlace? {
    guard let stack = state.columns[column], let top = stack.screens.last else { return nil }
    return ScreenParts.StackPlace(
      state: stack, node: top, depth: stack.screens.count, previousTitle: nil,
      pop: { stack.pop() })
  }
}

extension ScreenParts {
  /// The bar of a stack that stands inside of a screen, as stops before its content.
  @MainActor func inlineBar(_ collector: Collector) -> [Piece] {
    guard let stack, showsBar != false else { return [] }
    var bar: [Piece] = []
    if stack.depth > 1, !hidesBackButton {
      var back = Element.backButton(previousTitle: stack.previousTitle)
      let pop = stack.pop
      back.respond(to: .activate, [collector.effect { pop() }])
      bar.append(.live(Live(back, of: stack.node, part: ScreenFrame.systemParts)))
    }
    bar += toolbar.filter { $0.element.placement == .leading }.map(Piece.live)
    if let title = Element.navigationTitle(title) {
      bar.append(.live(Live(title, of: stack.node, part: ScreenFrame.systemParts + 1)))
    }
    return bar + toolbar.filter { $0.element.placement != .leading }.map(Piece.live)
  }

  /// Takes from a column what belongs to the screen around it; the last column is its main one.
  mutating func take(_ column: ScreenParts, isLast: Bool) {
    hasInlineBars = true
    if search == nil { search = column.search }
    if tabs.isEmpty { tabs = column.tabs }
    rotors += column.rotors
    guard isLast else { return }
    stack = column.stack
    title = column.title
    transition = column.transition
  }
}
