import Foundation
import Testing

/// Walks the recipe document and compares with the transcripts that are kept beside it.
///
/// `EARSHOT_RECORD=1` writes what is missing or changed, and fails: a recording run proves nothing.
@Suite("The walks through the recipe app")
struct RecipeWalksTests {
  @Test("say what their golden transcripts say", arguments: Self.walks)
  func walk(_ name: String) throws {
    let script = "Transcripts/Recipes/\(name).walk"
    let golden = "Transcripts/Recipes/\(name).transcript"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      let before = try? String(
        contentsOf: Package.folder.appendingPathComponent(golden), encoding: .utf8)
      let run = try Program.run("walk", Package.recipes, "--script", script, "--record", golden)
      #expect(run.status == 0, "\(run.messages)")
      if before != run.output {
        Issue.record("recorded \(golden); run again without EARSHOT_RECORD")
      }
      return
    }
    let run = try Program.run("walk", Package.recipes, "--script", script, "--check", golden)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test("are all of them kept")
  func completeness() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Package.folder.appendingPathComponent("Transcripts/Recipes").path)
    let scripts = files.filter { $0.hasSuffix(".walk") }.map { $0.dropLast(5) }.sorted()
    let goldens = files.filter { $0.hasSuffix(".transcript") }.map { $0.dropLast(11) }.sorted()
    #expect(scripts == Self.walks.map { Substring($0) }.sorted())
    #expect(goldens == scripts)
  }

  static let walks = [
    "alert", "boundary", "demo", "links", "push-and-back", "rotors", "settings", "sheet", "tabs",
  ]
}
