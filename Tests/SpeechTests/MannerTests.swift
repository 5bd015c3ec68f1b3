import Testing

@testable import EarshotSpeech

/// The words of a piece as they go to the synthesiser.
private func words(_ text: String, _ language: String, _ manner: SpeechManner) -> [String] {
  SpeechText.runs(of: [SpeechPiece(text, language: language, manner: manner)])
    .map { "\($0.language)|\($0.words.text)" }
}

private let spelled = SpeechManner(spellsOut: true)
private let pointed = SpeechManner(includesPunctuation: true)

@Test(
  "What is spelled out is said letter by letter, with a pause between each two",
  arguments: [
    ("en", "AB12", ["en|A, B, 1, 2"]), ("en", "a b", ["en|a, b"]),
    ("en", "A-1", ["en|A, hyphen-minus, 1"]), ("fi", "ÅÄ5", ["fi|Å, Ä, 5"]),
    ("uk", "АБ12", ["uk|А, Б, 1, 2"]), ("uk", "AB1", ["en|A, B, 1"]), ("en", "𝓯𝓪", ["en|f, a"]),
    ("en", "$5", ["en|dollar, 5"]), ("cs", "ks", ["cs|k, s"]), ("en", "", []),
    ("fr", "a!", ["fr|a, !"]),
  ])
func spellingOut(language: String, text: String, expected: [String]) {
  #expect(words(text, language, spelled) == expected)
}

@Test("Each letter that is spelled out is the letter that was written")
func placesOfSpelledLetters() {
  let run = SpeechText.runs(of: [SpeechPiece("XY9", language: "en", manner: spelled)])[0]
  let scalars = Array(run.words.text.unicodeScalars)
  let places = scalars.indices.filter { scalars[$0] != "," && scalars[$0] != " " }
    .map { run.words.origin(of: $0..<$0 + 1) }
  #expect(places == [0..<1, 1..<2, 2..<3])
}

@Test(
  "Marks are said by their names where an app asks for them, but not inside of numbers and words",
  arguments: [
    ("en", "Hi, all.", "Hi comma all period"),
    ("en", "3.14 isn’t pi!", "3.14 isn’t pi exclamation mark"),
    ("fi", "Hei, te", "Hei pilkku te"), ("de", "Ja; nein", "Ja Semikolon nein"),
    ("uk", "Так, ні", "Так кома ні"),
  ])
func marks(language: String, text: String, expected: String) {
  let said = SpeechText.prepared(text, language: language, manner: pointed)
  #expect(said.text.lowercased() == expected.lowercased())
}

@Test("Every language names the marks of sentences in its own words")
func namesOfMarks() {
  for words in SpeechWords.all {
    for mark in [",", ".", ";", ":", "!", "?", ")", "-"] as [Character] {
      let name = words.data.name(of: mark)
      #expect(name?.contains(where: \.isLetter) == true, "\(words.data.language) \(mark)")
    }
  }
}

@Test("Words of another pitch are a run of their own")
func pitches() {
  let runs = SpeechText.runs(of: [
    SpeechPiece("Soup", language: "en", manner: SpeechManner(pitch: 0.5)),
    SpeechPiece("Button", language: "en"), SpeechPiece("Dimmed", language: "en"),
  ])
  #expect(runs.map(\.pitch) == [0.5, 0])
  #expect(runs.map(\.words.text) == ["Soup,", "Button, Dimmed"])
}

@Test(
  "Letters are heard as letters in every language, none as a word",
  arguments: ["en", "fi", "sv", "de", "cs", "uk"])
func lettersAreHeard(language: String) throws {
  let voice = Voice(program: try builtVoice())
  let text = language == "uk" ? "аби" : "aik"
  let runs = SpeechText.runs(of: [SpeechPiece(text, language: language, manner: spelled)])
  #expect(runs.map(\.language) == [language])
  let signs = try voice.phonemes(of: [
    SpeechRequest(runs[0].words.text, settings: SpeechSettings(voice: language)),
    SpeechRequest(text, settings: SpeechSettings(voice: language)),
  ]).map { try $0.get() }
  #expect(signs[0] != signs[1] && !signs[0].contains("("))
  #expect(signs[0].split(separator: " ").count == 3)
}
