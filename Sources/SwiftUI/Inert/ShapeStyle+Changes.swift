// Inert: what is done to colours, and shapes by their short names.
extension ShapeStyle {
  /// A step further back.
  public var secondary: some ShapeStyle { self }
  /// Two steps further back.
  public var tertiary: some ShapeStyle { self }
  /// Three steps further back.
  public var quaternary: some ShapeStyle { self }
  /// Four steps further back.
  public var quinary: some ShapeStyle { self }
  /// More or less transparent.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// Mixed with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// With a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// As in a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// A colour that is more or less transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary)
  }
  /// A colour with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(HierarchicalShapeStyle.primary)
  }
}

extension HierarchicalShapeStyle {
  /// Fifth.
  public static let quinary = Self(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Fifth.
  public static var quinary: Self { HierarchicalShapeStyle.quinary }
}

/// A shadow.
public struct ShadowStyle: Hashable, Sendable {
  /// Behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
  /// Inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
}

/// A picture as a colour.
public struct ImagePaint: ShapeStyle {
  /// Creates a colour.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}

/// Colours between points.
public struct MeshGradient: ShapeStyle {
  /// Creates colours.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

extension MeshGradient: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Gradient") }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that pass into one another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with round corners, each its own.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
  /// A capsule.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self {
    Capsule(style: style)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape around.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of buttons.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ButtonBorderShape: InsettableShape {
  /// None: it is a primitive.
  public typealias Body = Never
}

extension Color {
  /// A colour by its parts.
  public struct Resolved: Hashable, Sendable, Codable, ShapeStyle {
    /// How red it is.
    public var red: Float
    /// How green it is.
    public var green: Float
    /// How blue it is.
    public var blue: Float
    /// How little transparent it is.
    public var opacity: Float
    /// Creates a colour.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// A colour by its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Its parts, of which nothing is known.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(red: 0, green: 0, blue: 0)
  }
}
