import EarshotReader

// MARK: - Faults of particular systems

extension StackState {
  /// The values of the path the system goes by: where it has the fault, not those that are put on
  /// the path of a tab that is not on the screen yet; another change of the path is seen.
  func heededValues() -> [AnyHashable] {
    let values = node.tracked { path.values }
    guard node.graph.profile.has(.pushOnHiddenTab) else { return values }
    let known = entries.compactMap(\.value)
    if values == ignored { return known }
    ignored = nil
    guard values.count > known.count, node.isOnHiddenTab else { return values }
    ignored = values
    node.graph.remarks.append(.fault(.pushOnHiddenTab))
    return known
  }

  /// Whether an emptied path is shown without animation: while a search goes on, where the system
  /// has the fault, unless the values were taken away.
  var popsAbruptly: Bool {
    guard node.graph.profile.has(.popWithoutAnimation), path.isFresh,
      let field = node.graph.edited, field.producer is SearchProducer
    else { return false }
    return entries.contains { $0.node.map(field.isInside) ?? false }
  }
}

extension _Node {
  /// Whether it belongs to a tab that is not chosen, or was chosen a moment ago.
  fileprivate var isOnHiddenTab: Bool {
    var tab: _Node?
    var node: _Node? = self
    while let current = node {
      if current.tab != nil { tab = current }
      if let choice = current.storage as? TabChoice, let tab {
        return !choice.isOnScreen(tab, at: graph.clock.now)
      }
      node = current.parent
    }
    return false
  }
}
