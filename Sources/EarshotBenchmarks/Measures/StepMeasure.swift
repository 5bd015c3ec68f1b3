import EarshotReader
import EarshotSemantics

/// What one swipe costs, and one change with the swipe after it.
@MainActor enum StepMeasure: Measure {
  static let topic = "step"

  static func figures(on bench: Bench) async -> [Figure] {
    // The same number of swipes at every size: through up to 2,000 elements and back again.
    let walks = await Growth.measure(
      runs: bench.runs, make: { AppStage(GeneratedScreens.app(rows: $0)) }, work: walk)
    let perStep = walks[10_000] / Double(steps)
    let stage = AppStage(GeneratedScreens.app(rows: 10_000))
    let screen = GeneratedScreens.screen(rows: 2_000)
    let stops = screen.stops(in: Surroundings(), order: ReadingOrder())
    let against = await seconds(runs: bench.runs) {
      walk(stage)
    } against: {
      // The words of as many elements, without a cursor, a clock or a transcript.
      for _ in 0..<(steps / 2_000) {
        Phrasing(profile: Profile()).read(stops) { _, utterance in keep(utterance) }
      }
    }
    return [
      Figure(
        id: "step.rate", name: "reader steps a second, 10,000 elements", value: 1 / perStep,
        unit: "/s", limit: 100_000, isFloor: true),
      Figure(
        id: "step.flat", name: "a step at 100,000 elements against one at 100",
        value: walks[100_000] / walks[100], unit: "×", limit: 1.5),
      Figure(
        id: "step.phrasing", name: "a step, against finding its words alone",
        value: against.work / against.floor, unit: "×"),
      Figure(
        id: "step.change", name: "one change and the next step, 10,000 elements",
        value: await change(runs: bench.runs) * 1_000, unit: "ms", limit: 1),
    ]
  }

  private static let steps = 20_000

  private static func walk(_ stage: AppStage) {
    var left = steps
    while left > 0 {
      let reader = Reader(stage)
      var there = 0
      while left > 0, there < 2_000, reader.moveForward() { (there, left) = (there + 1, left - 1) }
      while left > 0, there > 0 {
        reader.moveBackward()
        (there, left) = (there - 1, left - 1)
      }
    }
  }

  /// Seconds for the activation of a switch in the middle and a step after it.
  private static func change(runs: Int) async -> Double {
    let reader = Reader(AppStage(GeneratedScreens.app(rows: 10_000)))
    for _ in 0..<5_002 { reader.moveForward() }
    let count = 200
    let time = await seconds(runs: runs) {
      for _ in 0..<count {
        reader.activate()
        reader.moveForward()
        reader.moveBackward()
      }
    }
    return time / Double(count)
  }
}
