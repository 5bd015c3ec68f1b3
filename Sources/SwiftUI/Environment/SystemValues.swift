/// Whether colours are light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How strong contrasts are.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// Which way lines run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether an app is in front.
public enum ScenePhase: Int, Hashable, Sendable, Comparable {
  /// Not to be seen.
  case background
  /// To be seen, not to be used.
  case inactive
  /// In front.
  case active

  /// Whether one is further from the front.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How much space there is.
public enum UserInterfaceSizeClass: Hashable, Sendable, CaseIterable {
  /// Little space.
  case compact
  /// Much space.
  case regular
}

/// How large text is.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The size xSmall.
  case xSmall
  /// The size small.
  case small
  /// The size medium.
  case medium
  /// The size large.
  case large
  /// The size xLarge.
  case xLarge
  /// The size xxLarge.
  case xxLarge
  /// The size xxxLarge.
  case xxxLarge
  /// The size accessibility1.
  case accessibility1
  /// The size accessibility2.
  case accessibility2
  /// The size accessibility3.
  case accessibility3
  /// The size accessibility4.
  case accessibility4
  /// The size accessibility5.
  case accessibility5

  /// Whether it is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How large text is, by its old name.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  /// The size extraSmall.
  case extraSmall
  /// The size small.
  case small
  /// The size medium.
  case medium
  /// The size large.
  case large
  /// The size extraLarge.
  case extraLarge
  /// The size extraExtraLarge.
  case extraExtraLarge
  /// The size extraExtraExtraLarge.
  case extraExtraExtraLarge
  /// The size accessibilityMedium.
  case accessibilityMedium
  /// The size accessibilityLarge.
  case accessibilityLarge
  /// The size accessibilityExtraLarge.
  case accessibilityExtraLarge
  /// The size accessibilityExtraExtraLarge.
  case accessibilityExtraExtraLarge
  /// The size accessibilityExtraExtraExtraLarge.
  case accessibilityExtraExtraExtraLarge
}

/// How strong letters are.
public enum LegibilityWeight: Hashable, Sendable, CaseIterable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// Where short lines stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the start.
  case leading
  /// In the middle.
  case center
  /// At the end.
  case trailing
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}

/// How strong something looks.
public enum Prominence: Hashable, Sendable, CaseIterable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// Whether something is to be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system does.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden
}

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// At the start.
  case leading
  /// Below.
  case bottom
  /// At the end.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// Above.
    public static let top = Set(.top)
    /// At the start.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// At the end.
    public static let trailing = Set(.trailing)
    /// At both ends.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All around.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// A side of a line.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// At the start.
  case leading
  /// At the end.
  case trailing
}

/// A side above or below.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable, CaseIterable {
  /// Nothing can be edited.
  case inactive
  /// Something is edited in passing.
  case transient
  /// Something is edited.
  case active

  /// Whether something is edited.
  public var isEditing: Bool { self != .inactive }
}

/// How something fits its space.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it.
  case fit
  /// All around.
  case fill
}

/// How colours mix.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// By normal.
  case normal
  /// By multiply.
  case multiply
  /// By screen.
  case screen
  /// By overlay.
  case overlay
  /// By darken.
  case darken
  /// By lighten.
  case lighten
  /// By softLight.
  case softLight
  /// By hardLight.
  case hardLight
  /// By difference.
  case difference
  /// By exclusion.
  case exclusion
  /// By plusLighter.
  case plusLighter
  /// By plusDarker.
  case plusDarker
  /// By destinationOut.
  case destinationOut
  /// By sourceAtop.
  case sourceAtop
}

/// Where a selection leans.
public enum TextSelectionAffinity: Hashable, Sendable, CaseIterable {
  /// Either.
  case automatic
  /// Before.
  case upstream
  /// After.
  case downstream
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is not there yet.
  public static let placeholder = Self(rawValue: 1)
  /// It is private.
  public static let privacy = Self(rawValue: 2)
  /// It is old.
  public static let invalidated = Self(rawValue: 4)
}

/// The forms of symbols.
public struct SymbolVariants: Hashable, Sendable {
  let names: [String]
  /// The plain symbol.
  public static let none = Self(names: [])
  /// Filled.
  public static let fill = Self(names: ["fill"])
  /// In a circle.
  public static let circle = Self(names: ["circle"])
  /// In a square.
  public static let square = Self(names: ["square"])
  /// In a rectangle.
  public static let rectangle = Self(names: ["rectangle"])
  /// Struck through.
  public static let slash = Self(names: ["slash"])
  /// The same, filled.
  public var fill: Self { Self(names: names + ["fill"]) }
  /// The same in a circle.
  public var circle: Self { Self(names: names + ["circle"]) }
  /// The same in a square.
  public var square: Self { Self(names: names + ["square"]) }
  /// The same, struck through.
  public var slash: Self { Self(names: names + ["slash"]) }
}

/// A key with what is held while it is pressed.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The key of the main action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that leaves.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes.
  public let character: Character
  /// Creates a key by what it writes.
  public init(_ character: Character) { self.character = character }
  /// Creates a key by what it writes.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// Return.
  public static let `return` = Self("\r")
  /// Escape.
  public static let escape = Self("\u{1b}")
  /// Delete.
  public static let delete = Self("\u{8}")
  /// Tab.
  public static let tab = Self("\t")
  /// Space.
  public static let space = Self(" ")
  /// The arrow up.
  public static let upArrow = Self("\u{f700}")
  /// The arrow down.
  public static let downArrow = Self("\u{f701}")
  /// The arrow left.
  public static let leftArrow = Self("\u{f702}")
  /// The arrow right.
  public static let rightArrow = Self("\u{f703}")
}

/// What is held while a key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Control.
  public static let control = Self(rawValue: 4)
  /// Option.
  public static let option = Self(rawValue: 8)
  /// Command.
  public static let command = Self(rawValue: 16)
  /// All.
  public static let all: Self = [.capsLock, .shift, .control, .option, .command]
}
