/// A part of an app with a life of its own, as UIKit sees it.
@MainActor open class UIScene: UIResponder, Hashable {
  /// What UIKit calls `session`.
  public let session = UISceneSession()
  /// What UIKit calls `activationState`.
  public var activationState: ActivationState { .foregroundActive }
  /// What UIKit calls `delegate`.
  public weak var delegate: (any UISceneDelegate)?
  /// What UIKit calls `title`.
  public var title: String?

  /// What UIKit calls ``.
  nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
  /// What UIKit calls `hash`.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether it is in front.
  public enum ActivationState: Hashable, Sendable {
    /// What it can be.
    case unattached, foregroundActive, foregroundInactive, background
  }

  /// How it came to be.
  @MainActor public final class ConnectionOptions {
    /// What UIKit calls `userActivities`.
    public var userActivities: Set<AnyHashable> { [] }
    /// What UIKit calls `urlContexts`.
    public var urlContexts: Set<AnyHashable> { [] }
    /// What UIKit calls `shortcutItem`.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// A window's scene.
@MainActor public final class UIWindowScene: UIScene {
  /// What UIKit calls `windows`.
  public var windows: [UIWindow] { [] }
  /// What UIKit calls `keyWindow`.
  public var keyWindow: UIWindow? { nil }
  /// What UIKit calls `screen`.
  public var screen: UIScreen { .main }
  /// What UIKit calls `interfaceOrientation`.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What UIKit calls `statusBarManager`.
  public var statusBarManager: UIStatusBarManager? { nil }
}

/// What it is to have been there before.
@MainActor public final class UISceneSession {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// What UIKit calls `rawValue`.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The value `windowApplication`.
    public static let windowApplication = Role(rawValue: "windowApplication")
  }
  /// What UIKit calls `role`.
  public var role: Role { .windowApplication }
  /// What UIKit calls `persistentIdentifier`.
  public var persistentIdentifier: String { "" }
}

/// How a scene is made.
@MainActor public final class UISceneConfiguration {
  /// What UIKit calls `delegateClass`.
  public var delegateClass: AnyClass?
  /// What UIKit calls `sceneClass`.
  public var sceneClass: AnyClass?
  /// What UIKit calls `name`.
  public let name: String?
  /// Creates a value.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Who is told what becomes of a scene.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// What UIKit calls `scene`.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// What UIKit calls `sceneDidBecomeActive`.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// What UIKit calls `sceneWillResignActive`.
  func sceneWillResignActive(_ scene: UIScene)
  /// What UIKit calls `sceneWillEnterForeground`.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// What UIKit calls `sceneDidEnterBackground`.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// What UIKit calls `sceneDidDisconnect`.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// What UIKit calls `scene`.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// What UIKit calls `sceneDidBecomeActive`.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// What UIKit calls `sceneWillResignActive`.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// What UIKit calls `sceneWillEnterForeground`.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// What UIKit calls `sceneDidEnterBackground`.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// What UIKit calls `sceneDidDisconnect`.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Who is told what becomes of a window's scene.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// What UIKit calls `window`.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// What UIKit calls `window`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The bar with the time.
@MainActor public final class UIStatusBarManager {
  /// What UIKit calls `statusBarFrame`.
  public var statusBarFrame: CGRect { .zero }
}

/// Something the app offers on the home screen.
@MainActor public final class UIApplicationShortcutItem {
  /// What UIKit calls `type`.
  public let type: String
  /// What UIKit calls `localizedTitle`.
  public let localizedTitle: String
  /// Creates a value.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}
