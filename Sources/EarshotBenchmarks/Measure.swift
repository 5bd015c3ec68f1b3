/// Takes the time of a piece of work: the least of several runs, which is the one that was
/// disturbed least.
@MainActor func seconds(runs: Int = 5, of work: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  var least = Duration.seconds(3_600)
  for _ in 0..<runs {
    let start = clock.now
    try await work()
    least = min(least, clock.now - start)
  }
  let parts = least.components
  return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
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
