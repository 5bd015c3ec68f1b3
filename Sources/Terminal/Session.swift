package import EarshotReader

/// Somebody walking through an app at a terminal: keys in, commands of a walk script out.
///
/// Everything a key does is a command that a script could hold, so that what was done can be
/// recorded and done again; the picture only shows what the reader knows.
@MainActor package final class Session {
  /// Who reads.
  package let reader: Reader
  /// The commands that were done, one a line as a script has them.
  package private(set) var script: [String] = []
  /// What the picture shows besides the element.
  package internal(set) var panel = Panel.elements
  /// What is to be told about the last key; gone with the next.
  package internal(set) var message: String?
  /// Whether what is heard is spoken aloud.
  package private(set) var isSpeaking = false
  /// Whether the session was ended.
  package private(set) var isOver = false

  let speech: (any SessionSpeech)?
  /// Where the events of the last command begin in the transcript.
  private(set) var lastEvent = 0
  /// Whether no command was done yet because of the last key: one key may be several commands.
  private var isFirst = true

  /// What the picture shows.
  package enum Panel: Hashable, Sendable {
    /// The element in its surroundings.
    case elements
    /// What the keys do.
    case help
    /// What happened so far, as many lines above the end.
    case transcript(above: Int)
    /// The custom actions of the element, one of them chosen.
    case actions(chosen: Int)
    /// A line is being written.
    case line(Line, text: String)
  }

  /// What a line is written for.
  package enum Line: Hashable, Sendable {
    /// A text to find.
    case find
    /// A text for the field at the cursor.
    case type
    /// Any command of a script.
    case command
  }

  /// Begins a session with a reader that has settled.
  package init(_ reader: Reader, speech: (any SessionSpeech)? = nil) {
    self.reader = reader
    self.speech = speech
  }

  /// The script as a file has it.
  package var recording: String { script.map { $0 + "\n" }.joined() }

  /// Ends the session.
  package func end() {
    speech?.hush()
    isOver = true
  }

  /// Does what a key stands for.
  package func press(_ key: Key) async {
    message = nil
    isFirst = true
    if key == .endOfInput { return end() }
    switch panel {
    case .elements: await act(on: key)
    case .help: panel = .elements
    case .transcript(let above): leaf(key, above)
    case .actions(let chosen): await choose(key, chosen)
    case .line(let line, let text): await write(key, line, text)
    }
  }
}

// MARK: - Commands

extension Session {
  /// Does a command and notes it; a command that cannot be done is told and not noted.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult func run(_ line: String) async -> Bool {
    if isFirst { lastEvent = reader.transcript.events.count }
    isFirst = false
    speech?.hush()
    var isDone = false
    do {
      let step = try WalkScript(line)
      guard !step.steps.isEmpty else { return false }
      try await reader.run(step)
      script.append(line)
      isDone = true
    } catch let failure as ScriptFailure {
      message = failure.lines[0].withoutPlace
    } catch {
      message = "\(error)"
    }
    sayAloud()
    return isDone
  }

  /// Does a command with a text of the app's or a person's.
  @discardableResult func run(_ verb: String, _ text: String) async -> Bool {
    let lines = ["\(verb) \(text)", "\(verb) \"\(text)\""]
    guard let line = lines.first(where: { WalkScript.means($0, verb: verb, text: text) }) else {
      message = "a script cannot hold this text"
      return false
    }
    return await run(line)
  }

  /// Says the last command's speech again; nothing happens in the app, so no script holds it.
  func saySpeechAgain() {
    guard !reader.currentSpeech.isEmpty else { return message = "nothing was heard yet" }
    message = reader.currentSpeech
    speech?.hush()
    sayAloud()
  }

  /// Turns sound on or off.
  func toggleSpeech() {
    guard let speech else { return message = "this program has no voice" }
    isSpeaking.toggle()
    message = isSpeaking ? "speech on" : "speech off"
    if isSpeaking { sayAloud() } else { speech.hush() }
  }

  private func sayAloud() {
    guard isSpeaking, let speech else { return }
    let heard = heardLast
    guard !heard.isEmpty, let problem = speech.say(heard, of: reader.transcript) else { return }
    isSpeaking = false
    message = problem
  }

  /// The events of the last command.
  package var heardLast: ArraySlice<TranscriptEvent> {
    let events = reader.transcript.events
    return events[min(lastEvent, events.count)...]
  }
}

/// Speaks what is heard in a session.
@MainActor package protocol SessionSpeech: AnyObject {
  /// Begins to say what was heard, and does not wait for its end.
  ///
  /// - Returns: Why it cannot be said, nil if it is.
  func say(_ events: ArraySlice<TranscriptEvent>, of transcript: Transcript) -> String?
  /// Says nothing more.
  func hush()
}

extension String {
  /// A message about a script of one line needs no number of it.
  fileprivate var withoutPlace: String {
    guard hasPrefix("line "), let end = firstIndex(of: ":") else { return self }
    return String(self[index(after: end)...].drop { $0 == " " })
  }
}

extension WalkScript {
  /// Whether a line is read as this verb with this text and nothing else.
  fileprivate static func means(_ line: String, verb: String, text: String) -> Bool {
    guard !line.contains(where: \.isNewline), let step = (try? WalkScript(line))?.steps.first else {
      return false
    }
    return switch step.command {
    case .find(let found): verb == "find" && found == text
    case .type(let found): verb == "type" && found == text
    case .action(let found): verb == "action" && found == text
    case .rotor(let found): verb == "rotor" && found == text
    default: false
    }
  }
}
