public import Foundation
import Synchronization

/// The clock publishers wait on: that of the app they run in.
public struct _CombineClock: Sendable {
  /// Does something so many ms later; without an app, at once.
  public var later: @Sendable (_ milliseconds: Int, _ action: @escaping () -> Void) -> Void = {
    $1()
  }
  /// What the clock shows.
  public var now: @Sendable () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }

  /// Creates a clock that stands still.
  public init() {}

  private static let shared = Mutex(_CombineClock())

  /// The clock that is asked.
  public static var current: _CombineClock {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}

/// A length of time on the clock of publishers.
public struct _CombineDelay: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let milliseconds: Int

  private init(_ seconds: Double) {
    // No wait lasts longer than a year.
    let bounded = seconds.isFinite ? min(max(seconds, 0), 31_536_000) : 0
    milliseconds = Int((bounded * 1_000).rounded())
  }

  /// A length in seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A length in seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// A length in seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
  /// A length in seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
  /// A length in ms.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
  /// A length in µs.
  public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
  /// A length in ns.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
}

extension Publisher {
  /// Passes a value on once no other has come for a while.
  public func debounce<S>(
    for dueTime: _CombineDelay, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      var count = 0
      return { value in
        count += 1
        let mine = count
        _CombineClock.current.later(dueTime.milliseconds) {
          if mine == count { _ = relay.receive(value) }
        }
      }
    }
  }

  /// Passes values on so much later.
  public func delay<S>(
    for interval: _CombineDelay, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      { value in
        _CombineClock.current.later(interval.milliseconds) { _ = relay.receive(value) }
      }
    }
  }

  /// Passes on at most one value in a span of time: the first of it at once, the last at its end.
  public func throttle<S>(
    for interval: _CombineDelay, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      var waiting: Output?
      var isWaiting = false
      func open() {
        guard let value = waiting else {
          isWaiting = false
          return
        }
        waiting = nil
        _ = relay.receive(value)
        _CombineClock.current.later(interval.milliseconds, open)
      }
      return { value in
        if isWaiting {
          if latest || waiting == nil { waiting = value }
          return
        }
        isWaiting = true
        _ = relay.receive(value)
        _CombineClock.current.later(interval.milliseconds, open)
      }
    }
  }

  private func timed(
    _ step: @escaping (Relay<Output, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived<Self, Output, Failure>(upstream: self) { relay in
        (step(relay), { relay.receive(completion: $0) })
      })
  }
}

/// A publisher that tells nothing until it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same, which begins as soon as somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Timer {
  /// A publisher of the times at even distances on the app's clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// The times at even distances on the app's clock.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    private let listeners = Listeners<Date, Never>()
    private let milliseconds: Int

    init(interval: TimeInterval) {
      // A timer that takes no time would never let anything else happen.
      milliseconds = interval.isFinite ? max(1, Int(min(interval, 31_536_000) * 1_000)) : 1_000
    }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { listeners.add(subscriber) }

    /// Begins.
    public func connect() -> any Cancellable {
      let run = Run()
      schedule(run)
      return AnyCancellable { run.isOver = true }
    }

    private final class Run {
      var isOver = false
    }

    private func schedule(_ run: Run) {
      _CombineClock.current.later(milliseconds) { [weak self] in
        guard let self, !run.isOver else { return }
        listeners.send(_CombineClock.current.now())
        schedule(run)
      }
    }
  }
}
