import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotSemantics

/// `walk`: drives the reader with a script and prints the transcript.
@MainActor struct WalkCommand {
  /// Who is listening.
  var profile: Profile
  /// The script; nil reads everything that can be reached.
  var script: WalkScript?
  /// The script's file, for messages.
  var scriptFile: String?
  /// Where messages go.
  var messages: Messages

  /// A walk through one app.
  struct Outcome {
    /// Its file, as a head above its transcript.
    var file: String
    /// What was done and heard.
    var transcript: Transcript
    /// How it ended.
    var status: ExitStatus
  }

  /// Walks through apps, one after the other.
  func run(_ apps: [WalkedApp]) async -> [Outcome] {
    var outcomes: [Outcome] = []
    for app in apps {
      let result = await Walk.run(script, profile: profile, stage: app.stages(profile))
      var status = ExitStatus.fine
      if let failure = result.failure {
        messages.error(
          lines: ["\(scriptFile ?? "script"): \(failure.lines[0])"] + failure.lines.dropFirst())
        status = .differs
      }
      outcomes.append(Outcome(file: app.file, transcript: result.transcript, status: status))
    }
    return outcomes
  }

  /// The apps to walk through, each with the name of its input: dumps are one stack.
  static func apps(of inputs: [LoadedInput]) throws(UsageError) -> [(file: String, AppDescription)]
  {
    let kinds = inputs.map(\.kind)
    // Dumps show screens of one app, whichever tool made each of them.
    if let first = kinds.first,
      let other = kinds.first(where: {
        $0 != first && ($0.dumpFormat == nil || first.dumpFormat == nil)
      })
    {
      throw .mixedKinds(first.rawValue, other.rawValue)
    }
    var apps: [(file: String, AppDescription)] = []
    for input in inputs {
      guard case .app(let app) = input.content else { throw .notAnApp(input.file) }
      apps.append((input.file, input.staged?() ?? app))
    }
    guard kinds.first?.dumpFormat != nil, apps.count > 1 else { return apps }
    return [(apps[0].file, AppDescription(stacking: apps.map(\.1)))]
  }

  /// The transcripts of all walks as one text.
  static func text(of outcomes: [Outcome], times: Bool) -> String {
    let namesInputs = outcomes.count > 1
    return outcomes.map { outcome in
      (namesInputs ? "== \(escapedForTerminal(outcome.file))\n" : "")
        + outcome.transcript.text(times: times)
    }.joined(separator: "\n")
  }

  /// The transcripts of all walks as JSON Lines.
  static func json(of outcomes: [Outcome]) -> [UInt8] {
    var writer = JSONWriter(.line)
    for outcome in outcomes { outcome.transcript.write(to: &writer) }
    return writer.bytes
  }
}
