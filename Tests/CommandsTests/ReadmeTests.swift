import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite("The README")
struct ReadmeTests {
  @Test("shows a screen as it is described")
  func description() throws {
    let described = try Program.run("describe", Package.recipes).output
    let first = try #require(described.range(of: "\n\n")).lowerBound
    #expect(try readme().contains(described[..<first]))
  }

  @Test("shows a line of JSON as it is written")
  func json() throws {
    let lines = try Program.run("describe", Package.recipes, "--format", "json").output
    let shown = try readme().split(separator: "\n").filter { $0.hasPrefix("{\"screen\"") }
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { lines.split(separator: "\n").contains($0) })
  }

  @Test(
    "shows scripts and transcripts as they are kept",
    arguments: ["push-and-back.transcript", "alert.walk"])
  func kept(_ file: String) throws {
    #expect(try readme().contains(try content("Transcripts/Recipes/\(file)")))
  }

  @Test("names every command")
  func commands() throws {
    let help = try Program.run("--help").output
    let names = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(names.count >= 6)
    for name in names { #expect(try readme().contains("`earshot \(name)")) }
  }

  private func readme() throws -> String { try content("README.md") }

  private func content(_ file: String) throws -> String {
    try String(contentsOf: Package.folder.appendingPathComponent(file), encoding: .utf8)
  }
}
