/// Space around something.
public struct UIEdgeInsets: Hashable, Sendable {
  /// What UIKit calls `top`.
  public var top: CGFloat
  /// What UIKit calls `left`.
  public var left: CGFloat
  /// What UIKit calls `bottom`.
  public var bottom: CGFloat
  /// What UIKit calls `right`.
  public var right: CGFloat
  /// Creates a value.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// The value `zero`.
  public static let zero = UIEdgeInsets()
}

/// Which device it is.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// What it can be.
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// How the device is held.
public enum UIInterfaceOrientation: Hashable, Sendable {
  /// What it can be.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  /// What UIKit calls `isLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// What UIKit calls `isPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the device is held.
public enum UIDeviceOrientation: Hashable, Sendable {
  /// What it can be.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// What UIKit calls `isLandscape`.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// What UIKit calls `isPortrait`.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// How the device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// What UIKit calls `rawValue`.
  public let rawValue: UInt
  /// Creates a value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value `portrait`.
  public static let portrait = Self(rawValue: 2)
  /// The value `landscapeLeft`.
  public static let landscapeLeft = Self(rawValue: 16)
  /// The value `landscapeRight`.
  public static let landscapeRight = Self(rawValue: 8)
  /// The value `landscape`.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// The value `all`.
  public static let all = Self(rawValue: 30)
  /// The value `allButUpsideDown`.
  public static let allButUpsideDown = Self(rawValue: 26)
}

/// What surrounds a view.
public final class UITraitCollection: NSObject, Sendable {
  /// Creates a value.
  public override init() {}
  /// Creates a value.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
  /// The value `current`.
  public static var current: UITraitCollection { UITraitCollection() }
  /// What UIKit calls `userInterfaceStyle`.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// What UIKit calls `userInterfaceIdiom`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { _UIKitHost.current.idiom() }
  /// What UIKit calls `displayScale`.
  public var displayScale: CGFloat { 3 }
  /// What UIKit calls `preferredContentSizeCategory`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// How large text is.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// What UIKit calls `rawValue`.
  public let rawValue: String
  /// Creates a value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value `small`.
  public static let small = Self(rawValue: "small")
  /// The value `medium`.
  public static let medium = Self(rawValue: "medium")
  /// The value `large`.
  public static let large = Self(rawValue: "large")
  /// The value `extraLarge`.
  public static let extraLarge = Self(rawValue: "extraLarge")
  /// The value `accessibilityMedium`.
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  /// The value `accessibilityLarge`.
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  /// What UIKit calls `isAccessibilityCategory`.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

/// The device.
@MainActor public final class UIDevice {
  /// The value `current`.
  public static let current = UIDevice()
  /// What UIKit calls `userInterfaceIdiom`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { _UIKitHost.current.idiom() }
  /// What UIKit calls `orientation`.
  public var orientation: UIDeviceOrientation { .portrait }
  /// What UIKit calls `name`.
  public var name: String { model }
  /// What UIKit calls `model`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What UIKit calls `localizedModel`.
  public var localizedModel: String { model }
  /// What UIKit calls `systemName`.
  public var systemName: String { "iOS" }
  /// What UIKit calls `systemVersion`.
  public var systemVersion: String { "26.0" }
  /// What UIKit calls `identifierForVendor`.
  public var identifierForVendor: UUID? { nil }
  /// What UIKit calls `isBatteryMonitoringEnabled`.
  public var isBatteryMonitoringEnabled = false
  /// What UIKit calls `batteryLevel`.
  public var batteryLevel: Float { -1 }
  /// What UIKit calls `beginGeneratingDeviceOrientationNotifications`.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// What UIKit calls `endGeneratingDeviceOrientationNotifications`.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The value `orientationDidChangeNotification`.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The screen.
@MainActor public final class UIScreen {
  /// The value `main`.
  public static let main = UIScreen()
  /// What UIKit calls `bounds`.
  public var bounds: CGRect { CGRect(origin: .zero, size: _UIKitHost.current.screenSize()) }
  /// What UIKit calls `nativeBounds`.
  public var nativeBounds: CGRect { bounds }
  /// What UIKit calls `scale`.
  public var scale: CGFloat { 3 }
  /// What UIKit calls `nativeScale`.
  public var nativeScale: CGFloat { 3 }
  /// What UIKit calls `brightness`.
  public var brightness: CGFloat = 0.5
  /// What UIKit calls `traitCollection`.
  public var traitCollection: UITraitCollection { UITraitCollection() }
}

/// What was copied.
@MainActor public final class UIPasteboard {
  /// The value `general`.
  public static let general = UIPasteboard()
  /// What UIKit calls `string`.
  public var string: String?
  /// What UIKit calls `strings`.
  public var strings: [String]?
  /// What UIKit calls `url`.
  public var url: URL?
  /// What UIKit calls `image`.
  public var image: UIImage?
  /// What UIKit calls `hasStrings`.
  public var hasStrings: Bool { string != nil }
  /// What UIKit calls `hasImages`.
  public var hasImages: Bool { image != nil }
  /// What UIKit calls `hasURLs`.
  public var hasURLs: Bool { url != nil }
}

/// A knock of a kind.
@MainActor open class UIFeedbackGenerator {
  /// Creates a value.
  public init() {}
  /// What UIKit calls `prepare`.
  open func prepare() {}
}

/// A knock as if something was hit.
@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a value.
  public override init() {}
  /// Creates a value.
  public init(style: FeedbackStyle) {}
  /// What UIKit calls `impactOccurred`.
  public func impactOccurred() {}
  /// What UIKit calls `impactOccurred`.
  public func impactOccurred(intensity: CGFloat) {}
  /// How strong it is.
  public enum FeedbackStyle: Hashable, Sendable { case light, medium, heavy, soft, rigid }
}

/// A knock for another choice.
@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// What UIKit calls `selectionChanged`.
  public func selectionChanged() {}
}

/// A knock for what became of something.
@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What UIKit calls `notificationOccurred`.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
  /// What became of it.
  public enum FeedbackType: Hashable, Sendable { case success, warning, error }
}
