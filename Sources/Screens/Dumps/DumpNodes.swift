/// The nodes of a dump while it is read: each is opened, filled with others, and closed.
struct DumpNodes {
  /// The nodes, each before those inside of it.
  private(set) var all: [DumpNode] = []
  private var open: [Int] = []
  /// For each open node, how many of each type were seen in it.
  private var counts: [[String: Int]] = [[:]]

  /// How many nodes are open.
  var depth: Int { open.count }

  /// Begins a node inside of the one that was opened last.
  mutating func open(_ node: DumpNode) {
    var node = node
    node.parent = open.last ?? -1
    node.depth = open.count
    node.ordinal = counts[counts.count - 1][node.typeName, default: 0] + 1
    counts[counts.count - 1][node.typeName] = node.ordinal
    node.end = all.count + 1
    open.append(all.count)
    counts.append([:])
    all.append(node)
  }

  /// Ends the node that was opened last.
  mutating func close() {
    guard let node = open.popLast() else { return }
    counts.removeLast()
    all[node].end = all.count
  }

  /// Ends nodes until so many are open.
  mutating func close(toDepth depth: Int) {
    while open.count > depth { close() }
  }
}
