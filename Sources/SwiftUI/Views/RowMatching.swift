/// Finds out where rows are after their elements changed.
///
/// Most often a few elements came or went and all others moved by as many places, so each row is
/// looked for there first; only for those that are not there all ids are gone through.
@MainActor struct RowMatching<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let identify: (Data.Element) -> ID

  init(_ data: Data, _ identify: @escaping (Data.Element) -> ID) {
    self.data = data
    self.identify = identify
  }

  /// The rows that are still there, in the order of their new places, and those that are gone.
  func match(
    _ rows: [ID: [_Node]]
  ) -> (placed: [(row: _Node, index: Int)], gone: [(id: ID, row: _Node)]) {
    let old = rows.flatMap { id, rows in rows.map { (id: id, row: $0) } }
      .sorted { $0.row.rowIndex < $1.row.rowIndex }
    var placed: [(row: _Node, index: Int)] = []
    var missing: [(id: ID, row: _Node)] = []
    // Of rows with one id the first is at the first place, which only a look at all can tell.
    if old.count == rows.count {
      var shift = 0
      var next = 0
      for (id, row) in old {
        let expected = row.rowIndex + shift
        let index = [expected, expected - 1, expected + 1].first { index in
          index >= next && index < data.count && self.id(at: index) == id
        }
        if let index {
          placed.append((row, index))
          shift = index - row.rowIndex
          next = index + 1
        } else {
          missing.append((id, row))
        }
      }
    } else {
      missing = old
    }
    guard !missing.isEmpty else { return (placed, []) }
    let (found, gone) = search(for: missing, besides: Set(placed.map(\.index)))
    return ((placed + found).sorted { $0.index < $1.index }, gone)
  }

  private func id(at index: Int) -> ID {
    identify(data[data.index(data.startIndex, offsetBy: index)])
  }

  /// Goes through all ids until every row was found.
  private func search(
    for missing: [(id: ID, row: _Node)], besides taken: Set<Int>
  ) -> (found: [(row: _Node, index: Int)], gone: [(id: ID, row: _Node)]) {
    var found: [(row: _Node, index: Int)] = []
    // To compare a few is quicker than to hash every id.
    if missing.count <= 4 {
      var missing = missing
      for (index, element) in data.enumerated() {
        guard !missing.isEmpty else { break }
        let id = identify(element)
        if let place = missing.firstIndex(where: { $0.id == id }), !taken.contains(index) {
          found.append((missing.remove(at: place).row, index))
        }
      }
      return (found, missing)
    }
    var left: [ID: [_Node]] = [:]
    for (id, row) in missing { left[id, default: []].append(row) }
    var count = missing.count
    for (index, element) in data.enumerated() {
      guard count > 0 else { break }
      let id = identify(element)
      guard var same = left[id], !taken.contains(index) else { continue }
      found.append((same.removeFirst(), index))
      left[id] = same.isEmpty ? nil : same
      count -= 1
    }
    let gone = missing.filter { id, row in left[id]?.contains { $0 === row } == true }
    return (found, gone)
  }
}
