extension _CombineClock {
  /// Lets publishers wait on the clock of the app they run in.
  @MainActor static let installed: Void = {
    var clock = _CombineClock()
    clock.later = { milliseconds, action in
      if let inbox = Inbox.current { inbox.later(after: milliseconds, action) } else { action() }
    }
    clock.now = {
      Date(timeIntervalSince1970: Double(Inbox.current?.now ?? 0) / 1_000)
    }
    current = clock
  }()
}
