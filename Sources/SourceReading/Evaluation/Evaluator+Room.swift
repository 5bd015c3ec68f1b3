/// Keeps to the limits of a reading.
///
/// Source can ask for more than anybody waits for: functions that call each other, or values made
/// of the same value twice, many times over. Whatever follows code or takes a value apart takes a
/// step for it; where there is no room for another one, what is left stays an expression.
extension Evaluator {
  /// Whether there is room left for another step.
  var hasRoom: Bool { depth < limits.calls && steps < limit }

  /// Whether the present screen has taken all the steps it may.
  var isExhausted: Bool { steps >= limit }

  /// Takes a step; false if there is no room for it.
  func takeStep() -> Bool {
    steps += 1
    return hasRoom
  }

  /// Takes a step for each of so many things, as far as there is room.
  func takeSteps(_ count: Int) { steps = max(steps, min(steps + count, limit)) }

  /// Begins to count for another screen.
  func beginScreen() {
    stepsBefore += steps
    steps = 0
    depth = 0
    let all = max(limits.steps, program.size * limits.stepsPerNode)
    limit = min(limits.stepsPerScreen, max(0, all - stepsBefore))
  }

  /// Does what may lead to more of its kind, one call deeper.
  func deeper<Result>(_ work: () -> Result, otherwise: @autoclosure () -> Result) -> Result {
    guard takeStep() else { return otherwise() }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Tells of what is left out because calls are nested too deep.
  ///
  /// That a screen has taken all its steps is told of the screen.
  func noteLimit(at code: Code) {
    guard depth >= limits.calls else { return }
    note("calls are nested more than \(limits.calls) deep; what is deeper is not read", code.place)
  }

  /// Follows an action, which may lead deep into models that say nothing of screens.
  func followingAction(_ work: () -> Void) {
    let outer = limit
    limit = min(outer, steps + limits.stepsPerAction)
    work()
    limit = outer
  }
}
