import EarshotAudit
import Testing

@Suite @MainActor struct SettingsTests {
  private let unnamed = "{ traits: ['image'] }"

  // MARK: - Suppressions

  @Test(
    "A comment with a reason accepts the fault on its line or below",
    arguments: [
      "{ traits: ['image'] }, // earshot:ignore missing-label -- a drawing nobody needs\n",
      "// earshot:ignore missing-label -- a drawing nobody needs\n{ traits: ['image'] },",
      "// earshot:ignore missing-label -- a drawing\n// that nobody needs\n\n{ traits: ['image'] },",
      "// earshot:ignore no-headings, missing-label -- long and drawn\n{ traits: ['image'] },",
    ])
  func suppresses(_ elements: String) async throws {
    let report = try await audit(screen("\n" + elements))
    #expect(!report.findings.map(\.rule).contains("missing-label"))
    #expect(report.suppressed.map(\.finding.rule) == ["missing-label"])
    #expect(report.suppressed.first?.reason.isEmpty == false)
  }

  @Test func aSuppressionWithoutAReasonAcceptsNothing() async throws {
    let report = try await audit(screen("\n// earshot:ignore missing-label\n\(unnamed)"))
    #expect(report.findings.map(\.rule) == ["missing-label", "suppression-without-reason"])
  }

  @Test func aSuppressionThatIsNotNeededIsANote() async throws {
    let report = try await audit(
      screen("\n// earshot:ignore missing-label -- drawn\n{ label: 'Soup' }"))
    #expect(report.findings.map(\.rule) == ["unused-suppression"])
    #expect(report.findings.map(\.place.line) == [2])
  }

  @Test func aSuppressionOfARuleThatDoesNotExistNamesTheNearest() async throws {
    let report = try await audit(
      screen("\n// earshot:ignore mising-label -- drawn\n{ label: 'Soup' }"))
    #expect(report.findings.first?.message.contains("missing-label") == true)
  }

  @Test func aSuppressionDoesNotReachFurther() async throws {
    let report = try await audit(
      screen("\n// earshot:ignore missing-label -- drawn\n\(unnamed),\n\(unnamed)"))
    #expect(report.findings.map(\.rule) == ["missing-label"])
    #expect(report.suppressed.count == 1)
  }

  // MARK: - Baseline

  private func unnamedButtons(_ count: Int) -> String {
    Array(repeating: "{ traits: ['button'] }", count: count).joined(separator: ",\n")
  }

  @Test func aBaselineHidesWhatItHolds() async throws {
    let before = try await audit(screen(unnamedButtons(2)))
    let after = try await audit(screen(unnamedButtons(2)), baseline: Baseline(before.findings))
    #expect(after.findings.isEmpty)
    #expect(after.baselined.count == 2)
  }

  @Test func aSecondFaultOfTheSameRuleOnTheSameScreenIsNew() async throws {
    let before = try await audit(screen(unnamedButtons(1)))
    let after = try await audit(screen(unnamedButtons(2)), baseline: Baseline(before.findings))
    #expect(after.findings.map(\.rule) == ["missing-label"])
    #expect(after.baselined.count == 1)
  }

  @Test(
    "What is around a fault does not change its fingerprint",
    arguments: [
      "{ label: 'Soup', traits: ['header'] }, { traits: ['button'] }",
      "\n\n\n{ traits: ['button'], hint: 'Opens' }",
      "{ traits: ['button'] }, { label: 'Salad', traits: ['button'] }",
    ])
  func fingerprintsAreStable(_ elements: String) async throws {
    let plain = try await audit(screen("{ traits: ['button'] }"))
    let other = try await audit(screen(elements))
    #expect(plain.findings.map(\.fingerprint) == other.findings.map(\.fingerprint))
  }

  @Test func fingerprintsTellRulesPathsAndFilesApart() async throws {
    let first = try await audit(screen("{ traits: ['button'] }, { traits: ['image'] }"))
    let other = try await audit(
      screen("{ traits: ['button'] }, { traits: ['image'] }"), file: "other.screens.json")
    let all = (first.findings + other.findings).map(\.fingerprint)
    #expect(Set(all).count == 4)
  }

  @Test func theSameFileHasTheSameNameFromEveryFolder() {
    let above = ProjectRoot(root: "/home/ann/app", working: "/home/ann/app")
    let inside = ProjectRoot(root: "/home/ann/app", working: "/home/ann/app/design/new")
    let elsewhere = ProjectRoot(root: "/home/ann/app", working: "/tmp")
    #expect(above.relative("design/a.json") == "design/a.json")
    #expect(inside.relative("../a.json") == "design/a.json")
    #expect(elsewhere.relative("/home/ann/app/./design/a.json") == "design/a.json")
    #expect(elsewhere.relative("../home/ann/app/design/a.json") == "design/a.json")
    #expect(inside.shown("/home/ann/app/design/a.json") == "../a.json")
  }

