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

@Test func aShortUtteranceIsOneCaption() {
  var captions = Captions()
  captions.add(utterance("Wi-Fi, Switch Button"), during: 1000..<1900)
  #expect(captions.cues == [Cue(startMs: 1000, endMs: 1900, text: "Wi-Fi, Switch Button")])
}

@Test func aLongUtteranceIsSplitBetweenWords() {
  let text = (0..<60).map { "word\($0)" }.joined(separator: " ")
  let spoken = utterance(text)
  var captions = Captions()
  captions.add(spoken, during: 0..<spoken.lengthMs)
  #expect(captions.cues.map(\.text).joined(separator: " ") == text)
  #expect(captions.cues.allSatisfy { $0.text.count <= 80 })
  #expect(captions.cues.last?.endMs == spoken.lengthMs)
  #expect(zip(captions.cues, captions.cues.dropFirst()).allSatisfy { $0.endMs == $1.startMs })
  // Each begins when its first word does, which here is told by the word's number.
  for cue in captions.cues {
    let number = cue.text.dropFirst(4).prefix(while: \.isNumber)
    #expect(Int(number).map { $0 * 300 } == cue.startMs)
  }
}

@Test func captionsForWhatWasCutAreLeftOut() {
  let spoken = utterance((0..<60).map { "word\($0)" }.joined(separator: " "))
  var captions = Captions()
  captions.add(spoken, during: 100..<4200)
  #expect(captions.cues.map(\.startMs) == [100, 4000])
  #expect(captions.cues.last?.endMs == 4200)
}

@Test(arguments: [
  "", " ", "a", "\n\n", " a\nb ", String(repeating: "x", count: 300),
  String(repeating: "👩‍👩‍👧 ", count: 100), String(repeating: " ", count: 300) + "end",
  String(repeating: "ab\n", count: 90), "x" + String(repeating: " y", count: 200),
])
func splittingLosesNothingButBlanks(_ text: String) {
  let pieces = CaptionPieces.split(text)
  let bare = { (text: String) in text.filter { !$0.isWhitespace } }
  #expect(bare(pieces.map(\.text).joined()) == bare(text))
  let scalars = Array(text.unicodeScalars)
  for piece in pieces {
    #expect(piece.text.count <= CaptionPieces.longest && !piece.text.isEmpty)
    #expect(scalars[piece.scalar] == piece.text.unicodeScalars.first)
  }
}

@Test func withoutWordsThePlaceInTheTextIsTheTime() {
  let spoken = SpokenUtterance(
    text: String(repeating: "x", count: 160), samples: [Int16](repeating: 0, count: 1000),
    sampleRate: 1000, words: [])
  var captions = Captions()
  captions.add(spoken, during: 0..<1000)
  #expect(captions.cues.map(\.startMs) == [0, 500])
}

@Test func captionsMatchTheSoundTheyAreFor() throws {
  let texts = [
    "Recipes, Heading", String(repeating: "Soup with 240 tomatoes, Button. ", count: 12),
  ]
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
  #expect(captions.cues.count > 4)
  // Where each cue starts in its utterance, a word of the synthesiser's starts.
  let long = utterances[1]
  let offset = captions.cues[1].startMs
  for cue in captions.cues.dropFirst() {
    #expect(
      long.words.contains { abs($0.ms - (cue.startMs - offset)) <= 10 } || cue.startMs == offset)
  }
}
