import EarshotJSON

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case noCommand([String])
  case unknownCommand(String, [String])
  case unknownOption(String, known: [String])
  case foreignOption(String, Command)
  case missingValue(String, String)
  case unwantedValue(String)
  case wrongValue(option: String, value: String, choices: [String])
  case notModelled(option: String, value: String)
  case wrongNumber(option: String, value: String, wanted: String)
  case repeated(String)
  case noInput(Command)
  case unwantedInput(String)
  case exclude(String, String)
  case unknownRule(String, [String])
  case needs(String, Command)
  case mixedKinds(String, String)
  case notAnApp(String)
  case oneInput(Command)
  case unknownVoice(String)
  case noStandardOutput(Command)
  case twoInputs(String, found: Int)
  case unknownPreview(String, [String])
}

extension UsageError {
  /// What is said about it, without the name of the program.
  var message: String {
    switch self {
    case .noCommand(let known):
      return "no command; one of \(known.joined(separator: ", ")) is expected"
    case .unknownCommand(let name, let known):
      return "unknown command \(Self.quote(name))" + Self.suggestion(name, known)
    case .unknownOption(let name, let known):
      return "unknown option \(Self.quote(name))" + Self.suggestion(name, known)
    case .foreignOption(let name, let command):
      let owners = Option.all.first { "--\($0.name)" == name }?.commands ?? []
      let list = owners.map(\.rawValue).joined(separator: ", ")
      return "'\(command.rawValue)' does not take \(name); it belongs to: \(list)"
    case .missingValue(let name, let value):
      return "\(name) needs a value: \(name) \(value)"
    case .unwantedValue(let name):
      return "\(name) takes no value"
    case .wrongValue(let option, let value, let choices):
      let list = choices.joined(separator: ", ")
      return "\(option) cannot be \(Self.quote(value)); it is one of: \(list)"
        + (nearest(to: value, in: choices).map { " (did you mean '\($0)'?)" } ?? "")
    case .notModelled(let option, let value):
      return "\(option) \(Self.quote(value)) is not modelled"
    case .wrongNumber(let option, let value, let wanted):
      return "\(option) cannot be \(Self.quote(value)); \(wanted) is expected"
    case .repeated(let name):
      return "\(name) is given twice"
    case .noInput(let command):
      return "'\(command.rawValue)' needs an input: a file, a folder, or - for standard input"
    case .unwantedInput(let name):
      return "unexpected argument \(Self.quote(name))"
    case .exclude(let first, let second):
      return "\(first) and \(second) exclude each other"
    case .unknownRule(let name, let known):
      return "there is no rule \(Self.quote(name))" + Self.suggestion(name, known)
    case .needs(let option, let command):
      return "'\(command.rawValue)' needs \(option)"
    case .mixedKinds(let first, let second):
      return "one walk cannot mix two kinds of input: \(first), \(second)"
    case .notAnApp(let file):
      return "\(escapedForTerminal(file)): element lines can be described, but not walked through"
    case .unknownVoice(let name):
      return "no voice is called \(Self.quote(name)); 'earshot-voice --voices' lists them"
    case .noStandardOutput(let command):
      return "'\(command.rawValue)' cannot write to standard output: name a file"
    case .twoInputs(let option, let found):
      return "\(option) compares two inputs, found \(found)"
    case .unknownPreview(let name, let known):
      return known.isEmpty
        ? "there is no #Preview in this program"
        : "there is no preview \(Self.quote(name))" + Self.suggestion(name, known)
          + "; there are: \(known.map { escapedForTerminal($0) }.joined(separator: ", "))"
    case .oneInput(let command):
      return "'\(command.rawValue)' takes one input, or several dumps that make up a stack"
    }
  }

  private static func quote(_ text: String) -> String { "'\(escapedForTerminal(text))'" }

  private static func suggestion(_ name: String, _ known: [String]) -> String {
    nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
