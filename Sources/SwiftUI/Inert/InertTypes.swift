// Inert: the types of modifiers of which nothing is heard.

/// What a safe area keeps clear of.
public struct SafeAreaRegions: Hashable, Sendable {
  private let name: String
  /// All.
  public static let all = Self(name: "all")
  /// Container.
  public static let container = Self(name: "container")
  /// Keyboard.
  public static let keyboard = Self(name: "keyboard")
}

/// Where a margin is.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Scrollcontent.
  public static let scrollContent = Self(name: "scrollContent")
  /// Scrollindicators.
  public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// What a shape is for.
public struct ContentShapeKinds: Hashable, Sendable {
  private let name: String
  /// Interaction.
  public static let interaction = Self(name: "interaction")
  /// Dragpreview.
  public static let dragPreview = Self(name: "dragPreview")
  /// Contextmenupreview.
  public static let contextMenuPreview = Self(name: "contextMenuPreview")
  /// Hovereffect.
  public static let hoverEffect = Self(name: "hoverEffect")
  /// Accessibility.
  public static let accessibility = Self(name: "accessibility")
  /// Focuseffect.
  public static let focusEffect = Self(name: "focusEffect")
}

/// How a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String
  /// Default.
  public static let `default` = Self(name: "default")
  /// Repeating.
  public static let repeating = Self(name: "repeating")
  /// Nonrepeating.
  public static let nonRepeating = Self(name: "nonRepeating")
  /// So many times.
  public static func `repeat`(_ count: Int?) -> Self { .repeating }
  /// So fast.
  public static func speed(_ speed: Double) -> Self { .default }
}

/// How content changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// Identity.
  public static let identity = Self(name: "identity")
  /// Opacity.
  public static let opacity = Self(name: "opacity")
  /// Interpolate.
  public static let interpolate = Self(name: "interpolate")
  /// Symboleffect.
  public static let symbolEffect = Self(name: "symbolEffect")
  /// As a counter does.
  public static func numericText(countsDown: Bool = false) -> Self { .interpolate }
  /// As a counter does.
  public static func numericText(value: Double) -> Self { .interpolate }
}

/// Glass.
public struct Glass: Hashable, Sendable {
  private let name: String
  /// Regular.
  public static let regular = Self(name: "regular")
  /// Clear.
  public static let clear = Self(name: "clear")
  /// Identity.
  public static let identity = Self(name: "identity")
  /// In a colour.
  public func tint(_ color: Color?) -> Self { self }
  /// That moves when it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// What is the same of two views.
public struct MatchedGeometryProperties: Hashable, Sendable {
  private let name: String
  /// Frame.
  public static let frame = Self(name: "frame")
  /// Position.
  public static let position = Self(name: "position")
  /// Size.
  public static let size = Self(name: "size")
}

/// What a hand feels.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Success.
  public static let success = Self(name: "success")
  /// Warning.
  public static let warning = Self(name: "warning")
  /// Error.
  public static let error = Self(name: "error")
  /// Selection.
  public static let selection = Self(name: "selection")
  /// Increase.
  public static let increase = Self(name: "increase")
  /// Decrease.
  public static let decrease = Self(name: "decrease")
  /// Start.
  public static let start = Self(name: "start")
  /// Stop.
  public static let stop = Self(name: "stop")
  /// Alignment.
  public static let alignment = Self(name: "alignment")
  /// Levelchange.
  public static let levelChange = Self(name: "levelChange")
  /// Impact.
  public static let impact = Self(name: "impact")
  /// A knock.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// How heavy a knock is.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }
}

/// How far sections are apart.
public struct ListSectionSpacing: Hashable, Sendable {
  private let name: String
  /// Default.
  public static let `default` = Self(name: "default")
  /// Compact.
  public static let compact = Self(name: "compact")
}

/// Whether scrolling is shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Visible.
  public static let visible = Self(name: "visible")
  /// Hidden.
  public static let hidden = Self(name: "hidden")
  /// Never.
  public static let never = Self(name: "never")
}

/// Whether scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Immediately.
  public static let immediately = Self(name: "immediately")
  /// Interactively.
  public static let interactively = Self(name: "interactively")
  /// Never.
  public static let never = Self(name: "never")
}

/// How the end of a scroll feels.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Always.
  public static let always = Self(name: "always")
  /// Basedonsize.
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// In which order a menu is.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Priority.
  public static let priority = Self(name: "priority")
  /// Fixed.
  public static let fixed = Self(name: "fixed")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// How strong a badge looks.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Standard.
  public static let standard = Self(name: "standard")
  /// Increased.
  public static let increased = Self(name: "increased")
  /// Decreased.
  public static let decreased = Self(name: "decreased")
}

/// What a pointer does.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Highlight.
  public static let highlight = Self(name: "highlight")
  /// Lift.
  public static let lift = Self(name: "lift")
}

