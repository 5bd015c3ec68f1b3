// Inert: types of modifiers of which nothing is heard.

/// How far content is from the edges of its window.
public struct ScenePadding: Hashable, Sendable {
  private let name: String
  /// The value `minimum`.
  public static let minimum = Self(name: "minimum")
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// The value `link`.
  public static let link = Self(name: "link")
  /// The value `horizontalText`.
  public static let horizontalText = Self(name: "horizontalText")
  /// The value `verticalText`.
  public static let verticalText = Self(name: "verticalText")
  /// The value `grabIdle`.
  public static let grabIdle = Self(name: "grabIdle")
  /// The value `grabActive`.
  public static let grabActive = Self(name: "grabActive")
  /// The value `zoomIn`.
  public static let zoomIn = Self(name: "zoomIn")
  /// The value `zoomOut`.
  public static let zoomOut = Self(name: "zoomOut")
  /// The value `rectSelection`.
  public static let rectSelection = Self(name: "rectSelection")
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String
  /// The value `identity`.
  public static let identity = Self(name: "identity")
  /// The value `matchedGeometry`.
  public static let matchedGeometry = Self(name: "matchedGeometry")
  /// The value `materialize`.
  public static let materialize = Self(name: "materialize")
}

/// How content ends under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// The value `automatic`.
  public static let automatic = Self(name: "automatic")
  /// The value `hard`.
  public static let hard = Self(name: "hard")
  /// The value `soft`.
  public static let soft = Self(name: "soft")
}

/// What scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// The value `automatic`.
  public static let automatic = Self(name: "automatic")
  /// The value `enabled`.
  public static let enabled = Self(name: "enabled")
  /// The value `disabled`.
  public static let disabled = Self(name: "disabled")
}

/// How views come in while they are scrolled.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  private let name: String
  /// The value `animated`.
  public static let animated = Self(name: "animated")
  /// The value `identity`.
  public static let identity = Self(name: "identity")
  /// The value `interactive`.
  public static let interactive = Self(name: "interactive")
  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  /// While one scrolls.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  /// From how much of the view on.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is to be seen.
  public struct Threshold: Hashable, Sendable {
    private let name: String
    /// Any of it.
    public static let visible = Self(name: "visible")
    /// None of it.
    public static let hidden = Self(name: "hidden")
    /// Its middle.
    public static let centered = Self(name: "centered")
    /// A share of it.
    public static func visible(_ amount: Double) -> Self { .visible }
  }
}

/// How a change goes with time.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// The value `linear`.
  public static let linear = Self(name: "linear")
  /// The value `easeIn`.
  public static let easeIn = Self(name: "easeIn")
  /// The value `easeOut`.
  public static let easeOut = Self(name: "easeOut")
  /// The value `easeInOut`.
  public static let easeInOut = Self(name: "easeInOut")
}

/// What an anchor of a scroll is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The value `initialOffset`.
  public static let initialOffset = Self(name: "initialOffset")
  /// The value `sizeChanges`.
  public static let sizeChanges = Self(name: "sizeChanges")
  /// The value `alignment`.
  public static let alignment = Self(name: "alignment")
}

/// How a symbol shows a number.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// The value `color`.
  public static let color = Self(name: "color")
  /// The value `draw`.
  public static let draw = Self(name: "draw")
}

/// How a symbol shows a colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// The value `flat`.
  public static let flat = Self(name: "flat")
  /// The value `gradient`.
  public static let gradient = Self(name: "gradient")
}

/// When a material is lively.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// The value `automatic`.
  public static let automatic = Self(name: "automatic")
  /// The value `active`.
  public static let active = Self(name: "active")
  /// The value `inactive`.
  public static let inactive = Self(name: "inactive")
  /// The value `matchWindow`.
  public static let matchWindow = Self(name: "matchWindow")
}

