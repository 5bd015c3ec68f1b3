import EarshotSemantics

/// The nodes of a dump with frames that can be trusted.
///
/// Rows that were not drawn yet have places of their own, but what is in them has not: it stands
/// where it stood in another row, or in the corner of its list. Such a frame lies beside its row,
/// and the row's is the better one.
struct SettledFrames {
  /// The nodes.
  private(set) var nodes: [DumpNode]
  /// Of each node whether it is in something that scrolls.
  private(set) var isScrolled: [Bool]
  /// The lists that have such rows.
  private(set) var unsettledLists: Set<Int> = []

  /// Looks at each node after those it is in.
  init(_ nodes: [DumpNode]) {
    self.nodes = nodes
    isScrolled = Array(repeating: false, count: nodes.count)
    var rows = Array(repeating: -1, count: nodes.count)
    var lists = Array(repeating: -1, count: nodes.count)
    for (number, node) in nodes.enumerated() where node.parent >= 0 {
      let parent = nodes[node.parent]
      isScrolled[number] = isScrolled[node.parent] || parent.type.scrolls
      rows[number] = parent.type.standing == .cell ? node.parent : rows[node.parent]
      lists[number] =
        parent.type == .table || parent.type == .collectionView ? node.parent : lists[node.parent]
      guard rows[number] >= 0, let row = self.nodes[rows[number]].frame, let own = node.frame,
        !row.isZeroSize, !own.isZeroSize, own.y >= row.y + row.height || own.y + own.height <= row.y
      else { continue }
      self.nodes[number].frame = row
      if lists[rows[number]] >= 0 { unsettledLists.insert(lists[rows[number]]) }
    }
  }
}
