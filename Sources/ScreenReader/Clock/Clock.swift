/// The time of a walk: milliseconds that pass because something lasts, never by themselves.
///
/// A stage and the reader on it share one clock, so that what an app does later and what is
/// being said happen in one order, on every machine.
@MainActor public final class Clock {
  /// What the clock says, in ms since the start of the walk.
  public private(set) var now: Int

  /// Creates a clock that stands at 0.
  public init() { now = 0 }

  /// Moves the clock forward; a moment that is over changes nothing.
  public func advance(to moment: Int) { now = max(now, moment) }
}
