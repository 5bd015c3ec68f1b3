// MARK: - Scripts

extension Reader {
  /// Does what a script says, and lets the app come to rest after each command.
  ///
  /// - Throws: ``ScriptFailure`` at the first line that cannot be done or is not as expected.
  public func run(_ script: WalkScript) async throws(ScriptFailure) {
    for step in script.steps {
      do throws(ReaderError) {
        try run(step.command)
      } catch {
        throw failure(step, .reader(error))
      }
      await settle()
      if let fact = unmet(step.command) { throw failure(step, fact) }
    }
  }

  private func failure(_ step: WalkScript.Step, _ fact: ScriptFailure.Fact) -> ScriptFailure {
    ScriptFailure(
      line: step.line, fact: fact, lastHeard: currentSpeech, activatable: activatable(count: 10))
  }

  /// Does one command; gestures that fail are heard and do not stop the walk.
  private func run(_ command: WalkCommand) throws(ReaderError) {
    switch command {
    case .next: moveForward()
    case .previous: moveBackward()
    case .in: moveIn()
    case .out: moveOut()
    case .first: moveToFirst()
    case .last: moveToLast()
    case .jump: jump()
    case .activate: activate()
    case .increment: increment()
    case .decrement: decrement()
    case .action(let name): try perform(action: name)
    case .escape: escape()
    case .magicTap: magicTap()
    case .rotor(let name): try rotor(name)
    case .down: down()
    case .up: up()
    case .readAll: readAll()
    case .scroll(let direction): scroll(direction)
    case .type(let text): try type(text)
    case .back: back()
    case .tab(let name): try tab(name)
    case .open(let url): open(url)
    case .activity(let type, let url): activity(type, url: url)
    case .rotate: rotate()
    case .relaunch: relaunch()
    case .wait(let milliseconds): wait(milliseconds)
    case .set(let name, let value): try set(name, to: value)
    case .find(let text): try find(text)
    case .expect, .expectNo, .expectSilence, .expectFocus: break
    }
  }

  /// What of an expectation is not so; nil if it is, and for everything that expects nothing.
  private func unmet(_ command: WalkCommand) -> ScriptFailure.Fact? {
    switch command {
    case .expect(let text):
      return currentSpeech.hasParts(text) ? nil : .expected(text, heard: currentSpeech)
    case .expectNo(let text):
      return heardSinceCommand.first { $0.contains(text) }.map { .unwanted(text, heard: $0) }
    case .expectSilence:
      return heardSinceCommand.first.map { .noSilence(heard: $0) }
    case .expectFocus(let text):
      guard let cursor, let stop = stage.stop(for: cursor) else {
        return .focusElsewhere(expected: text, found: nil)
      }
      let utterance = listener.utterance(for: stop)
      let name = name(of: utterance)
      return name == text || utterance.text.hasParts(text)
        ? nil : .focusElsewhere(expected: text, found: utterance.text)
    default: return nil
    }
  }

  /// What was heard since the last command, without what was never said.
  private var heardSinceCommand: [String] {
    transcript.events.dropFirst(commandEvent).filter { $0.kind.isHeard && !$0.text.isEmpty }
      .map(\.text)
  }
}

extension String {
  /// Whether a text is all of this utterance or whole parts of it, one after another: "Soup" is
  /// part of "Soup, Heading", but "On" is not of "Once, Button".
  fileprivate func hasParts(_ text: String) -> Bool {
    self == text || hasPrefix(text + ", ") || hasSuffix(", " + text)
      || contains(", " + text + ", ")
  }
}
