import EarshotJSON
import EarshotSemantics

/// Gives the elements of a simulator's screen the bars they stand in.
///
/// The tools print groups without their kinds, or no groups at all, and the system's status bar
/// among the app's elements; where they stand, and what is beside them, tells them apart.
struct SimulatorLayout {
  /// What is wrong with single elements.
  private(set) var problems: DumpProblems
  /// Whether it is sim-use's list rather than the tree.
  private(set) var isList = false

  private var nodes: [DumpNode] = []
  private var children: [[Int]] = []
  private var roots: [Int] = []

  /// How far from the top a bar and its title may stand, in points.
  private static let barBottom = 130.0
  /// How high the system's own bar is at most.
  private static let statusBottom = 64.0

  init(file: String) { problems = DumpProblems(file: file) }

  /// Reads the elements at the root with all that is in them.
  mutating func read(_ elements: [JSONNode]) {
    var waiting: [(json: JSONNode, parent: Int?)] = elements.reversed().map { ($0, nil) }
    isList = elements.contains { $0["aliases"] != nil }
    while let (json, parent) = waiting.popLast() {
      let number = nodes.count
      var facts: [DumpFact] = []
      let node = DumpNode(simulator: json) { facts.append($0) }
      for fact in facts { problems.report(fact, at: node.place, path: node.typeName) }
      nodes.append(node)
      children.append([])
      if let parent { children[parent].append(number) } else { roots.append(number) }
      for child in json.items("children").reversed() { waiting.append((child, number)) }
    }
    if roots.count > 1, let app = roots.first, nodes[app].type == .application,
      children[app].isEmpty
    {
      // A flat list begins with the app, and everything else is in it.
      children[app] = Array(roots.dropFirst())
      roots = [app]
    }
    leaveOutStatusBar()
    for number in nodes.indices.reversed() { nameGroup(number) }
    for number in roots { wrapTabs(in: number) }
    wrapBar()
  }

  /// The nodes in the order of a dump.
  func inOrder() -> [DumpNode] {
    var made = DumpNodes()
    var waiting = roots.reversed().map { (number: $0, depth: 0) }
    while let (number, depth) = waiting.popLast() {
      made.close(toDepth: depth)
      made.open(nodes[number])
      for child in children[number].reversed() { waiting.append((child, depth + 1)) }
    }
    made.close(toDepth: 0)
    return made.all
  }
}

extension SimulatorLayout {
  /// Where the outermost elements of the app stand: in it, or beside each other.
  private var top: Int? { roots.first { nodes[$0].type == .application } }

  private var outermost: [Int] { top.map { children[$0] } ?? roots }

  private mutating func setOutermost(_ numbers: [Int]) {
    if let top { children[top] = numbers } else { roots = numbers }
  }

  /// The clock gives away the system's bar: what stands beside it at the top and does nothing.
  private mutating func leaveOutStatusBar() {
    let clock = outermost.first { number in
      guard let frame = nodes[number].frame, frame.y + frame.height <= Self.statusBottom else {
        return false
      }
      return nodes[number].label?.isTime == true
    }
    guard let clock, let line = nodes[clock].frame else { return }
    setOutermost(
      outermost.filter { number in
        guard let frame = nodes[number].frame, children[number].isEmpty else { return true }
        let isBeside = frame.y < line.y + line.height && frame.y + frame.height > line.y
        return
          !(isBeside && frame.y + frame.height <= Self.statusBottom
          && nodes[number].type.traits.isDisjoint(with: .interactive))
      })
  }

