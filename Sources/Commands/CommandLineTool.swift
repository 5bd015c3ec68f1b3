import EarshotAudit
import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics
import EarshotSpeech
import EarshotTerminal
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program `earshot`, from its command line to its exit status.
@MainActor public struct CommandLineTool {
  /// The version of the product.
  public static let version = "0.1.0"

  let arguments: Arguments
  var messages: Messages
  let readSource: ReadSource?
  /// The app that runs; nil where files are read.
  let app: LiveApp?
  /// Where standard output leads.
  let output: Int32
  var status = ExitStatus.fine

  /// Runs a command line, without the program's own name.
  ///
  /// - Parameter readSource: Reads SwiftUI source; nil where there is no reader of it.
  /// - Returns: The exit status: 0 all well, 1 a difference, 2 wrong usage, 3 something could not
  ///   be read or written.
  public static func run(_ words: [String], readSource: ReadSource? = nil) async -> Int32 {
    await run(words, for: .earshot, readSource: readSource)
  }

  /// Runs the command line of an app's own program, without the program's name.
  ///
  /// What the app prints goes to standard error from here on; standard output carries only the
  /// result.
  ///
  /// - Returns: The exit status, as of `run(_:readSource:)`.
  public static func run(_ words: [String], app: LiveApp) async -> Int32 {
    await run(words, for: Program(name: app.name, isApp: true), app: app)
  }

