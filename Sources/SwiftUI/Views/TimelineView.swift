import EarshotReader

/// Views that follow the app's clock.
///
/// They are evaluated at the moments of a schedule; what an animation shows between them is not.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Which moment it is.
  public typealias Context = TimelineViewDefaultContext

  /// Creates views for moments.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// Which moment it is for a view that follows the clock.
public struct TimelineViewDefaultContext: Sendable {
  /// The moment.
  public let date: Date
  /// How often there is another.
  public let cadence: Cadence
  /// Forgets what was drawn; nothing was.
  public func invalidateTimelineContent() {}

  /// How often there is another moment.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// Many times a second.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }
}

/// When views are evaluated.
public protocol TimelineSchedule {
  /// The moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from one on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule {
  /// How a schedule is asked.
  public typealias Mode = TimelineScheduleMode
}

/// How often moments may be.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as there are any.
  case normal
  /// Rarely.
  case lowFrequency
}

/// Moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates moments at a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // A clock that never gets further would never end.
    self.interval = interval > 0 && interval.isFinite ? max(interval, 0.001) : 1
  }

  /// The moments from one on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval((passed.isFinite ? passed : 0) * interval)
    let interval = interval
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the moments.
  public init() {}
  /// The moments from one on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments the app gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  /// Creates moments.
  public init(_ dates: Entries) { self.dates = dates }
  /// The moments.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every picture of an animation: of which only the first is evaluated.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the moments.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The first moment.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even distances in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of each minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// All the time.
  public static var animation: Self { Self() }
  /// All the time.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self()
  }
}

extension TimelineSchedule {
  /// At moments the app gives.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { Self(dates) }
}

extension TimelineView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the views for the moment it is, and again at the next.
  public static func _resolve(_ view: Self, in node: _Node) {
    let now = node.graph.date(in: node.environment)
    var moment = now
    var next: Date?
    // A schedule of the app's own may have no end.
    for date in view.schedule.entries(from: now, mode: .normal).prefix(100_000) {
      if date <= now {
        moment = date
      } else {
        next = date
        break
      }
    }
    let context = TimelineViewDefaultContext(date: moment, cadence: .live)
    node.setChildCount(1)
    node.place(node.tracked { view.content(context) }, at: 0)
    let waiting = node.storage as? Waiting ?? Waiting()
    node.storage = waiting
    guard let next, waiting.date != next else { return }
    waiting.date = next
    let delay = min((next.timeIntervalSince(now) * 1_000).rounded(.up), 1e12)
    node.graph.addTimer(after: Int(delay)) { [weak node] in
      MainActor.assumeIsolated { if let node { node.graph.setDirty(node) } }
    }
  }

  private final class Waiting {
    var date: Date?
  }
}

extension Graph {
  /// What the app's clock shows now.
  func date(in environment: EnvironmentValues) -> Date {
    environment.now.addingTimeInterval(Double(clock.now) / 1_000)
  }
}
