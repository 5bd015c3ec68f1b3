import EarshotReader
import EarshotSemantics
import Testing

/// Walks through an app with a script and compares what was done and heard from a command on (the
/// last of that name if asked for), without the head.
@MainActor func expectWalk(
  _ app: AppDescription, profile: Profile = Profile(), _ script: String,
  hears expected: String, from command: String? = nil, last: Bool = false, skipping: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let result = await Walk.run(try WalkScript(script), app: app, profile: profile)
  if let failure = result.failure { Issue.record(failure, sourceLocation: sourceLocation) }
  var lines = result.transcript.text().split(separator: "\n").dropFirst()
  if let command {
    let start =
      last ? lines.lastIndex(of: "> \(command)") : lines.firstIndex(of: "> \(command)")
    lines = lines.dropFirst((start ?? lines.endIndex) - lines.startIndex + skipping)
  }
  let heard = lines.joined(separator: "\n")
  let difference = TranscriptDiff(expected: expected, actual: heard).text(context: 100)
  #expect(heard == expected, "\(difference)", sourceLocation: sourceLocation)
}

/// An app of one screen.
func app(_ elements: [Element], title: Wording? = "Page") -> AppDescription {
  AppDescription(name: "App", screens: [Screen(name: "page", title: title, elements: elements)])
}

/// Walks through the recipes.
@MainActor func expectWalk(
  profile: Profile = Profile(), _ script: String, hears expected: String,
  from command: String? = nil, last: Bool = false, skipping: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  try await expectWalk(
    Recipes.app, profile: profile, script, hears: expected, from: command, last: last,
    skipping: skipping, sourceLocation: sourceLocation)
}
