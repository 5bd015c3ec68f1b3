import EarshotReader
import EarshotSemantics

/// What one swipe costs, and one change with the swipe after it.
@MainActor enum StepBenchmark {
  static func run() async -> [Figure] {
    var figures: [Figure] = []
    var perStep: [Int: Double] = [:]
    for rows in [100, 10_000, 100_000] { perStep[rows] = await step(rows: rows) }
    let middle = perStep[10_000] ?? 0
    figures.append(
      Figure(
        name: "reader steps a second, 10,000 elements", value: 1 / middle, unit: "/s",
        limit: 100_000, isFloor: true))
    figures.append(
      Figure(
        name: "a step at 100,000 elements against one at 100",
        value: (perStep[100_000] ?? 0) / (perStep[100] ?? 1), unit: "×", limit: 1.5))
    figures.append(
      Figure(
        name: "one change and the next step, 10,000 elements", value: await change() * 1_000,
        unit: "ms", limit: 1))
    return figures
  }

  /// Seconds a step: forward through up to 2,000 elements and back again.
  private static func step(rows: Int) async -> Double {
    let steps = min(rows - 1, 2_000)
    let rounds = max(1, 20_000 / (2 * steps))
    let app = GeneratedScreens.app(rows: rows)
    let stage = AppStage(app)
    let time = await seconds {
      for _ in 0..<rounds {
        let reader = Reader(stage)
        for _ in 0..<steps { reader.moveForward() }
        for _ in 0..<steps { reader.moveBackward() }
      }
    }
    return time / Double(2 * steps * rounds)
  }

  /// Seconds for the activation of a switch in the middle and a step after it.
  private static func change() async -> Double {
    let reader = Reader(AppStage(GeneratedScreens.app(rows: 10_000)))
    for _ in 0..<5_002 { reader.moveForward() }
    let count = 200
    let time = await seconds {
      for _ in 0..<count {
        reader.activate()
        reader.moveForward()
        reader.moveBackward()
      }
    }
    return time / Double(count)
  }
}
