/// Something that is told of events: here nobody is told of any.
@MainActor open class UIResponder {
  /// Creates a value.
  public init() {}
  /// What UIKit calls `becomeFirstResponder`.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// What UIKit calls `resignFirstResponder`.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// What UIKit calls `canBecomeFirstResponder`.
  open var canBecomeFirstResponder: Bool { false }
  /// What UIKit calls `isFirstResponder`.
  open var isFirstResponder: Bool { false }
  /// What UIKit calls `next`.
  open var next: UIResponder? { nil }
  /// The value `keyboardWillShowNotification`.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The value `keyboardDidShowNotification`.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The value `keyboardWillHideNotification`.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The value `keyboardDidHideNotification`.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The value `keyboardWillChangeFrameNotification`.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The value `keyboardFrameEndUserInfoKey`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The value `keyboardAnimationDurationUserInfoKey`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// An app, as UIKit sees it.
@MainActor public final class UIApplication: UIResponder {
  /// The value `shared`.
  public static let shared = UIApplication()
  /// What UIKit calls `delegate`.
  public weak var delegate: (any UIApplicationDelegate)?
  /// What UIKit calls `isIdleTimerDisabled`.
  public var isIdleTimerDisabled = false
  /// What UIKit calls `applicationIconBadgeNumber`.
  public var applicationIconBadgeNumber = 0
  /// What UIKit calls `windows`.
  public var windows: [UIWindow] { [] }
  /// What UIKit calls `keyWindow`.
  public var keyWindow: UIWindow? { nil }
  /// What UIKit calls `connectedScenes`.
  public var connectedScenes: Set<UIScene> { [] }
  /// What UIKit calls `applicationState`.
  public var applicationState: State { .active }
  /// What UIKit calls `supportsAlternateIcons`.
  public var supportsAlternateIcons: Bool { false }
  /// What UIKit calls `alternateIconName`.
  public var alternateIconName: String? { nil }
  /// What UIKit calls `preferredContentSizeCategory`.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// What UIKit calls `setAlternateIconName`.
  public func setAlternateIconName(_ name: String?) async throws {}
  /// What UIKit calls `setAlternateIconName`.
  public func setAlternateIconName(
    _ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }
  /// What UIKit calls `canOpenURL`.
  public func canOpenURL(_ url: URL) -> Bool { true }
  /// Leaves the app for a URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    _UIKitHost.current.open(url)
    completionHandler?(true)
  }
  /// What UIKit calls `registerForRemoteNotifications`.
  public func registerForRemoteNotifications() {}
  /// What UIKit calls `beginReceivingRemoteControlEvents`.
  public func beginReceivingRemoteControlEvents() {}
  /// What UIKit calls `beginBackgroundTask`.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// What UIKit calls `endBackgroundTask`.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Whether the app is in front.
  public enum State: Hashable, Sendable { case active, inactive, background }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `universalLinksOnly`.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// How an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `url`.
    public static let url = Self(rawValue: "url")
    /// The value `remoteNotification`.
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    /// The value `shortcutItem`.
    public static let shortcutItem = Self(rawValue: "shortcutItem")
  }

  /// The value `openSettingsURLString`.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The value `openNotificationSettingsURLString`.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The value `didBecomeActiveNotification`.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The value `willResignActiveNotification`.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The value `didEnterBackgroundNotification`.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The value `willEnterForegroundNotification`.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The value `willTerminateNotification`.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The value `didReceiveMemoryWarningNotification`.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The value `userDidTakeScreenshotNotification`.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The value `significantTimeChangeNotification`.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// What UIKit calls `rawValue`.
  public let rawValue: Int
  /// Creates a value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The value `invalid`.
  public static let invalid = Self(rawValue: 0)
}

/// What became of a fetch in the background.
public enum UIBackgroundFetchResult: Hashable, Sendable { case newData, noData, failed }

/// Who is told what becomes of the app.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// What UIKit calls `application`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// What UIKit calls `application`.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// What UIKit calls `application`.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// What UIKit calls `application`.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// What UIKit calls `application`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// What UIKit calls `application`.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// What UIKit calls `application`.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// What UIKit calls `application`.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}
