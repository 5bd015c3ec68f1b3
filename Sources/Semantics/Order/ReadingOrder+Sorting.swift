/// What takes a place of its own in a block: a leaf or a block inside of it.
///
/// Small and trivial on purpose: sorting moves these and never an ``Element``.
struct OrderedItem {
  /// Where it is, nil if neither it nor anything in it says so.
  var place: Place?
  /// Higher is read first (rule O7).
  var priority: Double
  /// What it is.
  var content: Content

  enum Content {
    case leaf(Int)
    case block(Int)
  }

  /// The top left corner by which something is sorted (rule O1).
  struct Place {
    var x: Double
    var y: Double

    init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The corner of a frame; nil for one that is nowhere.
    init?(_ frame: Frame?) {
      guard let frame, frame.x.isFinite, frame.y.isFinite else { return nil }
      x = frame.x
      y = frame.y
    }
  }
}

extension ReadingOrder {
  /// Whether one place is read before another (rules O1 and O2).
  ///
  /// Not transitive (rule O3): three elements 5 pt below one another are pairwise on one line,
  /// or not, so what the sort does with it is part of the procedure.
  func isRead(_ left: OrderedItem.Place, before right: OrderedItem.Place) -> Bool {
    if abs(left.y - right.y) >= device.lineTolerance { return left.y < right.y }
    return direction == .leftToRight ? left.x < right.x : left.x > right.x
  }

  /// The items of a block that is sorted, in reading order.
  ///
  /// Priorities come first; among equals, the standard library's stable sort with the pairwise
  /// relation on the order of the tree (rule O3). An item without a place is read right after
  /// the one it follows in the tree; those before any placed one are read first.
  func arranged(_ items: [OrderedItem]) -> [OrderedItem] {
    guard let first = items.first, items.count > 1 else { return items }
    if items.allSatisfy({ $0.priority == first.priority }) { return arrangedByPlace(items[...]) }
    let ranked = items.sorted { $0.priority > $1.priority }
    var arranged: [OrderedItem] = []
    arranged.reserveCapacity(items.count)
    var start = 0
    for end in ranked.indices.dropFirst() where ranked[end].priority != ranked[start].priority {
      arranged += arrangedByPlace(ranked[start..<end])
      start = end
    }
    return arranged + arrangedByPlace(ranked[start...])
  }

  private func arrangedByPlace(_ items: ArraySlice<OrderedItem>) -> [OrderedItem] {
    /// A placed item and where what belongs to it starts and ends.
    struct Run {
      var place: OrderedItem.Place
      var start: Int
      var end: Int
    }
    var runs: [Run] = []
    runs.reserveCapacity(items.count)
    for index in items.indices {
      if let place = items[index].place {
        runs.append(Run(place: place, start: index, end: index + 1))
      } else if !runs.isEmpty {
        runs[runs.count - 1].end = index + 1
      }
    }
    guard let head = runs.first else { return Array(items) }
    var arranged = Array(items[items.startIndex..<head.start])
    arranged.reserveCapacity(items.count)
    runs.sort { isRead($0.place, before: $1.place) }
    for run in runs { arranged += items[run.start..<run.end] }
    return arranged
  }

  /// Where a block stands in the block around it (rule O4).
  ///
  /// - Parameters:
  ///   - items: What is in it, in reading order.
  ///   - keepsOrder: Whether it has an order of its own; then its smallest child counts.
  ///   - frame: Its own frame, which counts where nothing in it has a place.
  func place(
    ofBlock items: [OrderedItem], keepsOrder: Bool, frame: Frame?
  ) -> OrderedItem.Place? {
    let places = items.lazy.compactMap(\.place)
    let found = keepsOrder ? places.min { isRead($0, before: $1) } : places.first
    return found ?? OrderedItem.Place(frame)
  }
}
