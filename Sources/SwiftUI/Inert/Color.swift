/// A colour: nothing is heard of it (T11).
public struct Color: Hashable, Sendable {
  private let name: String

  private init(system name: String) { self.name = name }

  /// A colour of the app's.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// A colour by its parts.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { name = "\(red) \(green) \(blue) \(opacity)" }
  /// A grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(white) \(opacity)"
  }
  /// A colour by its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "\(hue) \(saturation) \(brightness) \(opacity)"
  }
  /// A colour by its resource.
  public init(_ resource: ColorResource) { name = resource.name }

  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As usual.
    case sRGB
    /// In straight lines.
    case sRGBLinear
    /// With more colours.
    case displayP3
  }

  /// The same, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { self }
  /// A shade of it.
  public var gradient: AnyGradient { AnyGradient() }
  /// Mixed with another.
  public func mix(with other: Color, by fraction: Double) -> Color { self }

  /// Red.
  public static let red = Color(system: "red")
  /// Orange.
  public static let orange = Color(system: "orange")
  /// Yellow.
  public static let yellow = Color(system: "yellow")
  /// Green.
  public static let green = Color(system: "green")
  /// Mint.
  public static let mint = Color(system: "mint")
  /// Teal.
  public static let teal = Color(system: "teal")
  /// Cyan.
  public static let cyan = Color(system: "cyan")
  /// Blue.
  public static let blue = Color(system: "blue")
  /// Indigo.
  public static let indigo = Color(system: "indigo")
  /// Purple.
  public static let purple = Color(system: "purple")
  /// Pink.
  public static let pink = Color(system: "pink")
  /// Brown.
  public static let brown = Color(system: "brown")
  /// White.
  public static let white = Color(system: "white")
  /// Grey.
  public static let gray = Color(system: "gray")
  /// Black.
  public static let black = Color(system: "black")
  /// None.
  public static let clear = Color(system: "clear")
  /// That of text.
  public static let primary = Color(system: "primary")
  /// That of lesser text.
  public static let secondary = Color(system: "secondary")
  /// That of the app.
  public static let accentColor = Color(system: "accentColor")
}

/// The name of a colour of the app's, as the build makes it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// Creates a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.draw("Color") }
}

extension Color: ShapeStyle {}
