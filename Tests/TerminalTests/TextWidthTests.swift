import EarshotTerminal
import Testing

@Suite("Columns of a terminal")
struct TextWidthTests {
  @Test(
    "are counted as terminals do",
    arguments: [
      ("", 0), ("Soup", 4), ("Žluťoučký", 9), ("e\u{301}", 1), ("Борщ", 4), ("汤", 2), ("🎉", 2),
      ("❤️", 2), ("❤", 1), ("👨‍👩‍👧", 2), ("한국", 4), ("ｗ", 2), ("1 234\u{202F}€", 7),
    ])
  func widths(text: String, columns: Int) {
    #expect(TextWidth.of(text) == columns)
  }

  @Test(
    "hold the beginning or the end of what is too long",
    arguments: [
      ("Tomato soup", 11, "Tomato soup", "Tomato soup"), ("Tomato soup", 6, "Tomat…", "… soup"),
      ("汤汤汤", 4, "汤…", "…汤"), ("Soup", 1, "…", "…"), ("Soup", 0, "", ""),
    ])
  func fitting(text: String, columns: Int, start: String, end: String) {
    #expect(TextWidth.fitted(text, to: columns) == start)
    #expect(TextWidth.fittedEnd(text, to: columns) == end)
  }

  @Test("break a text between words, and inside of one only if it must")
  func wrapping() {
    #expect(TextWidth.wrapped("one two three", to: 7, lines: 9) == ["one two", "three"])
    #expect(TextWidth.wrapped("one two three", to: 8, lines: 9) == ["one two", "three"])
    #expect(TextWidth.wrapped("abcdefgh", to: 3, lines: 9) == ["abc", "def", "gh"])
    #expect(TextWidth.wrapped("one two three", to: 5, lines: 2) == ["one", "two …"])
    #expect(TextWidth.wrapped("", to: 5, lines: 2) == [""])
    #expect(TextWidth.wrapped("汤汤", to: 1, lines: 9).count == 2)
  }

  @Test("are never exceeded, and no word is lost")
  func wrappingKeepsEverything() {
    let text = "Ready in 20 minutes, Lisää sisältöä käytettävissä, 汤 🎉 and soup"
    for columns in 2...40 {
      let lines = TextWidth.wrapped(text, to: columns, lines: 100)
      #expect(lines.allSatisfy { TextWidth.of($0) <= columns })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
