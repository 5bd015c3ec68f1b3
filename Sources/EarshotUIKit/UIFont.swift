/// A font of UIKit's: nothing is heard of it.
public final class UIFont: NSObject, Sendable {
  /// What UIKit calls `fontName`.
  public let fontName: String
  /// What UIKit calls `pointSize`.
  public let pointSize: CGFloat

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  /// Creates a value.
  public convenience init?(name: String, size: CGFloat) { self.init(name, size) }
  /// Creates a value.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.name, pointSize)
  }

  /// What UIKit calls `systemFont`.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
  /// What UIKit calls `systemFont`.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", size)
  }
  /// What UIKit calls `boldSystemFont`.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
  /// What UIKit calls `italicSystemFont`.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont("system", size) }
  /// What UIKit calls `monospacedSystemFont`.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospaced", size)
  }
  /// What UIKit calls `monospacedDigitSystemFont`.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont("system", size)
  }
  /// What UIKit calls `preferredFont`.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, style.size)
  }
  /// What UIKit calls `preferredFont`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { UIFont(style.rawValue, style.size) }
  /// The value `familyNames`.
  public static var familyNames: [String] { [] }

  /// What UIKit calls `withSize`.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(fontName, size) }
  /// What UIKit calls `familyName`.
  public var familyName: String { fontName }
  /// What UIKit calls `lineHeight`.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// What UIKit calls `ascender`.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// What UIKit calls `descender`.
  public var descender: CGFloat { pointSize * -0.25 }
  /// What UIKit calls `capHeight`.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// What UIKit calls `fontDescriptor`.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }

  /// How strong letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: CGFloat
    /// Creates a value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The value `ultraLight`.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The value `thin`.
    public static let thin = Weight(rawValue: -0.6)
    /// The value `light`.
    public static let light = Weight(rawValue: -0.4)
    /// The value `regular`.
    public static let regular = Weight(rawValue: 0)
    /// The value `medium`.
    public static let medium = Weight(rawValue: 0.23)
    /// The value `semibold`.
    public static let semibold = Weight(rawValue: 0.3)
    /// The value `bold`.
    public static let bold = Weight(rawValue: 0.4)
    /// The value `heavy`.
    public static let heavy = Weight(rawValue: 0.56)
    /// The value `black`.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `largeTitle`.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The value `title1`.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The value `title2`.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The value `title3`.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The value `headline`.
    public static let headline = TextStyle(rawValue: "headline")
    /// The value `subheadline`.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The value `body`.
    public static let body = TextStyle(rawValue: "body")
    /// The value `callout`.
    public static let callout = TextStyle(rawValue: "callout")
    /// The value `footnote`.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The value `caption1`.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The value `caption2`.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Its size in points at the usual size of text.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// What a font is by.
public final class UIFontDescriptor: NSObject, Sendable {
  let name: String
  /// What UIKit calls `pointSize`.
  public let pointSize: CGFloat

  /// Creates a value.
  public init(name: String, size: CGFloat) {
    self.name = name
    pointSize = size
  }

  /// What UIKit calls `preferredFontDescriptor`.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(name: style.rawValue, size: style.size) }
  /// What UIKit calls `withSymbolicTraits`.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { self }
  /// What UIKit calls `withDesign`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// What UIKit calls `withSize`.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: size)
  }

  /// Bold, italic and their like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: UInt32
    /// Creates a value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The value `traitItalic`.
    public static let traitItalic = Self(rawValue: 1)
    /// The value `traitBold`.
    public static let traitBold = Self(rawValue: 2)
    /// The value `traitMonoSpace`.
    public static let traitMonoSpace = Self(rawValue: 1024)
  }

  /// How letters are made.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `default`.
    public static let `default` = Self(rawValue: "default")
    /// The value `rounded`.
    public static let rounded = Self(rawValue: "rounded")
    /// The value `serif`.
    public static let serif = Self(rawValue: "serif")
    /// The value `monospaced`.
    public static let monospaced = Self(rawValue: "monospaced")
  }
}

/// How a size grows with that of text: here it stays.
public final class UIFontMetrics: NSObject, Sendable {
  /// The value `default`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Creates a value.
  public init(forTextStyle style: UIFont.TextStyle) {}
  /// What UIKit calls `scaledFont`.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// What UIKit calls `scaledFont`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  /// What UIKit calls `scaledValue`.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
