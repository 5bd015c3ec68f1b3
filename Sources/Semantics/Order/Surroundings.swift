/// What stands around a screen when it is read: the stack below it, the tabs, how it came up.
public struct Surroundings: Hashable, Sendable {
  /// Whether a screen is below it in its stack, so that there is a way back.
  ///
  /// Columns that collapse into one stack on a phone count as one stack.
  public var isPushed: Bool
  /// The title of the screen below, which is the back button's label (rule W3).
  public var previousTitle: Wording?
  /// The tabs of the app, empty where none are shown, as on a sheet.
  public var tabs: [TabItem]
  /// The name of the chosen tab.
  public var selectedTab: String?
  /// How the stack of the screen was presented; nil for the app's own.
  public var presentation: PresentationStyle?
  /// Whether the sheet shows its grabber though it is another screen of its stack that says so.
  public var showsGrabber: Bool

  /// Creates surroundings; what is not given is not there.
  public init(
    isPushed: Bool = false, previousTitle: Wording? = nil, tabs: [TabItem] = [],
    selectedTab: String? = nil, presentation: PresentationStyle? = nil,
    showsGrabber: Bool = false
  ) {
    self.isPushed = isPushed
    self.previousTitle = previousTitle
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.presentation = presentation
    self.showsGrabber = showsGrabber
  }
}
