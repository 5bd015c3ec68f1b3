#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Takes the time of a piece of work: the least of several runs, which is the one that was
/// disturbed least.
///
/// What is taken is the time of the processor, in seconds: other programs on the machine make a
/// run last longer, but not cost more.
@MainActor func seconds(
  runs: Int = 7, of work: @MainActor () async throws -> Void
) async rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<runs {
    let start = processorTime()
    try await work()
    least = min(least, processorTime() - start)
  }
  return least
}

/// Takes the time of two pieces of work in turn, so that whatever else the machine does meets
/// both: what a thing costs, and the floor under it.
@MainActor func seconds(
  runs: Int = 7, of work: @MainActor () async throws -> Void,
  against floor: @MainActor () async throws -> Void
) async rethrows -> (work: Double, floor: Double) {
  var least = (work: Double.infinity, floor: Double.infinity)
  for _ in 0..<runs {
    least.floor = min(least.floor, try await seconds(runs: 1, of: floor))
    least.work = min(least.work, try await seconds(runs: 1, of: work))
  }
  return least
}

/// Keeps a result from being left out because nobody looks at it.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