  private static func run(
    _ words: [String], for program: Program, readSource: ReadSource? = nil, app: LiveApp? = nil
  ) async -> Int32 {
    // A closed pipe is an error to be told, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    UnfinishedFiles.removeOnSignals()
    StandardStreams.keepOpen()
    let plain = Messages(isQuiet: false, program: program.name)
    do {
      let output = program.isApp ? try StandardStreams.keepResultApart() : STDOUT_FILENO
      if let text = information(words, about: program) {
        var sink = ResultSink(file: nil, output: output)
        try sink.write(text)
        try sink.finish()
        return ExitStatus.fine.rawValue
      }
      var tool = CommandLineTool(
        try Arguments(words, for: program), readSource: readSource, app: app, output: output)
      try await tool.perform()
      return tool.status.rawValue
    } catch let error as UsageError {
      plain.error(lines: [error.message, "'\(program.name) --help' says what is possible"])
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

  private init(
    _ arguments: Arguments, readSource: ReadSource?, app: LiveApp?, output: Int32
  ) {
    self.arguments = arguments
    self.readSource = readSource
    self.app = app
    self.output = output
    messages = Messages(
      isQuiet: arguments.has("quiet"), program: app?.name ?? Program.earshot.name)
  }

  /// What is asked about the program itself, wherever it stands on the command line.
  private static func information(_ words: [String], about program: Program) -> String? {
    let options = words.prefix { $0 != "--" }
    if options.contains("--version") { return "earshot \(version)\n" }
    guard words.isEmpty || options.contains("--help") || options.contains("-h") else { return nil }
    return words.first.flatMap(Command.init(rawValue:))
      .flatMap { program.commands.contains($0) ? Help.text(for: $0, of: program) : nil }
      ?? Help.overview(of: program)
  }

  private mutating func perform() async throws {
    switch arguments.command {
    case .describe: arguments.has("diff") ? try compare() : try await describe()
    case .walk: try await walk()
    case .speak: try await speak()
    case .audit: try await audit()
    case .convert: try await convert()
    case .explore: try await explore()
    case .preview: try await preview()
    case .rules: try write(Array(try RulesCommand(arguments).text.utf8))
    case .schema: try write(Array(ScreenDocument.schema().utf8))
    }
  }
}

// MARK: - The commands

extension CommandLineTool {
  private mutating func describe() async throws {
    let profile = try arguments.profile()
    if let app { return try describe([await explored(app, profile)], for: profile) }
    var loader = try loader(for: profile)
    let files = loader.files(of: arguments.inputs)
    if arguments.has("graph") {
      if arguments.has("cost") { throw UsageError.exclude("--graph", "--cost") }
      let inputs = files.flatMap { loader.load($0) }
      if !loader.isComplete { status.worsen(to: .failed) }
      guard !inputs.isEmpty else { return }
      let command = GraphCommand(format: arguments["format"] ?? "text")
      return try write(try command.result(of: inputs))
    }
    if arguments["format"] == "dot" { throw UsageError.needs("--graph", .describe) }
    if arguments.has("cost") {
      let inputs = files.flatMap { loader.load($0) }
      if !loader.isComplete { status.worsen(to: .failed) }
      return try cost(of: inputs, for: profile)
    }
    var command = DescribeCommand(
      profile: profile, isJSON: arguments["format"] == "json", namesInputs: files.count > 1)
    var sink = ResultSink(file: arguments["output"], output: output)
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

  /// Describes what is there already.
  mutating func describe(_ inputs: [LoadedInput], for profile: Profile) throws {
    if arguments.has("cost") { return try cost(of: inputs, for: profile) }
    let command = DescribeCommand(
      profile: profile, isJSON: arguments["format"] == "json", namesInputs: false)
    var sink = ResultSink(file: arguments["output"], output: output)
    for input in inputs { try command.describe(input, into: &sink) }
    try sink.finish()
  }

  private func cost(of inputs: [LoadedInput], for profile: Profile) throws {
    let command = CostCommand(profile: profile)
    let apps = try CostCommand.apps(of: inputs)
    try write(
      arguments["format"] == "json" ? command.json(of: apps) : Array(command.text(of: apps).utf8))
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
    try record(try await walks())
  }

  /// Writes walks down, or holds them against what is written down.
  mutating func record(_ outcomes: [WalkCommand.Outcome]) throws {
    guard !outcomes.isEmpty else { return }
    let result =
      arguments["format"] == "json"
      ? WalkCommand.json(of: outcomes)
      : Array(WalkCommand.text(of: outcomes, times: arguments.has("times")).utf8)
    if let file = arguments["check"] { return try check(result, against: file) }
    if let file = arguments["record"] {
      if status == .fine {
        try FileBytes.write(result, to: file)
      } else {
        messages.error("\(file): not recorded, since the walk did not come to its end")
      }
    }
    try write(result)
    for outcome in outcomes {
      messages.note("\(outcome.file): \(WalkSummary(of: outcome.transcript))")
    }
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
    let apps = try apps(for: profile)
    let command = TrialCommand(profile: profile, script: script.script)
    var text = ""
    for app in apps {
      if apps.count > 1 { text += "== \(escapedForTerminal(app.file))\n" }
      if let variation { text += await command.races(in: app, within: variation) }
      if let comparison { text += await command.differences(in: app, comparison) }
    }
    try write(Array(text.utf8))
  }

  private mutating func check(_ result: [UInt8], against file: String) throws {
    let expected = String(decoding: try FileBytes.read(file), as: UTF8.self)
    let diff = TranscriptDiff(
      expected: expected, actual: String(decoding: result, as: UTF8.self))
    guard !diff.isEmpty else {
      messages.note("the transcript is that of \(file)")
      return
    }
    status.worsen(to: .differs)
    try write(arguments["format"] == "json" ? diff.json : Array(diff.text().utf8))
    messages.error("the transcript differs from \(file)")
  }

  private mutating func speak() async throws {
    if let file = arguments["output"], file == arguments["captions"] {
      throw UsageError.exclude("--output \(file)", "--captions \(file)")
    }
    if [arguments["output"], arguments["captions"]].contains("-") {
      throw UsageError.noStandardOutput(.speak)
    }
    let profile = try arguments.profile()
    let settings = VoiceSettings(
      voice: arguments["voice"], pitch: try pitch(), rate: profile.rate)
    // What is wrong with the walk is told first, what is wrong with the voice after it.
    let voice = Result { () throws(VoiceError) in try Voice() }
    (try? voice.get())?.prepare()
    let outcomes = try await walks()
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
    guard let file = arguments["output"] else { return try playAloud(spoken, with: voice.get()) }
    let sound = WalkSound(
      soundFile: file, captionFile: arguments["captions"], voice: try voice.get(),
      chosenVoice: arguments["voice"], messages: messages)
    if try !sound.write(spoken) { status.worsen(to: .failed) }
  }

  private mutating func playAloud(_ spoken: [SpokenWalk], with voice: Voice) throws {
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
      soundFile: file.path, captionFile: arguments["captions"], voice: voice,
      chosenVoice: arguments["voice"], messages: messages)
    if try !sound.write(spoken) { status.worsen(to: .failed) }
    if Interruption.isAsked { return }
    if !player.play(file.path), !Interruption.isAsked {
      messages.error("\(player.program) could not play the sound")
      status.worsen(to: .failed)
    }
  }

  private mutating func audit() async throws {
    let command = try AuditCommand(arguments, messages: messages)
    if let app {
      guard let outcome = try await command.run(app) else { return }
      try write(outcome.result)
      return status.worsen(to: outcome.status)
    }
    let shelf = auditShelf
    let state = shelf == nil ? nil : command.state()
    if let state, let kept = shelf?[state] {
      messages.again(kept.told)
      try write(kept.result)
      return status.worsen(to: kept.status)
    }
    let record = Messages.Record()
    messages.record = record
    var loader = try loader(for: command.profile, defining: command.defines)
    let files = loader.files(of: arguments.inputs)
    let outcome = try await command.run(files) { loader.load($0) }
    messages.record = nil
    // What changed while it was read was not seen whole.
    let isSame = state != nil && state == command.state()
    if let outcome {
      try write(outcome.result)
      status.worsen(to: outcome.status)
    }
    if !loader.isComplete { status.worsen(to: .failed) }
    guard isSame, let state, let outcome else { return }
    shelf?.store(
      KeptAudit(result: outcome.result, told: record.bytes, status: status), as: state)
  }

  /// Where audits of files are kept; nil where what comes out depends on more than files, or
  /// where nothing is to be kept.
  private var auditShelf: KeptAudit.Shelf? {
    let isKept =
      readSource != nil && !arguments.has("no-cache") && !arguments.has("write-baseline")
      && arguments["changed"] == nil && !arguments.inputs.contains("-")
    return isKept ? KeptAudit.Shelf(environment: ProcessInfo.processInfo.environment) : nil
  }

  private mutating func convert() async throws {
    let profile = try arguments.profile()
    if let app {
      let input = await explored(app, profile)
      return try write(try ConvertCommand(messages: messages).document(of: [input]))
    }
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    guard !inputs.isEmpty else { return }
    try write(try ConvertCommand(messages: messages).document(of: inputs))
  }

  private mutating func explore() async throws {
    let profile = try arguments.profile()
    let apps = try apps(for: profile)
    guard !apps.isEmpty else { return }
    guard apps.count == 1 else { throw UsageError.oneInput(.explore) }
    let command = ExploreCommand(
      app: apps[0], profile: profile, showsTimes: arguments.has("times"),
      isJSON: arguments["format"] == "json", record: arguments["record"], output: output,
      messages: messages)
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
