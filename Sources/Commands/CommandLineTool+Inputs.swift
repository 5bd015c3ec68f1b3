import EarshotReader
import EarshotScreens
import EarshotSemantics

/// What the command line names as a script, which may be none.
struct NamedScript {
  var script: WalkScript?
}

// MARK: - What they share

extension CommandLineTool {
  /// The apps to walk through: the one that runs, else those of the inputs.
  mutating func apps(for profile: Profile) throws -> [WalkedApp] {
    if let app { return [WalkedApp(app.name, stage: app.makeStage)] }
    var loader = try loader(for: profile)
    let inputs = loader.files(of: arguments.inputs).flatMap { loader.load($0) }
    if !loader.isComplete { status.worsen(to: .failed) }
    return try WalkCommand.apps(of: inputs).map { WalkedApp($0.1, file: $0.file) }
  }

  func loader(
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

  var kind: InputKind? { arguments["as"].flatMap(InputKind.init(rawValue:)) }

  func limits() throws(UsageError) -> DumpLimits {
    var limits = DumpLimits()
    if let text = arguments["limit"] {
      guard let megabytes = Int(text), (1...512).contains(megabytes) else {
        throw .wrongNumber(option: "--limit", value: text, wanted: "a number from 1 to 512")
      }
      limits.bytes = megabytes * 1_000_000
    }
    return limits
  }

  mutating func walks() async throws -> [WalkCommand.Outcome] {
    let profile = try arguments.profile()
    _ = try pitch()
    guard let read = try script() else { return [] }
    let script = read.script
    let apps = try apps(for: profile)
    let command = WalkCommand(
      profile: profile, script: script, scriptFile: arguments["script"], messages: messages)
    let outcomes = await command.run(apps)
    for outcome in outcomes { status.worsen(to: outcome.status) }
    return outcomes
  }

  /// The script that was named, if one was; nil if it could not be read.
  mutating func script() throws -> NamedScript? {
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

  func pitch() throws(UsageError) -> Int {
    guard let text = arguments["pitch"] else { return 50 }
    guard let pitch = Int(text), (0...99).contains(pitch) else {
      throw .wrongNumber(option: "--pitch", value: text, wanted: "a number from 0 to 99")
    }
    return pitch
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    var sink = ResultSink(file: arguments["output"], output: output)
    try sink.write(bytes)
    try sink.finish()
  }
}
