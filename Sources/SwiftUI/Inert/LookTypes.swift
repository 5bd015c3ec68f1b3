// Inert: types of modifiers of which nothing is heard.

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
