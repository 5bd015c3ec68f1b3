import EarshotSemantics

// MARK: - Time

extension Reader {
  var now: Int { stage.clock.now }

  /// How long the reader listens to what an app adds after one command, in ms: some never stop.
  static var patience: Int { 120_000 }

  /// Lets time pass up to a moment, in which speech goes on.
  func advance(to moment: Int) {
    stage.clock.advance(to: moment)
    record(speaker.advance(to: now), by: .focus)
  }

  /// Lets time pass up to a moment, and what the app does until then happen.
  func pass(to moment: Int) {
    while let due = stage.nextMoment, due <= moment {
      advance(to: due)
      let events = stage.elapse()
      handle(events, byUser: false)
      // A stage whose next moment does not move on has nothing more to tell.
      if events.isEmpty, stage.nextMoment == due { break }
    }
    advance(to: moment)
  }

  /// Waits until everything was said, with the patient pace.
  func listen() {
    guard profile.pace == .patient else { return }
    hearOut()
  }

  /// Waits until everything was said, and what the app does meanwhile.
  private func hearOut() {
    pass(to: now)
    let limit = max(now + Self.patience, speaker.end(from: now))
    while case let end = speaker.end(from: now), end > now {
      guard now < limit else {
        record(.warn, "the app does not stop talking: the walk goes on after 2 minutes")
        return silence(by: .end)
      }
      pass(to: min(limit, end))
    }
  }

  /// Ends the walk: hears everything out, and what the app does within the next ten seconds.
  public func finish() {
    hearOut()
    let limit = now + 10_000
    while let due = stage.nextMoment, due <= limit {
      pass(to: due)
      hearOut()
      if stage.nextMoment == due { break }
    }
  }

  /// Lets the app come to rest, and hears what it does.
  public func settle() async {
    handle(await stage.settle(), byUser: false)
    listen()
  }

  /// Begins a command: after all speech, or after the pace, cutting speech off.
  func begin(_ text: String) {
    if case .every(let milliseconds) = profile.pace {
      pass(to: max(now, commandStart + milliseconds))
      commandStart = now
      silence(by: .focus, under: text)
    } else {
      record(.command, text)
    }
  }

  /// Does a command and waits as the pace says.
  @discardableResult func command(_ text: String, _ body: () -> Bool) -> Bool {
    begin(text)
    let isDone = body()
    listen()
    return isDone
  }
}

// MARK: - Speech

extension Reader {
  /// Says an utterance with its hint and what is said after it.
  func say(_ utterance: Utterance, as kind: Speaker.Line.Kind = .focus, withHint: Bool = true) {
    let line = self.line(kind, utterance)
    guard withHint else { return record(speaker.say(line, now: now), by: .focus) }
    var hints: [Speaker.Line] = []
    if let hint = utterance.hint { hints.append(self.line(hint, parts: utterance.hints)) }
    if !utterance.actions.isEmpty || !utterance.moreContent.isEmpty {
      hints += listener.phrasing.remarks(after: utterance).map { self.line($0, parts: [$0]) }
    }
    record(speaker.say(line, hints: hints, now: now), by: .focus)
  }

  /// Says words of the app's.
  func say(_ words: Wording, as kind: Speaker.Line.Kind, language: String? = nil) {
    let own = listener.phrasing.language(of: words, in: language)
    say(Utterance(parts: [.init(.label, words, language: own)], language: own), as: kind)
  }

  /// Says words of the reader's own.
  func say(_ phrase: Phrase) {
    let part = UtterancePart(.label, phrase, language: listener.phrasing.language)
    say(Utterance(parts: [part], language: listener.phrasing.language))
  }

  func line(_ kind: Speaker.Line.Kind, _ utterance: Utterance) -> Speaker.Line {
    let text = utterance.text
    // Nearly always what is spoken is what is printed, and need not be put together twice.
    let isPlain = utterance.parts.allSatisfy { $0.spoken == $0.text && !$0.text.isEmpty }
    return Speaker.Line(
      kind: kind, text: text, spoken: isPlain ? text : utterance.spoken, parts: utterance.parts,
      language: utterance.language)
  }

  /// A hint as one text, with the sentences it was put together from.
  private func line(_ hint: UtterancePart, parts: [UtterancePart]) -> Speaker.Line {
    Speaker.Line(
      kind: .hint, text: hint.text, spoken: hint.spoken, parts: parts, language: hint.language)
  }

  /// Cuts off what is being said and takes away what waits.
  func silence(by cause: SpeechCause, under command: String? = nil) {
    let outcomes = speaker.stop(now: now)
    // What was heard to its end was heard before the command, what it cuts off stands below it.
    let heard = outcomes.prefix { if case .cut = $0 { false } else { true } }
    record(heard.filter(\.isOver), by: cause)
    if let command { record(.command, command) }
    record(outcomes.dropFirst(heard.count) + heard.filter { !$0.isOver }, by: cause)
  }
}

extension Speaker.Outcome {
  /// Whether it tells of speech that went on as it should.
  fileprivate var isOver: Bool {
    switch self {
    case .began, .spoken: true
    case .cut, .lost: false
    }
  }
}

// MARK: - Writing down

extension Reader {
  func record(_ kind: TranscriptEvent.Kind, _ text: String = "", note: String? = nil) {
    if kind == .command { commandEvent = transcript.events.count }
    transcript.events.append(TranscriptEvent(kind, text, note: note, at: now))
  }

  /// Writes down what became of speech; where the cursor reads on, it moves.
  func record(_ outcomes: some Sequence<Speaker.Outcome>, by cause: SpeechCause) {
    var last: Int?
    for outcome in outcomes {
      last = nil
      switch outcome {
      case .began(let line):
        if let cursor = line.cursor { read(at: cursor) }
        if case .announcement = line.kind { break }
        append(line, line.kind == .hint ? .hint : .say, outcome: .spoken)
        last = transcript.events.count - 1
      case .spoken(let line):
        if case .announcement(let priority) = line.kind {
          append(line, .announce, outcome: .spoken, note: priority.rawValue)
        }
      case .cut(let line, let words):
        end(line, words > 0 ? .cut(words: words, by: cause) : .lost(by: cause))
      case .lost(let line):
        end(line, .lost(by: cause))
      }
    }
    if let last { speaker.setEvent(last) }
  }

  /// Writes down speech that was not heard to its end.
  private func end(_ line: Speaker.Line, _ outcome: SpeechOutcome) {
    if let event = line.event {
      transcript.events[event].outcome = outcome
      transcript.events[event].end = now
    }
    // What was read on is not lost, it was only not reached.
    if case .lost = outcome, line.kind == .hint || line.kind == .reading { return }
    let priority: String? =
      if case .announcement(let priority) = line.kind { priority.rawValue } else { nil }
    append(line, outcome.kind, outcome: outcome, note: outcome.note(priority: priority))
    let last = transcript.events.count - 1
    transcript.events[last].start = min(line.start, now)
    transcript.events[last].end = now
  }

  private func append(
    _ line: Speaker.Line, _ kind: TranscriptEvent.Kind, outcome: SpeechOutcome,
    note: String? = nil
  ) {
    var event = TranscriptEvent(kind, line.text, note: note, at: line.start)
    event.end = line.end
    event.parts = line.parts
    event.language = line.language
    event.outcome = outcome
    transcript.events.append(event)
  }
}

extension SpeechOutcome {
  fileprivate var kind: TranscriptEvent.Kind {
    switch self {
    case .spoken: .say
    case .cut: .cut
    case .lost: .lost
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
    }
    return pieces.joined(separator: " · ")
  }
}
