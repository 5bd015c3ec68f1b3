import EarshotReader
import EarshotSemantics

/// What it costs that a walk has time: the speech queue by itself, and a walk with it.
@MainActor enum QueueMeasure: Measure {
  static let topic = "queue"

  static func figures(on bench: Bench) async -> [Figure] {
    let stage = AppStage(GeneratedScreens.app(rows: 10_001))
    let walks = await seconds(runs: bench.runs) {
      walk(stage, Profile())
    } against: {
      // Without speech every utterance is muted at once.
      var profile = Profile()
      profile.speech.isSpeechOn = false
      walk(stage, profile)
    }
    let queue = await Growth.measure(
      [100_000, 1_000_000], runs: min(3, bench.runs), make: { $0 }, work: announce)
    return [
      Figure(
        id: "queue.time", name: "1,000,000 announcements that wait, processed",
        value: queue[1_000_000], unit: "s", limit: 1),
      Figure(
        id: "queue.tenfold", name: "announcements, 10 times as many", value: queue.tenfold,
        unit: "×"),
      Figure(
        id: "queue.walk", name: "10,000 steps with the clock", value: walks.work * 1_000,
        unit: "ms"),
      Figure(
        id: "queue.silent", name: "10,000 steps with the clock against without",
        value: walks.work / walks.floor, unit: "×", limit: 2),
    ]
  }

  /// Announcements behind a high one wait, then each is spoken.
  private static func announce(_ wanted: Int) {
    var queue = SpeechQueue()
    var count = 0
    for number in 0..<wanted {
      let priority: AnnouncementPriority =
        number % 3 == 0 ? .high : number % 3 == 1 ? .default : .low
      let utterance = SpeechQueue.Utterance(
        number: number, kind: .announcement(priority, isQueued: true), text: "Saved",
        length: 500)
      count += queue.take(.post(utterance), at: 0).count { $0.result == .spoken }
    }
    count += queue.take(.time, at: .max).count { $0.result == .spoken }
    if count != wanted { print("not all were spoken: \(count)") }
  }

  private static func walk(_ stage: AppStage, _ profile: Profile) {
    let reader = Reader(stage, profile: profile)
    for _ in 0..<10_000 { reader.moveForward() }
  }
}
