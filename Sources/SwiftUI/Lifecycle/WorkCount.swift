import Synchronization

/// The work that views have begun and that is not done yet.
final class WorkCount: Sendable {
  /// The count that the work which is going on belongs to.
  @TaskLocal static var current: WorkCount?

  private struct State {
    var running = 0
    var asleep = 0
    var changes = 0
    /// After how many changes nothing came of waiting.
    var idle = -1
  }

  private let state = Mutex(State())

  /// Whether work may be going on elsewhere that will come back soon.
  ///
  /// What sleeps on the clock of the walk does not count, and neither does what was waited for in
  /// vain: it listens for as long as the view is there.
  var isAwake: Bool {
    state.withLock { $0.running > $0.asleep && $0.idle != $0.changes }
  }

  /// How often work was begun, fell asleep, woke up or ended.
  var changes: Int { state.withLock { $0.changes } }

  /// Notes that waiting brought nothing.
  func giveUp() { state.withLock { $0.idle = $0.changes } }

  /// Notes that work fell asleep or woke up.
  func sleeps(_ isAsleep: Bool) {
    state.withLock { state in
      state.asleep += isAsleep ? 1 : -1
      state.changes += 1
    }
  }

  /// Begins work: what needs no waiting is done at once.
  @MainActor func start(
    _ priority: TaskPriority, _ action: Unchecked<@isolated(any) () async -> Void>
  ) -> Task<Void, Never> {
    count(1)
    return Self.$current.withValue(self) {
      Task.immediate(priority: priority) { @MainActor [self] in
        await action.value()
        count(-1)
      }
    }
  }

  private func count(_ change: Int) {
    state.withLock { state in
      state.running += change
      state.changes += 1
    }
  }
}
