// Inert: types of modifiers of which nothing is heard.

/// How a list looks.
public protocol ListStyle {}

/// A style of the system's.
public struct _SystemListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == _SystemListStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Plain.
  public static var plain: Self { Self() }
  /// Grouped.
  public static var grouped: Self { Self() }
  /// Inset.
  public static var inset: Self { Self() }
  /// Insetgrouped.
  public static var insetGrouped: Self { Self() }
  /// Sidebar.
  public static var sidebar: Self { Self() }
}

/// A style by its old name.
public typealias PlainListStyle = _SystemListStyle

/// A style by its old name.
public typealias GroupedListStyle = _SystemListStyle

/// A style by its old name.
public typealias InsetGroupedListStyle = _SystemListStyle

/// A style by its old name.
public typealias SidebarListStyle = _SystemListStyle

/// A style by its old name.
public typealias DefaultListStyle = _SystemListStyle

/// A style by its old name.
public typealias InsetListStyle = _SystemListStyle

/// How a form looks.
public protocol FormStyle {}

/// A style of the system's.
public struct _SystemFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == _SystemFormStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Grouped.
  public static var grouped: Self { Self() }
  /// Columns.
  public static var columns: Self { Self() }
}

/// How a field looks.
public protocol TextFieldStyle {}

/// A style of the system's.
public struct _SystemTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == _SystemTextFieldStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Plain.
  public static var plain: Self { Self() }
  /// Roundedborder.
  public static var roundedBorder: Self { Self() }
}

/// A style by its old name.
public typealias PlainTextFieldStyle = _SystemTextFieldStyle

/// A style by its old name.
public typealias RoundedBorderTextFieldStyle = _SystemTextFieldStyle

/// A style by its old name.
public typealias DefaultTextFieldStyle = _SystemTextFieldStyle

/// How progress looks.
public protocol ProgressViewStyle {}

/// A style of the system's.
public struct _SystemProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == _SystemProgressViewStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Linear.
  public static var linear: Self { Self() }
  /// Circular.
  public static var circular: Self { Self() }
}

/// A style by its old name.
public typealias LinearProgressViewStyle = _SystemProgressViewStyle

/// A style by its old name.
public typealias CircularProgressViewStyle = _SystemProgressViewStyle

/// A style by its old name.
public typealias DefaultProgressViewStyle = _SystemProgressViewStyle

/// How a gauge looks.
public protocol GaugeStyle {}

/// A style of the system's.
public struct _SystemGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == _SystemGaugeStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Linearcapacity.
  public static var linearCapacity: Self { Self() }
  /// Accessorycircular.
  public static var accessoryCircular: Self { Self() }
  /// Accessorycircularcapacity.
  public static var accessoryCircularCapacity: Self { Self() }
  /// Accessorylinear.
  public static var accessoryLinear: Self { Self() }
  /// Accessorylinearcapacity.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// How pairs look.
public protocol LabeledContentStyle {}

/// A style of the system's.
public struct _SystemLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
}

extension LabeledContentStyle where Self == _SystemLabeledContentStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}

/// How groups that open look.
public protocol DisclosureGroupStyle {}

/// A style of the system's.
public struct _SystemDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
}

extension DisclosureGroupStyle where Self == _SystemDisclosureGroupStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}

/// How groups of controls look.
public protocol ControlGroupStyle {}

/// A style of the system's.
public struct _SystemControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == _SystemControlGroupStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Navigation.
  public static var navigation: Self { Self() }
  /// Menu.
  public static var menu: Self { Self() }
  /// Compactmenu.
  public static var compactMenu: Self { Self() }
  /// Palette.
  public static var palette: Self { Self() }
}

/// How frames look.
public protocol GroupBoxStyle {}

/// A style of the system's.
public struct _SystemGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
}

extension GroupBoxStyle where Self == _SystemGroupBoxStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}

/// A style by its old name.
public typealias DefaultGroupBoxStyle = _SystemGroupBoxStyle

/// How menus look.
public protocol MenuStyle {}

/// A style of the system's.
public struct _SystemMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == _SystemMenuStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Button.
  public static var button: Self { Self() }
  /// Borderlessbutton.
  public static var borderlessButton: Self { Self() }
}

/// A style by its old name.
public typealias BorderlessButtonMenuStyle = _SystemMenuStyle

/// How tables look.
public protocol TableStyle {}

/// A style of the system's.
public struct _SystemTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == _SystemTableStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Inset.
  public static var inset: Self { Self() }
}

/// How tabs look.
public protocol TabViewStyle {}

/// A style of the system's.
public struct _SystemTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// Creates pages, with or without dots.
  public init(indexDisplayMode: IndexDisplayMode) {}
  /// When dots are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// When there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}

extension TabViewStyle where Self == _SystemTabViewStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Page.
  public static var page: Self { Self() }
  /// Sidebaradaptable.
  public static var sidebarAdaptable: Self { Self() }
  /// Tabbaronly.
  public static var tabBarOnly: Self { Self() }
  /// Grouped.
  public static var grouped: Self { Self() }
  /// Pages, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { Self() }
}

/// A style by its old name.
public typealias PageTabViewStyle = _SystemTabViewStyle

/// A style by its old name.
public typealias DefaultTabViewStyle = _SystemTabViewStyle

/// How dots look.
public protocol IndexViewStyle {}

/// A style of the system's.
public struct _SystemIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  public init() {}
}

extension IndexViewStyle where Self == _SystemIndexViewStyle {
  /// Page.
  public static var page: Self { Self() }
  /// Page, with a background behind the dots or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self() }
}

/// A style by its old name.
public typealias PageIndexViewStyle = _SystemIndexViewStyle

extension _SystemIndexViewStyle {
  /// Creates the style with a background behind the dots, or without.
  public init(backgroundDisplayMode: BackgroundDisplayMode) { self.init() }

  /// When there is a background behind the dots of pages.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = Self(name: "automatic")
    /// While one changes pages.
    public static let interactive = Self(name: "interactive")
    /// Always.
    public static let always = Self(name: "always")
    /// Never.
    public static let never = Self(name: "never")
  }
}

/// How columns stand.
public protocol NavigationSplitViewStyle {}

/// A style of the system's.
public struct _SystemNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == _SystemNavigationSplitViewStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Balanced.
  public static var balanced: Self { Self() }
  /// Prominentdetail.
  public static var prominentDetail: Self { Self() }
}
