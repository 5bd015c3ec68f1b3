/// A list of UIKit's.
@MainActor open class UITableView: UIScrollView {
  /// What UIKit calls `separatorColor`.
  open var separatorColor: UIColor?
  /// What UIKit calls `separatorStyle`.
  open var separatorStyle = SeparatorStyle.singleLine
  /// What UIKit calls `tableFooterView`.
  open var tableFooterView: UIView?
  /// What UIKit calls `tableHeaderView`.
  open var tableHeaderView: UIView?
  /// What UIKit calls `rowHeight`.
  open var rowHeight: CGFloat = 0
  /// What UIKit calls `appearance`.
  public static func appearance() -> UITableView { UITableView() }
  /// How rows are kept apart.
  public enum SeparatorStyle: Hashable, Sendable { case none, singleLine }
}

/// A row of UIKit's.
@MainActor open class UITableViewCell: UIView {
  /// What UIKit calls `selectionStyle`.
  open var selectionStyle = SelectionStyle.default
  /// What UIKit calls `appearance`.
  public static func appearance() -> UITableViewCell { UITableViewCell() }
  /// How a choice is shown.
  public enum SelectionStyle: Hashable, Sendable { case none, blue, gray, `default` }
}

/// A bar at the top.
@MainActor open class UINavigationBar: UIView {
  /// What UIKit calls `titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What UIKit calls `largeTitleTextAttributes`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// What UIKit calls `barTintColor`.
  open var barTintColor: UIColor?
  /// What UIKit calls `isTranslucent`.
  open var isTranslucent = true
  /// What UIKit calls `prefersLargeTitles`.
  open var prefersLargeTitles = false
  /// What UIKit calls `shadowImage`.
  open var shadowImage: UIImage?
  /// What UIKit calls `standardAppearance`.
  open var standardAppearance = UINavigationBarAppearance()
  /// What UIKit calls `compactAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// What UIKit calls `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What UIKit calls `setBackgroundImage`.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// What UIKit calls `appearance`.
  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// When a picture counts.
public enum UIBarMetrics: Hashable, Sendable { case `default`, compact }

/// How a bar looks.
@MainActor open class UIBarAppearance {
  /// Creates a value.
  public init() {}
  /// What UIKit calls `backgroundColor`.
  open var backgroundColor: UIColor?
  /// What UIKit calls `backgroundEffect`.
  open var backgroundEffect: UIBlurEffect?
  /// What UIKit calls `shadowColor`.
  open var shadowColor: UIColor?
  /// What UIKit calls `configureWithOpaqueBackground`.
  open func configureWithOpaqueBackground() {}
  /// What UIKit calls `configureWithTransparentBackground`.
  open func configureWithTransparentBackground() {}
  /// What UIKit calls `configureWithDefaultBackground`.
  open func configureWithDefaultBackground() {}
}

/// How a bar at the top looks.
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  /// What UIKit calls `titleTextAttributes`.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What UIKit calls `largeTitleTextAttributes`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look.
@MainActor public final class UITabBarAppearance: UIBarAppearance {}

/// The tabs.
@MainActor open class UITabBar: UIView {
  /// What UIKit calls `barTintColor`.
  open var barTintColor: UIColor?
  /// What UIKit calls `unselectedItemTintColor`.
  open var unselectedItemTintColor: UIColor?
  /// What UIKit calls `isTranslucent`.
  open var isTranslucent = true
  /// What UIKit calls `standardAppearance`.
  open var standardAppearance = UITabBarAppearance()
  /// What UIKit calls `scrollEdgeAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// What UIKit calls `appearance`.
  public static func appearance() -> UITabBar { UITabBar() }
}

/// A bar at the bottom.
@MainActor open class UIToolbar: UIView {
  /// What UIKit calls `barTintColor`.
  open var barTintColor: UIColor?
  /// What UIKit calls `appearance`.
  public static func appearance() -> UIToolbar { UIToolbar() }
}

/// An item of a bar.
@MainActor open class UIBarButtonItem {
  /// Creates a value.
  public init() {}
  /// What UIKit calls `tintColor`.
  open var tintColor: UIColor?
  /// What UIKit calls `setTitleTextAttributes`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIButton.State
  ) {}
  /// What UIKit calls `appearance`.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

/// Dots of pages.
@MainActor open class UIPageControl: UIControl {
  /// What UIKit calls `currentPageIndicatorTintColor`.
  open var currentPageIndicatorTintColor: UIColor?
  /// What UIKit calls `pageIndicatorTintColor`.
  open var pageIndicatorTintColor: UIColor?
  /// What UIKit calls `numberOfPages`.
  open var numberOfPages = 0
  /// What UIKit calls `currentPage`.
  open var currentPage = 0
  /// What UIKit calls `appearance`.
  public static func appearance() -> UIPageControl { UIPageControl() }
}

/// Segments of UIKit's.
@MainActor open class UISegmentedControl: UIControl {
  /// What UIKit calls `selectedSegmentTintColor`.
  open var selectedSegmentTintColor: UIColor?
  /// What UIKit calls `setTitleTextAttributes`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIButton.State
  ) {}
  /// What UIKit calls `appearance`.
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}
