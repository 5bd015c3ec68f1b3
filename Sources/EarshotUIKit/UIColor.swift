/// A colour of UIKit's: nothing is heard of it.
public final class UIColor: NSObject, Sendable {
  /// What tells it from others.
  public let _name: String

  /// Creates a value.
  public init(_name name: String) { _name = name }
  /// Creates a value.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(_name: "\(red) \(green) \(blue) \(alpha)")
  }
  /// Creates a value.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(_name: "\(white) \(alpha)") }
  /// Creates a value.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(_name: "\(hue) \(saturation) \(brightness) \(alpha)") }
  /// Creates a value.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(_name: "\(red) \(green) \(blue) \(alpha)") }
  /// Every name is taken to be there.
  public convenience init?(named name: String) { self.init(_name: name) }
  /// Creates a value.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) { self.init(_name: name) }
  /// The colour it is in light surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(_name: dynamicProvider(UITraitCollection())._name)
  }

  /// What UIKit calls `withAlphaComponent`.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  /// What UIKit calls `resolvedColor`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
  /// Its parts, which nobody knows: all are 0.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  /// What UIKit calls `getHue`.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
  /// What UIKit calls `isEqual`.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?._name == _name }
  /// What UIKit calls `hash`.
  public override var hash: Int { _name.hashValue }
}

extension UIColor {
  /// The value `label`.
  public static var label: UIColor { UIColor(_name: "label") }
  /// The value `secondaryLabel`.
  public static var secondaryLabel: UIColor { UIColor(_name: "secondaryLabel") }
  /// The value `tertiaryLabel`.
  public static var tertiaryLabel: UIColor { UIColor(_name: "tertiaryLabel") }
  /// The value `quaternaryLabel`.
  public static var quaternaryLabel: UIColor { UIColor(_name: "quaternaryLabel") }
  /// The value `systemFill`.
  public static var systemFill: UIColor { UIColor(_name: "systemFill") }
  /// The value `secondarySystemFill`.
  public static var secondarySystemFill: UIColor { UIColor(_name: "secondarySystemFill") }
  /// The value `tertiarySystemFill`.
  public static var tertiarySystemFill: UIColor { UIColor(_name: "tertiarySystemFill") }
  /// The value `quaternarySystemFill`.
  public static var quaternarySystemFill: UIColor { UIColor(_name: "quaternarySystemFill") }
  /// The value `placeholderText`.
  public static var placeholderText: UIColor { UIColor(_name: "placeholderText") }
  /// The value `systemBackground`.
  public static var systemBackground: UIColor { UIColor(_name: "systemBackground") }
  /// The value `secondarySystemBackground`.
  public static var secondarySystemBackground: UIColor {
    UIColor(_name: "secondarySystemBackground")
  }
  /// The value `tertiarySystemBackground`.
  public static var tertiarySystemBackground: UIColor { UIColor(_name: "tertiarySystemBackground") }
  /// The value `systemGroupedBackground`.
  public static var systemGroupedBackground: UIColor { UIColor(_name: "systemGroupedBackground") }
  /// The value `secondarySystemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(_name: "secondarySystemGroupedBackground")
  }
  /// The value `tertiarySystemGroupedBackground`.
  public static var tertiarySystemGroupedBackground: UIColor {
    UIColor(_name: "tertiarySystemGroupedBackground")
  }
  /// The value `separator`.
  public static var separator: UIColor { UIColor(_name: "separator") }
  /// The value `opaqueSeparator`.
  public static var opaqueSeparator: UIColor { UIColor(_name: "opaqueSeparator") }
  /// The value `link`.
  public static var link: UIColor { UIColor(_name: "link") }
  /// The value `darkText`.
  public static var darkText: UIColor { UIColor(_name: "darkText") }
  /// The value `lightText`.
  public static var lightText: UIColor { UIColor(_name: "lightText") }
  /// The value `tintColor`.
  public static var tintColor: UIColor { UIColor(_name: "tintColor") }
  /// The value `systemRed`.
  public static var systemRed: UIColor { UIColor(_name: "systemRed") }
  /// The value `systemGreen`.
  public static var systemGreen: UIColor { UIColor(_name: "systemGreen") }
  /// The value `systemBlue`.
  public static var systemBlue: UIColor { UIColor(_name: "systemBlue") }
  /// The value `systemOrange`.
  public static var systemOrange: UIColor { UIColor(_name: "systemOrange") }
  /// The value `systemYellow`.
  public static var systemYellow: UIColor { UIColor(_name: "systemYellow") }
  /// The value `systemPink`.
  public static var systemPink: UIColor { UIColor(_name: "systemPink") }
  /// The value `systemPurple`.
  public static var systemPurple: UIColor { UIColor(_name: "systemPurple") }
  /// The value `systemTeal`.
  public static var systemTeal: UIColor { UIColor(_name: "systemTeal") }
  /// The value `systemIndigo`.
  public static var systemIndigo: UIColor { UIColor(_name: "systemIndigo") }
  /// The value `systemBrown`.
  public static var systemBrown: UIColor { UIColor(_name: "systemBrown") }
  /// The value `systemMint`.
  public static var systemMint: UIColor { UIColor(_name: "systemMint") }
  /// The value `systemCyan`.
  public static var systemCyan: UIColor { UIColor(_name: "systemCyan") }
  /// The value `systemGray`.
  public static var systemGray: UIColor { UIColor(_name: "systemGray") }
  /// The value `systemGray2`.
  public static var systemGray2: UIColor { UIColor(_name: "systemGray2") }
  /// The value `systemGray3`.
  public static var systemGray3: UIColor { UIColor(_name: "systemGray3") }
  /// The value `systemGray4`.
  public static var systemGray4: UIColor { UIColor(_name: "systemGray4") }
  /// The value `systemGray5`.
  public static var systemGray5: UIColor { UIColor(_name: "systemGray5") }
  /// The value `systemGray6`.
  public static var systemGray6: UIColor { UIColor(_name: "systemGray6") }
  /// The value `black`.
  public static var black: UIColor { UIColor(_name: "black") }
  /// The value `darkGray`.
  public static var darkGray: UIColor { UIColor(_name: "darkGray") }
  /// The value `lightGray`.
  public static var lightGray: UIColor { UIColor(_name: "lightGray") }
  /// The value `white`.
  public static var white: UIColor { UIColor(_name: "white") }
  /// The value `gray`.
  public static var gray: UIColor { UIColor(_name: "gray") }
  /// The value `red`.
  public static var red: UIColor { UIColor(_name: "red") }
  /// The value `green`.
  public static var green: UIColor { UIColor(_name: "green") }
  /// The value `blue`.
  public static var blue: UIColor { UIColor(_name: "blue") }
  /// The value `cyan`.
  public static var cyan: UIColor { UIColor(_name: "cyan") }
  /// The value `yellow`.
  public static var yellow: UIColor { UIColor(_name: "yellow") }
  /// The value `magenta`.
  public static var magenta: UIColor { UIColor(_name: "magenta") }
  /// The value `orange`.
  public static var orange: UIColor { UIColor(_name: "orange") }
  /// The value `purple`.
  public static var purple: UIColor { UIColor(_name: "purple") }
  /// The value `brown`.
  public static var brown: UIColor { UIColor(_name: "brown") }
  /// The value `clear`.
  public static var clear: UIColor { UIColor(_name: "clear") }
}
