/// How a change is shown over time: only its length is heard.
public struct Animation: Hashable, Sendable {
  /// How long it takes in ms, rounded.
  var milliseconds: Int
  /// How long it waits before it begins, in ms.
  var delayMilliseconds = 0

  private init(seconds: Double) { milliseconds = Self.milliseconds(seconds) }

  private static func milliseconds(_ seconds: Double) -> Int {
    guard seconds.isFinite, seconds > 0 else { return 0 }
    // No animation lasts longer than a day.
    return Int(min(seconds, 86_400) * 1_000 + 0.5)
  }

  /// The system's own.
  public static let `default` = Animation(seconds: 0.35)
  /// Even speed.
  public static var linear: Animation { Animation(seconds: 0.35) }
  /// Slow at its start.
  public static var easeIn: Animation { Animation(seconds: 0.35) }
  /// Slow at its end.
  public static var easeOut: Animation { Animation(seconds: 0.35) }
  /// Slow at both ends.
  public static var easeInOut: Animation { Animation(seconds: 0.35) }
  /// A spring.
  public static var spring: Animation { Animation(seconds: 0.5) }
  /// A spring that overshoots.
  public static var bouncy: Animation { Animation(seconds: 0.5) }
  /// A spring that does not.
  public static var smooth: Animation { Animation(seconds: 0.5) }
  /// A short spring.
  public static var snappy: Animation { Animation(seconds: 0.5) }
  /// A spring one can take hold of.
  public static var interactiveSpring: Animation { Animation(seconds: 0.15) }

  /// Even speed over so many seconds.
  public static func linear(duration: Double) -> Animation { Animation(seconds: duration) }
  /// Slow at its start, over so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(seconds: duration) }
  /// Slow at its end, over so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(seconds: duration) }
  /// Slow at both ends, over so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(seconds: duration) }
  /// A curve of the app's own, over so many seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation(seconds: duration) }
  /// A spring by its response in seconds.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(seconds: response) }
  /// A spring by its length in seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(seconds: duration) }
  /// A spring one can take hold of.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(seconds: response) }
  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(seconds: 0.5) }
  /// A spring that overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }
  /// A spring that does not.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }
  /// A short spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(seconds: duration)
  }

  /// The same, so many seconds later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.delayMilliseconds = Self.milliseconds(delay)
    return copy
  }

  /// The same, so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.milliseconds = Self.milliseconds(Double(milliseconds) / 1_000 / max(speed, 0.001))
    return copy
  }

  /// The same, several times; its length is that of one turn.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// The same, without an end; its length is that of one turn.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
