/// One command of a walk script.
public enum WalkCommand: Hashable, Sendable {
  /// To the next element.
  case next
  /// To the element before.
  case previous
  /// Into the details or the next container.
  case `in`
  /// Out of the details or the container.
  case out
  /// To the first element.
  case first
  /// To the last element.
  case last
  /// To the next of the elements that are linked with this one.
  case jump
  /// A double tap.
  case activate
  /// A higher value.
  case increment
  /// A lower value.
  case decrement
  /// A custom action.
  case action(String)
  /// The two-finger Z.
  case escape
  /// The two-finger double tap.
  case magicTap
  /// The rotor to a kind.
  case rotor(String)
  /// A swipe down.
  case down
  /// A swipe up.
  case up
  /// Everything from the first element.
  case readAll
  /// Three fingers across the screen.
  case scroll(Gesture.Direction)
  /// Text from the keyboard.
  case type(String)
  /// The back button.
  case back
  /// A tab.
  case tab(String)
  /// A URL from outside.
  case open(String)
  /// A user activity from outside.
  case activity(type: String, url: String)
  /// The device is turned.
  case rotate
  /// The app is started again.
  case relaunch
  /// So many ms.
  case wait(Int)
  /// A setting.
  case set(name: String, value: String)
  /// To the element of a text.
  case find(String)
  /// The last utterance has these parts.
  case expect(String)
  /// Nothing since the last command had this text.
  case expectNo(String)
  /// Nothing was heard since the last command.
  case expectSilence
  /// The cursor is on the element of this label, or that says this.
  case expectFocus(String)

  /// The longest wait, in ms: an hour.
  public static let longestWait = 3_600_000
}

extension WalkCommand {
  /// The verbs of scripts with the names Apple's own vocabulary has for them, longest first where
  /// one begins with another.
  static let verbs: [(name: String, other: String?, verb: Verb)] = [
    ("next", "moveForward", .plain(.next)), ("previous", "moveBackward", .plain(.previous)),
    ("in", "moveIn", .plain(.in)), ("out", "moveOut", .plain(.out)),
    ("first", "moveToFirst", .plain(.first)), ("last", "moveToLast", .plain(.last)),
    ("jump", nil, .plain(.jump)), ("activate", nil, .plain(.activate)),
    ("increment", nil, .plain(.increment)),
    ("decrement", nil, .plain(.decrement)), ("action", "performAction", .text(WalkCommand.action)),
    ("escape", nil, .plain(.escape)), ("magic tap", "magicTap", .plain(.magicTap)),
    ("rotor", nil, .text(WalkCommand.rotor)), ("down", nil, .plain(.down)),
    ("up", nil, .plain(.up)), ("read all", "readAll", .plain(.readAll)),
    ("scroll", nil, .direction), ("type", nil, .text(WalkCommand.type)),
    ("back", nil, .plain(.back)), ("tab", nil, .text(WalkCommand.tab)),
    ("open", nil, .text(WalkCommand.open)), ("activity", nil, .activity),
    ("rotate", nil, .plain(.rotate)), ("relaunch", nil, .plain(.relaunch)),
    ("wait", nil, .number), ("set", nil, .setting), ("find", nil, .text(WalkCommand.find)),
    ("expect silence", nil, .plain(.expectSilence)),
    ("expect focus", nil, .text(WalkCommand.expectFocus)),
    ("expect no", nil, .text(WalkCommand.expectNo)), ("expect", nil, .text(WalkCommand.expect)),
  ]

  /// What a verb wants behind it.
  enum Verb: Sendable {
    case plain(WalkCommand)
    case text(@Sendable (String) -> WalkCommand)
    case direction
    case number
    case setting
    case activity
  }

  /// Reads a command.
  ///
  /// Verbs are read without regard to case; a text is everything behind the verb, and may stand
  /// in quotation marks.
  init(_ line: String) throws(WalkScriptError.Fact) {
    guard let (name, rest, verb) = Self.verb(of: line) else {
      let word = String(line.prefix { !$0.isWhitespace })
      let names = Self.verbs.flatMap { [$0.name, $0.other].compactMap(\.self) }
      throw .unknownVerb(
        line,
        nearest: Nearness.meant(by: word, in: names)
          ?? Nearness.meant(by: line, in: names))
    }
    let text = Self.unquoted(rest)
    if case .plain(let command) = verb {
      guard text.isEmpty else { throw .unexpectedText(verb: name, text: text) }
      self = command
      return
    }
    guard !text.isEmpty else { throw .missingText(verb: name) }
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    switch verb {
    case .plain(let command): self = command
    case .text(let command): self = command(text)
    case .direction:
      guard let direction = Gesture.Direction(rawValue: text.lowercased()) else {
        throw .noDirection(text)
      }
      self = .scroll(direction)
    case .number:
      guard let number = Int(text), (0...Self.longestWait).contains(number) else {
        throw .noNumber(text)
      }
      self = .wait(number)
    case .setting:
      guard words.count == 2 else { throw .missingText(verb: name) }
      var profile = Profile()
      do throws(ReaderError) {
        try ProfileSetting.setting(words[0], to: words[1], in: &profile)
      } catch {
        throw .setting(error)
      }
      self = .set(name: words[0], value: words[1])
    case .activity:
      guard words.count == 2 else { throw .missingText(verb: name) }
      self = .activity(type: words[0], url: words[1])
    }
  }

  private static func verb(of line: String) -> (name: String, rest: String, verb: Verb)? {
    for (name, other, verb) in verbs {
      for word in [name, other].compactMap(\.self) {
        guard line.lowercased().hasPrefix(word.lowercased()) else { continue }
        let rest = line.dropFirst(word.count)
        if rest.isEmpty { return (name, "", verb) }
        if rest.first?.isWhitespace == true {
          return (name, String(rest.drop(while: \.isWhitespace)), verb)
        }
      }
    }
    return nil
  }

  /// A text without the quotation marks round it.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
