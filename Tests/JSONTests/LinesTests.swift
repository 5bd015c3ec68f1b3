import EarshotJSON
import Testing

@Suite("JSON Lines")
struct LinesTests {
  private func lines(_ text: String) -> [String] {
    JSONLines(Array(text.utf8), file: "x.jsonl").map { line in
      switch line {
      case .success(let document):
        var writer = JSONWriter()
        Sample(document.root).write(to: &writer)
        return "\(document.root.place.line): \(writer.text)"
      case .failure(let error):
        return error.description
      }
    }
  }

  @Test("each line gives its value, with its number", arguments: ["\n", "\r\n", "\r"])
  func values(end: String) {
    let text = ["{a:1}", "", "  \t", "[1,2,]", "// a comment", "'x' // y"].joined(separator: end)
    #expect(lines(text) == ["1: {\"a\":1}", "4: [1,2]", "6: \"x\""])
    #expect(lines(text + end) == lines(text))
  }

  @Test("an error does not stop the lines after it")
  func errors() {
    #expect(
      lines("{a:1\n{a:1,a:2}\r\n[1]]\n{a:1}\n")
        == [
          "x.jsonl:1:5: expected ',' or '}', found the end inside the object opened at line 1, column 1",
          "x.jsonl:2:6: repeated key 'a', first at line 2, column 2 (at a)",
          "x.jsonl:3:4: expected nothing more, found ']'", "4: {\"a\":1}",
        ])
  }

  @Test("a bad byte spoils its own line only")
  func badBytes() {
    let bytes = Array("1\n'é".utf8) + [0xFF] + Array("'\n3".utf8)
    let found = Array(JSONLines(bytes))
    #expect(found.count == 3)
    #expect(
      found.map { try? $0.get().root.place.line } == [1, nil, 3])
    #expect(throws: JSONError(.notUTF8(byte: 0xFF), at: JSONPlace(line: 2, column: 3))) {
      try found[1].get()
    }
  }

  @Test("a text with nothing in it has no lines", arguments: ["", "\n\n", "\u{FEFF}", " // x\r\n"])
  func nothing(text: String) {
    #expect(lines(text).isEmpty)
  }

  @Test("a line of its own is read as a document is")
  func againstDocuments() {
    var dice = Dice(seed: 5)
    for _ in 0..<500 {
      let bytes = dice.sample().written(.line)
      let line = Array(JSONLines(bytes)).map { try? Sample($0.get().root) }
      #expect(line == [try? Sample(JSONDocument(bytes).root)])
    }
  }
}
