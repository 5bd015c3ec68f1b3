import EarshotLanguages
import Testing

@testable import EarshotSpeech

/// Numbers that only depend on the seed.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

/// Pieces that rules look at, in any order.
private let pieces = [
  "1", "23", "456", "0", ".", ",", ":", "-", "−", "–", "/", " ", "\u{A0}", "\n", "\r\n", "€", "$",
  "kr", "USD", "kg", "°C", "%", "m²", "*", "**", "_", "`", "[", "](", ")", "#", "+", "(", "soup",
  "Борщ", "Keitto", "❤️", "👍🏽", "🇫🇮", "1️⃣", "𝓯", "½", "\u{FFFC}", "•", "@", "x", "\u{202E}", "\t",
  "ʼ", "漢", "\u{301}", "…",
]

private func texts(_ seed: UInt64) -> [String] {
  var dice = Dice(state: seed)
  return (0..<400).map { _ in
    (0..<Int.random(in: 0...12, using: &dice)).map { _ in
      pieces.randomElement(using: &dice) ?? ""
    }.joined()
  }
}

@Test(
  "Whatever is written, each scalar that is spoken has a place in it, in order",
  arguments: ["en", "fi", "sv", "de", "cs", "uk", "fr"])
func originsAreInTheText(language: String) {
  for text in texts(7) {
    let prepared = SpeechText.prepared(text, language: language)
    let scalars = prepared.text.unicodeScalars
    #expect(prepared.origins.count == scalars.count, "\(text.debugDescription)")
    let whole = 0..<text.unicodeScalars.count
    #expect(
      prepared.origins.allSatisfy {
        whole.contains($0.lowerBound) && $0.upperBound <= whole.upperBound
      })
    let starts = prepared.origins.map(\.lowerBound)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }, "\(text.debugDescription)")
    #expect(!scalars.contains { SpeechText.isInvisible($0) && $0 != "\n" })
    #expect(SpeechText.prepared(prepared.text) ?? "" == prepared.text, "\(text.debugDescription)")
  }
}

@Test(
  "No letter and no figure is left unspoken",
  arguments: ["en", "fi", "sv", "de", "cs", "uk"])
func nothingIsLeftOut(language: String) {
  for text in texts(11) where !text.contains("](") {
    let prepared = SpeechText.prepared(text, language: language)
    var spoken = Set<Int>()
    for origin in prepared.origins { spoken.formUnion(origin) }
    for (index, scalar) in text.unicodeScalars.enumerated()
    where TextScript.of(scalar) != nil || scalar.properties.numericType != nil {
      #expect(spoken.contains(index), "\(text.debugDescription) \(scalar)")
    }
  }
}

@Test("What a synthesiser would be silent on is never all there is", arguments: ["en", "uk", "cs"])
func neverSilent(language: String) {
  for text in ["❤️", "•", "−", "→", "\u{FFFC}", "*", "½", "§", "🇺🇦", "☎", "_", "|"] {
    let prepared = SpeechText.prepared(text, language: language)
    #expect(prepared.text.contains { $0.isLetter }, "\(text)")
  }
}

@Test("Runs hold all words, each in a language that has its letters")
func runsFitTheirLetters() {
  for text in texts(13) {
    for language in ["en", "uk"] {
      for run in SpeechText.runs(of: [SpeechPiece(text, language: language)]) {
        let scripts = TextScript.scripts(of: run.language)
        let letters = run.words.text.unicodeScalars.compactMap(TextScript.of)
        #expect(letters.allSatisfy(scripts.contains), "\(run) of \(text.debugDescription)")
      }
    }
  }
}

@Test("The words of an utterance are counted in its written text, over all its runs")
func originsOfRuns() {
  let pieces = [
    SpeechPiece("Мережа Wi-Fi", language: "uk"), SpeechPiece("Тепло, −5 °C", language: "uk"),
    SpeechPiece("Button", language: "en"),
  ]
  let runs = SpeechText.runs(of: pieces)
  #expect(runs.map(\.language) == ["uk", "en", "uk", "en"])
  #expect(
    runs.map(\.words.text) == [
      "Мережа", "Wi-Fi,", "Тепло, мінус 5 градусів Цельсія,", "Button",
    ])
  let written = Array(SpeechText.written(pieces).unicodeScalars)
  let sources = runs.map { run in
    run.words.origin(of: 0..<run.words.origins.count).map { range in
      String(String.UnicodeScalarView(written[range]))
    }
  }
  #expect(sources == ["Мережа", "Wi-Fi, ", "Тепло, −5 °C, ", "Button"])
}

@Test("Pieces of one language are one run, with a pause between them")
func runsOfOneLanguage() {
  let runs = SpeechText.runs(of: [
    SpeechPiece("Soup", language: "en"), SpeechPiece("20 min", language: "en"),
    SpeechPiece("Ready.", language: "en"), SpeechPiece("Button", language: "en"),
  ])
  #expect(runs.map(\.words.text) == ["Soup, 20 minutes, Ready. Button"])
  #expect(SpeechText.runs(of: []).isEmpty)
}
