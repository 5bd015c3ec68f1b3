import EarshotSemantics

/// The columns of a split view, each with a bar of its own: read one after the other, whole.
struct DumpColumns {
  /// The node of each column, from the leading side.
  let columns: [Int]

  init(_ columns: [Int]) { self.columns = columns }

  /// The content of the columns, and what is in none of them at the end.
  func elements(
    _ maker: DumpElements, in scope: Range<Int>, leavingOut left: Set<Int>
  ) -> [Element] {
    var blocks = columns.map { column in
      maker.elements(in: column..<maker.tree.nodes[column].end, leavingOut: left)
    }
    blocks.append(maker.elements(in: scope, leavingOut: left.union(columns)))
    var whole = Element()
    whole.explicitOrder = true
    whole.children = blocks.filter { !$0.isEmpty }.map { block in
      var element = Element(children: block)
      element.childrenAs = .contain
      return element
    }
    return whole.children.isEmpty ? [] : [whole]
  }
}

extension DumpTree {
  /// The columns of which a bar and those beside it are the tops; nil if nothing is beside it.
  func columns(around bar: Int?, _ parts: DumpParts, in scope: Range<Int>) -> [Int]? {
    guard let bar, let own = nodes[bar].frame else { return nil }
    let bars = scope.filter { number in
      guard number != bar, nodes[number].type == .navigationBar, parts.stops[number] > 0,
        let frame = nodes[number].frame
      else { return false }
      let isApart = frame.x >= own.x + own.width || own.x >= frame.x + frame.width
      return isApart && abs(frame.y - own.y) <= own.height
    }
    // Of bars over one another in a column the first tells where it is.
    guard let other = bars.first else { return nil }
    let all = [bar] + bars
    let columns = all.map { column(of: $0, apartFrom: $0 == bar ? other : bar) }
    guard Set(columns).count > 1 else { return nil }
    let edge = direction == .rightToLeft ? -1.0 : 1.0
    let order = zip(all, columns).sorted { left, right in
      ((nodes[left.0].frame?.x ?? 0) * edge, left.0) < (
        (nodes[right.0].frame?.x ?? 0) * edge, right.0
      )
    }
    var seen: Set<Int> = []
    return order.map(\.1).filter { seen.insert($0).inserted }
  }

  /// The outermost node around a bar in which another one is not.
  private func column(of bar: Int, apartFrom other: Int) -> Int {
    var column = bar
    for around in ancestors(of: bar) where around >= 0 {
      if (around..<nodes[around].end).contains(other) { break }
      column = around
    }
    return column
  }
}
