import Foundation
import Testing

@testable import EarshotSpeech

/// An utterance whose words follow one another every so many ms.
private func utterance(_ text: String, wordMs: Int = 300) -> SpokenUtterance {
  var words: [SpokenWord] = []
  var place = 0
  for word in text.split(separator: " ", omittingEmptySubsequences: false) {
    let count = word.unicodeScalars.count
    if count > 0 {
      words.append(SpokenWord(scalars: place..<place + count, ms: words.count * wordMs))
    }
    place += count + 1
  }
  return SpokenUtterance(
    text: text, samples: [Int16](repeating: 0, count: words.count * wordMs), sampleRate: 1000,
    words: words)
}

@Test func captionsAreAWebVTTFile() {
  let captions = Captions([
    Cue(startMs: 61_200, endMs: 3_723_004, text: "second"),
    Cue(startMs: 0, endMs: 999, text: "first"),
  ])
  #expect(
    captions.webVTT == """
      WEBVTT

      00:00:00.000 --> 00:00:00.999
      first

      00:01:01.200 --> 01:02:03.004
      second

      """)
}

@Test(arguments: [
  ("a & b", "a &amp; b"),
  ("<b>bold</b>", "&lt;b&gt;bold&lt;/b&gt;"),
  ("00:01 --> 00:02", "00:01 --&gt; 00:02"),
  ("one\r\n\r\n\n two \u{2028}three", "one\ntwo\nthree"),
  ("a\u{0}\u{7}\u{1B}[31mb\tc", "a[31mb c"),
  ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "evil x"),
  ("\u{FEFF}WEBVTT", "WEBVTT"),
  (" \u{85} ", ""),
  ("نص عربي", "نص عربي"),
])
func aCaptionIsTextAndNothingElse(_ text: String, _ expected: String) {
  #expect(Captions.escaped(text) == expected)
}

@Test("No text breaks a file", arguments: 0..<200)
func aFileKeepsItsShape(_ seed: Int) {
  let pieces = [
    "\n", "\r", "-->", "--", ">", "&", "<", "WEBVTT", "NOTE x", " ", "\u{2029}", "00:01", "\u{0}",
    "a",
  ]
  var state = UInt64(seed + 1)
  let text =
    (0..<12).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }.joined() + "a"
  let cue = Cue(startMs: 0, endMs: 1, text: text)
  let file = Captions([cue, cue]).webVTT
  #expect(file.components(separatedBy: "-->").count == 3)
  #expect(file.components(separatedBy: "\n\n").count == 3)
}

@Test func aCaptionHasALength() {
  let file = Captions([
    Cue(startMs: 5, endMs: 5, text: "a"), Cue(startMs: -9, endMs: -3, text: "b"),
  ])
  .webVTT
  #expect(file.contains("00:00:00.005 --> 00:00:00.006\na"))
  #expect(file.contains("00:00:00.000 --> 00:00:00.001\nb"))
  #expect(!Captions([Cue(startMs: .max, endMs: 0, text: "a")]).webVTT.isEmpty)
}

@Test func anUtteranceIsOneCaptionWithTheTimesOfItsWords() {
  var captions = Captions()
  captions.add(utterance("Wi-Fi, Switch Button"), during: 1000..<1900, speaker: "focus")
  #expect(
    captions.webVTT == """
      WEBVTT

      00:00:01.000 --> 00:00:01.900
      <v focus>Wi-Fi, <00:00:01.300>Switch <00:00:01.600>Button

      """)
}

@Test func aTimeThatIsNotLaterIsLeftOut() {
  let words = [(0, 5), (2, 5), (4, 9), (6, 8), (8, 99)].map {
    SpokenWord(scalars: $0.0..<$0.0 + 1, ms: $0.1)
  }
  let text = Captions.escaped("a b c d e", words: words, during: 5..<20)
  #expect(text == "a b <00:00:00.009>c d e")
}

@Test func twoTimesInOneGapAreOne() {
  let words = [(0, 0), (1, 10), (2, 12)].map {
    SpokenWord(scalars: $0.0..<$0.0 + 1, ms: $0.1)
  }
  #expect(Captions.escaped("a b", words: words, during: 0..<20) == "a<00:00:00.010> b")
}

@Test func whatWasCutIsNotShown() {
  let spoken = utterance((0..<60).map { "word\($0)" }.joined(separator: " "))
  var captions = Captions()
  captions.add(spoken, during: 100..<1000)
  #expect(captions.cues.map(\.text) == ["word0 word1 word2 "])
  #expect(captions.webVTT.hasSuffix("word0 <00:00:00.400>word1 <00:00:00.700>word2\n"))
  captions.add(spoken, during: 5000..<5000)
  #expect(captions.cues.count == 1)
}

@Test("Whatever is shown, it has the letters of the text and rising times", arguments: 0..<100)
func timedTextKeepsItsLetters(_ seed: Int) {
  let pieces = ["a", "<", "&", " ", "\n", "\r\n", "\u{2029}", "\t", "\u{0}", "é", "👍🏽", "-->"]
  var state = UInt64(seed + 1)
  func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
  let text = (0..<20).map { _ in pieces[roll(pieces.count)] }.joined()
  let words = (0..<8).map { _ in roll(text.unicodeScalars.count) }.sorted()
    .map { SpokenWord(scalars: $0..<$0 + 1, ms: roll(60)) }
  let plain = Captions.escaped(text)
  let timed = Captions.escaped(text, words: words, during: 10..<50)
  let stripped = timed.replacing(/<00:00:00\.0(\d\d)>/, with: "")
  #expect(stripped.filter { !$0.isWhitespace } == plain.filter { !$0.isWhitespace })
  #expect(!timed.contains("\n\n") && !timed.contains("-->"))
  let times = timed.matches(of: /<00:00:00\.0(\d\d)>/).compactMap { Int($0.output.1) }
  #expect(times == Set(times).sorted())
  #expect(times.allSatisfy { (11..<50).contains($0) })
}

@Test func captionsMatchTheSoundTheyAreFor() throws {
  let texts = ["Recipes, Heading", "Soup with 240 tomatoes, Button.", "Double tap to edit."]
  let utterances = try spoken(texts.map { SpeechRequest($0) }).map { try $0.get() }
  var captions = Captions()
  try withFolder { folder in
    let track = try Soundtrack(path: folder.appendingPathComponent("walk.wav").path)
    for utterance in utterances {
      captions.add(utterance, during: try track.append(utterance, afterPauseMs: 333))
    }
    try track.finish()
    #expect(captions.cues.last?.endMs == track.lengthMs)
  }
  #expect(captions.cues.map(\.text) == texts)
  // Each word is shown when the synthesiser says it, to the ms.
  for (cue, utterance) in zip(captions.cues, utterances) {
    #expect(cue.words.map { $0.ms - cue.startMs } == utterance.words.map(\.ms))
  }
}
