import Testing

@testable import EarshotSpeech

@Test(arguments: [
  ("  Settings \n", "Settings"), ("a\tb", "a b"), ("a\r\nb\rc", "a\nb\nc"),
  ("a\u{0}\u{1B}\u{9B}b", "ab"), ("\u{202D}a\u{2067}b", "ab"), ("<b>&amp;", "<b>&amp;"),
  ("5 € 👍🏽", "5 € 👍🏽"),
])
func aTextIsPrepared(_ text: String, _ expected: String) {
  #expect(SpeechText.prepared(text) == expected)
}

@Test(arguments: ["", " ", "\n\r\n", "\u{0}\u{202E}", "\u{FEFF}"])
func aTextWithNothingToSpeakIsNone(_ text: String) {
  #expect(SpeechText.prepared(text) == nil)
}

@Test func preparingTwiceChangesNothing() {
  for value in (0..<0x3100).compactMap(Unicode.Scalar.init) {
    let once = SpeechText.prepared("a\(Character(value))b")
    #expect(once.flatMap(SpeechText.prepared) == once)
  }
}
