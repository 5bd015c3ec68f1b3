import EarshotSemantics

// MARK: - Writing down

extension Reader {
  func record(_ kind: TranscriptEvent.Kind, _ text: String = "", note: String? = nil) {
    if kind == .command { commandEvent = transcript.events.count }
    transcript.events.append(TranscriptEvent(kind, text, note: note, at: now))
  }

  /// Writes down what became of speech; where the cursor reads on, it moves.
  func record(_ outcomes: some Sequence<Speaker.Outcome>) {
    for outcome in outcomes {
      let line = outcome.line
      switch outcome.fate.result {
      case .began:
        if let cursor = line.cursor { read(at: cursor) }
        if case .announcement = line.kind { break }
        append(outcome, line.kind == .hint ? .hint : .say, .spoken)
        speaker.setEvent(transcript.events.count - 1, of: outcome.fate)
      case .spoken:
        if case .announcement = line.kind { append(outcome, .announce, .spoken) }
      case .cut, .lost: outcome.result.map { end(outcome, $0) }
      case .merged: outcome.result.map { append(outcome, .merged, $0) }
      case .muted: outcome.result.map { append(outcome, .muted, $0) }
      }
      if let announcement = line.announcement, let result = outcome.result {
        announcements.append(
          PostedAnnouncement(announcement: announcement, moment: line.moment, outcome: result))
        if let wasHeard = outcome.fate.report { stage.finished(announcement, wasHeard: wasHeard) }
      }
    }
  }

  /// Writes down speech that was not heard to its end.
  private func end(_ outcome: Speaker.Outcome, _ result: SpeechOutcome) {
    let line = outcome.line
    if let event = line.event {
      transcript.events[event].outcome = result
      transcript.events[event].end = now
      if case .lost = result {
        // Not a word of it was out: what looked as if it were being said was not heard.
        transcript.events[event].kind = .lost
        transcript.events[event].note = result.note(priority: nil)
        return
      }
    }
    // What was read on is not lost, it was only not reached.
    if case .lost = result, line.kind == .hint || line.kind == .reading { return }
    append(outcome, result.kind, result)
    // The line that began the speech has its outcome already; it must not be counted twice.
    if line.event != nil { transcript.events[transcript.events.count - 1].outcome = nil }
  }

  private func append(
    _ outcome: Speaker.Outcome, _ kind: TranscriptEvent.Kind, _ result: SpeechOutcome
  ) {
    let line = outcome.line
    let priority: String? =
      if case .announcement(let priority, _) = line.kind { priority.rawValue } else { nil }
    let note = result.note(priority: priority)
    var event = TranscriptEvent(
      kind, line.text, note: note.isEmpty ? nil : note, at: outcome.fate.start)
    event.end =
      outcome.fate.result == .began
      ? outcome.fate.start + outcome.fate.utterance.length : outcome.fate.time
    event.parts = line.parts
    event.language = line.language
    event.outcome = result
    transcript.events.append(event)
  }
}

extension Speaker.Outcome {
  /// What a transcript says became of the line; nil as long as nothing did.
  fileprivate var result: SpeechOutcome? {
    switch fate.result {
    case .began: nil
    case .spoken: .spoken
    case .cut(let words, let cause): .cut(words: words, by: cause)
    case .lost(let cause): .lost(by: cause)
    case .merged: .merged(with: other ?? line.text)
    case .muted: .muted(by: .speech)
    }
  }
}

extension SpeechOutcome {
  fileprivate var kind: TranscriptEvent.Kind {
    switch self {
    case .spoken: .say
    case .cut: .cut
    case .lost: .lost
    case .merged: .merged
    case .muted: .muted
    }
  }

  /// How much was heard and what took the rest: "default · after 2 words · by focus".
  fileprivate func note(priority: String?) -> String {
    var pieces = priority.map { [$0] } ?? []
    switch self {
    case .spoken: break
    case .cut(let words, let cause):
      pieces += ["after \(words) \(words == 1 ? "word" : "words")", "by \(cause.rawValue)"]
    case .lost(let cause): pieces.append("by \(cause.rawValue)")
    case .merged(let other): pieces.append("with \"\(other)\"")
    case .muted(let setting): pieces.append("by \(setting.rawValue)")
    }
    return pieces.joined(separator: " · ")
  }
}
