/// An announcement that nobody would hear, why, and what would save it.
///
///     "Saved to favourites" · default · after 2 words · by focus
///         post it 640 ms later · post it at high
public struct LostAnnouncement: Hashable, Sendable {
  /// The announcement, with its moment, the words that were heard and what took the rest.
  public var posted: PostedAnnouncement
  /// What was activated, screen by screen, until it was posted; empty if nothing had to be, or
  /// the walk has a script.
  public var way: [String]
  /// Every change that was tried and makes it heard whole without anything else being heard less,
  /// the smallest first.
  public var fixes: [Fix]

  /// A change that was tried on the clock.
  public enum Fix: Hashable, Sendable, CustomStringConvertible {
    /// It is posted so many ms later.
    case later(milliseconds: Int)
    /// It is posted once the screen change is over, so many ms later.
    case afterScreenChange(milliseconds: Int)
    /// It is posted at high.
    case high

    /// The change as advice.
    public var description: String {
      switch self {
      case .later(let milliseconds): "post it \(milliseconds) ms later"
      case .afterScreenChange(let milliseconds):
        "post it after the screen change (\(milliseconds) ms later)"
      case .high: "post it at high"
      }
    }
  }
}

/// When an announcement would be lost if it came earlier or later than it does.
public struct AnnouncementRace: Hashable, Sendable {
  /// The announcement where it is.
  public var posted: PostedAnnouncement
  /// The shifts at which it is not heard whole, from the earliest on.
  public var windows: [Window]

  /// A range of shifts.
  public struct Window: Hashable, Sendable {
    /// The shifts, in ms: below 0 is earlier.
    public var shifts: ClosedRange<Int>
    /// What takes the announcement away; nil where the app ends before it could be posted.
    public var cause: SpeechCause?
  }
}