/// The shape of a button.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Capsule.
  public static let capsule = Self(name: "capsule")
  /// Roundedrectangle.
  public static let roundedRectangle = Self(name: "roundedRectangle")
  /// Circle.
  public static let circle = Self(name: "circle")
  /// With corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// Whether a button that is held goes on.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Never.
  public static let never = Self(name: "never")
  /// Words.
  public static let words = Self(name: "words")
  /// Sentences.
  public static let sentences = Self(name: "sentences")
  /// Characters.
  public static let characters = Self(name: "characters")
}

/// What the return key is called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = Self(name: "done")
  /// Go.
  public static let go = Self(name: "go")
  /// Send.
  public static let send = Self(name: "send")
  /// Join.
  public static let join = Self(name: "join")
  /// Route.
  public static let route = Self(name: "route")
  /// Search.
  public static let search = Self(name: "search")
  /// Return.
  public static let `return` = Self(name: "return")
  /// Next.
  public static let next = Self(name: "next")
  /// Continue.
  public static let `continue` = Self(name: "continue")
}

/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Resizes.
  public static let resizes = Self(name: "resizes")
  /// Scrolls.
  public static let scrolls = Self(name: "scrolls")
}

/// Whether one can touch past a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a presentation becomes.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// None.
  public static let none = Self(name: "none")
  /// Popover.
  public static let popover = Self(name: "popover")
  /// Sheet.
  public static let sheet = Self(name: "sheet")
  /// Fullscreencover.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// How large a presentation is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Fitted.
  public static let fitted = Self(name: "fitted")
  /// Form.
  public static let form = Self(name: "form")
  /// Page.
  public static let page = Self(name: "page")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Browser.
  public static let browser = Self(name: "browser")
  /// Editor.
  public static let editor = Self(name: "editor")
  /// Navigationstack.
  public static let navigationStack = Self(name: "navigationStack")
}

/// When tabs become small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Onscrolldown.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// Onscrollup.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")
}

/// How a search field stands.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Minimize.
  public static let minimize = Self(name: "minimize")
}

/// What writing tools may do.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Complete.
  public static let complete = Self(name: "complete")
  /// Limited.
  public static let limited = Self(name: "limited")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Widget.
  public static let widget = Self(name: "widget")
  /// Navigation.
  public static let navigation = Self(name: "navigation")
  /// Tabview.
  public static let tabView = Self(name: "tabView")
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Portrait.
  public static let portrait = Self(name: "portrait")
  /// Portraitupsidedown.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// Landscapeleft.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// Landscaperight.
  public static let landscapeRight = Self(name: "landscapeRight")
}

/// What a keyboard is for.
public enum UIKeyboardType: Hashable, Sendable {
  /// Default.
  case `default`
  /// AsciiCapable.
  case asciiCapable
  /// NumbersAndPunctuation.
  case numbersAndPunctuation
  /// URL.
  case URL
  /// NumberPad.
  case numberPad
  /// PhonePad.
  case phonePad
  /// NamePhonePad.
  case namePhonePad
  /// EmailAddress.
  case emailAddress
  /// DecimalPad.
  case decimalPad
  /// Twitter.
  case twitter
  /// WebSearch.
  case webSearch
  /// AsciiCapableNumberPad.
  case asciiCapableNumberPad
}

/// What a keyboard is for.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// AllCharacters.
  case allCharacters
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// Name.
  public static let name = Self(name: "name")
  /// Nameprefix.
  public static let namePrefix = Self(name: "namePrefix")
  /// Givenname.
  public static let givenName = Self(name: "givenName")
  /// Familyname.
  public static let familyName = Self(name: "familyName")
  /// Nickname.
  public static let nickname = Self(name: "nickname")
  /// Organizationname.
  public static let organizationName = Self(name: "organizationName")
  /// Location.
  public static let location = Self(name: "location")
  /// Fullstreetaddress.
  public static let fullStreetAddress = Self(name: "fullStreetAddress")
  /// Streetaddressline1.
  public static let streetAddressLine1 = Self(name: "streetAddressLine1")
  /// Addresscity.
  public static let addressCity = Self(name: "addressCity")
  /// Addressstate.
  public static let addressState = Self(name: "addressState")
  /// Postalcode.
  public static let postalCode = Self(name: "postalCode")
  /// Countryname.
  public static let countryName = Self(name: "countryName")
  /// Telephonenumber.
  public static let telephoneNumber = Self(name: "telephoneNumber")
  /// Emailaddress.
  public static let emailAddress = Self(name: "emailAddress")
  /// Url.
  public static let URL = Self(name: "URL")
  /// Creditcardnumber.
  public static let creditCardNumber = Self(name: "creditCardNumber")
  /// Username.
  public static let username = Self(name: "username")
  /// Password.
  public static let password = Self(name: "password")
  /// Newpassword.
  public static let newPassword = Self(name: "newPassword")
  /// Onetimecode.
  public static let oneTimeCode = Self(name: "oneTimeCode")
  /// Birthdate.
  public static let birthdate = Self(name: "birthdate")
}

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
}

