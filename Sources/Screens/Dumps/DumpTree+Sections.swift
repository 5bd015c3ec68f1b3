import EarshotSemantics

extension DumpTree {
  /// The children of tables that are the header of the rows below them (rule R19).
  ///
  /// Headers and footers look the same in a dump, and the header trait is in it only where
  /// it tells traits. So they are told apart by where they stand: a header is one text that is
  /// nearer to the row below than to what is above.
  func sectionHeaders(_ parts: DumpParts) -> Set<Int> {
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
      if unsettledLists.contains(table), rows.contains(where: headers.contains) {
        headers.formUnion(unsettledHeaders(in: table, parts))
      }
    }
    return headers
  }

  /// Of a list with headers that was not all laid out, the texts that stand alone between rows.
  private func unsettledHeaders(in table: Int, _ parts: DumpParts) -> [Int] {
    let rows = children(of: table).filter { parts.stops[$0] > 0 }
    return rows.indices.filter { index in
      guard isText(rows[index], parts), index + 1 < rows.count,
        parts.parts[rows[index + 1]] == .cell
      else { return false }
      return index == 0 || parts.parts[rows[index - 1]] == .cell
    }.map { rows[$0] }
  }

  /// From how many points on a text is no part of the section below.
  private static let nearestGap = 12.0

  private func isText(_ row: Int, _ parts: DumpParts) -> Bool {
    guard parts.stops[row] == 1, parts.parts[row] != .cell else { return false }
    let stop = (row..<nodes[row].end).first { parts.parts[$0] == .stop }
    guard let stop else { return false }
    return nodes[stop].type.traits.isDisjoint(with: .interactive)
  }

  private func top(of row: Int) -> Double { nodes[row].frame?.y ?? 0 }

  private func bottom(of row: Int) -> Double { top(of: row) + (nodes[row].frame?.height ?? 0) }
}
