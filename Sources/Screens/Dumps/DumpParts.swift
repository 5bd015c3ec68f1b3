import EarshotSemantics

/// How the nodes of a dump take part in reading.
///
/// Decided from the inside out, because whether a wrapper is heard depends on what is heard of
/// what is in it. No recursion: nodes stand before those inside of them, so the array backwards
/// is the way.
struct DumpParts {
  /// How each node takes part.
  private(set) var parts: [Part]
  /// How many stops each node and those inside of it make, before cells become one.
  private(set) var stops: [Int]

  enum Part: Hashable {
    /// Not read, with all that is in it.
    case skipped
    /// Nothing of its own; what is in it belongs to its surroundings.
    case through
    /// A stop for all that is in it.
    case stop
    /// A stop, and so are the buttons inside of it.
    case field
    /// One stop for the texts in it.
    case cell
    /// A container that is heard.
    case container(Container)
    /// A named group: its name is heard on entry (rule C1).
    case group
    /// Nothing of its own, and what is in it is read in the order of the file.
    case inOrder
  }

  init(_ tree: DumpTree) {
    let count = tree.nodes.count
    parts = Array(repeating: .through, count: count)
    stops = Array(repeating: 0, count: count)
    var inside = Array(repeating: Inside(), count: count)
    for number in tree.nodes.indices.reversed() {
      let node = tree.nodes[number]
      let part = Self.part(of: number, in: tree, with: inside[number])
      parts[number] = part
      switch part {
      case .skipped: stops[number] = 0
      case .stop, .field: stops[number] = 1
      case .cell: stops[number] = max(1, inside[number].stops)
      case .through, .container, .group, .inOrder: stops[number] = inside[number].stops
      }
      guard node.parent >= 0 else { continue }
      inside[node.parent].stops += stops[number]
      if part == .stop, node.type == .staticText { inside[node.parent].hasText = true }
      if inside[number].hasText, part != .stop, part != .field {
        inside[node.parent].hasText = true
      }
      if part == .skipped { continue }
      if node.isAccessible == true, node.canBeTouched { inside[node.parent].hasAccessible = true }
      if inside[number].hasAccessible { inside[node.parent].hasAccessible = true }
      if part == .cell || inside[number].hasCell { inside[node.parent].hasCell = true }
    }
  }

  /// What is known of the nodes inside of a node.
  private struct Inside {
    var stops = 0
    var hasAccessible = false
    var hasCell = false
    var hasText = false
  }

  private static func part(
    of number: Int, in tree: DumpTree, with inside: Inside
  ) -> Part {
    let node = tree.nodes[number]
    let standing = node.type.standing
    if standing == .foreign || tree.isScrollBar(number) { return .skipped }
    if inside.stops == 0, tree.isOfKeyboard(number) { return .skipped }
    if inside.stops == 0, tree.isOffScreen(number) || tree.isRepeated(number) { return .skipped }
    if node.type.isRoot { return .through }
    if case .container(let container) = standing {
      return inside.stops > 0 ? .container(container) : .through
    }
    if node.traits?.contains(.tabBar) == true, inside.stops > 0 { return .container(.tabBar) }
    // A row of a UIKit table is one stop, whatever its texts say of themselves.
    if node.isAccessible != nil, standing == .cell, inside.hasAccessible, !inside.hasCell,
      tree.isInTable(number)
    {
      return .cell
    }
    switch node.isAccessible {
    case true: return accessible(number, in: tree, with: inside)
    case false: return name(of: number, in: tree, with: inside)
    case nil: break
    }
    // Where the file is silent of this node but not of those inside of it, they decide.
    if inside.hasAccessible { return name(of: number, in: tree, with: inside) }
    switch standing {
    case .control: return node.canBeTouched ? .stop : .skipped
    case .field: return node.canBeTouched ? .field : .skipped
    case .words:
      if node.label ?? node.value != nil { return node.canBeTouched ? .stop : .skipped }
      return .through
    case .cell:
      let isSeen = node.canBeTouched || inside.stops > 0
      let isHeard = node.label != nil || inside.stops > 0
      return isSeen && isHeard && !inside.hasCell ? .cell : name(of: number, in: tree, with: inside)
    case .wrapper, .container, .foreign: break
    }
    if node.canBeTouched, node.traits?.isDisjoint(with: .interactive) == false { return .stop }
    guard inside.stops == 0 else { return name(of: number, in: tree, with: inside) }
    let isStop =
      node.label != nil && node.canBeTouched && !node.type.isBar && !node.type.isModal
    return isStop ? .stop : .through
  }

  /// A node that says it is an accessibility element.
  ///
  /// WebDriverAgent says so of a cell whose first child is one, and of a table that has search
  /// results; then it is what is inside that is reached.
  private static func accessible(
    _ number: Int, in tree: DumpTree, with inside: Inside
  ) -> Part {
    let node = tree.nodes[number]
    let standing = node.type.standing
    guard node.canBeTouched else { return inside.hasAccessible ? .through : .skipped }
    if node.type.isBar { return .through }
    let isRowOrList = standing == .cell || (standing == .wrapper && node.type.scrolls)
    if node.type == .table || (inside.hasAccessible && isRowOrList) {
      return name(of: number, in: tree, with: inside)
    }
    switch standing {
    case .cell: return .cell
    case .field: return .field
    default: return .stop
    }
  }

  /// A node that is no stop: a group if its label says more than what is in it.
  private static func name(
    of number: Int, in tree: DumpTree, with inside: Inside
  ) -> Part {
    let node = tree.nodes[number]
    guard inside.stops > 0, let label = node.label, node.type.namesGroups,
      !tree.words.cover(label, in: tree.below(number))
    else { return tree.unsettledLists.contains(number) ? .inOrder : .through }
    // UIKit leaves the texts of an element out of the tree, but not the buttons in it.
    if tree.limits.contains(.stops), node.type == .other, node.canBeTouched, !inside.hasText,
      tree.holdsOnlyButtons(number)
    {
      return .stop
    }
    return .group
  }
}