/// A style by its old name.
public typealias PageIndexViewStyle = _SystemIndexViewStyle

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

/// How dates are chosen.
public protocol DatePickerStyle {}

/// A style of the system's.
public struct _SystemDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == _SystemDatePickerStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
  /// Compact.
  public static var compact: Self { Self() }
  /// Graphical.
  public static var graphical: Self { Self() }
  /// Wheel.
  public static var wheel: Self { Self() }
  /// Field.
  public static var field: Self { Self() }
  /// Stepperfield.
  public static var stepperField: Self { Self() }
}

/// Where a scroll ends.
public protocol ScrollTargetBehavior {}

/// A style of the system's.
public struct _SystemScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the style.
  public init() {}
}

extension ScrollTargetBehavior where Self == _SystemScrollTargetBehavior {
  /// Paging.
  public static var paging: Self { Self() }
  /// Viewaligned.
  public static var viewAligned: Self { Self() }
}

/// Whether text can be chosen.
public protocol TextSelectability {}

/// A style of the system's.
public struct _SystemTextSelectability: TextSelectability {
  /// Creates the style.
  public init() {}
}

extension TextSelectability where Self == _SystemTextSelectability {
  /// Enabled.
  public static var enabled: Self { Self() }
  /// Disabled.
  public static var disabled: Self { Self() }
}

/// How a symbol moves.
public protocol SymbolEffect {}

/// A style of the system's.
public struct _SystemSymbolEffect: SymbolEffect {
  /// Creates the style.
  public init() {}
}

extension SymbolEffect where Self == _SystemSymbolEffect {
  /// Bounce.
  public static var bounce: Self { Self() }
  /// Pulse.
  public static var pulse: Self { Self() }
  /// Variablecolor.
  public static var variableColor: Self { Self() }
  /// Scale.
  public static var scale: Self { Self() }
  /// Appear.
  public static var appear: Self { Self() }
  /// Disappear.
  public static var disappear: Self { Self() }
  /// Replace.
  public static var replace: Self { Self() }
  /// Wiggle.
  public static var wiggle: Self { Self() }
  /// Rotate.
  public static var rotate: Self { Self() }
  /// Breathe.
  public static var breathe: Self { Self() }
}

extension VerticalEdge {
  /// Sides above and below.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// How something comes and goes.
public struct AnyTransition: Sendable {
  private let name: String
  /// At once.
  public static let identity = Self(name: "identity")
  /// Fading.
  public static let opacity = Self(name: "opacity")
  /// Growing.
  public static let scale = Self(name: "scale")
  /// Sliding.
  public static let slide = Self(name: "slide")
  /// Growing from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { .scale }
  /// From a side.
  public static func move(edge: Edge) -> Self { .slide }
  /// From a side, pushing.
  public static func push(from edge: Edge) -> Self { .slide }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .slide }
  /// From a distance.
  public static func offset(_ offset: CGSize) -> Self { .slide }
  /// One way in, another out.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { insertion }
  /// With a modifier of the app's.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { .identity }
  /// Two at once.
  public func combined(with other: Self) -> Self { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// A device a preview is for.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Its name.
  public let rawValue: String
  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device.
  case device
  /// As its content.
  case sizeThatFits
  /// As it says.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Hashable, Sendable {
    /// It was used.
    case handled
    /// It was not.
    case ignored
  }
}

/// A movement of a hand: none is ever made here, except a tap.
@MainActor @preconcurrency public protocol Gesture {
  /// What it tells.
  associatedtype Value
}

extension Gesture {
  /// Does something at its end.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  /// Does something while it goes on.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture { self }
  /// Keeps something while it goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture { self }
  /// With another at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture { self }
  /// With another after it.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> some Gesture { self }
  /// Rather than another.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> some Gesture { self }
}

/// A drag.
public struct DragGesture: Gesture {
  /// Creates a drag.
  nonisolated public init(minimumDistance: CGFloat = 10) {}
  /// Creates a drag.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
  /// Where a drag is.
  public struct Value: Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it went.
    public var translation: CGSize
    /// How far it would go on.
    public var predictedEndTranslation: CGSize
    /// How fast it is.
    public var velocity: CGSize
  }
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// Creates a tap.
  nonisolated public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it goes on.
  public typealias Value = Bool
  /// Creates a press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Two fingers moving apart.
public struct MagnificationGesture: Gesture {
  /// How far.
  public typealias Value = CGFloat
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers moving apart.
public struct MagnifyGesture: Gesture {
  /// How far.
  public struct Value: Sendable {
    /// How far.
    public var magnification: CGFloat
  }
  /// Creates the gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers turning.
public struct RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
  /// Creates the gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: Self = []
  /// Those of the view.
  public static let gesture = Self(rawValue: 1)
  /// Those inside.
  public static let subviews = Self(rawValue: 2)
  /// All.
  public static let all: Self = [.gesture, .subviews]
}
