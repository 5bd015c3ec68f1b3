import EarshotScreens
import Testing

@Suite("Telling formats apart")
struct RecognitionTests {
  @Test(
    "an object with the key earshot is a document, whatever else is wrong with it",
    arguments: [
      "{ earshot: 1, screens: {} }", "{ \"earshot\": 2 }", "{'earshot':'x'",
      "  // hi\n{ /* { */ a: { b: 1 }, earshot: 1",
      "\u{FEFF}{ app: \"} \\\" {\", earshot: 1 }", "{ screens: { s: {} }, earshot",
      "{ earshot: 1, screens: { s: } }",
    ])
  func documents(text: String) {
    #expect(ScreenDocument.recognises(Array(text.utf8)))
    #expect(!ElementLines.recognises(Array(text.utf8)))
  }

  @Test(
    "lines of elements",
    arguments: [
      "{}", "{ label: 'A' }", "\n\n{\"label\":\"A\",\"traits\":[\"button\"]}\n{\"x\":1}",
      "{ tree: [], foo: 1, bar: 2 }",
      "{ context: { kind: 'tab' } } // a comment\n",
      "\u{FEFF}{ label: 'A', lable: 'B', id: 'c' }\r\n[",
    ])
  func lines(text: String) {
    #expect(ElementLines.recognises(Array(text.utf8)))
    #expect(!ScreenDocument.recognises(Array(text.utf8)))
  }

  @Test(
    "neither",
    arguments: [
      "", " \n ", "[]", "[{ earshot: 1 }]", "\"earshot\"", "earshot: 1", "{",
      "{\n  \"label\": \"A\"\n}", "<xml/>",
      "{ \"AXLabel\": \"A\", \"type\": \"Button\", \"children\": [] }", "{ 'a': { earshot: 1 } }",
      "{ label: 1 } {}",
      "{ a: 'earshot' }", "{ a: [1, earshot] }", "}", "/", "'", "{\"", "{ label: 'A' }}",
      "{ severity: {}, off: [], language: {} }",
    ])
  func neither(text: String) {
    #expect(!ScreenDocument.recognises(Array(text.utf8)))
    #expect(!ElementLines.recognises(Array(text.utf8)))
  }

  @Test("any bytes can be asked about")
  func anyBytes() {
    var dice = Dice(seed: 7)
    let pieces: [[UInt8]] =
      "{|}|[|]|\"|'|\\|/|*|//|/*|*/|,|:|earshot|a| |\n|\u{FEFF}".split(separator: "|")
      .map { Array($0.utf8) } + [[0xFF], [0xC3], [0]]
    for _ in 0..<5_000 {
      let bytes = dice.some(upTo: 12) { $0.one(of: pieces) }.flatMap { $0 }
      #expect(!(ScreenDocument.recognises(bytes) && ElementLines.recognises(bytes)))
    }
  }
}
