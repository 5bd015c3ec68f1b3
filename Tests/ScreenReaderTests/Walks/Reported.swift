import EarshotReader
import EarshotSemantics
import Testing

/// Walks through screens, of which the first is shown, with a script that comes to its end.
@MainActor func reportedWalk(
  _ screens: [Screen], _ script: String, _ profile: Profile = Profile()
) async throws -> Transcript {
  let result = await Walk.run(
    try WalkScript(script), app: AppDescription(name: "App", screens: screens), profile: profile)
  if let failure = result.failure { Issue.record(failure) }
  return result.transcript
}

/// A button that does something.
func reportedButton(_ label: Wording, _ effects: [Effect]) -> Element {
  var element = Element(label: label, traits: .button)
  if !effects.isEmpty { element.responses = [Response(.activate, effects)] }
  return element
}

extension Transcript {
  /// The lines without the blanks before them.
  var lines: [String] {
    events.map { $0.line().drop { $0 == " " } }.map(String.init)
  }

  /// What was heard or lost of the app's announcements, in order.
  var announced: [String] {
    lines.filter { line in
      AnnouncementPriority.allCases.contains { line.contains(" \($0.rawValue)") }
    }
  }
}
