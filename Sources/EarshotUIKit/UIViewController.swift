/// A screen of UIKit's: it is never shown nor heard.
@MainActor open class UIViewController: UIResponder {
  /// What UIKit calls `view`.
  open var view: UIView! = UIView()
  /// What UIKit calls `title`.
  open var title: String?
  /// What UIKit calls `modalPresentationStyle`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What UIKit calls `presentedViewController`.
  open var presentedViewController: UIViewController? { nil }
  /// What UIKit calls `presentingViewController`.
  open var presentingViewController: UIViewController? { nil }
  /// What UIKit calls `parent`.
  open var parent: UIViewController? { nil }
  /// What UIKit calls `children`.
  open var children: [UIViewController] { [] }
  /// What UIKit calls `navigationController`.
  open var navigationController: UINavigationController? { nil }
  /// What UIKit calls `traitCollection`.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// What UIKit calls `overrideUserInterfaceStyle`.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What UIKit calls `preferredContentSize`.
  open var preferredContentSize = CGSize.zero

  /// Creates a value.
  public override init() {}
  /// Creates a value.
  public init(nibName: String?, bundle: Bundle?) {}
  /// Creates a value.
  public required init?(coder: NSCoder) { return nil }

  /// What UIKit calls `viewDidLoad`.
  open func viewDidLoad() {}
  /// What UIKit calls `viewWillAppear`.
  open func viewWillAppear(_ animated: Bool) {}
  /// What UIKit calls `viewDidAppear`.
  open func viewDidAppear(_ animated: Bool) {}
  /// What UIKit calls `viewWillDisappear`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// What UIKit calls `viewDidDisappear`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// What UIKit calls `viewDidLayoutSubviews`.
  open func viewDidLayoutSubviews() {}
  /// What UIKit calls `loadView`.
  open func loadView() {}
  /// What UIKit calls `addChild`.
  open func addChild(_ child: UIViewController) {}
  /// What UIKit calls `didMove`.
  open func didMove(toParent parent: UIViewController?) {}
  /// What UIKit calls `willMove`.
  open func willMove(toParent parent: UIViewController?) {}
  /// What UIKit calls `removeFromParent`.
  open func removeFromParent() {}
  /// What UIKit calls `present`.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { completion?() }
  /// What UIKit calls `dismiss`.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a screen comes up.
public enum UIModalPresentationStyle: Hashable, Sendable {
  /// What it can be.
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, overFullScreen
  /// What it can be.
  case overCurrentContext, popover
}

/// A stack of UIKit's.
@MainActor open class UINavigationController: UIViewController {
  /// What UIKit calls `viewControllers`.
  open var viewControllers: [UIViewController] = []
  /// What UIKit calls `navigationBar`.
  open var navigationBar: UINavigationBar { UINavigationBar() }
  /// What UIKit calls `topViewController`.
  open var topViewController: UIViewController? { viewControllers.last }
  /// Creates a value.
  public init(rootViewController: UIViewController) {
    super.init()
    viewControllers = [rootViewController]
  }
  /// Creates a value.
  public required init?(coder: NSCoder) { return nil }
  /// What UIKit calls `pushViewController`.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  /// What UIKit calls `popViewController`.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// Who is told of the moves of a stack.
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}

/// The system's way to hand something to another app.
@MainActor public final class UIActivityViewController: UIViewController {
  /// What UIKit calls `excludedActivityTypes`.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What UIKit calls `completionWithItemsHandler`.
  public var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Creates a value.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
  /// Creates a value.
  public required init?(coder: NSCoder) { return nil }
}

/// A way to hand something on.
@MainActor open class UIActivity {
  /// Creates a value.
  public init() {}
  /// Which way it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `copyToPasteboard`.
    public static let copyToPasteboard = Self(rawValue: "copyToPasteboard")
    /// The value `saveToCameraRoll`.
    public static let saveToCameraRoll = Self(rawValue: "saveToCameraRoll")
    /// The value `print`.
    public static let print = Self(rawValue: "print")
    /// The value `mail`.
    public static let mail = Self(rawValue: "mail")
    /// The value `message`.
    public static let message = Self(rawValue: "message")
  }
}

/// The system's way to choose a picture.
@MainActor public final class UIImagePickerController: UINavigationController {
  /// What UIKit calls `allowsEditing`.
  public var allowsEditing = false
  /// What UIKit calls `sourceType`.
  public var sourceType = SourceType.photoLibrary
  /// What UIKit calls `delegate`.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// What UIKit calls `isSourceTypeAvailable`.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Where pictures come from.
  public enum SourceType: Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `originalImage`.
    public static let originalImage = Self(rawValue: "originalImage")
    /// The value `editedImage`.
    public static let editedImage = Self(rawValue: "editedImage")
    /// The value `imageURL`.
    public static let imageURL = Self(rawValue: "imageURL")
  }
}

/// Who is told which picture was chosen.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// What UIKit calls `imagePickerController`.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// What UIKit calls `imagePickerControllerDidCancel`.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// What UIKit calls `imagePickerController`.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// What UIKit calls `imagePickerControllerDidCancel`.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
