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
}
