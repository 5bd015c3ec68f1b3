import EarshotSemantics

/// What is being said and what waits to be: everything that is spoken goes through here.
///
/// Lines are said one after another. A new line drops the hint that was to come, and a command
/// that does not wait cuts off what is being said and takes away what waits. The speaker knows no
/// clock: it is told what time it is, and tells what became of each line.
struct Speaker {
  /// One thing that is to be said.
  struct Line: Hashable {
    /// What kind of speech it is.
    var kind: Kind
    /// The words as they are printed.
    var text: String
    /// The words as they are spoken.
    var spoken: String
    /// The pieces of the words.
    var parts: [UtterancePart]
    /// The language of the words, as BCP 47.
    var language: String
    /// When it begins, in ms.
    var start = 0
    /// When it ends, in ms.
    var end = 0
    /// Where its event is in the transcript, once it has one.
    var event: Int?
    /// Where the cursor goes when it begins, if it reads on.
    var cursor: Element.ID?

    /// The kinds of speech.
    enum Kind: Hashable {
      /// What the cursor landed on, or what changed there.
      case focus
      /// Words that came with a screen or a layout change.
      case screen
      /// One of the elements of "read all": nobody asked for it by itself.
      case reading
      /// What the app posted.
      case announcement(AnnouncementPriority)
      /// How something is used.
      case hint
    }
  }

  /// What became of a line.
  enum Outcome: Hashable {
    /// It begins to be said.
    case began(Line)
    /// It was said to its end.
    case spoken(Line)
    /// It was cut off after so many words, none of them meaning that it was not heard.
    case cut(Line, words: Int)
    /// It never began.
    case lost(Line)
  }

  /// The rate of speech.
  var timing: SpeechTiming
  private var lines: [Line] = []
  private var next = 0
  private var isSpeaking = false

  init(timing: SpeechTiming) { self.timing = timing }

  /// When the last line ends, in ms; the moment itself if nothing is being said.
  func end(from now: Int) -> Int { next < lines.count ? max(now, lines[lines.count - 1].end) : now }

  /// Adds a line, behind those that wait, and with it what is said after a pause.
  mutating func say(_ line: Line, hints: [Line] = [], now: Int) -> [Outcome] {
    var outcomes = dropHints(now: now)
    append(line, from: end(from: now))
    for hint in hints { append(hint, from: end(from: now) + SpeechTiming.pauseBeforeHint) }
    outcomes += advance(to: now)
    return outcomes
  }

  /// Lets time pass.
  mutating func advance(to now: Int) -> [Outcome] {
    var outcomes: [Outcome] = []
    while next < lines.count {
      if !isSpeaking {
        guard lines[next].start <= now else { break }
        isSpeaking = true
        outcomes.append(.began(lines[next]))
      }
      guard lines[next].end <= now else { break }
      outcomes.append(.spoken(lines[next]))
      isSpeaking = false
      next += 1
    }
    if next == lines.count, next > 0 {
      lines.removeAll(keepingCapacity: true)
      next = 0
    }
    return outcomes
  }

  /// Stops everything: what is being said is cut off, what waits is lost.
  mutating func stop(now: Int) -> [Outcome] {
    var outcomes = advance(to: now)
    for (index, line) in lines.enumerated().dropFirst(next) {
      if index == next, isSpeaking {
        outcomes.append(.cut(line, words: timing.words(of: line.spoken, after: now - line.start)))
      } else if line.kind != .hint, line.kind != .reading {
        outcomes.append(.lost(line))
      }
    }
    lines.removeAll(keepingCapacity: true)
    next = 0
    isSpeaking = false
    return outcomes
  }

  /// Remembers where the event of the line that is being said is.
  mutating func setEvent(_ event: Int) {
    if isSpeaking, lines.indices.contains(next) { lines[next].event = event }
  }

  private mutating func append(_ line: Line, from start: Int) {
    var line = line
    line.start = start
    line.end = start + timing.length(of: line.spoken)
    lines.append(line)
  }

  /// Hints give way to whatever comes (rule Q12).
  private mutating func dropHints(now: Int) -> [Outcome] {
    while next < lines.count, let hint = lines.last, hint.kind == .hint {
      lines.removeLast()
      guard isSpeaking, next == lines.count else { continue }
      isSpeaking = false
      return [.cut(hint, words: timing.words(of: hint.spoken, after: now - hint.start))]
    }
    return []
  }
}
