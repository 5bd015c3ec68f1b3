import EarshotSemantics

extension PageSourceTree {
  /// The children of tables that are the header of the rows below them (rule R19).
  ///
  /// Headers and footers look the same in a page source, and the header trait is in it only where
  /// it tells traits. So they are told apart by where they stand: a header is one text that is
  /// nearer to the row below than to what is above.
  func sectionHeaders(_ parts: PageSourceParts) -> Set<Int> {
    var headers: Set<Int> = []
    for table in nodes.indices where nodes[table].type == .table {
      let rows = children(of: table).filter { nodes[$0].frame != nil && parts.stops[$0] > 0 }
        .sorted { (top(of: $0), $0) < (top(of: $1), $1) }
      for (index, row) in rows.enumerated() where isText(row, parts) {
        guard index + 1 < rows.count, parts.parts[rows[index + 1]] == .cell else { continue }
        let below = top(of: rows[index + 1]) - bottom(of: row)
        let above = index > 0 ? top(of: row) - bottom(of: rows[index - 1]) : .infinity
        if below <= Self.nearestGap, below <= above { headers.insert(row) }
      }
    }
    return headers
  }

  /// From how many points on a text is no part of the section below.
  private static let nearestGap = 12.0

  private func isText(_ row: Int, _ parts: PageSourceParts) -> Bool {
    guard parts.stops[row] == 1, parts.parts[row] != .cell else { return false }
    let stop = (row..<nodes[row].end).first { parts.parts[$0] == .stop }
    guard let stop else { return false }
    return nodes[stop].type.traits.isDisjoint(with: .interactive)
  }

  private func top(of row: Int) -> Double { nodes[row].frame?.y ?? 0 }

  private func bottom(of row: Int) -> Double { top(of: row) + (nodes[row].frame?.height ?? 0) }
}
