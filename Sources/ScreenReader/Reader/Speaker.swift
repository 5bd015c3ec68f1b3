import EarshotSemantics

/// Speaks for a reader: gives what is said its length and its words, and asks the queue what
/// becomes of it.
///
/// The speaker knows no clock: it is told what time it is, and tells what became of each line.
struct Speaker {
  /// One thing that is to be said.
  struct Line: Hashable {
    /// What kind of speech it is.
    var kind: SpeechQueue.Kind
    /// The words as they are printed.
    var text: String
    /// The words as they are spoken.
    var spoken: String
    /// The pieces of the words.
    var parts: [UtterancePart]
    /// The language of the words, as BCP 47.
    var language: String
    /// Whether it waits for what was said before it.
    var follows = false
    /// Where its event is in the transcript, once it has one.
    var event: Int?
    /// Where the cursor goes when it begins, if it reads on.
    var cursor: Element.ID?
    /// What the app posted, if it did.
    var announcement: Announcement?
    /// When it was posted, in ms.
    var moment = 0
  }

  /// What became of a line.
  struct Outcome {
    /// The line.
    var line: Line
    /// What the queue says of it.
    var fate: SpeechQueue.Outcome
    /// What the other line says in which it was heard.
    var other: String?
  }

  /// The length of speech.
  var timing: SpeechTiming
  private var queue: SpeechQueue
  /// The lines of the queue; the number of the first is `base`.
  private var lines: [Line] = []
  private var base = 0

  init(timing: SpeechTiming, rules: SpeechRules) {
    self.timing = timing
    queue = SpeechQueue(rules: rules)
  }

  /// How questions are answered on which sources disagree.
  var rules: SpeechRules {
    get { queue.rules }
    set { queue.rules = newValue }
  }

  /// When the last line ends, in ms; the moment itself if nothing is being said.
  func end(from now: Int) -> Int { max(now, queue.end) }

  /// Says a line by the rules of its kind, and with it what is said after a pause.
  mutating func say(_ line: Line, hints: [Line] = [], now: Int) -> [Outcome] {
    var fates = post(line, now: now)
    for hint in hints { fates += post(hint, now: now) }
    return outcomes(of: fates)
  }

  /// Tells the queue what happened.
  mutating func take(_ event: SpeechQueue.Event, now: Int) -> [Outcome] {
    outcomes(of: queue.take(event, at: now))
  }

  /// Remembers where the event of a line is.
  mutating func setEvent(_ event: Int, of fate: SpeechQueue.Outcome) {
    let index = fate.utterance.number - base
    if lines.indices.contains(index) { lines[index].event = event }
  }

  private mutating func post(_ line: Line, now: Int) -> [SpeechQueue.Outcome] {
    let number = base + lines.count
    lines.append(line)
    lines[lines.count - 1].moment = now
    return queue.take(
      .post(
        SpeechQueue.Utterance(
          number: number, kind: line.kind, text: line.spoken,
          length: timing.length(of: line.spoken, language: line.language), follows: line.follows)),
      at: now)
  }

  private mutating func outcomes(of fates: [SpeechQueue.Outcome]) -> [Outcome] {
    let outcomes = fates.compactMap { fate in
      line(fate.utterance.number).map { line in
        var outcome = Outcome(line: line, fate: fate)
        if case .merged(let other) = fate.result { outcome.other = self.line(other)?.text }
        return outcome
      }
    }
    if queue.isIdle, !lines.isEmpty {
      base += lines.count
      lines.removeAll(keepingCapacity: true)
    }
    return outcomes
  }

  private func line(_ number: Int) -> Line? {
    lines.indices.contains(number - base) ? lines[number - base] : nil
  }
}
