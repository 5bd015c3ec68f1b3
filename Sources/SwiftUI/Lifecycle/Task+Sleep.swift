import Synchronization

/// Sleep of an app's work on the clock its reader has, so that a walk is the same on every machine
/// and nobody waits for it.
///
/// What runs for no reader sleeps as it always does.
extension Task where Success == Never, Failure == Never {
  /// Waits so long, on the clock of the walk.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    guard let inbox = Inbox.current else {
      return try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
    }
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000)
    try await Sleep().sleep(overflows ? .max : Int(whole) + Int(milliseconds), in: inbox)
  }

  /// Waits so many nanoseconds, on the clock of the walk.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    let seconds = duration / 1_000_000_000
    try await sleep(
      for: .seconds(Int64(clamping: seconds)) + .nanoseconds(Int64(duration % 1_000_000_000)))
  }
}

/// One sleep, which ends once: in its time, or because the work is cancelled.
private final class Sleep: Sendable {
  private enum State {
    case begun
    case asleep(CheckedContinuation<Void, any Error>)
    case over(isCancelled: Bool)
  }

  private let state = Mutex(State.begun)
  private let work = WorkCount.current

  /// Sleeps without leaving the actor of who sleeps, so that everything goes on in one order.
  func sleep(
    _ milliseconds: Int, in inbox: Inbox, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await withTaskCancellationHandler {
      _ = isolation
      return try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
        let over: Bool? = state.withLock { state in
          if case .over(let isCancelled) = state { return isCancelled }
          state = .asleep(continuation)
          return nil
        }
        if let over { return Self.resume(continuation, isCancelled: over) }
        work?.sleeps(true)
        inbox.later(after: milliseconds) { self.end(isCancelled: false) }
      }
    } onCancel: {
      end(isCancelled: true)
    }
  }

  private func end(isCancelled: Bool) {
    let waiting: CheckedContinuation<Void, any Error>? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(isCancelled: isCancelled) } }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
    guard let waiting else { return }
    work?.sleeps(false)
    Self.resume(waiting, isCancelled: isCancelled)
  }

  private static func resume(
    _ continuation: CheckedContinuation<Void, any Error>, isCancelled: Bool
  ) {
    if isCancelled {
      continuation.resume(throwing: CancellationError())
    } else {
      continuation.resume()
    }
  }
}
