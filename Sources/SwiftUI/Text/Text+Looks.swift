// How text looks: nothing is heard of it, so the text stays as it is.
extension Text {
  /// In another font.
  public func font(_ font: Font?) -> Text { self }
  /// Of another strength.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Of another make.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Of another width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Bold.
  public func bold() -> Text { self }
  /// Bold where a condition holds.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Italic.
  public func italic() -> Text { self }
  /// Italic where a condition holds.
  public func italic(_ isActive: Bool) -> Text { self }
  /// With letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// With digits of one width.
  public func monospacedDigit() -> Text { self }
  /// Underlined.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// Struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// With letters further apart.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// With letters further apart.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Higher or lower.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// In a colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// In another scale.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    /// How a line is drawn.
    public enum Pattern: Hashable, Sendable {
      /// In one.
      case solid
      /// In dots.
      case dot
      /// In dashes.
      case dash
      /// In dashes and dots.
      case dashDot
      /// In dashes and twice as many dots.
      case dashDotDot
    }
  }

  /// Where long lines are cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At their start.
    case head
    /// In their middle.
    case middle
    /// At their end.
    case tail
  }

  /// How letters are changed.
  public enum Case: Hashable, Sendable {
    /// To capitals.
    case uppercase
    /// To small ones.
    case lowercase
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    /// As large.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller.
    public static let secondary = Scale(isSecondary: true)
  }
}

// How pictures look: nothing is heard of it.
extension Image {
  /// Fills its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// As a stencil or as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Smoothed.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// With smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// With several colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = Self(name: "monochrome")
  /// In its own colours.
  public static let multicolor = Self(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = Self(name: "hierarchical")
  /// In several colours.
  public static let palette = Self(name: "palette")
}
