import EarshotSemantics

/// One node of a screen, heard or not, with its place in the tree.
struct AuditedNode: Sendable {
  /// The node without what is inside of it.
  let element: Element
  /// The number of the node around it, nil at the top.
  let parent: Int?
  /// The numbers of the nodes inside of it, itself excluded: all between its own and this one.
  var end: Int
  /// Whether it stands in a bar.
  let isInBar: Bool
  /// Whether it or something around it is hidden from the reader or not visible.
  let isHidden: Bool
}

extension AuditedNode {
  /// The nodes of a screen, numbered as stops number them: the toolbar's, then the content's.
  static func all(of screen: Screen) -> [AuditedNode] {
    var nodes: [AuditedNode] = []
    for item in screen.toolbar { add(item, inBar: true, to: &nodes) }
    for element in screen.elements { add(element, inBar: false, to: &nodes) }
    return nodes
  }

  /// Adds a node and what is inside of it; the way down is kept in an array, because its depth
  /// is the input's.
  private static func add(_ root: Element, inBar isInBar: Bool, to nodes: inout [AuditedNode]) {
    var open: [(siblings: [Element], next: Int, parent: Int?, isHidden: Bool)] = [
      ([root], 0, nil, false)
    ]
    while let top = open.last {
      guard top.next < top.siblings.count else {
        open.removeLast()
        if let parent = top.parent { nodes[parent].end = nodes.count }
        continue
      }
      open[open.count - 1].next += 1
      var element = top.siblings[top.next]
      let children = element.children
      element.children = []
      let isHidden = top.isHidden || element.hidden || element.elementsHidden
      nodes.append(
        AuditedNode(
          element: element, parent: top.parent, end: nodes.count + 1, isInBar: isInBar,
          isHidden: isHidden))
      if !children.isEmpty { open.append((children, 0, nodes.count - 1, isHidden)) }
    }
  }
}
