import EarshotReader
import EarshotSemantics

/// What it costs that a walk has time: the speech queue by itself, and a walk with it.
@MainActor enum SpeechBenchmark {
  static func run() async -> [Figure] {
    let clock = await walk { _ in }
    let silent = await walk { $0.speech.isSpeechOn = false }
    return [
      Figure(
        name: "1,000,000 announcements that wait, processed", value: await announcements(),
        unit: "s", limit: 1),
      Figure(name: "10,000 steps with the clock", value: clock * 1_000, unit: "ms"),
      Figure(
        name: "10,000 steps with the clock against without", value: clock / silent, unit: "×",
        limit: 2),
    ]
  }

  /// Seconds for a million announcements: behind a high one they wait, then each is spoken.
  private static func announcements() async -> Double {
    await seconds(runs: 3) {
      var queue = SpeechQueue()
      var count = 0
      for number in 0..<1_000_000 {
        let priority: AnnouncementPriority =
          number % 3 == 0 ? .high : number % 3 == 1 ? .default : .low
        let utterance = SpeechQueue.Utterance(
          number: number, kind: .announcement(priority, isQueued: true), text: "Saved",
          length: 500)
        count += queue.take(.post(utterance), at: 0).count { $0.result == .spoken }
      }
      count += queue.take(.time, at: .max).count { $0.result == .spoken }
      if count != 1_000_000 { print("not all were spoken: \(count)") }
    }
  }

  /// Seconds for 10,000 steps forward; without the clock every utterance is muted at once.
  private static func walk(_ change: (inout Profile) -> Void) async -> Double {
    var profile = Profile()
    change(&profile)
    let stage = AppStage(GeneratedScreens.app(rows: 10_001))
    return await seconds {
      let reader = Reader(stage, profile: profile)
      for _ in 0..<10_000 { reader.moveForward() }
    }
  }
}
