import EarshotSemantics

/// What is being said and what waits to be: decides what becomes of everything that is to be heard.
///
/// One pure function from a state and an event to the next state and what became of utterances:
/// it asks no clock, no stage and no app, so the same events give the same outcomes. Every
/// utterance that is posted ends in exactly one outcome. The rules are Q1–Q12; where sources
/// disagree ``SpeechRules`` has a setting. `Documentation/SpeechQueue.md` shows each at work.
public struct SpeechQueue: Hashable, Sendable {
  /// How questions are answered on which sources disagree.
  public var rules: SpeechRules
  /// The moment of the last event, in ms.
  public private(set) var now = 0

  /// What is being said, or the hint whose pause is running.
  var current: Current?
  /// What waits, by who goes first.
  var high = Lane()
  var normal = Lane()
  var reading = Lane()
  var low = Lane()
  var hints = Lane()
  /// How long everything that waits takes, with its pauses, in ms.
  var waiting = 0
  /// Whether the reader is on (rule Q10).
  var isOn = true
  /// Until when an alert comes up, in ms (rule Q10).
  var alertEnd = Int.min

  /// The utterance that is being said.
  struct Current: Hashable, Sendable {
    var utterance: Utterance
    var start: Int
    var end: Int
    /// Whether its first sound is out: before a hint there is a pause.
    var hasBegun: Bool
  }

  /// How often the focused element is looked at again that changes frequently, in ms (rule T3);
  /// nobody has published the system's interval.
  public static var updateInterval: Int { 1_000 }

  /// Creates a queue in which nothing is said.
  public init(rules: SpeechRules = SpeechRules()) { self.rules = rules }

  /// The state after an event and what became of utterances by it, in order of time.
  ///
  /// An event of a moment that is over happens now.
  public static func step(
    _ state: SpeechQueue, _ event: Event, at moment: Int
  ) -> (state: SpeechQueue, outcomes: [Outcome]) {
    var state = state
    let outcomes = state.take(event, at: moment)
    return (state, outcomes)
  }

  /// Becomes the state after an event: what ``step(_:_:at:)`` does, in place.
  public mutating func take(_ event: Event, at moment: Int) -> [Outcome] {
    var outcomes: [Outcome] = []
    pass(to: moment, &outcomes)
    switch event {
    case .time: break
    case .post(let utterance): post(utterance, &outcomes)
    case .change(let cause): discard(by: cause, &outcomes)
    case .alert(let length):
      let (end, overflows) = now.addingReportingOverflow(max(0, length))
      alertEnd = overflows ? .max : end
    case .reader(let isOn):
      self.isOn = isOn
      if !isOn { clear(by: .off, &outcomes) }
    case .clear(let cause): clear(by: cause, &outcomes)
    }
    startNext(from: now, &outcomes)
    return outcomes
  }

  /// When everything has been said that is known now, in ms.
  public var end: Int { max(now, current?.end ?? now) + waiting }

  /// Whether nothing is said and nothing waits.
  public var isIdle: Bool { current == nil && waiting == 0 && isEmpty }

  private var isEmpty: Bool {
    high.isEmpty && normal.isEmpty && reading.isEmpty && low.isEmpty && hints.isEmpty
  }
}

// MARK: - Time

extension SpeechQueue {
  /// Lets time pass: what ends is spoken, and what waits begins.
  private mutating func pass(to moment: Int, _ outcomes: inout [Outcome]) {
    now = max(now, moment)
    while var current {
      if !current.hasBegun {
        guard current.start <= now else { return }
        current.hasBegun = true
        self.current = current
        outcomes.append(Outcome(current, .began, at: current.start))
      }
      guard current.end <= now else { return }
      outcomes.append(Outcome(current, .spoken, at: current.end))
      self.current = nil
      startNext(from: current.end, &outcomes)
    }
  }

  /// Begins what is next, if nothing is being said (rules Q1 and Q3).
  private mutating func startNext(from moment: Int, _ outcomes: inout [Outcome]) {
    guard current == nil else { return }
    var start = moment
    let next: Utterance
    if let utterance = high.popFirst() ?? normal.popFirst() ?? reading.popFirst() ?? low.popFirst()
    {
      next = utterance
    } else if let hint = hints.popFirst() {
      next = hint
      start += rules.pauseBeforeHint
      waiting -= rules.pauseBeforeHint
    } else {
      return
    }
    waiting -= next.length
    let hasBegun = start <= now
    let begun = Current(
      utterance: next, start: start, end: start + next.length, hasBegun: hasBegun)
    current = begun
    if hasBegun { outcomes.append(Outcome(begun, .began, at: start)) }
  }
}

// MARK: - Posting

extension SpeechQueue {
  private mutating func post(_ utterance: Utterance, _ outcomes: inout [Outcome]) {
    guard isOn else { return outcomes.append(Outcome(utterance, .lost(by: .off), at: now)) }
    guard rules.isSpeechOn else { return outcomes.append(Outcome(utterance, .muted, at: now)) }
    if case .announcement = utterance.kind {
      guard now >= alertEnd else {
        return outcomes.append(Outcome(utterance, .lost(by: .alert), at: now))
      }
      if rules.repeats == .merge, let other = same(as: utterance) {
        return outcomes.append(Outcome(utterance, .merged(with: other.number), at: now))
      }
    }
    if utterance.kind != .hint { dropHints(by: utterance.kind.cause, &outcomes) }

    switch utterance.kind {
    case .hint:
      hints.append(utterance)
      waiting += rules.pauseBeforeHint
    case .focus, .screen, .reading:
      if !utterance.follows { discard(by: utterance.kind.cause, &outcomes) }
      if utterance.kind == .reading { reading.append(utterance) } else { normal.append(utterance) }
    case .announcement(.high, let isQueued):
      if isQueued != true { interrupt(&outcomes) }
      high.append(utterance)
    case .announcement(.low, let isQueued) where isQueued != false:
      low.append(utterance)
    case .announcement(_, let isQueued):
      // One that waits its turn takes nothing from others (rule Q4).
      let interrupts = isQueued != true
      if interrupts, rules.lowBeforeDefault == .lost {
        lose(low.takeAll(), by: .superseded, &outcomes)
      }
      if interrupts, interrupt(&outcomes) || current == nil {
        // Ahead of what it interrupts, behind its own kind that waits (rule Q2).
        normal.insertBehindAnnouncements(utterance)
      } else {
        normal.append(utterance)
      }
    }
    waiting += utterance.length
    startNext(from: now, &outcomes)
  }

  /// An announcement with the same words that is being said or waits (rule Q9).
  private func same(as utterance: Utterance) -> Utterance? {
    let candidates = [current?.utterance].compactMap(\.self) + high + normal + low
    return candidates.first { $0.isAnnouncement && $0.text == utterance.text }
  }

  /// Cuts what is being said, unless it must not be (rules Q1, Q2 and Q8); true if it did.
  @discardableResult private mutating func interrupt(_ outcomes: inout [Outcome]) -> Bool {
    guard let current else { return false }
    if current.utterance.isHigh, rules.highAgainstHigh == .waits { return false }
    end(current, by: .superseded, &outcomes)
    return true
  }
}
