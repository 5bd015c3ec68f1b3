import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Flags of a document")
struct FlagTests {
  @Test("an element varies with flags")
  func variations() throws {
    let app = try read(
      """
      { earshot: 1, flags: { open: false, shut: true }, screens: { s: { elements: [
        { label: 'A', variations: [{ when: ['open', '!shut'], label: null, hidden: true }] },
      ] } } }
      """)
    #expect(app.flags == [Flag(name: "open", isOn: false), Flag(name: "shut", isOn: true)])
    #expect(
      app.screens[0].elements[0].variations == [
        Variation(
          when: [FlagTest("open"), FlagTest("shut", isOn: false)],
          changes: [.label(nil), .hidden(true)])
      ])
  }

  @Test(
    "a flag that nothing defines, or that has no name, is told with its place",
    arguments: [
      (
        "flags: { open: true }, screens: { s: { elements: [{ variations: [{ when: ['opem'] }] }] } }",
        "x.json:1:89: unknown flag 'opem', did you mean 'open'?"
          + " (at screens.s.elements[0].variations[0].when[0])"
      ),
      (
        "screens: { s: { elements: [{ on: { activate: { turn: 'on' } } }] } }",
        "x.json:1:68: unknown flag 'on' (at screens.s.elements[0].on.activate.turn)"
      ),
      (
        "flags: { '!a': true }, screens: {}",
        "x.json:1:24: expected the name of a flag, without an exclamation mark, found the string"
          + " '!a' (at flags['!a'])"
      ),
    ])
  func unknownFlags(text: String, problem: String) {
    #expect(problems(of: "{ earshot: 1, \(text) }") == [problem])
  }

  private func read(_ text: String) throws -> AppDescription {
    try ScreenDocument.read(Array(text.utf8), file: "x.json")
  }

  private func problems(of text: String) -> [String] {
    do throws(InputProblems) {
      _ = try ScreenDocument.read(Array(text.utf8), file: "x.json")
      return []
    } catch {
      return error.all.map(\.description)
    }
  }
}
