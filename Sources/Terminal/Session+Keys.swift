import EarshotReader

// MARK: - What the keys do

extension Session {
  /// The keys with what each does, in the order of the help.
  static let keys: [(key: String, does: String)] = [
    ("→ ←", "next, previous element"), ("↓ ↑", "what the rotor is turned to"),
    ("enter", "activate"), ("r R", "turn the rotor on, back"), ("h H", "next, previous heading"),
    ("l L", "next, previous link"), ("b", "back"), ("e", "escape"), ("m", "magic tap"),
    ("a", "actions of the element"), ("i o", "into, out of a container"),
    ("g G", "first, last element"), ("v", "read all"), ("+ -", "increment, decrement"),
    ("/", "find a text"), ("y", "type into a field"), ("w", "wait a second"),
    (":", "any command of a script"), (".", "repeat what was heard"), ("t", "transcript so far"),
    ("s", "speech on or off"), ("?", "this help"), ("q", "quit"),
  ]

  func act(on key: Key) async {
    switch key {
    case .right: await run("next")
    case .left: await run("previous")
    case .down: await run("down")
    case .up: await run("up")
    case .home: await run("first")
    case .end: await run("last")
    case .enter: await run("activate")
    case .character(let letter): await act(on: letter)
    case .pageDown: await run("scroll down")
    case .pageUp: await run("scroll up")
    case .escape, .backspace, .redraw, .endOfInput: break
    }
  }

  private func act(on letter: Character) async {
    switch letter {
    case "r": await turnRotor(by: 1)
    case "R": await turnRotor(by: -1)
    case "h": await search("headings", "down")
    case "H": await search("headings", "up")
    case "l": await search("links", "down")
    case "L": await search("links", "up")
    case "b": await run("back")
    case "e": await run("escape")
    case "m": await run("magic tap")
    case "a": openActions()
    case "i": await run("in")
    case "o": await run("out")
    case "g": await run("first")
    case "G": await run("last")
    case "v": await run("read all")
    case "+": await run("increment")
    case "-": await run("decrement")
    case "w": await run("wait 1000")
    case "/": panel = .line(.find, text: "")
    case "y": panel = .line(.type, text: "")
    case ":": panel = .line(.command, text: "")
    case ".": saySpeechAgain()
    case "t": panel = .transcript(above: 0)
    case "s": toggleSpeech()
    case "?": panel = .help
    case "q": end()
    default: message = "'\(letter)' does nothing; ? says what the keys do"
    }
  }

  /// Turns the rotor to the next thing there is something of on the screen.
  private func turnRotor(by offset: Int) async {
    let choices = reader.rotorChoices
    guard !choices.isEmpty else { return message = "there is nothing to turn the rotor to" }
    let place = choices.firstIndex(of: reader.rotorChoice)
    let next = place.map { ($0 + offset + choices.count) % choices.count }
    await run("rotor", choices[next ?? (offset > 0 ? 0 : choices.count - 1)].name)
  }

  /// Goes to the next thing of a kind, turning the rotor to it where it is not.
  private func search(_ kind: String, _ direction: String) async {
    if reader.rotorChoice.name != kind || !reader.isRotorTurned {
      guard await run("rotor", kind) else { return }
    }
    await run(direction)
  }

  private func openActions() {
    guard !reader.actions.isEmpty else { return message = "this element has no actions" }
    panel = .actions(chosen: 0)
  }

  /// Chooses among the actions of the element.
  func choose(_ key: Key, _ chosen: Int) async {
    let actions = reader.actions
    func moved(by step: Int) {
      guard !actions.isEmpty else { return panel = .elements }
      panel = .actions(chosen: (chosen + step + actions.count) % actions.count)
    }
    switch key {
    case .down, .right: moved(by: 1)
    case .up, .left: moved(by: -1)
    case .enter:
      panel = .elements
      if actions.indices.contains(chosen) { await run("action", actions[chosen]) }
    case .character(let letter):
      guard let number = letter.wholeNumberValue, actions.indices.contains(number - 1) else {
        return panel = .elements
      }
      panel = .elements
      await run("action", actions[number - 1])
    default: panel = .elements
    }
  }

  /// Goes through the transcript.
  func leaf(_ key: Key, _ above: Int) {
    switch key {
    case .up: panel = .transcript(above: above + 1)
    case .down: panel = .transcript(above: max(0, above - 1))
    case .pageUp: panel = .transcript(above: above + 20)
    case .pageDown: panel = .transcript(above: max(0, above - 20))
    case .home: panel = .transcript(above: reader.transcript.events.count)
    case .end: panel = .transcript(above: 0)
    case .redraw: break
    default: panel = .elements
    }
    // Never further up than the first line.
    if case .transcript(let above) = panel {
      panel = .transcript(above: min(above, reader.transcript.events.count))
    }
  }

  /// Adds to the line that is being written, or does what it says.
  func write(_ key: Key, _ line: Line, _ text: String) async {
    switch key {
    case .character(let letter): panel = .line(line, text: text + String(letter))
    case .backspace:
      panel = text.isEmpty ? .elements : .line(line, text: String(text.dropLast()))
    case .enter:
      panel = .elements
      guard !text.isEmpty else { return }
      switch line {
      case .find: await run("find", text)
      case .type: await run("type", text)
      case .command: await run(text)
      }
    case .escape: panel = .elements
    default: break
    }
  }
}
