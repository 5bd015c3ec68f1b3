/// A view of UIKit's: it is never laid out nor heard.
@MainActor open class UIView: UIResponder {
  /// What UIKit calls `frame`.
  open var frame: CGRect
  /// What UIKit calls `bounds`.
  open var bounds: CGRect
  /// What UIKit calls `center`.
  open var center = CGPoint.zero
  /// What UIKit calls `alpha`.
  open var alpha: CGFloat = 1
  /// What UIKit calls `isHidden`.
  open var isHidden = false
  /// What UIKit calls `isOpaque`.
  open var isOpaque = true
  /// What UIKit calls `tag`.
  open var tag = 0
  /// What UIKit calls `backgroundColor`.
  open var backgroundColor: UIColor?
  /// What UIKit calls `tintColor`.
  open var tintColor: UIColor! = .tintColor
  /// What UIKit calls `contentMode`.
  open var contentMode = ContentMode.scaleToFill
  /// What UIKit calls `clipsToBounds`.
  open var clipsToBounds = false
  /// What UIKit calls `isUserInteractionEnabled`.
  open var isUserInteractionEnabled = true
  /// What UIKit calls `translatesAutoresizingMaskIntoConstraints`.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What UIKit calls `autoresizingMask`.
  open var autoresizingMask: AutoresizingMask = []
  /// What UIKit calls `overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What UIKit calls `accessibilityLabel`.
  open var accessibilityLabel: String?
  /// What UIKit calls `accessibilityValue`.
  open var accessibilityValue: String?
  /// What UIKit calls `accessibilityHint`.
  open var accessibilityHint: String?
  /// What UIKit calls `accessibilityIdentifier`.
  open var accessibilityIdentifier: String?
  /// What UIKit calls `accessibilityTraits`.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// What UIKit calls `isAccessibilityElement`.
  open var isAccessibilityElement = false
  /// What UIKit calls `accessibilityElementsHidden`.
  open var accessibilityElementsHidden = false
  /// What UIKit calls `accessibilityViewIsModal`.
  open var accessibilityViewIsModal = false
  /// What UIKit calls `subviews`.
  public private(set) var subviews: [UIView] = []
  /// What UIKit calls `superview`.
  public private(set) weak var superview: UIView?
  /// What UIKit calls `window`.
  open var window: UIWindow? { nil }
  /// What UIKit calls `traitCollection`.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// What UIKit calls `intrinsicContentSize`.
  open var intrinsicContentSize: CGSize { .zero }
  /// What UIKit calls `safeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Creates a value.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }
  /// Creates a value.
  public convenience override init() { self.init(frame: .zero) }
  /// Creates a value.
  public required init?(coder: NSCoder) { return nil }

  /// What UIKit calls `addSubview`.
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  /// What UIKit calls `removeFromSuperview`.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// What UIKit calls `layoutSubviews`.
  open func layoutSubviews() {}
  /// What UIKit calls `setNeedsLayout`.
  open func setNeedsLayout() {}
  /// What UIKit calls `layoutIfNeeded`.
  open func layoutIfNeeded() {}
  /// What UIKit calls `setNeedsDisplay`.
  open func setNeedsDisplay() {}
  /// What UIKit calls `sizeToFit`.
  open func sizeToFit() {}
  /// What UIKit calls `sizeThatFits`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// What UIKit calls `didMoveToWindow`.
  open func didMoveToWindow() {}
  /// What UIKit calls `didMoveToSuperview`.
  open func didMoveToSuperview() {}
  /// What UIKit calls `draw`.
  open func draw(_ rect: CGRect) {}
  /// What UIKit calls `endEditing`.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// What UIKit calls `addGestureRecognizer`.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  /// What UIKit calls `setContentHuggingPriority`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// What UIKit calls `setContentCompressionResistancePriority`.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// What UIKit calls `animate`.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// How content fills a view.
  public enum ContentMode: Hashable, Sendable {
    /// What it can be.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// Which sides follow the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: UInt
    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value `flexibleWidth`.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The value `flexibleHeight`.
    public static let flexibleHeight = Self(rawValue: 16)
  }
}

extension UIView {
  /// What UIKit calls `leadingAnchor`.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `trailingAnchor`.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `topAnchor`.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `bottomAnchor`.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `leftAnchor`.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `rightAnchor`.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `widthAnchor`.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `heightAnchor`.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `centerXAnchor`.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What UIKit calls `centerYAnchor`.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// A side of a view, which stands nowhere.
@MainActor public final class NSLayoutAnchor {
  /// What UIKit calls `constraint`.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// What UIKit calls `constraint`.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// What UIKit calls `constraint`.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// What sides of views have to do with each other.
@MainActor public final class NSLayoutConstraint {
  /// What UIKit calls `isActive`.
  public var isActive = false
  /// What UIKit calls `constant`.
  public var constant: CGFloat = 0
  /// What UIKit calls `priority`.
  public var priority = UILayoutPriority.required
  /// What UIKit calls `activate`.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Which way.
  public enum Axis: Hashable, Sendable { case horizontal, vertical }
}

/// How much a constraint counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// What UIKit calls `rawValue`.
  public let rawValue: Float
  /// Creates a value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The value `required`.
  public static let required = Self(1000)
  /// The value `defaultHigh`.
  public static let defaultHigh = Self(750)
  /// The value `defaultLow`.
  public static let defaultLow = Self(250)
}

/// A window.
@MainActor open class UIWindow: UIView {
  /// What UIKit calls `rootViewController`.
  open var rootViewController: UIViewController?
  /// What UIKit calls `windowScene`.
  open weak var windowScene: UIWindowScene?
  /// What UIKit calls `isKeyWindow`.
  open var isKeyWindow: Bool { false }
  /// Creates a value.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  /// What UIKit calls `makeKeyAndVisible`.
  open func makeKeyAndVisible() {}
  /// How windows look.
  public static func appearance() -> UIWindow { UIWindow() }
}

/// Something that follows a hand.
@MainActor open class UIGestureRecognizer {
  /// Creates a value.
  public init() {}
  /// What UIKit calls `delegate`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What UIKit calls `isEnabled`.
  open var isEnabled = true
  /// What UIKit calls `view`.
  open var view: UIView? { nil }
}

/// Who decides of gestures.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}
