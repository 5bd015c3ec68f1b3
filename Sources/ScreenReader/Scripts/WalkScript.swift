/// A walk script: what a person does, one command a line, and what is expected to be heard.
///
///     # From the list to a recipe.
///     find Soup
///     activate
///     expect Soup, Heading
public struct WalkScript: Hashable, Sendable {
  /// One command with the line it is on.
  public struct Step: Hashable, Sendable {
    /// The number of the line, counted from 1.
    public var line: Int
    /// What is done or expected.
    public var command: WalkCommand
  }

  /// The commands, in order.
  public let steps: [Step]

  /// Reads a script.
  ///
  /// `#` starts a comment at the beginning of a line and behind a blank, but not inside quotation
  /// marks. Empty lines do nothing.
  ///
  /// - Throws: ``WalkScriptError`` with the line of the first command that cannot be read.
  public init(_ text: String) throws(WalkScriptError) {
    var steps: [Step] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      // A file from elsewhere may begin with a mark of its encoding.
      let line = Self.content(of: index == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line)
      guard !line.isEmpty else { continue }
      do {
        steps.append(Step(line: index + 1, command: try WalkCommand(line)))
      } catch {
        throw WalkScriptError(line: index + 1, fact: error)
      }
    }
    self.steps = steps
  }

  /// Reads a script as it is in a file.
  ///
  /// - Throws: ``WalkScriptError`` with the place of the first byte that is no text, or the line
  ///   of the first command that cannot be read.
  public init(bytes: some Sequence<UInt8>) throws(WalkScriptError) {
    let bytes = Array(bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Self.firstFault(in: bytes)
    }
    try self.init(text)
  }

  /// Where bytes stop being text.
  private static func firstFault(in bytes: [UInt8]) -> WalkScriptError {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    var previous: Unicode.Scalar?
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      column += 1
      let endsLine = scalar == "\r" || scalar == "\n" && previous != "\r"
      if endsLine { line += 1 }
      if endsLine || scalar == "\n" { column = 1 }
      previous = scalar
    }
    return WalkScriptError(line: line, column: column, fact: .notUTF8)
  }

  /// A line without its comment and the blanks around it.
  private static func content(of line: Substring) -> String {
    var content = ""
    var isQuoted = false
    var previous: Character?
    for character in line {
      if character == "#", !isQuoted, previous?.isWhitespace ?? true { break }
      if character == "\"", isQuoted || previous?.isWhitespace == true { isQuoted.toggle() }
      content.append(character)
      previous = character
    }
    let start = content.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

/// Why a script could not be read, with its wording.
public struct WalkScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public var line: Int
  /// The number of the character in the line, counted from 1.
  public var column = 1
  /// What is wrong.
  public var fact: Fact

  /// What can be wrong with a line.
  public enum Fact: Error, Hashable, Sendable {
    /// No command begins like this; the one most like it.
    case unknownVerb(String, nearest: String?)
    /// Something has to stand behind the verb.
    case missingText(verb: String)
    /// Nothing may stand behind the verb.
    case unexpectedText(verb: String, text: String)
    /// This is no direction.
    case noDirection(String)
    /// This is no number of ms.
    case noNumber(String)
    /// This is no setting, or no value of it.
    case setting(ReaderError)
    /// The line has bytes that are no text.
    case notUTF8
  }

  /// What is wrong, and what was expected.
  public var description: String {
    switch fact {
    case .unknownVerb(let text, let nearest):
      "\"\(text)\" is no command" + (nearest.map { ", did you mean \"\($0)\"?" } ?? "")
    case .missingText(let verb): "\"\(verb)\" needs \(Self.wanted(by: verb)) behind it"
    case .unexpectedText(let verb, let text):
      "\"\(verb)\" stands alone, but \"\(text)\" follows it"
    case .noDirection(let text): "\"\(text)\" is no direction: expected up, down, left or right"
    case .noNumber(let text):
      "\"\(text)\" is no time: expected a number of ms from 0 to \(WalkCommand.longestWait)"
    case .setting(let error): error.description
    case .notUTF8: "the file is not UTF-8 here: expected text"
    }
  }

  private static func wanted(by verb: String) -> String {
    switch verb {
    case "action": "the name of an action"
    case "rotor": "what to turn it to, such as headings,"
    case "scroll": "a direction"
    case "tab": "the name of a tab"
    case "open": "a URL"
    case "activity": "a type and a URL"
    case "wait": "a number of ms"
    case "set": "a setting and its value"
    default: "a text"
    }
  }
}
