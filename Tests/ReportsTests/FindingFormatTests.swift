import EarshotAudit
import EarshotJSON
import EarshotReports
import EarshotScreens
import EarshotSemantics
import Testing

@Suite("The formats of findings") struct FindingFormatTests {
  private let report: AuditReport

  init() throws {
    let document = """
      { earshot: 1, language: 'en', screens: {
        home: { title: 'Home', elements: [
          { traits: ['button'] },
          { label: 'A, "b" & <c>: 100%\u{202E}', value: 'A, "b" & <c>: 100%\u{202E}' },
          { label: { unresolved: 'x' }, traits: ['button'] },
        ] },
        soup: { elements: [{ label: 'Stir it' }, { label: 'Serve it' }] },
      } }
      """
    let app = try ScreenDocument.read(Array(document.utf8), file: "app, 1.screens.json")
    report = Audit().run([AuditedApp(app, file: "app, 1.screens.json", knowledge: .document)])
  }

  private let rules = ["missing-label", "duplicate-stop", "missing-title"]

  private func json(_ write: (inout JSONWriter) -> Void) throws -> JSONNode {
    var writer = JSONWriter(.pretty)
    write(&writer)
    return try JSONDocument(writer.bytes, file: nil).root
  }

  private func strings(_ list: JSONNode?, _ key: String) -> [String] {
    guard case .array(let items) = list?.value else { return [] }
    return items.compactMap { item in
      if case .string(let text) = item[key]?.value { text } else { nil }
    }
  }

  private func keys(_ node: JSONNode?) -> [String] {
    guard case .object(let members) = node?.value else { return [] }
    return members.map(\.key)
  }

  @Test func theSameFindingsInTheSameOrderInAll() throws {
    #expect(report.findings.map(\.rule) == rules)
    #expect(strings(try json { report.writeJSON(to: &$0) }["findings"], "rule") == rules)
    let sarif = try json { report.writeSARIF(version: "1", to: &$0) }
    guard case .array(let runs) = sarif["runs"]?.value else { return }
    #expect(strings(runs.first?["results"], "ruleId") == rules)
    #expect(report.github.split(separator: "\n").count == 3)
    #expect(
      report.xcode.split(separator: "\n").map { $0.split(separator: "[").last } == [
        "missing-label]", "duplicate-stop]", "missing-title]",
      ])
    var rest = Substring(report.text())
    for rule in rules {
      let found = rest.firstRange(of: rule)
      #expect(found != nil)
      if let found { rest = rest[found.upperBound...] }
    }
  }

  @Test func theKeysOfJSONAreAPromise() throws {
    let root = try json { report.writeJSON(to: &$0) }
    #expect(
      keys(root) == [
        "earshot", "summary", "findings", "notDetermined", "suppressed", "baselined", "notRun",
      ])
    #expect(
      keys(root["summary"]) == [
        "screens", "elements", "errors", "warnings", "notes", "notDetermined", "suppressed",
        "baselined", "filesSkipped",
      ])
    guard case .array(let findings) = root["findings"]?.value else { return }
    #expect(
      keys(findings.first) == [
        "rule", "severity", "wcag", "message", "heard", "fix", "place", "screen", "screens", "path",
        "fingerprint",
      ])
    #expect(keys(findings.first?["place"]) == ["file", "line", "column"])
    #expect(strings(root["notDetermined"], "reason").count == 1)
  }

  @Test func theTextSaysWhatWasLookedAt() {
    #expect(
      report.text().hasSuffix(
        "2 errors, 1 warning, 0 notes · 2 screens with 6 elements looked at · 1 not determined"
          + " · \(report.notRun.count) rules not run\n"))
  }

  @Test func whatIsWrongInTheSameWayIsSaidOnceForAScreen() throws {
    let document = """
      { earshot: 1, language: 'en', screens: { home: { title: 'Home', elements: [
        { label: 'navigationControllerMenu', traits: ['button'] },
        { traits: ['button'] },
        { label: 'item-arrow-right', traits: ['button'] },
        { label: 'ic_close', traits: ['button'] },
      ] } } }
      """
    let app = try ScreenDocument.read(Array(document.utf8), file: "a.json")
    let text = Audit().run([AuditedApp(app, file: "a.json", knowledge: .document)]).text()
    let expected = """
      Home
        warning  image-name-read-aloud · 1.1.1 · 3 times
          a.json:2:3  the button 'navigationControllerMenu' is called by an identifier of the code
          a.json:4:3  the button 'item-arrow-right' is called by an identifier of the code
          a.json:5:3  the button 'ic_close' is called by an identifier of the code
          fix    set accessibilityLabel to what it is for
        error    missing-label · 4.1.2, 1.1.1 · a.json:3:3
      """
    #expect(text.contains(expected), "\(text)")
  }

  @Test func nothingOfAnInputReachesATerminal() {
    for text in [report.text(isComplete: true), report.xcode, report.github] {
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func workflowCommandsAreEscaped() {
    let lines = report.github.split(separator: "\n")
    #expect(lines[0].hasPrefix("::error file=app%2C 1.screens.json,line=3,"))
    #expect(lines[1].contains("100%25"))
    #expect(lines[1].contains(",title=duplicate-stop::"))
  }

  @Test func junitHasASuiteAScreenAndACaseARule() {
    let text = report.junit
    #expect(text.split(separator: "<testsuite ").count == 3)
    #expect(text.split(separator: "<failure ").count == 4)
    #expect(text.split(separator: "<testcase ").count == 2 * Rule.all.count + 1)
    #expect(text.contains("&lt;c&gt;") && !text.contains("<c>"))
  }

  @Test func sarifEncodesPathsAndKeepsFingerprints() throws {
    let sarif = try json { report.writeSARIF(version: "1", to: &$0) }
    guard case .array(let runs) = sarif["runs"]?.value,
      case .array(let results) = runs.first?["results"]?.value,
      case .array(let locations) = results.first?["locations"]?.value
    else { return #expect(Bool(false), "no results") }
    let place = locations.first?["physicalLocation"]
    if case .string(let uri) = place?["artifactLocation"]?["uri"]?.value {
      #expect(uri == "app%2C%201.screens.json")
    }
    #expect(keys(place?["region"]) == ["startLine", "startColumn", "endLine"])
    if case .string(let print) = results.first?["partialFingerprints"]?["earshot/v1"]?.value {
      #expect(print == report.findings.first?.fingerprint)
    }
  }
}
