// MARK: - What is taken away

extension SpeechQueue {
  /// Takes away what is being said and what waits, but nothing high (rules Q7 and Q8).
  ///
  /// A layout change leaves the words about the focused element alone.
  mutating func discard(by cause: SpeechCause, _ outcomes: inout [Outcome]) {
    let takesOnlyAnnouncements = cause == .layout
    if let current {
      let utterance = current.utterance
      let isKept =
        utterance.isHigh
        ? rules.highAgainstFocus == .waits
        : takesOnlyAnnouncements && !utterance.isAnnouncement
      if !isKept { end(current, by: cause, &outcomes) }
    }
    if takesOnlyAnnouncements {
      for utterance in normal.removeAll(where: \.isAnnouncement) {
        lose(utterance, by: cause, &outcomes)
      }
    } else {
      lose(normal.takeAll(), by: cause, &outcomes)
      lose(reading.takeAll(), by: cause, &outcomes)
    }
    lose(low.takeAll(), by: cause, &outcomes)
    if !takesOnlyAnnouncements { lose(hints.takeAll(), by: cause, &outcomes) }
  }

  /// Takes everything away, also what is high: the reader is off, or the app was ended.
  mutating func clear(by cause: SpeechCause, _ outcomes: inout [Outcome]) {
    if let current { end(current, by: cause, &outcomes) }
    lose(high.takeAll(), by: cause, &outcomes)
    lose(normal.takeAll(), by: cause, &outcomes)
    lose(reading.takeAll(), by: cause, &outcomes)
    lose(low.takeAll(), by: cause, &outcomes)
    lose(hints.takeAll(), by: cause, &outcomes)
  }

  /// Hints give way to whatever comes (rule Q12).
  mutating func dropHints(by cause: SpeechCause, _ outcomes: inout [Outcome]) {
    if let current, current.utterance.kind == .hint { end(current, by: cause, &outcomes) }
    lose(hints.takeAll(), by: cause, &outcomes)
  }

  mutating func lose(
    _ utterances: [Utterance], by cause: SpeechCause, _ outcomes: inout [Outcome]
  ) {
    for utterance in utterances { lose(utterance, by: cause, &outcomes) }
  }

  private mutating func lose(
    _ utterance: Utterance, by cause: SpeechCause, _ outcomes: inout [Outcome]
  ) {
    waiting -= utterance.length + (utterance.kind == .hint ? rules.pauseBeforeHint : 0)
    outcomes.append(Outcome(utterance, .lost(by: cause), at: now))
  }

  /// Cuts off what is being said; before its first word is out it is lost.
  mutating func end(
    _ current: Current, by cause: SpeechCause, _ outcomes: inout [Outcome]
  ) {
    self.current = nil
    let utterance = current.utterance
    let words = SpeechTiming.words(
      of: utterance.text, after: now - current.start, of: utterance.length)
    outcomes.append(
      Outcome(
        current, words > 0 ? .cut(words: words, by: cause) : .lost(by: cause), at: now))
  }
}
