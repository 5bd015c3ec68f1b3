import Foundation
import Testing

/// Walks in which things happen by themselves, and compares with the transcripts kept beside them.
///
/// `EARSHOT_RECORD=1` writes what is missing or changed, and fails: a recording run proves nothing.
@Suite("The walks on the clock")
struct TimeWalksTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    var name: String
    var options: [String] = []
    var document = TimeWalksTests.document

    var testDescription: String { name }
  }

  @Test("say what their golden transcripts say", arguments: Self.walks)
  func walk(_ walk: Walk) throws {
    let golden = "\(Self.folder)/\(walk.name).transcript"
    let words =
      ["walk", walk.document, "--script", "\(Self.folder)/\(walk.name).walk"] + walk.options
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      let before = try? String(
        contentsOf: Package.folder.appendingPathComponent(golden), encoding: .utf8)
      let run = try Program.run(words + ["--record", golden], input: [])
      #expect(run.status == 0, "\(run.messages)")
      if before != run.output {
        Issue.record("recorded \(golden); run again without EARSHOT_RECORD")
      }
      return
    }
    let run = try Program.run(words + ["--check", golden], input: [])
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test("are all of them kept")
  func completeness() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Package.folder.appendingPathComponent(Self.folder).path)
    let scripts = files.filter { $0.hasSuffix(".walk") }.map { String($0.dropLast(5)) }
    #expect(scripts.sorted() == Self.walks.map(\.name).sorted())
  }

  @Test("a toast is heard at one rate and lost at another")
  func rates() throws {
    let run = try Program.run(
      "walk", Self.document, "--script", "\(Self.folder)/rates.walk", "--pace", "3000",
      "--compare", "rate=2,1,0.5")
    let toasts = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains("Marked as read") && "+-".contains($0.prefix(1)) }
    #expect(
      toasts == [
        "-   announce   Marked as read            default",
        "+   cut        Marked as read            default · after 2 words · by focus",
      ])
  }

  @Test("an announcement in a transition is lost until the screen is there")
  func races() throws {
    let run = try Program.run(
      "walk", Self.document, "--script", "\(Self.folder)/toast.walk", "--vary", "announce",
      "±1000")
    #expect(run.status == 0)
    #expect(run.output.contains("Archived · default · posted at "))
    #expect(run.output.contains("+150 ms · by screen\n"))
  }

  @Test(
    "wrong trials are wrong usage",
    arguments: [
      ["--vary", "announce"], ["--vary", "focus", "±10"], ["--vary", "announce", "soon"],
      ["--compare", "rate"], ["--compare", "rate=1"], ["--compare", "rates=1,2"],
      ["--compare", "rate=1,fast"], ["--vary", "announce", "±10", "--compare", "rate=1,2"],
    ])
  func usage(options: [String]) throws {
    #expect(try Program.run(["walk", Self.document] + options, input: []).status == 2)
  }

  static let folder = "Transcripts/Time"
  static let document = "\(folder)/post.screens.json"

  static let walks = [
    Walk(name: "alert"), Walk(name: "link-under-sheet"),
    Walk(name: "os-18-search", options: ["--os", "18"]),
    Walk(name: "os-26.1-link", options: ["--os", "26.1"]),
    Walk(name: "os-26.1-tab", options: ["--os", "26.1"]),
    Walk(name: "os-26.2-menu", options: ["--os", "26.2"]),
    Walk(name: "os-26.2-zoom", options: ["--os", "26.2"]), Walk(name: "pop"),
    Walk(name: "pulled-back", options: ["--pace", "1500"]), Walk(name: "push"),
    Walk(name: "rates", options: ["--pace", "3000"]),
    Walk(
      name: "reduce-motion", options: ["--reduce-motion", "on", "--prefer-cross-fade", "on"]),
    Walk(name: "restore-three"),
    Walk(name: "restored", document: "\(folder)/restored.screens.json"), Walk(name: "row-removed"),
    Walk(name: "sheet"),
    Walk(name: "tab"), Walk(name: "toast"),
  ]
}
