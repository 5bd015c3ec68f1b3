/// Finds the stops of a tree of elements and the order in which they are read.
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
    /// SwiftUI's `.combine` (rules C9, M2–M8).
    case swiftUI
    /// The way UIKit libraries combine (rule C10).
    case uiKit
  }

  /// The stops of a tree, in reading order.
  public func stops(of elements: [Element]) -> [Stop] {
    elements.enumerated().map { Stop(element: $1, node: $0) }
  }
}
