import Synchronization

/// The work that views have begun and that is not done yet.
final class WorkCount: Sendable {
  private let running = Mutex(0)

  /// How much work is going on.
  var count: Int { running.withLock { $0 } }

  /// Begins work: what needs no waiting is done at once.
  @MainActor func start(
    _ priority: TaskPriority, _ action: Unchecked<@isolated(any) () async -> Void>
  ) -> Task<Void, Never> {
    running.withLock { $0 += 1 }
    return Task.immediate(priority: priority) { @MainActor [self] in
      await action.value()
      running.withLock { $0 -= 1 }
    }
  }
}
