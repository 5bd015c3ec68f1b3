/// The letters of text: nothing is heard of them.
public struct Font: Hashable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// The style largeTitle.
  public static let largeTitle = Font(name: "largeTitle")
  /// The style title.
  public static let title = Font(name: "title")
  /// The style title2.
  public static let title2 = Font(name: "title2")
  /// The style title3.
  public static let title3 = Font(name: "title3")
  /// The style headline.
  public static let headline = Font(name: "headline")
  /// The style subheadline.
  public static let subheadline = Font(name: "subheadline")
  /// The style body.
  public static let body = Font(name: "body")
  /// The style callout.
  public static let callout = Font(name: "callout")
  /// The style footnote.
  public static let footnote = Font(name: "footnote")
  /// The style caption.
  public static let caption = Font(name: "caption")
  /// The style caption2.
  public static let caption2 = Font(name: "caption2")
  /// The system's, of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "\(size)") }
  /// The system's, of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: "\(style)") }
  /// One of the app's.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  /// One of the app's, which grows as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(name: name)
  }
  /// One of the app's, which never grows.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }
  /// Bold.
  public func bold() -> Font { self }
  /// Italic.
  public func italic() -> Font { self }
  /// Of one width.
  public func monospaced() -> Font { self }
  /// With digits of one width.
  public func monospacedDigit() -> Font { self }
  /// With small capitals.
  public func smallCaps() -> Font { self }
  /// Of a strength.
  public func weight(_ weight: Weight) -> Font { self }
  /// Of a width.
  public func width(_ width: Width) -> Font { self }
  /// With lines closer or further apart.
  public func leading(_ leading: Leading) -> Font { self }

  /// What text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The style largeTitle.
    case largeTitle
    /// The style title.
    case title
    /// The style title2.
    case title2
    /// The style title3.
    case title3
    /// The style headline.
    case headline
    /// The style subheadline.
    case subheadline
    /// The style body.
    case body
    /// The style callout.
    case callout
    /// The style footnote.
    case footnote
    /// The style caption.
    case caption
    /// The style caption2.
    case caption2
  }

  /// How strong letters are.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The weight ultraLight.
    public static let ultraLight = Weight(value: 0)
    /// The weight thin.
    public static let thin = Weight(value: 1)
    /// The weight light.
    public static let light = Weight(value: 2)
    /// The weight regular.
    public static let regular = Weight(value: 3)
    /// The weight medium.
    public static let medium = Weight(value: 4)
    /// The weight semibold.
    public static let semibold = Weight(value: 5)
    /// The weight bold.
    public static let bold = Weight(value: 6)
    /// The weight heavy.
    public static let heavy = Weight(value: 7)
    /// The weight black.
    public static let black = Weight(value: 8)
  }

  /// How letters are made.
  public enum Design: Hashable, Sendable {
    /// The design default.
    case `default`
    /// The design serif.
    case serif
    /// The design rounded.
    case rounded
    /// The design monospaced.
    case monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    let value: Int
    /// The width compressed.
    public static let compressed = Width(value: 0)
    /// The width condensed.
    public static let condensed = Width(value: 1)
    /// The width standard.
    public static let standard = Width(value: 2)
    /// The width expanded.
    public static let expanded = Width(value: 3)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// The distance standard.
    case standard
    /// The distance tight.
    case tight
    /// The distance loose.
    case loose
  }
}
