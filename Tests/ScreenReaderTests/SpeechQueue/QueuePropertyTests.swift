import EarshotReader
import EarshotSemantics
import Testing

/// What holds for every schedule, tried on random ones that are the same each time.
@Suite("Every schedule of the speech queue")
struct QueuePropertyTests {
  @Test("keeps the promises of the queue", arguments: 0..<12)
  func promises(seed: Int) {
    for index in 0..<1_000 {
      let schedule = Schedule(seed: UInt64(seed * 1_000 + index))
      let outcomes = schedule.run()
      let ends = outcomes.filter { $0.result != .began }
      let name = "schedule \(seed * 1_000 + index)"

      // Conservation: what was posted has exactly one end.
      let ended = ends.map(\.utterance.number).sorted()
      #expect(ended == schedule.posted.map(\.number).sorted(), "\(name)")

      // Order of time, and nothing overlaps.
      var silence = 0
      for outcome in ends {
        guard outcome.wasSpeaking else { continue }
        #expect(outcome.start >= silence, "\(name)")
        silence = outcome.time
      }
      #expect(zip(outcomes, outcomes.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(name)")

      // A high one is never cut, but by the end of everything, or where the setting says so.
      for outcome in ends where outcome.utterance.isHigh {
        switch outcome.result {
        case .cut(_, let cause), .lost(let cause):
          #expect(schedule.mayTakeHigh(cause), "\(name)")
        default: break
        }
      }

      // First in, first out inside one priority.
      for kind in Schedule.announcements {
        let begun = outcomes.filter { $0.result == .began && $0.utterance.kind == kind }
          .map(\.utterance.number)
        #expect(begun == begun.sorted(), "\(name)")
      }

      #expect(outcomes == schedule.run(), "\(name)")
    }
  }

  @Test("says when everything will have ended")
  func end() {
    for seed in 0..<1_000 {
      let schedule = Schedule(seed: UInt64(seed))
      var queue = SpeechQueue(rules: schedule.rules)
      for (moment, event) in schedule.events { _ = queue.take(event, at: moment) }
      let end = queue.end
      let last = queue.take(.time, at: 10_000_000).last { $0.result == .spoken }
      #expect(last == nil || last?.time == end, "schedule \(seed)")
      #expect(queue.isIdle)
    }
  }

  @Test("of the same state and event is the same, and the state before stays as it was")
  func purity() {
    let schedule = Schedule(seed: 7)
    var queue = SpeechQueue(rules: schedule.rules)
    for (moment, event) in schedule.events {
      let before = queue
      let first = SpeechQueue.step(queue, event, at: moment)
      #expect(queue == before)
      #expect(SpeechQueue.step(before, event, at: moment).state == first.state)
      queue = first.state
    }
  }
}

/// A schedule of events by a generator with a seed.
private struct Schedule {
  let rules: SpeechRules
  private(set) var events: [(Int, SpeechQueue.Event)] = []
  private(set) var posted: [SpeechQueue.Utterance] = []

  static let announcements: [SpeechQueue.Kind] =
    AnnouncementPriority.allCases.map { .announcement($0) }

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    var rules = SpeechRules()
    if dice.roll(4) == 0 { rules.lowBeforeDefault = .waits }
    if dice.roll(4) == 0 { rules.highAgainstFocus = .cuts }
    if dice.roll(4) == 0 { rules.highAgainstHigh = .cuts }
    if dice.roll(4) == 0 { rules.repeats = .merge }
    self.rules = rules
    var moment = 0
    for _ in 0..<(1 + dice.roll(30)) {
      moment += [0, 0, 1, dice.roll(400), dice.roll(3_000)][dice.roll(5)]
      switch dice.roll(20) {
      case 0: events.append((moment, .change(.screen)))
      case 1: events.append((moment, .change(.layout)))
      case 2: events.append((moment, .change(.focus)))
      case 3: events.append((moment, .alert(length: dice.roll(600))))
      case 4: events.append((moment, .reader(isOn: dice.roll(3) > 0)))
      case 5: events.append((moment, .time))
      default:
        let kinds: [SpeechQueue.Kind] =
          [.focus, .screen, .reading, .hint] + Self.announcements + Self.announcements
        let words = 1 + dice.roll(5)
        let text = (0..<words).map { _ in ["one", "two"][dice.roll(2)] }.joined(separator: " ")
        let utterance = SpeechQueue.Utterance(
          number: posted.count, kind: kinds[dice.roll(kinds.count)], text: text,
          length: dice.roll(8) == 0 ? 0 : words * (100 + dice.roll(500)),
          follows: dice.roll(3) == 0)
        posted.append(utterance)
        events.append((moment, .post(utterance)))
      }
    }
  }

  func run() -> [SpeechQueue.Outcome] {
    var queue = SpeechQueue(rules: rules)
    var outcomes: [SpeechQueue.Outcome] = []
    for (moment, event) in events { outcomes += queue.take(event, at: moment) }
    return outcomes + queue.take(.time, at: 10_000_000)
  }

  func mayTakeHigh(_ cause: SpeechCause) -> Bool {
    switch cause {
    case .off, .alert, .end: true
    case .superseded: rules.highAgainstHigh == .cuts
    case .focus, .screen, .layout: rules.highAgainstFocus == .cuts
    }
  }
}

private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below a limit.
  mutating func roll(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
