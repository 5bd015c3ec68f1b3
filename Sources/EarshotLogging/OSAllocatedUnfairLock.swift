/// State that one thread at a time may use.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = NSLock()
  private var state: State

  /// Keeps state.
  public init(initialState: State) { state = initialState }
  /// Keeps state that others may hold too.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Uses the state alone.
  public func withLock<R: Sendable>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// Uses the state alone.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Keeps nothing.
  public convenience init() { self.init(initialState: ()) }
  /// Takes the lock.
  public func lock() { mutex.lock() }
  /// Gives the lock back.
  public func unlock() { mutex.unlock() }
}
