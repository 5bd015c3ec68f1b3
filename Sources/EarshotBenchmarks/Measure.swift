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
@MainActor func seconds(runs: Int = 7, of work: () async throws -> Void) async rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<runs {
    let start = processorTime()
    try await work()
    least = min(least, processorTime() - start)
  }
  return least
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// One line of the report: what, the figure, what it must stay under, and whether it does.
struct Figure {
  var name: String
  var value: Double
  var unit: String
  var limit: Double?
  /// Whether the limit is a floor instead of a ceiling.
  var isFloor = false

  /// The line, in columns.
  var line: String {
    let number = Self.short(value) + " " + unit
    guard let limit else { return "\(padded(name))  \(number)" }
    let holds = isFloor ? value >= limit : value <= limit
    return
      "\(padded(name))  \(number)   (must be \(isFloor ? "≥" : "≤") \(Self.short(limit)) \(unit): "
      + (holds ? "holds)" : "MISSED)")
  }

  private func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 58 - name.count))
  }

  private static func short(_ value: Double) -> String {
    if value >= 100 { return String(Int(value.rounded())) }
    let scaled = (value * 100).rounded() / 100
    return "\(scaled)"
  }
}
