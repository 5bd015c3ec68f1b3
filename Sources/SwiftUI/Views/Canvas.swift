/// Something the app draws by itself: nothing is heard of it (T11).
public struct Canvas {
  /// Creates a drawing.
  public init(
    opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

extension Canvas: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Canvas") }
}

/// Where a canvas draws; nobody draws here.
public struct GraphicsContext {}
