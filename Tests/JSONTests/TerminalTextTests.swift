import EarshotJSON
import Testing

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test(
    "what could play tricks is made visible",
    arguments: [
      ("plain é 🍲 \\ \"", "plain é 🍲 \\ \""), ("\u{1B}[31mred", "\\u{1B}[31mred"),
      ("a\u{202E}b\u{2066}c\u{2069}", "a\\u{202E}b\\u{2066}c\\u{2069}"),
      ("a\tb\r\nc\0", "a\\tb\\r\\nc\\u{0}"), ("\u{9B}\u{7F}", "\\u{9B}\\u{7F}"),
      ("\u{2028}\u{FEFF}\u{200F}\u{61C}", "\\u{2028}\\u{FEFF}\\u{200F}\\u{61C}"),
      ("👩\u{200D}🍳", "👩\u{200D}🍳"), ("", ""),
    ])
  func shown(text: String, expected: String) {
    #expect(escapedForTerminal(text) == expected)
  }

  @Test("line feeds stay if wanted, other line ends do not")
  func newlines() {
    #expect(escapedForTerminal("a\nb\u{1B}\n\r", keepsNewlines: true) == "a\nb\\u{1B}\n\\r")
    #expect(escapedForTerminal("a\r\nb", keepsNewlines: true) == "a\\r\nb")
  }

  @Test("nothing shown has anything unsafe left")
  func nothingLeft() {
    var dice = Dice(seed: 9)
    for _ in 0..<3_000 {
      let shown = escapedForTerminal(dice.string())
      #expect(escapedForTerminal(shown) == shown)
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