  /// A group of nothing but tabs is a tab bar; one at the top with a heading is the bar.
  private mutating func nameGroup(_ number: Int) {
    guard nodes[number].type == .other, !children[number].isEmpty else { return }
    if children[number].allSatisfy({ nodes[$0].type == .tab }) {
      let isAtEdge = nodes[number].frame.map { isAtBottom($0) } ?? false
      nodes[number].type = isAtEdge ? .tabBar : .other
      nodes[number].typeName = nodes[number].type.rawValue
      if !isAtEdge { nodes[number].traits = (nodes[number].traits ?? []).union(.tabBar) }
      return
    }
    guard let frame = nodes[number].frame, frame.y + frame.height <= Self.barBottom,
      children[number].contains(where: { nodes[$0].isHeading })
    else { return }
    nodes[number].type = .navigationBar
    nodes[number].typeName = DumpType.navigationBar.rawValue
  }

  private func isAtBottom(_ frame: Frame) -> Bool {
    guard let app = top.flatMap({ nodes[$0].frame }) else { return true }
    return frame.y + frame.height / 2 > app.y + app.height * 0.6
  }

  /// Tabs that stand in no group are one tab bar.
  private mutating func wrapTabs(in parent: Int) {
    let tabs = children[parent].filter { nodes[$0].type == .tab }
    guard tabs.count > 1, tabs.count < children[parent].count else { return }
    // A list without groups has the tabs of several bars one after the other.
    var bars: [[Int]] = []
    for tab in tabs {
      if let last = bars.last?.last, let left = nodes[last].frame, let right = nodes[tab].frame,
        abs(left.y - right.y) <= 8
      {
        bars[bars.count - 1].append(tab)
      } else {
        bars.append([tab])
      }
    }
    for bar in bars where bar.count > 1 {
      let isBottom = nodes[bar[0]].frame.map { isAtBottom($0) } ?? true
      wrap(bar, as: isBottom ? .tabBar : .other, in: parent)
      if !isBottom { nodes[nodes.count - 1].traits = .tabBar }
    }
  }

  /// A heading at the top, and what stands beside it, make up the bar where no group is one.
  private mutating func wrapBar() {
    guard !nodes.contains(where: { $0.type == .navigationBar }) else { return }
    let heading = outermost.first { number in
      guard nodes[number].isHeading, let frame = nodes[number].frame else { return false }
      return frame.y + frame.height <= Self.barBottom
    }
    guard let heading, let line = nodes[heading].frame else { return }
    let middle = line.y + line.height / 2
    let items = outermost.filter { number in
      guard let frame = nodes[number].frame, children[number].isEmpty else { return false }
      return frame.height <= 60 && abs(frame.y + frame.height / 2 - middle) <= 22
    }
    guard let top else { return }
    wrap(items, as: .navigationBar, in: top)
  }

  /// Puts some children of a node into one of a type, which reaches across the screen.
  private mutating func wrap(_ items: [Int], as type: DumpType, in parent: Int) {
    guard let first = items.first else { return }
    var wrapper = DumpNode(type, at: nodes[first].place)
    wrapper.isAccessible = false
    let frames = items.compactMap { nodes[$0].frame }
    if let y = frames.map(\.y).min(), let end = frames.map({ $0.y + $0.height }).max(),
      let whole = nodes[parent].frame
    {
      wrapper.frame = Frame(x: whole.x, y: y, width: whole.width, height: end - y)
    }
    let number = nodes.count
    nodes.append(wrapper)
    children.append(items)
    let moved = Set(items)
    var rest = children[parent].filter { !moved.contains($0) }
    let place = children[parent].firstIndex(of: first) ?? 0
    rest.insert(number, at: min(place, rest.count))
    children[parent] = rest
  }
}

extension DumpNode {
  fileprivate var isHeading: Bool { traits?.contains(.header) == true }
}

extension String {
  /// Whether it is a time of day as a status bar shows it: "9:41", "21.05", "9:41 AM".
  fileprivate var isTime: Bool {
    let digits = prefix { !$0.isWhitespace && !$0.isLetter }
    let pieces = digits.split { $0 == ":" || $0 == "." }
    guard pieces.count == 2, count <= 12 else { return false }
    return (1...2).contains(pieces[0].count) && pieces[1].count == 2
      && pieces.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}
