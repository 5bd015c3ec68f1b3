import Synchronization

/// What the kit asks the app it runs in; without one it answers as a plain phone would.
public struct _UIKitHost: Sendable {
  /// What UIKit calls `idiom`.
  public var idiom: @Sendable () -> UIUserInterfaceIdiom = { .phone }
  /// What UIKit calls `screenSize`.
  public var screenSize: @Sendable () -> CGSize = { CGSize(width: 390, height: 844) }
  /// Leaves the app for a URL.
  public var open: @Sendable (URL) -> Void = { _ in }

  /// Creates a value.
  public init() {}

  private static let shared = Mutex(_UIKitHost())

  /// The app that is asked.
  public static var current: _UIKitHost {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
