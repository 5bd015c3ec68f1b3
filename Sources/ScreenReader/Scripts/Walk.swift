public import EarshotSemantics

/// A walk from beginning to end: with a script, or through everything that can be reached.
@MainActor public enum Walk {
  /// What came of a walk.
  public struct Result: Sendable {
    /// What was done and heard, as far as the walk went.
    public var transcript: Transcript
    /// Why the script could not go on; nil if it came to its end.
    public var failure: ScriptFailure?
  }

  /// Walks on a stage with a script.
  public static func run(
    _ script: WalkScript, on stage: any Stage, profile: Profile = Profile()
  ) async -> Result {
    let reader = Reader(stage, profile: profile)
    await reader.settle()
    var failure: ScriptFailure?
    do throws(ScriptFailure) {
      try await reader.run(script)
    } catch {
      failure = error
    }
    reader.finish()
    return Result(transcript: reader.transcript, failure: failure)
  }

  /// Walks through an app of data with a script, or, without one, reads every screen that can be
  /// reached.
  public static func run(
    _ script: WalkScript?, app: AppDescription, profile: Profile = Profile()
  ) async -> Result {
    let stage = AppStage(app, profile: profile)
    return await run(script, profile: profile) { AppStage(again: stage) }
  }

  /// Walks through the app whose stages at their start are made by a closure, with a script, or,
  /// without one, reads every screen that can be reached.
  public static func run(
    _ script: WalkScript?, profile: Profile = Profile(), stage makeStage: @escaping () -> any Stage
  ) async -> Result {
    guard let script else {
      let tour = Tour(profile: profile, stage: makeStage)
      return Result(transcript: await tour.walk(), failure: nil)
    }
    return await run(script, on: makeStage(), profile: profile)
  }
}
