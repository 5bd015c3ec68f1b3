extension NSAttributedString.Key {
  /// The value `font`.
  public static let font = Self("NSFont")
  /// The value `foregroundColor`.
  public static let foregroundColor = Self("NSColor")
  /// The value `backgroundColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The value `kern`.
  public static let kern = Self("NSKern")
  /// The value `paragraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The value `underlineStyle`.
  public static let underlineStyle = Self("NSUnderline")
  /// The value `strikethroughStyle`.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The value `link`.
  public static let link = Self("NSLink")
  /// The value `attachment`.
  public static let attachment = Self("NSAttachment")
}

/// What an element is, in the way of UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// What UIKit calls `rawValue`.
  public let rawValue: UInt64
  /// Creates a value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The value `none`.
  public static let none: Self = []
  /// The value `button`.
  public static let button = Self(rawValue: 1)
  /// The value `link`.
  public static let link = Self(rawValue: 2)
  /// The value `image`.
  public static let image = Self(rawValue: 4)
  /// The value `selected`.
  public static let selected = Self(rawValue: 8)
  /// The value `playsSound`.
  public static let playsSound = Self(rawValue: 16)
  /// The value `keyboardKey`.
  public static let keyboardKey = Self(rawValue: 32)
  /// The value `staticText`.
  public static let staticText = Self(rawValue: 64)
  /// The value `summaryElement`.
  public static let summaryElement = Self(rawValue: 128)
  /// The value `notEnabled`.
  public static let notEnabled = Self(rawValue: 256)
  /// The value `updatesFrequently`.
  public static let updatesFrequently = Self(rawValue: 512)
  /// The value `searchField`.
  public static let searchField = Self(rawValue: 1024)
  /// The value `startsMediaSession`.
  public static let startsMediaSession = Self(rawValue: 2048)
  /// The value `adjustable`.
  public static let adjustable = Self(rawValue: 4096)
  /// The value `allowsDirectInteraction`.
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  /// The value `causesPageTurn`.
  public static let causesPageTurn = Self(rawValue: 16384)
  /// The value `header`.
  public static let header = Self(rawValue: 65536)
  /// The value `tabBar`.
  public static let tabBar = Self(rawValue: 1 << 28)
}
