import EarshotSemantics

/// The shape of a screen's tree: for each node its parent and its place there.
///
/// Nodes are counted in tree order through the toolbar and then the content, as stops count
/// them, so that a stop leads to its node and a node to its ancestors without a search.
struct NodeTable {
  /// The parent of each node, -1 at the top.
  private(set) var parents: [Int32] = []
  /// The place of each node among its parent's children.
  private(set) var places: [Int32] = []
  /// The nodes whose effects come with the screen.
  private(set) var appearing: [Int] = []
  /// The nodes that have a name, in tree order.
  private(set) var names: [(name: String, node: Int)] = []
  /// The nodes that vary with the app's flags, as they were at the start.
  private(set) var varying: [(element: Element, node: Int)] = []
  /// How many nodes the toolbar has.
  private let toolbarCount: Int

  /// Reads the shape of a screen.
  init(_ screen: Screen) {
    var parents: [Int32] = []
    var places: [Int32] = []
    var appearing: [Int] = []
    var names: [(name: String, node: Int)] = []
    var varying: [(element: Element, node: Int)] = []

    func add(_ roots: [Element]) {
      var levels: [(elements: [Element], next: Int, parent: Int32)] = [(roots, 0, -1)]
      while let level = levels.last {
        guard level.next < level.elements.count else {
          levels.removeLast()
          continue
        }
        levels[levels.count - 1].next += 1
        let element = level.elements[level.next]
        let node = parents.count
        parents.append(level.parent)
        places.append(Int32(truncatingIfNeeded: level.next))
        if let name = element.name { names.append((name, node)) }
        if element.responds(to: .appear) { appearing.append(node) }
        if !element.variations.isEmpty {
          var alone = element
          alone.children = []
          varying.append((alone, node))
        }
        if !element.children.isEmpty {
          levels.append((element.children, 0, Int32(truncatingIfNeeded: node)))
        }
      }
    }
    add(screen.toolbar)
    toolbarCount = parents.count
    add(screen.elements)
    self.parents = parents
    self.places = places
    self.appearing = appearing
    self.names = names
    self.varying = varying
  }

  /// How many nodes there are.
  var count: Int { parents.count }

  /// The way down to a node: places, from the top.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var node = node
    while parents.indices.contains(node) {
      path.append(Int(places[node]))
      node = Int(parents[node])
    }
    return path.reversed()
  }

  /// The nodes with the same parent, itself among them.
  func siblings(of node: Int) -> [Int] {
    guard parents.indices.contains(node) else { return [] }
    let start = parents[node] < 0 ? (node < toolbarCount ? 0 : toolbarCount) : Int(parents[node])
    let end = node < toolbarCount ? toolbarCount : parents.count
    return (start..<end).filter { parents[$0] == parents[node] }
  }

  /// The elements on the way to a node, from the top to itself.
  func elements(to node: Int, in screen: Screen) -> [Element] {
    var elements: [Element] = []
    var level = node < toolbarCount ? screen.toolbar : screen.elements
    for place in path(to: node) {
      guard level.indices.contains(place) else { return elements }
      elements.append(level[place])
      level = level[place].children
    }
    return elements
  }

  /// Applies a change to a node.
  func apply(_ change: ElementChange, to node: Int, of screen: inout Screen) {
    let path = path(to: node)[...]
    if node < toolbarCount {
      Self.apply(change, at: path, in: &screen.toolbar)
    } else {
      Self.apply(change, at: path, in: &screen.elements)
    }
  }

  /// As deep as the tree, which every reader of inputs keeps below 1,000 levels.
  private static func apply(
    _ change: ElementChange, at path: ArraySlice<Int>, in elements: inout [Element]
  ) {
    guard let place = path.first, elements.indices.contains(place) else { return }
    if path.count == 1 {
      elements[place].apply(change)
    } else {
      apply(change, at: path.dropFirst(), in: &elements[place].children)
    }
  }
}
