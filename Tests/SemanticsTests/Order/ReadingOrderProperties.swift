import EarshotSemantics
import Testing

/// Numbers that look random and are the same in every run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Trees with every kind of node.
///
/// Frames lie on a grid wider than a line's tolerance, on which
/// the relation of rule O1 is an order, so that any stable sort must agree.
struct TreeGenerator {
  var numbers: Numbers
  private var count = 0

  init(seed: Int) { numbers = Numbers(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &numbers) < percent
  }

  mutating func leaf() -> Element {
    count += 1
    let x = Double(Int.random(in: 0..<6, using: &numbers) * 50)
    let y = Double(Int.random(in: 0..<8, using: &numbers) * 20)
    return text("\(count)", at: (x, y), size: chance(4) ? (0, 0) : (40, 15))
  }

  mutating func tree(depth: Int) -> Element {
    guard depth > 0, chance(65) else { return decorated(leaf()) }
    var node = Element(
      children: (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in tree(depth: depth - 1) })
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1: node.container = .group
    case 2: node.explicitOrder = true
    case 3: node.childrenAs = .contain
    case 4: node.childrenAs = .combine
    case 5: node.frame = Frame(x: 0, y: 0, width: 0, height: chance(50) ? 0 : 9)
    default: break
    }
    return decorated(node)
  }

  private mutating func decorated(_ node: Element) -> Element {
    node.with {
      if chance(5) { $0.hidden = true }
      if chance(5) { $0.elementsHidden = true }
      if chance(4) { $0.modal = true }
      if chance(5) { $0.clips = true }
      if chance(15) { $0.sortPriority = Double(Int.random(in: -2...2, using: &numbers)) }
    }
  }
}

/// The rules once more, slow and plain.
private struct Oracle {
  struct Item {
    var labels: [String]
    var place: (x: Double, y: Double)?
    var priority: Double
  }

  var isRightToLeft = false

  func labels(of elements: [Element]) -> [String] {
    sorted(items(of: elements, priority: 0, mayBeModal: true)).flatMap(\.labels)
  }

  func items(of siblings: [Element], priority: Double, mayBeModal: Bool) -> [Item] {
    let seen = siblings.filter { !$0.hidden && !$0.elementsHidden }
    if mayBeModal, let modal = seen.last(where: \.modal) {
      return items(of: modal, priority: priority)
    }
    return seen.flatMap { items(of: $0, priority: priority) }
  }

  func items(of node: Element, priority inherited: Double) -> [Item] {
    let priority = node.sortPriority == 0 ? inherited : node.sortPriority
    let isPlain =
      node.label == nil && node.container == nil && !node.explicitOrder && node.childrenAs == nil
    if let frame = node.frame, frame.width == 0, frame.height == 0, node.clips || !isPlain {
      return []
    }
    if isPlain { return items(of: node.children, priority: priority, mayBeModal: true) }
    let own = node.frame.map { (x: $0.x, y: $0.y) }
    if let label = node.label {
      return [Item(labels: [label.shown], place: own, priority: priority)]
    }
    var inside = items(of: node.children, priority: 0, mayBeModal: !node.explicitOrder)
    if !node.explicitOrder { inside = sorted(inside) }
    let labels = inside.flatMap(\.labels)
    if node.childrenAs == .combine {
      let place = own ?? inside.first { $0.place != nil }?.place
      let words = labels.filter { !$0.isEmpty }.joined(separator: ", ")
      return [Item(labels: [words], place: place, priority: priority)]
    }
    if labels.isEmpty { return [] }
    let placed = inside.filter { $0.place != nil }
    let first = node.explicitOrder ? sortedByPlace(placed).first : placed.first
    return [Item(labels: labels, place: first?.place ?? own, priority: priority)]
  }

  /// One after the other is put before the first that is to be read later.
  func sorted(_ items: [Item]) -> [Item] {
    let ranks = Set(items.map(\.priority)).sorted(by: >)
    return ranks.flatMap { rank in sortedByPlace(items.filter { $0.priority == rank }) }
  }

  func sortedByPlace(_ items: [Item]) -> [Item] {
    var runs: [[Item]] = []
    for item in items {
      if item.place != nil || runs.isEmpty {
        runs.append([item])
      } else {
        runs[runs.count - 1].append(item)
      }
    }
    var done: [[Item]] = []
    for run in runs {
      let later = done.firstIndex { isRead(run[0], before: $0[0]) } ?? done.count
      done.insert(run, at: later)
    }
    return done.flatMap(\.self)
  }

  func isRead(_ left: Item, before right: Item) -> Bool {
    guard let right = right.place else { return false }
    guard let left = left.place else { return true }
    if left.y != right.y { return left.y < right.y }
    return isRightToLeft ? left.x > right.x : left.x < right.x
  }
}

@Suite("Reading order, on trees of all kinds")
struct ReadingOrderProperties {
  @Test("It is what the rules say, word for word", arguments: LayoutDirection.allCases)
  func oracle(direction: LayoutDirection) {
    for seed in 0..<600 {
      var generator = TreeGenerator(seed: seed)
      let tree = (0..<3).map { _ in generator.tree(depth: 4) }
      let read = ReadingOrder(direction: direction).labels(of: tree)
      let expected = Oracle(isRightToLeft: direction == .rightToLeft).labels(of: tree)
      #expect(read == expected, "seed \(seed)")
    }
  }

  @Test("Some without a place: still what the rules say")
  func oracleWithoutSomePlaces() {
    for seed in 0..<300 {
      var generator = TreeGenerator(seed: seed)
      let tree = (0..<3).map { _ in generator.tree(depth: 3) }.map { dropFrames($0, &generator) }
      #expect(ReadingOrder().labels(of: tree) == Oracle().labels(of: tree), "seed \(seed)")
    }
  }

  private func dropFrames(_ node: Element, _ generator: inout TreeGenerator) -> Element {
    var node = node
    if generator.chance(40) { node.frame = nil }
    node.children = node.children.map { dropFrames($0, &generator) }
    return node
  }

  @Test("Every leaf that is seen is a stop exactly once, however small the steps between frames")
  func once() {
    for seed in 0..<100 {
      var numbers = Numbers(seed: seed)
      let leaves = (1...60).map { index in
        text(
          "\(index)",
          at: (
            Double.random(in: 0..<300, using: &numbers), Double.random(in: 0..<60, using: &numbers)
          ))
      }
      let tree = [
        group(.group, nil, Array(leaves[..<20])), Element(children: Array(leaves[20..<40])),
      ]
      let read = ReadingOrder().labels(of: tree + leaves[40...])
      #expect(read.count == 60)
      #expect(Set(read).count == 60)
    }
  }

  @Test("Plain views around neighbours change nothing")
  func wrappers() {
    for seed in 0..<200 {
      var numbers = Numbers(seed: seed)
      var flat = (1...30).map { index in
        text(
          "\(index)",
          at: (
            Double.random(in: 0..<300, using: &numbers), Double.random(in: 0..<90, using: &numbers)
          ))
      }
      let expected = ReadingOrder().labels(of: flat)
      for _ in 0..<8 {
        let start = Int.random(in: flat.indices, using: &numbers)
        let end = Int.random(in: start..<flat.count, using: &numbers)
        let wrapper = Element(children: Array(flat[start...end]))
        flat.replaceSubrange(start...end, with: [wrapper])
      }
      #expect(ReadingOrder().labels(of: flat) == expected, "seed \(seed)")
    }
  }
}
