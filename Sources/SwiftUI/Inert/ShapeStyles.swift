import EarshotSemantics

/// How something is coloured: nothing is heard of it.
public protocol ShapeStyle: Sendable {}

/// A way of colouring of any type.
public struct AnyShapeStyle: ShapeStyle {
  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// As deep as the system colours.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// First.
  public static let primary = Self(level: 1)
  /// Second.
  public static let secondary = Self(level: 2)
  /// Third.
  public static let tertiary = Self(level: 3)
  /// Fourth.
  public static let quaternary = Self(level: 4)
}

/// As the system colours.
public struct _SystemShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// First.
  public static var primary: Self { HierarchicalShapeStyle.primary }
  /// Second.
  public static var secondary: Self { HierarchicalShapeStyle.secondary }
  /// Third.
  public static var tertiary: Self { HierarchicalShapeStyle.tertiary }
  /// Fourth.
  public static var quaternary: Self { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// That of the app.
  public static var tint: Self { Self() }
  /// That of what is in front.
  public static var foreground: Self { Self() }
  /// That of what is behind.
  public static var background: Self { Self() }
  /// That of a selection.
  public static var selection: Self { Self() }
  /// That of a line between things.
  public static var separator: Self { Self() }
  /// That of something filled.
  public static var fill: Self { Self() }
  /// That of a placeholder.
  public static var placeholder: Self { Self() }
  /// That of a link.
  public static var link: Self { Self() }
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  public static var red: Color { Color.red }
  /// The colour orange.
  public static var orange: Color { Color.orange }
  /// The colour yellow.
  public static var yellow: Color { Color.yellow }
  /// The colour green.
  public static var green: Color { Color.green }
  /// The colour mint.
  public static var mint: Color { Color.mint }
  /// The colour teal.
  public static var teal: Color { Color.teal }
  /// The colour cyan.
  public static var cyan: Color { Color.cyan }
  /// The colour blue.
  public static var blue: Color { Color.blue }
  /// The colour indigo.
  public static var indigo: Color { Color.indigo }
  /// The colour purple.
  public static var purple: Color { Color.purple }
  /// The colour pink.
  public static var pink: Color { Color.pink }
  /// The colour brown.
  public static var brown: Color { Color.brown }
  /// The colour white.
  public static var white: Color { Color.white }
  /// The colour gray.
  public static var gray: Color { Color.gray }
  /// The colour black.
  public static var black: Color { Color.black }
  /// The colour clear.
  public static var clear: Color { Color.clear }
  /// That of the app.
  public static var accentColor: Color { Color.accentColor }
}

/// What lies behind shines through.
public struct Material: ShapeStyle, Hashable {
  let name: String
  /// Hardly.
  public static let regular = Self(name: "regular")
  /// Less.
  public static let thick = Self(name: "thick")
  /// More.
  public static let thin = Self(name: "thin")
  /// Most.
  public static let ultraThin = Self(name: "ultraThin")
  /// Least.
  public static let ultraThick = Self(name: "ultraThick")
  /// As in a bar.
  public static let bar = Self(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Hardly.
  public static var regularMaterial: Self { .regular }
  /// Less.
  public static var thickMaterial: Self { .thick }
  /// More.
  public static var thinMaterial: Self { .thin }
  /// Most.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// Least.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// As in a bar.
  public static var bar: Self { .bar }
}

/// Colours that pass into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// One colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]
  /// Creates colours with their places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates colours.
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}

/// The shades of a colour.
public struct AnyGradient: ShapeStyle, Hashable {}

/// Colours that pass into one another: nothing is heard of them.
public struct LinearGradient: ShapeStyle, Hashable {
  /// Creates colours.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates colours.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates colours with their places.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Gradient") }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that pass into one another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> Self
  {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours that pass into one another: nothing is heard of them.
public struct RadialGradient: ShapeStyle, Hashable {
  /// Creates colours.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Creates colours.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Creates colours with their places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

extension RadialGradient: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Gradient") }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that pass into one another.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours that pass into one another: nothing is heard of them.
public struct AngularGradient: ShapeStyle, Hashable {
  /// Creates colours.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Creates colours.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Creates colours with their places.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
}

extension AngularGradient: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Gradient") }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that pass into one another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> Self {
    Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
