import EarshotSemantics

/// An element of a running app: what is heard of it and the node it belongs to.
struct Live {
  /// What is heard; its children are in ``children``.
  var element: Element
  /// The node it belongs to, which makes its identity.
  var node: _Node
  /// Which of the node's elements it is.
  var part: Int
  /// What is inside of it.
  var children: [Live] = []
  /// What it stands for where one of several is chosen.
  var tag: AnyHashable?
  /// What it puts into a search field when it is chosen.
  var completion: String?
  /// Whether it is a link by value, which chooses in the list of a column.
  var isValueLink = false
  /// What may not be done with the row it stands in.
  var rowLocks: Set<RowLock> = []
  /// Whether it is the way out of an alert or a list of actions.
  var isCancelling = false

  @MainActor init(_ element: Element, of node: _Node, part: Int = 0) {
    self.element = element
    self.node = node
    self.part = part
  }

  /// Tells the element apart from all others of the app, as long as its node lives.
  @MainActor var number: Int { Self.number(of: node, part: part) }

  /// How many elements one node can have.
  private static let partLimit = 1 << 16

  @MainActor static func number(of node: _Node, part: Int) -> Int {
    node.serial &* partLimit &+ min(part, partLimit - 1)
  }
}

/// What is heard in one place of a screen: an element, or rows that may not be made yet.
enum Piece {
  case live(Live)
  case rows(LazyRows)
}

/// Rows that are made when somebody looks at them.
struct LazyRows {
  /// The node that makes them.
  let node: _Node
  /// What the views around do to the elements of each row, innermost first.
  var edits: [PieceEdit] = []
  /// The containers they stand in, outermost first.
  var containers: [EnteredContainer] = []
}

/// What a view does to what is heard of the views inside of it.
typealias PieceEdit = @MainActor (_ pieces: [Piece], _ collector: Collector) -> [Piece]

/// How a node takes part in what is heard.
protocol Producer {
  /// What is heard of the node and all below.
  @MainActor func pieces(of node: _Node, in collector: Collector) -> [Piece]
}

/// What does something to the elements below.
struct EditProducer: Producer {
  let edit: PieceEdit

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    collector.edited(node.contentPieces(in: collector), by: edit)
  }
}

/// What makes elements of its own of what is below.
struct ElementProducer: Producer {
  let make: @MainActor (_ node: _Node, _ collector: Collector) -> [Live]

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    make(node, collector).map(Piece.live)
  }
}

extension _Node {
  /// What is heard of the node.
  func pieces(in collector: Collector) -> [Piece] {
    producer?.pieces(of: self, in: collector) ?? contentPieces(in: collector)
  }

  /// What is heard of what stands inside of the node.
  func contentPieces(in collector: Collector) -> [Piece] {
    if let rows {
      if rows.isLazy { return [.rows(LazyRows(node: self))] }
      return rows.liveRows.flatMap { $0.pieces(in: collector) }
    }
    if children.count == 1 { return children[0]?.pieces(in: collector) ?? [] }
    return children.flatMap { $0?.pieces(in: collector) ?? [] }
  }

  /// What is heard of a child.
  func pieces(ofChild index: Int, in collector: Collector) -> [Piece] {
    children.indices.contains(index) ? children[index]?.pieces(in: collector) ?? [] : []
  }
}
