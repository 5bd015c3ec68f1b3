/// A label of UIKit's.
@MainActor open class UILabel: UIView {
  /// What UIKit calls `text`.
  open var text: String?
  /// What UIKit calls `attributedText`.
  open var attributedText: NSAttributedString?
  /// What UIKit calls `font`.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// What UIKit calls `textColor`.
  open var textColor: UIColor! = .label
  /// What UIKit calls `numberOfLines`.
  open var numberOfLines = 1
  /// What UIKit calls `textAlignment`.
  open var textAlignment = NSTextAlignment.natural
  /// What UIKit calls `adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
}

/// Where lines stand.
public enum NSTextAlignment: Hashable, Sendable { case left, center, right, justified, natural }

/// A picture of UIKit's.
@MainActor open class UIImageView: UIView {
  /// What UIKit calls `image`.
  open var image: UIImage?
  /// Creates a value.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// Something one can use.
@MainActor open class UIControl: UIView {
  /// What UIKit calls `isEnabled`.
  open var isEnabled = true
  /// What UIKit calls `isSelected`.
  open var isSelected = false
  /// What UIKit calls `isHighlighted`.
  open var isHighlighted = false
}

/// A button of UIKit's.
@MainActor open class UIButton: UIControl {
  /// What UIKit calls `setTitle`.
  open func setTitle(_ title: String?, for state: State) {}
  /// What UIKit calls `setImage`.
  open func setImage(_ image: UIImage?, for state: State) {}
  /// What a control is like.
  public struct State: OptionSet, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: UInt
    /// Creates a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value `normal`.
    public static let normal: State = []
    /// The value `highlighted`.
    public static let highlighted = State(rawValue: 1)
    /// The value `disabled`.
    public static let disabled = State(rawValue: 2)
    /// The value `selected`.
    public static let selected = State(rawValue: 4)
  }
}

/// A field of UIKit's.
@MainActor open class UITextField: UIControl {
  /// What UIKit calls `text`.
  open var text: String?
  /// What UIKit calls `placeholder`.
  open var placeholder: String?
  /// What UIKit calls `font`.
  open var font: UIFont?
  /// What UIKit calls `textColor`.
  open var textColor: UIColor?
  /// What UIKit calls `clearButtonMode`.
  open var clearButtonMode = ViewMode.never
  /// What UIKit calls `delegate`.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When something is shown.
  public enum ViewMode: Hashable, Sendable { case never, whileEditing, unlessEditing, always }
}

/// Who is told what becomes of a field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// What UIKit calls `textFieldDidBeginEditing`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// What UIKit calls `textFieldDidEndEditing`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// What UIKit calls `textFieldShouldReturn`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// What UIKit calls `textFieldDidBeginEditing`.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// What UIKit calls `textFieldDidEndEditing`.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// What UIKit calls `textFieldShouldReturn`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Something that is scrolled.
@MainActor open class UIScrollView: UIView {
  /// What UIKit calls `contentOffset`.
  open var contentOffset = CGPoint.zero
  /// What UIKit calls `contentSize`.
  open var contentSize = CGSize.zero
  /// What UIKit calls `contentInset`.
  open var contentInset = UIEdgeInsets.zero
  /// What UIKit calls `isScrollEnabled`.
  open var isScrollEnabled = true
  /// What UIKit calls `bounces`.
  open var bounces = true
  /// What UIKit calls `isPagingEnabled`.
  open var isPagingEnabled = false
  /// What UIKit calls `showsVerticalScrollIndicator`.
  open var showsVerticalScrollIndicator = true
  /// What UIKit calls `showsHorizontalScrollIndicator`.
  open var showsHorizontalScrollIndicator = true
  /// What UIKit calls `minimumZoomScale`.
  open var minimumZoomScale: CGFloat = 1
  /// What UIKit calls `maximumZoomScale`.
  open var maximumZoomScale: CGFloat = 1
  /// What UIKit calls `zoomScale`.
  open var zoomScale: CGFloat = 1
  /// What UIKit calls `bouncesZoom`.
  open var bouncesZoom = true
  /// What UIKit calls `keyboardDismissMode`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What UIKit calls `delegate`.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What UIKit calls `setContentOffset`.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  /// What UIKit calls `setZoomScale`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// What UIKit calls `zoom`.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// When scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Hashable, Sendable { case none, onDrag, interactive }
}

/// Who is told what becomes of something that is scrolled.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// What UIKit calls `scrollViewDidScroll`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// What UIKit calls `viewForZooming`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// What UIKit calls `scrollViewDidScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// What UIKit calls `viewForZooming`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A text of many lines.
@MainActor open class UITextView: UIScrollView {
  /// What UIKit calls `text`.
  open var text: String! = ""
  /// What UIKit calls `attributedText`.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// What UIKit calls `font`.
  open var font: UIFont?
  /// What UIKit calls `textColor`.
  open var textColor: UIColor?
  /// What UIKit calls `isEditable`.
  open var isEditable = true
  /// What UIKit calls `isSelectable`.
  open var isSelectable = true
  /// What UIKit calls `selectedRange`.
  open var selectedRange = NSRange()
  /// What UIKit calls `textContainerInset`.
  open var textContainerInset = UIEdgeInsets.zero
  /// What UIKit calls `adjustsFontForContentSizeCategory`.
  open var adjustsFontForContentSizeCategory = false
}

/// Who is told what becomes of a text.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// What UIKit calls `textViewDidChange`.
  func textViewDidChange(_ textView: UITextView)
  /// What UIKit calls `textViewDidBeginEditing`.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// What UIKit calls `textViewDidEndEditing`.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// What UIKit calls `textViewDidChange`.
  public func textViewDidChange(_ textView: UITextView) {}
  /// What UIKit calls `textViewDidBeginEditing`.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// What UIKit calls `textViewDidEndEditing`.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A spinner of UIKit's.
@MainActor open class UIActivityIndicatorView: UIView {
  /// Creates a value.
  public convenience init(style: Style) { self.init(frame: .zero) }
  /// What UIKit calls `startAnimating`.
  open func startAnimating() {}
  /// What UIKit calls `stopAnimating`.
  open func stopAnimating() {}
  /// How large it is.
  public enum Style: Hashable, Sendable { case medium, large }
}

/// How something shines through.
open class UIVisualEffect: @unchecked Sendable {
  init() {}
}

/// Blurred.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// Creates a value.
  public init(style: Style) {}
  /// How much.
  public enum Style: Hashable, Sendable {
    /// What it can be.
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial
    /// What it can be.
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }
}

/// What shines through.
@MainActor public final class UIVisualEffectView: UIView {
  /// What UIKit calls `effect`.
  public var effect: UIVisualEffect?
  /// Creates a value.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  /// What UIKit calls `contentView`.
  public var contentView: UIView { self }
}
