import EarshotAudit
import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics
import EarshotSpeech
import EarshotTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `earshot`, from its command line to its exit status.
@MainActor public struct CommandLineTool {
  /// The version of the product.
  public static let version = "0.1.0"

  private let arguments: Arguments
  private let messages: Messages
  private let readSource: ReadSource?
  private var status = ExitStatus.fine

  /// Runs a command line, without the program's own name.
  ///
  /// - Parameter readSource: Reads SwiftUI source; nil where there is no reader of it.
  /// - Returns: The exit status: 0 all well, 1 a difference, 2 wrong usage, 3 something could not
  ///   be read or written.
  public static func run(_ words: [String], readSource: ReadSource? = nil) async -> Int32 {
    // A closed pipe is an error to be told, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    UnfinishedFiles.removeOnSignals()
    StandardStreams.keepOpen()
    let plain = Messages(isQuiet: false)
    do {
      if let text = information(words) {
        var sink = ResultSink(file: nil)
        try sink.write(text)
        try sink.finish()
        return ExitStatus.fine.rawValue
      }
      var tool = CommandLineTool(try Arguments(words), readSource: readSource)
      try await tool.perform()
      return tool.status.rawValue
    } catch let error as UsageError {
      plain.error(lines: [error.message, "'earshot --help' says what is possible"])
      return ExitStatus.usage.rawValue
    } catch let error as SystemError {
      plain.error(error.message)
      return ExitStatus.failed.rawValue
    } catch let error as SettingsProblems {
      for problem in error.all { plain.error("\(problem)") }
      return ExitStatus.failed.rawValue
    } catch {
      plain.error("\(error)")
      return ExitStatus.failed.rawValue
    }
  }

  private init(_ arguments: Arguments, readSource: ReadSource?) {
    self.arguments = arguments
    self.readSource = readSource
    messages = Messages(isQuiet: arguments.has("quiet"))
  }

  /// What is asked about the program itself, wherever it stands on the command line.
  private static func information(_ words: [String]) -> String? {
    let options = words.prefix { $0 != "--" }
    if options.contains("--version") { return "earshot \(version)\n" }
    guard words.isEmpty || options.contains("--help") || options.contains("-h") else { return nil }
    return words.first.flatMap(Command.init(rawValue:)).map(Help.text(for:)) ?? Help.overview
  }

  private mutating func perform() async throws {
    switch arguments.command {
    case .describe: arguments.has("diff") ? try compare() : try describe()
    case .walk: try await walk()
    case .speak: try await speak()
    case .audit: try await audit()
    case .convert: try convert()
    case .explore: try await explore()
    case .rules: try write(Array(try RulesCommand(arguments).text.utf8))
    case .schema: try write(Array(ScreenDocument.schema().utf8))
    }
  }
}

/// What the command line names as a script, which may be none.
private struct NamedScript {
  var script: WalkScript?
}

// MARK: - The commands

extension CommandLineTool {
  private mutating func describe() throws {
    let profile = try arguments.profile()
    var loader = try loader(for: profile)
    let files = loader.files(of: arguments.inputs)
    if arguments.has("cost") {
      let inputs = files.flatMap { loader.load($0) }
      if !loader.isComplete { status.worsen(to: .failed) }
      let command = CostCommand(profile: profile)
      let apps = try CostCommand.apps(of: inputs)
      return try write(
        arguments["format"] == "json" ? command.json(of: apps) : Array(command.text(of: apps).utf8))
    }
    var command = DescribeCommand(
      profile: profile, isJSON: arguments["format"] == "json", namesInputs: files.count > 1)
    var sink = ResultSink(file: arguments["output"])
    var isDescribed = false
    for file in files {
      let inputs = loader.load(file)
      isDescribed = isDescribed || !inputs.isEmpty
      if inputs.count > 1 { command.namesInputs = true }
      for input in inputs { try command.describe(input, into: &sink) }
    }
    if !loader.isComplete { status.worsen(to: .failed) }
    // Without a result the file of an earlier one stays as it is.
    if isDescribed { try sink.finish() }
  }

