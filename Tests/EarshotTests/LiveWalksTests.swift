import EarshotReader
import Foundation
import SwiftUI
import Testing

/// The walks on the clock, through the app as it runs instead of the document that describes it:
/// every line has to be the one of the transcript that is kept of the document's walk.
@MainActor @Suite("A running app and the document that describes it")
struct LiveWalksTests {
  struct LiveWalk: Sendable, CustomTestStringConvertible {
    var name: String
    var settings: [String: String] = [:]

    var testDescription: String { name }
  }

  @Test("are heard alike, line by line", arguments: Self.walks)
  func walk(_ walk: LiveWalk) async throws {
    var profile = Profile()
    for (name, value) in walk.settings {
      let setting = try #require(ProfileSetting(rawValue: name))
      #expect(setting.set(value, in: &profile))
    }
    let script = try WalkScript(text(of: "\(walk.name).walk"))
    let result = await Walk.run(
      script, on: LiveStage({ PostApp() }, name: "Post", profile: profile), profile: profile)
    if let failure = result.failure { Issue.record(failure) }
    let golden = try text(of: "\(walk.name).transcript")
    let heard = result.transcript.text()
    #expect(
      heard == golden, "\(TranscriptDiff(expected: golden, actual: heard).text(context: 3))")
  }

  @Test("are heard alike when the app comes back to three screens it kept")
  func restoration() async throws {
    let script = try WalkScript("open post://thread\nrelaunch\n" + text(of: "restored.walk"))
    let result = await Walk.run(script, on: LiveStage(RestoringView(), name: "Post"))
    if let failure = result.failure { Issue.record(failure) }
    let heard = result.transcript.text().split(separator: "\n").drop { $0 != "> relaunch" }
    let golden = try text(of: "restored.transcript").split(separator: "\n")
    #expect(heard.dropFirst() == golden.dropFirst())
  }

  private func text(of file: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Transcripts/Time")
    return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  nonisolated static let walks = [
    LiveWalk(name: "alert"), LiveWalk(name: "link-under-sheet"),
    LiveWalk(name: "os-18-search", settings: ["os": "18"]),
    LiveWalk(name: "os-26.1-link", settings: ["os": "26.1"]),
    LiveWalk(name: "os-26.1-tab", settings: ["os": "26.1"]),
    LiveWalk(name: "os-26.2-menu", settings: ["os": "26.2"]),
    LiveWalk(name: "os-26.2-zoom", settings: ["os": "26.2"]), LiveWalk(name: "pop"),
    LiveWalk(name: "pulled-back", settings: ["pace": "1500"]), LiveWalk(name: "push"),
    LiveWalk(name: "rates", settings: ["pace": "3000"]),
    LiveWalk(
      name: "reduce-motion", settings: ["reduce-motion": "on", "prefer-cross-fade": "on"]),
    LiveWalk(name: "restore-three"), LiveWalk(name: "row-removed"), LiveWalk(name: "sheet"),
    LiveWalk(name: "tab"), LiveWalk(name: "toast"),
  ]
}
