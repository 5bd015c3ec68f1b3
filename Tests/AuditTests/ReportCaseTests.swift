import EarshotAudit
import Testing

/// Public reports that a tree can express, with the value the reporter asked for.
@Suite @MainActor struct ReportCaseTests {
  @Test("Reported faults are found", arguments: Reported.all)
  func found(_ reported: Reported) async throws {
    let report = try await audit(reported.document)
    #expect(report.findings.map(\.rule) == [reported.rule], "\(report.findings.map(\.message))")
  }

  @Test("What was asked for instead is fine", arguments: Reported.all)
  func mended(_ reported: Reported) async throws {
    let report = try await audit(reported.mended)
    #expect(report.findings.map(\.rule) == [], "\(report.findings.map(\.message))")
  }

  struct Reported: CustomTestStringConvertible, Sendable {
    let id: String
    let rule: String
    let document: String
    let mended: String

    var testDescription: String { "\(id): \(rule)" }

    init(_ id: String, _ rule: String, document: String, mended: String) {
      self.id = id
      self.rule = rule
      self.document = document
      self.mended = mended
    }

    init(_ id: String, _ rule: String, _ elements: String, mended: String) {
      self.init(id, rule, document: screen(elements), mended: screen(mended))
    }

    private static func icon(_ title: String) -> String {
      """
      { earshot: 1, start: ['settings'], screens: {
        settings: { \(title) elements: [{ label: 'Icon', traits: ['button'],
          on: { activate: { push: 'icon' } } }] },
        icon: { title: 'Icon', elements: [{ label: 'Classic' }] } } }
      """
    }

    private static func tabs(_ label: String) -> String {
      """
      { earshot: 1, start: { tabs: [{ id: 'library', label: 'Library', screens: ['library'] },
        { id: 'reader', \(label) screens: ['reader'] }] }, screens: {
        library: { title: 'Books', elements: [{ label: 'No books yet' }] },
        reader: { title: 'Reading', elements: [{ label: 'Nothing open' }] } } }
      """
    }

    private static func rows(_ more: (String) -> String) -> String {
      (1...14).map {
        "{ children: [{ label: 'report \($0)' }, { label: '\(more("report \($0)"))', traits: ['button'] }] }"
      }.joined(separator: ", ")
    }

