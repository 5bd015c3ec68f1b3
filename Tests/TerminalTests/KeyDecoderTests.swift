import EarshotTerminal
import Testing

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  @Test(
    "are read from what terminals send",
    arguments: [
      ("a", [Key.character("a")]), ("ž", [.character("ž")]), ("Щ", [.character("Щ")]),
      ("🎉", [.character("🎉")]), ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]),
      ("\u{1B}[C\u{1B}[D", [.right, .left]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6~", [.pageDown]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
      ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{4}", [.endOfInput]),
      ("\u{C}", [.redraw]), ("\u{1B}[200~", []), ("\u{1}", []),
      ("/so\r", "/so".map(Key.character) + [.enter]),
      ("\u{1B}q", [.escape, .character("q")]),
    ])
  func keys(sent: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: sent.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test("are the same however the bytes are cut")
  func cuts() {
    let bytes = Array("a\u{1B}[Bžb\u{1B}[5~🎉\u{1B}OA\r".utf8)
    var whole = KeyDecoder()
    let expected = whole.keys(from: bytes)
    #expect(expected.count == 8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var decoder = KeyDecoder()
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(parts.flatMap { decoder.keys(from: $0) } == expected)
      }
    }
  }

  @Test("know the escape key only by nothing coming behind it")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test("survive bytes that are no text, and sequences that do not end")
  func garbage() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0xFF, 0xC3, 0x28, 0x80]) == [.character("(")])
    for _ in 0..<100 { _ = decoder.keys(from: Array("\u{1B}[0000000000".utf8)) }
    _ = decoder.keys(from: Array("~~~~".utf8))
    #expect(decoder.keys(from: [UInt8(ascii: "x")]).last == .character("x"))
  }
}
