import EarshotAudit
import EarshotReader
import EarshotSemantics

// MARK: - An app that runs

extension CommandLineTool {
  /// The app as data, after everything in it was used once.
  func explored(_ app: LiveApp, _ profile: Profile) async -> LoadedInput {
    await explored(app.name, profile) { app.makeStage(profile) }
  }

  private func explored(
    _ name: String, _ profile: Profile, stage makeStage: @escaping () -> any Stage
  ) async -> LoadedInput {
    let stage = makeStage()
    let walk = await Exploration(profile: profile, keepsScreens: true, stage: makeStage).walk()
    if let limit = walk.limit { messages.note("not all was seen: \(limit)") }
    return LoadedInput(file: name, kind: .document, content: .app(walk.app(stage.app)))
  }

  /// Describes a preview, or walks through it with a script.
  mutating func preview() async throws {
    guard let app else { return }
    let profile = try arguments.profile()
    guard let name = arguments.inputs.first else {
      return try write(Array(app.previews().map { "\($0)\n" }.joined().utf8))
    }
    guard arguments.inputs.count == 1 else { throw UsageError.unwantedInput(arguments.inputs[1]) }
    guard app.makePreview(name, profile) != nil else {
      throw UsageError.unknownPreview(name, app.previews())
    }
    let preview = WalkedApp(name) { app.makePreview(name, $0) ?? AppStage(AppDescription()) }
    guard arguments["script"] != nil else {
      let input = await explored(name, profile, stage: preview.stages(profile))
      return try describe([input], for: profile)
    }
    guard let read = try script() else { return }
    let command = WalkCommand(
      profile: profile, script: read.script, scriptFile: arguments["script"], messages: messages)
    let outcomes = await command.run([preview])
    for outcome in outcomes { status.worsen(to: outcome.status) }
    try record(outcomes)
  }
}