  private mutating func compare() throws {
    let profile = try arguments.profile()
    guard arguments.inputs.count == 2 else {
      throw UsageError.twoInputs("--diff", found: arguments.inputs.count)
    }
    var loader = try loader(for: profile)
    let sides = arguments.inputs.map { input in
      loader.files(of: [input]).flatMap { loader.load($0) }
    }
    if !loader.isComplete { status.worsen(to: .failed) }
    // What could not be read is no screen that is gone.
    guard sides.allSatisfy({ !$0.isEmpty }) else { return }
    let command = DescribeDiff(profile: profile, isJSON: arguments["format"] == "json")
    let comparison = command.compare(sides[0], sides[1])
    if !comparison.isEmpty { status.worsen(to: .differs) }
    try write(command.result(of: comparison))
  }

  private mutating func walk() async throws {
    if arguments["record"] != nil, arguments["check"] != nil {
      throw UsageError.exclude("--record", "--check")
    }
    if arguments["vary"] != nil || arguments["compare"] != nil { return try await trials() }
    let outcomes = try await walks()
    guard !outcomes.isEmpty else { return }
    let text = WalkCommand.text(of: outcomes, times: arguments.has("times"))
    if let file = arguments["check"] { return try check(text, against: file) }
    if let file = arguments["record"] {
      if status == .fine {
        try FileBytes.write(Array(text.utf8), to: file)
      } else {
        messages.error("\(file): not recorded, since the walk did not come to its end")
      }
    }
    try write(arguments["format"] == "json" ? WalkCommand.json(of: outcomes) : Array(text.utf8))
  }

  /// Walks again and again under other circumstances instead of printing one walk.
  private mutating func trials() async throws {
    if arguments["vary"] != nil, arguments["compare"] != nil {
      throw UsageError.exclude("--vary", "--compare")
    }
    let profile = try arguments.profile()
    let variation = try arguments["vary"].map(TrialCommand.variation)
    let comparison = try arguments["compare"].map { try TrialCommand.comparison($0, profile) }
    guard let script = try script() else { return }
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    let command = TrialCommand(profile: profile, script: script.script)
    var text = ""
    for (file, app) in try WalkCommand.apps(of: inputs) {
      if inputs.count > 1 { text += "== \(escapedForTerminal(file))\n" }
      if let variation { text += await command.races(in: app, within: variation) }
      if let comparison { text += await command.differences(in: app, comparison) }
    }
    try write(Array(text.utf8))
  }

  private mutating func check(_ text: String, against file: String) throws {
    let expected = String(decoding: try FileBytes.read(file), as: UTF8.self)
    let diff = TranscriptDiff(expected: expected, actual: text)
    guard !diff.isEmpty else {
      messages.note("the transcript is that of \(file)")
      return
    }
    status.worsen(to: .differs)
    try write(Array(diff.text().utf8))
    messages.error("the transcript differs from \(file)")
  }

  private mutating func speak() async throws {
    if let file = arguments["output"], file == arguments["captions"] {
      throw UsageError.exclude("--output \(file)", "--captions \(file)")
    }
    if [arguments["output"], arguments["captions"]].contains("-") {
      throw UsageError.noStandardOutput(.speak)
    }
    let outcomes = try await walks()
    let profile = try arguments.profile()
    let settings = VoiceSettings(
      voice: arguments["voice"], pitch: try pitch(), rate: profile.rate)
    let spoken = outcomes.map { SpokenWalk($0.transcript, settings: settings) }
    guard spoken.contains(where: { !$0.lines.isEmpty }) else {
      if !outcomes.isEmpty {
        messages.error("nothing is heard on this walk, so there is no sound to write")
        status.worsen(to: .failed)
      }
      return
    }
    Interruption.watch()
    defer { Interruption.unwatch() }
    guard let file = arguments["output"] else { return try playAloud(spoken) }
    let sound = WalkSound(
      soundFile: file, captionFile: arguments["captions"], chosenVoice: arguments["voice"],
      messages: messages)
    if try !sound.write(spoken) { status.worsen(to: .failed) }
  }

