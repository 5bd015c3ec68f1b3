/// A node that gives the stops below it a context (rule C7).
struct ContextProvider {
  var kind: Kind

  enum Kind: Equatable {
    /// A segmented control (rule R3).
    case series
    /// A system tab bar (rule R2).
    case tabBarItems
    /// Any view with the tab bar trait (rule R2a).
    case tabs
    /// A list (rule C2).
    case list
    /// A landmark (rule C2).
    case landmark
    /// A data table with so many header rows and columns (rule C4).
    case table(headerRows: Int, headerColumns: Int)

    /// What a node provides, nil if nothing.
    init?(_ element: Element) {
      switch element.container {
      case .segmented: self = .series
      case .tabBar: self = .tabBarItems
      case _ where element.traits.contains(.tabBar): self = .tabs
      case .list: self = .list
      case .landmark: self = .landmark
      case .table(let rows, let columns): self = .table(headerRows: rows, headerColumns: columns)
      case .group, nil: return nil
      }
    }
  }
}

extension TreeWalk {
  /// What surroundings add to each of the leaves, which are given in reading order.
  func contexts(of sequence: [Int]) -> [ReadingContext?] {
    var contexts = [ReadingContext?](repeating: nil, count: sequence.count)
    guard !providers.isEmpty else { return contexts }
    var members = [[Int]](repeating: [], count: providers.count)
    for (position, leaf) in sequence.enumerated() {
      if let provider = leaves[leaf].surroundings.provider { members[provider].append(position) }
    }
    for (provider, positions) in zip(providers, members) {
      if case .table(let rows, let columns) = provider.kind {
        let table = DataTable(
          positions.map { position in
            let leaf = leaves[sequence[position]]
            return (leaf.surroundings.cell, leaf.element)
          }, headerRows: rows, headerColumns: columns)
        for (cell, position) in positions.enumerated() {
          contexts[position] = table.context(of: cell).map(ReadingContext.dataTableCell)
        }
        continue
      }
      for (index, position) in positions.enumerated() {
        contexts[position] = provider.kind.context(index, of: positions.count)
      }
    }
    return contexts
  }
}

extension ContextProvider.Kind {
  /// The context of one of several stops, counted from 0.
  fileprivate func context(_ index: Int, of count: Int) -> ReadingContext? {
    // The only one of a list gets its start and no end (rule C2).
    let isFirst = index == 0
    let isLast = index == count - 1
    switch self {
    case .series: return .series(index: index + 1, count: count)
    case .tabBarItems: return .tabBarItem(index: index + 1, count: count)
    case .tabs: return .tab(index: index + 1, count: count)
    case .list: return isFirst ? .listStart : isLast ? .listEnd : nil
    case .landmark: return isFirst ? .landmarkStart : isLast ? .landmarkEnd : nil
    case .table: return nil
    }
  }
}
