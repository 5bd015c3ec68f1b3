import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Markdown in localized strings")
struct InlineMarkdownTests {
  @Test(
    "signs around words are not heard, others are",
    arguments: [
      ("Go to **Display** now", "Go to Display now"), ("*Soft* and _soft_", "Soft and soft"),
      ("***Both***", "Both"), ("`code` and ~~gone~~", "code and gone"),
      ("Read [the terms](https://example.org/a) first", "Read the terms first"),
      ("3 * 4 * 5", "3 * 4 * 5"), ("snake_case_name", "snake_case_name"),
      ("**open", "**open"), ("[no link]", "[no link]"), ("a [b] (c)", "a [b] (c)"),
    ])
  func signs(_ written: String, _ heard: String) {
    #expect(InlineMarkdown.plain(written) == heard)
  }

  @Test("only keys are Markdown")
  func keys() {
    #expect(
      body(#"Text("Go **now**"); Text(verbatim: "Go **now**")"#) == [
        "\"Go now\"", "\"Go **now**\"",
      ])
  }

  @Test("signs around a piece that is not known are not heard, nor is the address of a link")
  func pieces() {
    #expect(
      body(
        #"Text("Hi **\(name)**, [read](https://example.org/\(name)) it")"#,
        members: "let name: String") == ["\"Hi ‹name›, read it\""])
  }

  @Test("a key that the tables do not have is shown without its signs")
  func missingKey() {
    var catalogs = Catalogs()
    catalogs.add(["other": "Words"], for: "known", table: "Localizable", file: "en.strings")
    let reading = read(
      #"struct Subject: View { var body: some View { Text("Go **now**") } }"#, catalogs: catalogs)
    #expect(reading.app.screens[0].elements.map(\.label?.shown) == ["Go now"])
  }
}