  private mutating func playAloud(_ spoken: [SpokenWalk]) throws {
    guard let player = Player.find() else {
      messages.error(
        "there is nothing to play sound with (looked for \(Player.names)); "
          + "-o FILE.wav writes a file instead")
      status.worsen(to: .failed)
      return
    }
    let file = try TemporaryFile(ending: ".wav")
    defer { file.remove() }
    let sound = WalkSound(
      soundFile: file.path, captionFile: arguments["captions"], chosenVoice: arguments["voice"],
      messages: messages)
    if try !sound.write(spoken) { status.worsen(to: .failed) }
    if Interruption.isAsked { return }
    if !player.play(file.path), !Interruption.isAsked {
      messages.error("\(player.program) could not play the sound")
      status.worsen(to: .failed)
    }
  }

  private mutating func audit() async throws {
    let command = try AuditCommand(arguments, messages: messages)
    var loader = try loader(for: command.profile, defining: command.defines)
    let files = loader.files(of: arguments.inputs)
    let outcome = try await command.run(files) { loader.load($0) }
    if let outcome {
      try write(outcome.result)
      status.worsen(to: outcome.status)
    }
    if !loader.isComplete { status.worsen(to: .failed) }
  }

  private mutating func convert() throws {
    let profile = try arguments.profile()
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    guard !inputs.isEmpty else { return }
    try write(try ConvertCommand(messages: messages).document(of: inputs))
  }

  private mutating func explore() async throws {
    let profile = try arguments.profile()
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    guard !inputs.isEmpty else { return }
    let apps = try WalkCommand.apps(of: inputs)
    guard apps.count == 1 else { throw UsageError.oneInput(.explore) }
    let command = ExploreCommand(
      app: apps[0].1, profile: profile, showsTimes: arguments.has("times"),
      isJSON: arguments["format"] == "json", record: arguments["record"], messages: messages)
    let isRecorded =
      if !command.isJSON, !command.showsTimes,
        let terminal = Terminal(usesKeyboard: !arguments.inputs.contains("-"))
      {
        try await command.run(at: terminal)
      } else {
        try await command.runByLine()
      }
    if !isRecorded { status.worsen(to: .failed) }
  }
}

// MARK: - What they share

extension CommandLineTool {
  private func loader(
    for profile: Profile, defining more: [String] = []
  ) throws(UsageError) -> InputLoader {
    let names = arguments["define"]?.split(separator: ",").map(String.init) ?? []
    let request = SourceRequest(
      inputs: [], defines: Set(names + more), language: profile.language,
      device: profile.device ?? .phone, usesCache: !arguments.has("no-cache"))
    let source = readSource.map {
      SourceLoader(read: $0, request: request, messages: messages)
    }
    return InputLoader(kind: kind, limits: try limits(), messages: messages, source: source)
  }

  private var kind: InputKind? { arguments["as"].flatMap(InputKind.init(rawValue:)) }

  private func limits() throws(UsageError) -> InputLimits {
    try arguments["limit"].map(InputLimits.init) ?? InputLimits()
  }

  private mutating func walks() async throws -> [WalkCommand.Outcome] {
    let profile = try arguments.profile()
    _ = try pitch()
    guard let read = try script() else { return [] }
    let script = read.script
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    let command = WalkCommand(
      profile: profile, script: script, scriptFile: arguments["script"], messages: messages)
    let outcomes = try await command.run(inputs)
    for outcome in outcomes { status.worsen(to: outcome.status) }
    return outcomes
  }

  /// The script that was named, if one was; nil if it could not be read.
  private mutating func script() throws -> NamedScript? {
    guard let file = arguments["script"] else { return NamedScript() }
    let bytes = try FileBytes.read(file)
    do throws(WalkScriptError) {
      return NamedScript(script: try WalkScript(bytes: bytes))
    } catch {
      messages.error("\(file):\(error.line):\(error.column): \(error)")
      status.worsen(to: .failed)
      return nil
    }
  }

  private func pitch() throws(UsageError) -> Int {
    guard let text = arguments["pitch"] else { return 50 }
    guard let pitch = Int(text), (0...99).contains(pitch) else {
      throw .wrongNumber(option: "--pitch", value: text, wanted: "a number from 0 to 99")
    }
    return pitch
  }

  private func write(_ bytes: [UInt8]) throws(SystemError) {
    var sink = ResultSink(file: arguments["output"])
    try sink.write(bytes)
    try sink.finish()
  }
}