  // MARK: - earshot.json

  private func configuration(_ text: String) throws -> Configuration {
    try Configuration(Array(text.utf8), file: "earshot.json")
  }

  @Test func aConfigurationIsJSON5() throws {
    let read = try configuration(
      """
      { // what we decided
        severity: { "no-headings": 'error' }, off: ['small-target'], only: ['no-headings'],
        exclude: ['Vendor/**'], 
        budgets: { seconds: 40, swipes: 30, mainAction: { swipes: 5 } },
        words: { en: { spelled: ['NASA'] } }, define: ['DEMO'], language: 'fi',
      }
      """)
    #expect(read.settings.severities == ["no-headings": .error])
    #expect(read.settings.off == ["small-target"])
    #expect(read.settings.only == ["no-headings"])
    #expect(read.settings.words["en"]?.spelled == ["NASA"])
    #expect(read.settings.budgets.screen == .init(seconds: 40, swipes: 30))
    #expect(read.settings.budgets.mainAction == .init(swipes: 5))
    #expect(read.define == ["DEMO"])
    #expect(read.language == "fi")
  }

  @Test(
    "What is misspelled is an error that names the nearest",
    arguments: [
      ("{ severty: {} }", "did you mean 'severity'?"),
      ("{ off: ['missing-lable'] }", "did you mean 'missing-label'?"),
      ("{ severity: { 'missing-label': 'eror' } }", "did you mean 'error'?"),
      ("{ budgets: { second: 4 } }", "did you mean 'seconds'?"),
      ("{ budgets: { seconds: -4 } }", "expected a number from 0 on"),
      ("{ budgets: { mainAction: { swipe: 4 } } }", "did you mean 'swipes'?"),
      ("{ words: { en: { role: [] } } }", "did you mean 'roles'?"),
      ("{ only: 'missing-label' }", "expected an array"),
    ])
  func misspelled(_ text: String, _ suggestion: String) throws {
    let error = #expect(throws: SettingsProblems.self) { try configuration(text) }
    #expect(error?.description.contains(suggestion) == true, "\(String(describing: error))")
  }

  @Test func severitiesAndRulesAreTheProjectsChoice() async throws {
    var settings = AuditSettings()
    settings.severities = ["missing-label": .note]
    settings.off = ["placeholder-as-label"]
    let report = try await audit(
      screen("\(unnamed), { placeholder: 'Name', traits: ['textEntry'] }"), settings: settings)
    #expect(report.findings.map(\.severity) == [.note])
    settings.only = ["placeholder-as-label"]
    settings.off = []
    let only = try await audit(
      screen("\(unnamed), { placeholder: 'Name', traits: ['textEntry'] }"), settings: settings)
    #expect(only.findings.map(\.rule) == ["placeholder-as-label"])
  }

  @Test func wordsOfTheProjectCount() async throws {
    var settings = AuditSettings()
    settings.words["en"] = ProjectWords(roles: ["chip"], vague: ["onwards"], spelled: ["NASA"])
    let report = try await audit(
      screen(
        "{ label: 'Vegan chip', traits: ['button'] }, { label: 'Onwards', traits: ['link'] },"
          + " { label: 'NEWS OF NASA' }"), settings: settings)
    #expect(report.findings.map(\.rule) == ["role-in-label", "vague-link", "misread-text"])
  }

  @Test(
    "Patterns of paths",
    arguments: [
      ("Vendor/**", "Vendor/a/b.json", true), ("Vendor", "Vendor/a/b.json", true),
      ("*.generated.json", "a/b.generated.json", true), ("a/*.json", "a/b/c.json", false),
      ("a/**/c.json", "a/c.json", true), ("a/**/c.json", "a/b/d/c.json", true),
      ("a/?.json", "a/bb.json", false), ("**/b*d/**", "x/bcd/e", true),
      ("Vendor/**", "Sources/a", false),
    ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    var settings = AuditSettings()
    settings.exclude = [pattern]
    #expect(settings.excludes(path) == matches)
  }

  @Test func findingsOfExcludedFilesAreLeftOut() async throws {
    var settings = AuditSettings()
    settings.exclude = ["old/**"]
    let report = try await audit(screen(unnamed), file: "old/app.screens.json", settings: settings)
    #expect(report.findings.isEmpty)
  }
}
