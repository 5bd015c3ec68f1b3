import EarshotSemantics

// MARK: - Time

extension Reader {
  var now: Int { stage.clock.now }

  /// How long the reader listens to what an app adds after one command, in ms: some never stop.
  static var patience: Int { 120_000 }

  /// Lets time pass up to a moment, in which speech goes on.
  func advance(to moment: Int) {
    stage.clock.advance(to: moment)
    record(speaker.take(.time, now: now))
  }

  /// Lets time pass up to a moment, and what the app does until then happen.
  func pass(to moment: Int) {
    while let due = nextMoment, due <= moment {
      advance(to: due)
      hearUpdate()
      guard let own = stage.nextMoment, own <= now else { continue }
      let events = stage.elapse()
      handle(events, byUser: false)
      // A stage whose next moment does not move on has nothing more to tell.
      if events.isEmpty, stage.nextMoment == own { break }
    }
    advance(to: moment)
  }

  /// When something happens by itself next: in the app, or because the reader looks again.
  private var nextMoment: Int? {
    guard let nextUpdate else { return stage.nextMoment }
    return min(nextUpdate, stage.nextMoment ?? .max)
  }

  /// Waits until everything was said, with the patient pace.
  func listen() {
    stage.focusMoved(to: cursor)
    guard profile.pace == .patient else { return }
    hearOut()
    stage.focusMoved(to: cursor)
  }

  /// Waits until everything was said, and what the app does meanwhile.
  private func hearOut() {
    pass(to: now)
    let limit = max(now + Self.patience, speaker.end(from: now))
    while case let end = speaker.end(from: now), end > now {
      guard now < limit else {
        record(.warn, "the app does not stop talking: the walk goes on after 2 minutes")
        return tell(.clear(.end))
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
    ignoresFocusRequests = false
    if case .every(let milliseconds) = profile.pace {
      pass(to: max(now, commandStart + milliseconds))
      commandStart = now
      interrupt(by: text)
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
  func say(
    _ utterance: Utterance, as kind: SpeechQueue.Kind = .focus, follows: Bool = false,
    announcing announcement: Announcement? = nil
  ) {
    var line = self.line(kind, utterance)
    line.follows = follows
    line.announcement = announcement
    var hints: [Speaker.Line] = []
    if let hint = utterance.hint { hints.append(self.line(hint, parts: utterance.hints)) }
    if !utterance.actions.isEmpty || !utterance.moreContent.isEmpty {
      hints += listener.phrasing.remarks(after: utterance).map { self.line($0, parts: [$0]) }
    }
    record(speaker.say(line, hints: hints, now: now))
  }

  /// Says words of the app's.
  func say(
    _ words: Wording, as kind: SpeechQueue.Kind, language: String? = nil, follows: Bool = false,
    announcing announcement: Announcement? = nil
  ) {
    let own = listener.phrasing.language(of: words, in: language)
    say(
      Utterance(parts: [.init(.label, words, language: own)], language: own), as: kind,
      follows: follows, announcing: announcement)
  }

  /// Says words of the reader's own.
  func say(_ phrase: Phrase) {
    let part = UtterancePart(.label, phrase, language: listener.phrasing.language)
    say(Utterance(parts: [part], language: listener.phrasing.language))
  }

  /// Says what the app posted.
  func say(_ announcement: Announcement) {
    say(
      announcement.text,
      as: .announcement(announcement.priority, isQueued: announcement.isQueued),
      language: announcement.language, announcing: announcement)
  }

  func line(_ kind: SpeechQueue.Kind, _ utterance: Utterance) -> Speaker.Line {
    let text = utterance.text
    // Nearly always what is spoken is what is printed, and need not be put together twice.
    let isPlain = utterance.parts.allSatisfy {
      $0.spoken == $0.text && !$0.text.isEmpty && $0.style.isPlain
    }
    return Speaker.Line(
      kind: kind, text: text, spoken: isPlain ? text : utterance.spoken, parts: utterance.parts,
      language: utterance.language)
  }

  /// A hint as one text, with the sentences it was put together from.
  private func line(_ hint: UtterancePart, parts: [UtterancePart]) -> Speaker.Line {
    Speaker.Line(
      kind: .hint, text: hint.text, spoken: hint.spoken, parts: parts, language: hint.language)
  }

  /// Tells the speech queue what happened.
  func tell(_ event: SpeechQueue.Event) { record(speaker.take(event, now: now)) }

  /// A command cuts off what is being said and takes away what waits; the command is written
  /// between what was heard before it and what it takes away.
  private func interrupt(by command: String) {
    let outcomes = speaker.take(.change(.focus), now: now)
    let heard = outcomes.prefix { $0.fate.result == .began || $0.fate.result == .spoken }
    record(heard)
    record(.command, command)
    record(outcomes.dropFirst(heard.count))
  }
}
