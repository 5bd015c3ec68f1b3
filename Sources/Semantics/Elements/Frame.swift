/// Where an element is on the screen, in points from the top left corner.
public struct Frame: Hashable, Codable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, never negative.
  public var width: Double
  /// The height, never negative.
  public var height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether both sides are 0, so that nothing of it can be touched (rule E4).
  public var isZeroSize: Bool { width == 0 && height == 0 }
}
