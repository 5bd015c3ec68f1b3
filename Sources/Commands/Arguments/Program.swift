/// The program a command line is for.
struct Program {
  /// What it is called.
  var name: String
  /// Whether it is an app that runs, and not `earshot`, which reads files.
  var isApp: Bool

  /// `earshot` itself.
  static let earshot = Program(name: "earshot", isApp: false)

  /// What it can be asked to do.
  var commands: [Command] { Command.allCases.filter { isApp ? $0 != .schema : $0 != .preview } }

  /// The options it has.
  var options: [Option] { Option.all.filter { !isApp || !$0.isForFiles } }

  /// The options a command takes.
  func options(of command: Command) -> [Option] { options.filter { $0.isTaken(by: command) } }

  /// What follows the name of a command, in the help.
  func usage(of command: Command) -> String {
    switch command {
    case .schema: "\(name) schema [options]"
    case .rules: "\(name) rules [RULE] [options]"
    case .preview: "\(name) preview [NAME] [options]"
    default: isApp ? "\(name) \(command) [options]" : "\(name) \(command) INPUT… [options]"
    }
  }

  /// Whether anything may follow a command besides options.
  func takesInputs(_ command: Command) -> Bool {
    isApp ? [.rules, .preview].contains(command) : command != .schema
  }

  /// Whether something has to follow a command.
  func needsInputs(_ command: Command) -> Bool {
    !isApp && takesInputs(command) && command != .rules
  }
}
