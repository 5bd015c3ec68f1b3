/// A command line, taken apart and checked against the table of options.
struct Arguments {
  /// What is to be done.
  var command: Command
  /// Files, folders or `-`, in the order they were given.
  var inputs: [String] = []
  /// The program it is for.
  private let program: Program
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Whether a switch was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option, if it was given.
  subscript(option: String) -> String? { values[option] }

  /// Everything that was given and may change a result, in one order whatever the order it was
  /// given in: options and inputs, but not where the result goes.
  var deciding: [String] {
    let options = values.filter { $0.key != "output" }.map { "--\($0.key)=\($0.value)" }
    return [command.rawValue] + options.sorted() + flags.sorted().map { "--\($0)" } + ["--"]
      + inputs
  }

  /// Whether a value that is on or off was given, and which.
  func isOn(_ option: String) -> Bool? { values[option].map { $0 == "on" } }
}

extension Arguments {
  /// Takes a command line apart.
  ///
  /// `--name value`, `--name=value`, `-o value`; after `--` everything is an input.
  init(_ words: [String], for program: Program = .earshot) throws(UsageError) {
    let names = program.commands.map(\.rawValue)
    guard let first = words.first else { throw .noCommand(names) }
    guard let command = Command(rawValue: first), program.commands.contains(command) else {
      throw .unknownCommand(first, names)
    }
    self.program = program
    self.command = command
    var rest = words.dropFirst()
    var onlyInputs = false
    while let word = rest.popFirst() {
      if onlyInputs || word == "-" || !word.hasPrefix("-") {
        inputs.append(word)
      } else if word == "--" {
        onlyInputs = true
      } else {
        try take(word, from: &rest)
      }
    }
    if has("help") { return }
    guard program.takesInputs(command) || inputs.isEmpty else { throw .unwantedInput(inputs[0]) }
    guard !program.needsInputs(command) || !inputs.isEmpty else { throw .noInput(command) }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(pieces[0])
    guard let option = option(of: name) else {
      throw .unknownOption(name, known: program.options(of: command).map { "--\($0.name)" })
    }
    guard option.isTaken(by: command) else { throw .foreignOption("--\(option.name)", command) }
    guard let wanted = option.value else {
      guard pieces.count == 1 else { throw .unwantedValue(name) }
      flags.insert(option.name)
      return
    }
    guard var value = pieces.count > 1 ? String(pieces[1]) : rest.popFirst() else {
      throw .missingValue(name, wanted)
    }
    for _ in 1..<max(1, option.words) {
      guard let more = rest.popFirst() else { throw .missingValue(name, wanted) }
      value += " \(more)"
    }
    guard values[option.name] == nil else { throw .repeated(name) }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let isUnmodelled = Self.unmodelled[option.name]?.contains(value) ?? false
      guard !isUnmodelled else { throw .notModelled(option: name, value: value) }
      throw .wrongValue(option: name, value: value, choices: option.choices)
    }
    values[option.name] = value
  }

  /// The option of a name; of several with one name the one this command takes.
  private func option(of word: String) -> Option? {
    let named: [Option]
    if word.hasPrefix("--") {
      let name = word.dropFirst(2)
      named = program.options.filter { $0.name == name }
    } else {
      guard word.count == 2, let letter = word.last else { return nil }
      named = program.options.filter { $0.letter == letter }
    }
    return named.first { $0.isTaken(by: command) } ?? named.first
  }

  /// What exists in the world but not here, so that the message can say so.
  private static let unmodelled: [String: Set<String>] = [
    "device": ["mac", "tv", "vision", "carplay"],
    "os": ["17", "18.0", "18.1", "18.2"],
  ]
}
