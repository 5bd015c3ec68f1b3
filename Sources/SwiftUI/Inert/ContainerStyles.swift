// Inert: types of modifiers of which nothing is heard.

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