    static let all = [
      Reported(
        "K1-03", "missing-title", document: icon(""), mended: icon("title: 'Look and feel',")),
      Reported(
        "K1-13", "missing-label",
        document: "{ earshot: 1, screens: { a: { title: 'A', toolbar: [{ traits: ['button'],"
          + " placement: 'leading', on: { activate: { pop: {} } } }], elements: [{ label: 'Soup' }] } } }",
        mended: "{ earshot: 1, screens: { a: { title: 'A', toolbar: [{ label: 'Recipes',"
          + " traits: ['button', 'backButton'], placement: 'leading', on: { activate: { pop: {} } } }],"
          + " elements: [{ label: 'Soup' }] } } }"),
      Reported(
        "K2-11", "image-name-read-aloud",
        "{ label: 'navigationControllerMenu', traits: ['button'] }",
        mended: "{ label: 'Sort', identifier: 'navigationControllerMenu', traits: ['button'] }"),
      Reported(
        "K2-11", "image-name-read-aloud", "{ label: 'item-arrow-right', traits: ['button'] }",
        mended: "{ label: 'Next file', traits: ['button'] }"),
      Reported(
        "K3-03", "heading-level-without-header",
        "{ label: 'Delivery', headingLevel: 2 }, { label: 'Tomorrow' }",
        mended: "{ label: 'Delivery', headingLevel: 2, traits: ['header'] }, { label: 'Tomorrow' }"),
      Reported(
        "K3-05", "conflicting-traits",
        "{ label: 'Needs attention' }, { label: 'All tasks', traits: ['button', 'header'] }",
        mended:
          "{ label: 'Needs attention', traits: ['header'] }, { label: 'All tasks', traits: ['button'] }"
      ),
      Reported(
        "K4-05", "unreachable",
        "{ container: 'group', label: 'Rating', value: '3', traits: ['adjustable'],"
          + " children: [{ label: 'Stars' }] }",
        mended: "{ label: 'Rating', value: '3', traits: ['adjustable'] }"),
      Reported(
        "K4-12", "missing-role",
        "{ label: 'phone, Idle, home', childrenAs: 'ignore', on: { activate: { announce: 'Open' } },"
          + " children: [{ label: 'phone' }, { label: 'Idle' }] }",
        mended: "{ label: 'phone, Idle, home', childrenAs: 'ignore', traits: ['button'],"
          + " on: { activate: { announce: 'Open' } }, children: [{ label: 'phone' }, { label: 'Idle' }] }"
      ),
      Reported(
        "K4-14", "duplicate-stop", "{ label: 'Total', value: 'Total' }",
        mended: "{ label: 'Total' }"),
      Reported(
        "K4-15", "lost-in-grouping",
        "{ childrenAs: 'combine', children: [{ label: 'Ann' }, { label: 'Yes', traits: ['button'] },"
          + " { label: 'No', traits: ['button'] }] }",
        mended: "{ childrenAs: 'contain', children: [{ label: 'Ann' },"
          + " { label: 'Yes', traits: ['button'] }, { label: 'No', traits: ['button'] }] }"),
      Reported(
        "K5-02", "lost-in-grouping",
        "{ label: 'Push messages, Get local news', childrenAs: 'ignore', children: ["
          + "{ label: 'Push messages' }, { label: 'Push messages', value: '1',"
          + " traits: ['button', 'switchButton'] }] }",
        mended: "{ childrenAs: 'combine', children: [{ label: 'Push messages' },"
          + " { label: 'Get local news' }, { value: '1', traits: ['button', 'switchButton'] }] }"),
      Reported(
        "K5-14", "missing-role",
        "{ label: 'Groups in common', on: { activate: { open: 'https://example.org' } } }",
        mended: "{ label: 'Groups in common', traits: ['button'],"
          + " on: { activate: { open: 'https://example.org' } } }"),
      Reported(
        "K7-02", "motion-without-choice",
        document: "{ earshot: 1, screens: { step: { title: 'Step 2',"
          + " transition: { kind: 'custom' }, elements: [{ label: 'Name' }] } } }",
        mended: "{ earshot: 1, screens: { step: { title: 'Step 2', transition: { kind: 'custom',"
          + " reducedMotion: 'fade' }, elements: [{ label: 'Name' }] } } }"),
      Reported(
        "K8-01", "misread-text", "{ label: '-$240.00' }", mended: "{ label: 'minus 240 dollars' }"),
      Reported(
        "K8-02", "misread-text", "{ label: 'Your next charge is **12.40 USD** on 3 May' }",
        mended: "{ label: 'Your next charge is 12.40 USD on 3 May' }"),
      Reported(
        "K8-06", "misread-text", "{ label: '20s' }", mended: "{ label: '20 seconds ago' }"),
      Reported(
        "K8-15", "misread-text", "{ label: 'hello \u{FFFC} all' }",
        mended: "{ label: 'hello wave cat all' }"),
      Reported(
        "K8-22", "misread-text", "{ label: '2 bd.' }", mended: "{ label: '2 bedrooms' }"),
      Reported(
        "K8-22", "misread-text", "{ label: 'a • b' }", mended: "{ label: 'a, b' }"),
      Reported(
        "K8-23", "misread-text", "{ label: 'Inbox', value: '1 unread threads' }",
        mended: "{ label: 'Inbox', value: '1 unread thread' }"),
      Reported(
        "K8-08", "misread-text", "{ label: 'No 6-digit code?' }",
        mended: "{ label: 'Did you get no code of 6 digits?' }"),
      Reported(
        "K9-03", "missing-label", document: tabs(""), mended: tabs("label: 'Reader',")),
      Reported(
        "K9-17", "missing-value", "{ label: 'Page', traits: ['adjustable'] }",
        mended: "{ label: 'Page', value: '2 of 6', traits: ['adjustable'] }"),
      Reported(
        "K9-18", "ambiguous-labels", rows { _ in "More" }, mended: rows { "More, \($0)" }),
    ]
  }

  @Test func buttonsOfOneNameInRowsAreOneNoteThatCountsThem() async throws {
    let rows = (1...14).map { "{ label: 'file \($0)' }, { label: 'More', traits: ['button'] }" }
    let report = try await audit(screen(rows.joined(separator: ", ")))
    #expect(report.findings.map(\.severity) == [.note])
    #expect(report.findings.first?.message.contains("14") == true)
  }

  @Test func whatIsHeardIsTheReadersOwn() async throws {
    let report = try await audit(screen("{ label: 'Delivery', headingLevel: 2 }"))
    #expect(report.findings.map(\.heard) == ["Delivery"])
  }
}