/// What a search does to a bar.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The value `automatic`.
  public static let automatic = Self(name: "automatic")
  /// The value `avoidHidingContent`.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// What a scroll is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is there.
  case tracking
  /// A finger moves.
  case interacting
  /// It goes on by itself.
  case decelerating
  /// The app moves it.
  case animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// Where a view is while it is scrolled.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Not there yet, above.
  case topLeading
  /// There.
  case identity
  /// Not there yet, below.
  case bottomTrailing
  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// Where something that is scrolled is.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far it was scrolled.
  public var contentOffset: CGPoint { .zero }
  /// How large it is.
  public var contentSize: CGSize { .zero }
  /// The space around it.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// How large its window is.
  public var containerSize: CGSize { .zero }
  /// What is to be seen of it.
  public var visibleRect: CGRect { .zero }
  /// Its window.
  public var bounds: CGRect { .zero }
}

/// Where something is scrolled to.
public struct ScrollPosition: Hashable, Sendable {
  /// Creates a place nobody scrolled to.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// Creates a place nobody scrolled to.
  public init() {}
  /// Creates a place at an edge.
  public init(edge: Edge) {}
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {}
  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  /// Scrolls to a height.
  public mutating func scrollTo(y: CGFloat) {}
  /// Whether a finger put it there.
  public var isPositionedByUser: Bool { false }
}

/// How a view is drawn otherwise: nobody draws it.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
}

/// How a view is drawn otherwise.
public protocol VisualEffect: Sendable {}

extension VisualEffect {
  /// More or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Not sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Lighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
}

/// A program that draws, which nobody runs.
public struct Shader: Hashable, Sendable {
  private init() {}
}

/// How points are moved.
public struct ProjectionTransform: Hashable, Sendable {
  /// Leaves them.
  public init() {}
}

/// How points are moved, which Foundation lacks here.
public struct CGAffineTransform: Hashable, Sendable {
  /// Leaves them.
  public init() {}
  /// Moves them.
  public init(translationX x: CGFloat, y: CGFloat) {}
  /// Moves them apart.
  public init(scaleX x: CGFloat, y: CGFloat) {}
  /// Turns them.
  public init(rotationAngle angle: CGFloat) {}
  /// Leaves them.
  public static let identity = CGAffineTransform()
  /// Moves them, then as before.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { self }
  /// Moves them apart, then as before.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { self }
  /// Turns them, then as before.
  public func rotated(by angle: CGFloat) -> Self { self }
}

/// What the user made of tabs.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates what nobody changed.
  public init() {}
}

/// Where a preview is shown.
public protocol PreviewContext {}

extension KeyPress {
  /// What a key is doing.
  public struct Phases: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Self(rawValue: 1)
    /// It is held.
    public static let `repeat` = Self(rawValue: 2)
    /// It goes up.
    public static let up = Self(rawValue: 4)
    /// All.
    public static let all: Self = [.down, .repeat, .up]
  }
}

extension KeyboardShortcut {
  /// How a shortcut follows the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = Self(name: "automatic")
    /// Not at all.
    public static let custom = Self(name: "custom")
  }
}

extension Image {
  /// How bright a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let standard = Self(name: "standard")
    /// Brighter.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// Brightest.
    public static let high = Self(name: "high")
  }
}

/// How the pictures of rows are coloured.
public struct ListItemTint: Hashable, Sendable {
  private let name: String
  /// As the app.
  public static let monochrome = Self(name: "monochrome")
  /// In a colour.
  public static func fixed(_ tint: Color) -> Self { .monochrome }
  /// In a colour, unless the app says otherwise.
  public static func preferred(_ tint: Color) -> Self { .monochrome }
}

extension TabViewStyle where Self == _SystemTabViewStyle {
  /// Pages one below the other, as on a watch.
  public static var carousel: Self { Self() }
  /// Pages one below the other, as on a watch.
  public static var verticalPage: Self { Self() }
}

extension EnvironmentValues {
  /// What the views stand on.
  public var backgroundMaterial: Material? { nil }
}

extension URL {
  /// Asks for a file outside of the app: nobody forbids it.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Needs the file no more.
  public func stopAccessingSecurityScopedResource() {}
}

extension DragGesture.Value {
  /// Where a drag would end.
  public var predictedEndLocation: CGPoint { location }
  /// When it was there.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
