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
public struct GraphicsContext {
  /// How much shines through.
  public var opacity: Double = 1
  /// How colours mix.
  public var blendMode = BlendMode.normal
  /// What surrounds the canvas.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Draws an outline's inside.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws words.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws words.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws apart.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Draws inside of an outline alone.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Draws elsewhere.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Draws larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws turned.
  public mutating func rotate(by angle: Angle) {}
  /// Draws moved, turned or pulled.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  /// What is drawn with.
  public struct Shading: Sendable {
    init() {}
    /// A colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }
    /// Colours that pass into one another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Self { Self() }
    /// Colours that pass into one another.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { Self() }
    /// Colours that pass into one another.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Self { Self() }
    /// As text.
    public static var foreground: Self { Self() }
  }
}
