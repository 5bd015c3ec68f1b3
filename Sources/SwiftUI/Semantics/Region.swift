import EarshotSemantics

/// A part of a screen whose stops are found at once: the screen without its rows, or one row.
@MainActor final class Region {
  let node: _Node
  /// The rows it is one of; nil for a screen.
  weak var run: Run?
  /// Whether its stops are those of its views as they are.
  var isValid = false
  /// What it consists of, in reading order.
  var segments: [Segment] = []
  /// What its elements do.
  var collector: Collector?

  enum Segment {
    case stops([PlacedStop])
    case rows(Run)
  }

  init(_ node: _Node) {
    self.node = node
    node.region = self
  }
}

/// A stop and the number it is known by.
struct PlacedStop {
  var stop: Stop
  var number: Int
}

/// Rows that were or will be looked at.
@MainActor final class Run {
  /// The node that makes the rows.
  let node: _Node
  /// The region they stand in; nil while they cannot be read.
  weak var region: Region?
  /// Where they stand in it.
  var segment = 0
  var edits: [PieceEdit] = []
  var containers: [EnteredContainer] = []
  /// The rows that were looked at, by the serial of their nodes.
  var regions: [Int: Region] = [:]

  init(_ node: _Node) { self.node = node }
}

/// Where a stop is.
struct StopPlace {
  unowned let region: Region
  var segment: Int
  var index: Int
}
