import EarshotAudit
import EarshotScreens
import EarshotSemantics
import Testing

/// What field reports and SwiftUI's own behaviour say must never be reported.
@Suite @MainActor struct GuardTests {
  @Test("These are fine", arguments: Fine.all)
  func nothingIsReported(_ fine: Fine) async throws {
    #expect(try await rules(fine.elements, language: fine.language) == [], "\(fine.why)")
  }

  struct Fine: CustomTestStringConvertible, Sendable {
    let why: String
    let elements: String
    var language = "en"
    var testDescription: String { why }

    static let all = [
      Fine(
        why: "a disabled control with a name is reached and dimmed (K5-11)",
        elements: "{ label: 'Pay', traits: ['button', 'notEnabled'] }"),
      Fine(
        why: "a picture that carries information has a name (K2-13)",
        elements: "{ label: 'Two friends at a table', traits: ['image'] }"),
      Fine(
        why: "a photo that is a button keeps the image trait (K2-13)",
        elements: "{ label: 'Profile of Sam', traits: ['button', 'image'] }"),
      Fine(
        why: "the same label in rows that add their context (K2-09, K9-18)",
        elements: ["Report", "Invoice", "Letter", "Photo"].map {
          "{ container: 'group', label: '\($0)', children: [{ label: 'Share', traits: ['button'] }] }"
        }.joined(separator: ", ")),
      Fine(
        why: "a well-marked screen (K3-12)",
        elements: (1...40).map {
          $0 % 8 == 1 ? "{ label: 'Part \($0)', traits: ['header'] }" : "{ label: 'Line \($0)' }"
        }.joined(separator: ", ")),
      Fine(
        why: "a control that is named by an expression (M18, V1–V3)",
        elements: "{ label: { unresolved: 'L10n.wifi', nonEmpty: true }, value: '1',"
          + " traits: ['button', 'switchButton'] }"),
      Fine(
        why: "a link of SwiftUI's keeps the button trait (B15)",
        elements: "{ label: 'Terms', traits: ['button', 'link'],"
          + " on: { activate: { open: 'https://example.org/terms' } } }"),
      Fine(
        why: "a hint is no name, but the control has one (M17)",
        elements: "{ label: 'Trash', hint: 'Deletes the draft', traits: ['button'] }"),
      Fine(
        why: "texts of a row are stops of their own (L2)",
        elements: "{ label: 'Soup' }, { label: '20 minutes' }, { label: 'Easy' }"),
      Fine(
        why: "the halves of a stepper have one name (V12)",
        elements: "{ label: 'Guests, Decrement', value: '2', traits: ['button'] },"
          + " { label: 'Guests, Increment', value: '2', traits: ['button'] }"),
      Fine(
        why: "segments share a container and have positions (V9)",
        elements: "{ container: 'segmented', label: 'Period', children: ["
          + "{ label: 'Week', traits: ['button', 'selected'] }, { label: 'Month', traits: ['button'] }] }"
      ),
      Fine(
        why: "a header that opens and closes is a heading and a button (V30)",
        elements: "{ label: 'Details', traits: ['button', 'header'], expanded: false }"),
      Fine(
        why: "a filter for what is selected is called so",
        elements: "{ label: 'Selected', traits: ['button', 'selected'] }"),
      Fine(
        why: "a spinner needs no value (V25)",
        elements: "{ label: 'Loading soups', traits: ['updatesFrequently'] }"),
      Fine(
        why: "a divider or shape is no stop and needs nothing (T11, T14)",
        elements: "{ frame: [0, 10, 300, 1] }, { label: 'Soup' }"),
      Fine(
        why: "a hidden picture only decorates (T7)",
        elements: "{ traits: ['image'], elementsHidden: true }, { label: 'Soup' }"),
      Fine(
        why: "a symbol inside of combined texts adds nothing (M3)",
        elements: "{ childrenAs: 'combine', children: [{ label: 'Ann' }, { label: 'Online' }] }"),
      Fine(
        why: "words of another language than the table's are left alone",
        elements: "{ label: 'Ouvrir le bouton', traits: ['button'] }", language: "fr"),
      Fine(
        why: "what is typed into a field is the person's own",
        elements: "{ label: 'Note', value: 'Call •me• at 20231234567', traits: ['textEntry'] }"),
      Fine(
        why: "a picker's rows may have the same value in a table",
        elements: "{ container: 'table', headerRows: 1, children: ["
          + "{ label: 'Fat', row: 0, column: 0 }, { label: '2 grams', row: 1, column: 0 },"
          + " { label: '2 grams', row: 2, column: 0 }] }"),
      Fine(
        why: "the loader and its text are two things, shown for less than a second (K6-17)",
        elements: "{ label: 'Loading', traits: ['updatesFrequently'] }, { label: 'Please wait' }"),
    ]
  }

  @Test("A system transition needs no choice (K7-05, K7-06)", arguments: ["zoom", "push", "fade"])
  func systemTransitions(_ kind: String) async throws {
    let document =
      "{ earshot: 1, screens: { a: { title: 'A', transition: { kind: '\(kind)' },"
      + " elements: [{ label: 'Soup' }] } } }"
    #expect(try await audit(document).findings.isEmpty)
  }

  @Test func aMaybeEmptyLabelIsNotDetermined() async throws {
    let report = try await audit(
      screen("{ label: { unresolved: 'item.title' }, traits: ['button'] }"))
    #expect(report.findings.isEmpty)
    #expect(report.notDetermined.map(\.finding.rule) == ["missing-label"])
    #expect(report.notDetermined.first?.reason.contains("item.title") == true)
  }

  @Test func aTextWithoutAStatedLanguageIsNotDetermined() async throws {
    let report = try await audit(screen("{ label: 'アカウント' }, { label: '設定' }", language: nil))
    #expect(report.findings.isEmpty)
    #expect(report.notDetermined.map(\.finding.rule) == ["language-unmarked"])
  }

  @Test(
    "what a format keeps back is not run",
    arguments: [
      (FormatLimits.titles, "missing-title"), (.headings, "no-headings"),
      (.headings, "heading-level-without-header"), (.headingLevels, "heading-level-without-header"),
      (.effects, "missing-role"), (.frames, "small-target"),
    ])
  func limits(_ limit: FormatLimits, _ rule: String) throws {
    let document =
      "{ earshot: 1, screens: { a: { elements: [{ label: 'Save', traits: ['button'],"
      + " frame: [0, 0, 9, 9] }] } } }"
    var app = try ScreenDocument.read(Array(document.utf8), file: "a.screens.json")
    func notRun() -> [String] {
      let app = AuditedApp(app, file: "a.screens.json", knowledge: .document)
      return Audit().run([app]).notRun.map(\.rule)
    }
    #expect(!notRun().contains(rule))
    app.screens[0].limits = limit
    #expect(notRun().contains(rule))
  }

  @Test func withoutFramesNothingIsSaidOfSizes() async throws {
    let report = try await audit(screen("{ label: 'Save', traits: ['button'] }"))
    #expect(report.notRun.map(\.rule).contains("small-target"))
  }
}
