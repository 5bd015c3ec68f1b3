/// A fault of particular system releases, heard only if a profile asks for such a release.
public enum SystemFault: String, Hashable, Sendable, CaseIterable {
  /// Emptying the path while search is active goes back without animation; taking away as many
  /// screens one by one does not have the fault.
  case popWithoutAnimation
  /// What is put on the path of a tab that is not on the screen yet is ignored; 50 ms after the
  /// tab was chosen it works.
  case pushOnHiddenTab
  /// Swiping back from a zoom fails; the back button works.
  case swipeBackFromZoom
  /// A document's split view on a phone shows the back button and the title twice; a stack
  /// does not.
  case doubledBar
  /// After a menu or a picker closes, focus goes to the first item of the bar, whatever the app
  /// asks for; a sheet gives it back.
  case focusAfterMenu

  /// The releases that have it.
  public var systems: [String] {
    switch self {
    case .popWithoutAnimation: ["18"]
    case .pushOnHiddenTab: ["26.1"]
    case .swipeBackFromZoom: ["26.0", "26.1", "26.2"]
    case .doubledBar: ["26.0", "26.1"]
    case .focusAfterMenu: ["26.2"]
    }
  }

  /// What a transcript says where the fault is met, nil where it can be heard as it is.
  public var warning: String? {
    switch self {
    case .pushOnHiddenTab:
      "this release ignores what is put on the path of a tab that was chosen less than "
        + "\(Self.tabDelay) ms ago"
    case .swipeBackFromZoom:
      "this release may not go back from a zoom by a swipe: the back button works"
    case .popWithoutAnimation, .doubledBar, .focusAfterMenu: nil
    }
  }

  /// How long a chosen tab ignores what is put on its path, in ms (``pushOnHiddenTab``).
  public static var tabDelay: Int { 50 }

  /// The releases that have a fault at all, oldest first.
  public static var systems: [String] { ["18", "26.0", "26.1", "26.2"] }
}

extension Profile {
  /// Whether the release it asks for has a fault.
  public func has(_ fault: SystemFault) -> Bool {
    system.map(fault.systems.contains) ?? false
  }
}
