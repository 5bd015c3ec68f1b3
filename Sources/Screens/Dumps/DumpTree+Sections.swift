import EarshotSemantics

extension DumpTree {
  /// The children of lists that are the header of the rows below them (rule R19).
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
    for list in nodes.indices where nodes[list].type == .collectionView {
      headers.formUnion(collectionHeaders(in: list, parts))
    }
    return headers
  }

  /// The headers of a list that is a collection view, as those of SwiftUI are: cells of one text
  /// that touch the row below.
  ///
  /// A row has a background view with another in it, which colours it; a header's is empty. A
  /// footer's is, too, but it touches the row above.
  private func collectionHeaders(in list: Int, _ parts: DumpParts) -> [Int] {
    let cells = children(of: list).filter {
      nodes[$0].type.standing == .cell && nodes[$0].frame != nil
    }
    return cells.indices.dropLast().filter { index in
      let (cell, next) = (cells[index], cells[index + 1])
      guard isBacked(cell) == false, isBacked(next) == true, parts.stops[cell] == 1,
        let stop = (cell..<nodes[cell].end).first(where: { parts.parts[$0] == .stop }),
        nodes[stop].type == .staticText, abs(top(of: next) - bottom(of: cell)) <= 1
      else { return false }
      return index == 0 || top(of: cell) - bottom(of: cells[index - 1]) > 1
        || isBacked(cells[index - 1]) == false
    }.map { cells[$0] }
  }

  /// Whether the background view of a cell has another in it; nil without a background view.
  private func isBacked(_ cell: Int) -> Bool? {
    let first = cell + 1
    guard first < nodes[cell].end, nodes[first].type == .other, nodes[first].label == nil,
      nodes[first].frame == nodes[cell].frame, nodes[first].end < nodes[cell].end
    else { return nil }
    return nodes[first].end > first + 1
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
