import EarshotAudit
import EarshotReports
import Foundation
import Testing

@Suite("The documentation of the rules") struct RuleDocumentationTests {
  private var file: URL {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("Documentation/Rules.md")
  }

  /// `EARSHOT_RECORD=1` writes it, and fails, so that recording is never taken for passing.
  @Test func isInStepWithTheRules() throws {
    let written = try? String(contentsOf: file, encoding: .utf8)
    let isCurrent = written == RuleDocumentation.markdown
    if !isCurrent, ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      try RuleDocumentation.markdown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(isCurrent, "run the tests with EARSHOT_RECORD=1 to write Documentation/Rules.md")
  }

  @Test func listsEachRuleOnALineOfItsOwn() {
    let lines = RuleDocumentation.list.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Rule.all.map(\.id))
  }
}
