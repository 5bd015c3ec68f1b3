/// Finds the stops of a tree of elements and the order in which they are read.
///
/// The order is a pure function of the tree, the device and the direction. The procedure is
/// written down in `Documentation/ReadingOrder.md`; in short: an element is a leaf, plain views
/// dissolve, a container is read as a block, and within a block what stands higher is read first,
/// what stands on one line from the leading side.
///
///     let order = ReadingOrder(device: .phone)
///     order.stops(of: screen.elements).map(\.element.label)
public struct ReadingOrder: Hashable, Sendable {
  /// What the app runs on; decides what counts as one line (rule O2).
  public var device: Device
  /// Which way lines run (rule O1).
  public var direction: LayoutDirection
  /// Whose way of combining children applies.
  public var combining: Combining

  /// Creates an order.
  public init(
    device: Device = .phone, direction: LayoutDirection = .leftToRight,
    combining: Combining = .swiftUI
  ) {
    self.device = device
    self.direction = direction
    self.combining = combining
  }

  /// Whose way of combining children applies.
  public enum Combining: String, Hashable, Sendable, CaseIterable {
    /// SwiftUI's `.combine`: buttons lose their title and give their action (rules C9, M2–M8).
    case swiftUI
    /// The way UIKit libraries combine: words of all children, each once (rule C10).
    case uiKit
  }

  /// The stops of a tree, in reading order.
  ///
  /// - Parameters:
  ///   - elements: The siblings at the top of the tree.
  ///   - region: Which part of the screen they make up.
  ///   - firstNode: The number of the first node; the others are counted from there in tree
  ///     order, whether they are heard or not. A container is told apart by the same number.
  /// - Complexity: O(*n* log *n*) in the number of nodes; no recursion, so depth costs no stack.
  public func stops(
    of elements: [Element], in region: Stop.Region = .content, startingAt firstNode: Int = 0
  ) -> [Stop] {
    var walk = TreeWalk(self)
    walk.visit(elements, numbers: .from(firstNode))
    return walk.stops(in: region)
  }
}

extension Device {
  /// From how many points on two elements stand on different lines (rule O2).
  var lineTolerance: Double { self == .phone ? 8 : 13 }
}
