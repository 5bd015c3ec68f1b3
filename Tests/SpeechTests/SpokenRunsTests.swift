import EarshotLanguages
import Testing

@testable import EarshotSpeech

/// Utterances as a listener of a language hears them in an app that speaks English.
private func utterances(_ words: [String], _ language: String) -> [[SpeechPiece]] {
  [
    [SpeechPiece("Soup", language: "en"), SpeechPiece(words[0], language: language)],
    [
      SpeechPiece("Борщ, −5 °C", language: "uk"), SpeechPiece("1 234,50 €", language: language),
      SpeechPiece(words[1], language: language),
    ],
    [SpeechPiece(words[2], language: language)],
    [SpeechPiece("❤️ 14:05", language: language), SpeechPiece("3/4", language: "en")],
  ]
}

private let heard: [(String, [String])] = [
  ("en", ["Button", "Dimmed", "Double tap to edit."]),
  ("fi", ["Painike", "Ei käytössä", "Muokkaa kaksoisnapauttamalla."]),
  ("sv", ["Knapp", "Nedtonad", "Tryck snabbt två gånger för att ändra."]),
  ("de", ["Taste", "Grau dargestellt", "Zum Bearbeiten doppeltippen."]),
  ("cs", ["Tlačítko", "Neaktivní", "Chcete\u{2011}li upravit, poklepejte."]),
  ("uk", ["Кнопка", "Зʼявилося", "Щоб змінити, торкніть двічі."]),
]

@Test(
  "Each word that is heard is a piece of the written text, and each piece is heard",
  arguments: heard.indices)
func wordsAreInTheWrittenText(index: Int) throws {
  let (language, words) = heard[index]
  for pieces in utterances(words, language) {
    let runs = SpeechText.runs(of: pieces)
    let outcomes = try spoken(
      runs.map { SpeechRequest($0.words.text, settings: SpeechSettings(voice: $0.language)) })
    let joined = try #require(SpokenUtterance.joined(try outcomes.map { try $0.get() }))
    let prepared = PreparedText.joined(runs.map(\.words))
    #expect(joined.text == prepared.text)
    let text = 0..<joined.text.unicodeScalars.count
    #expect(
      joined.words.allSatisfy {
        text.contains($0.scalars.lowerBound) && $0.scalars.upperBound <= text.upperBound
      })

    let writtenText = SpeechText.written(pieces)
    let written = joined.written(writtenText, as: prepared)
    var start = 0
    for piece in pieces {
      let end = start + piece.text.unicodeScalars.count
      #expect(written.words.contains { $0.scalars.overlaps(start..<end) }, "\(piece)")
      start = end + 2
    }
    #expect(written.words.allSatisfy { $0.scalars.upperBound <= writtenText.unicodeScalars.count })
    let times = written.words.map(\.ms)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { $0 <= joined.lengthMs })
  }
}

@Test("Captions show what is written, on the times of what is spoken")
func captionsOfRuns() throws {
  let pieces = [SpeechPiece("−5 °C", language: "fi"), SpeechPiece("Wi-Fi", language: "en")]
  let runs = SpeechText.runs(of: pieces)
  let outcomes = try spoken(
    runs.map { SpeechRequest($0.words.text, settings: SpeechSettings(voice: $0.language)) })
  let joined = try #require(SpokenUtterance.joined(try outcomes.map { try $0.get() }))
  var captions = Captions()
  captions.add(
    joined.written(SpeechText.written(pieces), as: .joined(runs.map(\.words))),
    during: 0..<joined.lengthMs)
  #expect(captions.cues.map(\.text) == ["−5 °C, Wi-Fi"])
  #expect(captions.cues.first?.startMs == 0)
}

@Test("Voices follow one another without the silence between two utterances")
func joinedVoices() throws {
  func sound(_ samples: [Int16], _ text: String) -> SpokenUtterance {
    SpokenUtterance(
      text: text, samples: samples, sampleRate: 1000,
      words: [SpokenWord(scalars: 0..<text.count, ms: 1)])
  }
  let silence = [Int16](repeating: 0, count: 500)
  let tone = [Int16](repeating: 900, count: 10)
  let joined = try #require(
    SpokenUtterance.joined([
      sound(tone + silence, "ab"), sound(tone + silence, "c,"), sound(tone + silence, "d"),
    ]))
  #expect(joined.text == "ab c, d")
  #expect(joined.words.map(\.ms) == [1, 31, 161])
  #expect(joined.words.map(\.scalars) == [0..<2, 3..<5, 6..<7])
  #expect(joined.samples.count == 30 + 130 + 510)
  #expect(SpokenUtterance.joined([]) == nil)
}
