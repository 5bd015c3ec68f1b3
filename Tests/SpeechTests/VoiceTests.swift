import Testing

@testable import EarshotSpeech

private let languages = ["en", "fi", "sv", "de", "cs", "uk", "en+f3", "English (America)"]

/// Fifty utterances in several languages and at several rates, all different.
private let fifty: [SpeechRequest] = (0..<50).map { number in
  let settings = SpeechSettings(
    voice: languages[number % languages.count], wordsPerMinute: 120 + 10 * (number % 7),
    pitch: 30 + number)
  return SpeechRequest("Soup number \(number * 37), Button, \(number) of 50", settings: settings)
}

private func expectUnchanged(_ order: [Int], processes: Int) throws {
  let straight = try spoken(fifty, processes: 1)
  let mixed = try spoken(order.map { fifty[$0] }, processes: processes)
  for (place, index) in order.enumerated() {
    #expect(try mixed[place].get() == straight[index].get())
  }
}

@Test func anUtteranceSoundsTheSameWhateverWasSpokenBefore() throws {
  try expectUnchanged((0..<50).reversed(), processes: 1)
}

@Test func anUtteranceSoundsTheSameWhicheverProcessSpeaksIt() throws {
  try expectUnchanged((0..<50).map { $0 * 17 % 50 }, processes: 2)
}

@Test func twoHundredChangesOfVoiceLeaveNoTrace() throws {
  let pair = ["en", "fi"].map {
    SpeechRequest("Settings", settings: SpeechSettings(voice: $0))
  }
  let outcomes = try spoken((0..<400).map { pair[$0 % 2] }, processes: 1)
  let sounds = try outcomes.map { try $0.get() }
  #expect(sounds.indices.allSatisfy { sounds[$0] == sounds[$0 % 2] })
}

@Test(arguments: languages)
func aVoiceCanBeHeard(_ name: String) throws {
  let utterance = try spoken("240 items", SpeechSettings(voice: name))
  #expect(utterance.lengthMs > 300 && utterance.lengthMs < 6000)
  #expect(loudness(utterance.samples) > 500)
}

@Test func wordsHaveTheirPlaceInTheTextAndTheirTime() throws {
  let utterance = try spoken("Wörter <b> & 240, 😀 end")
  let words = utterance.words
  #expect(words.first?.scalars == 0..<6)
  #expect(words.first.map(utterance.text(of:)) == "Wörter")
  #expect(words.last.map(utterance.text(of:)) == "end")
  #expect(words.filter { utterance.text(of: $0).hasPrefix("240") }.count == 1)
  #expect(zip(words, words.dropFirst()).allSatisfy { $0.ms <= $1.ms })
  #expect(words.allSatisfy { $0.ms < utterance.lengthMs })
}

@Test func soundStartsWhereTheWordsSayItDoes() throws {
  // The second clause follows a pause; before its first word there is next to no sound.
  let utterance = try spoken("Ready.\nTomato")
  let start = try #require(utterance.words.last).ms * utterance.sampleRate / 1000
  let window = utterance.sampleRate / 50
  let before = loudness(utterance.samples[start - 2 * window..<start - window])
  let after = utterance.samples[start..<start + 10 * window]
  #expect(loudness(after) > 20 * before)
}

@Test(arguments: [
  "<speak>five</speak>", "<break time='9s'/>", "[[h@'loU]]", "&lt;&amp;", "<!--a-->",
])
func markupIsReadAsText(_ text: String) throws {
  // Each sign is named, so it takes longer than the letters alone, and no break is nine seconds.
  let letters = String(text.filter { $0.isLetter || $0.isNumber || $0 == " " })
  let bare = letters.isEmpty ? 0 : try spoken(letters).lengthMs
  let marked = try spoken(text).lengthMs
  #expect(marked > bare)
  #expect(marked < 9000)
}

@Test func aTextIsPreparedBeforeItIsSpoken() throws {
  #expect(try spoken("\u{7}Set\u{202E}tings\u{0}") == spoken("Settings"))
}

@Test(arguments: ["", " \n\t ", "\u{7}\u{202E}"])
func nothingToSpeakIsNoSound(_ text: String) throws {
  #expect(try spoken(text).samples.isEmpty)
}

@Test func aHigherRateIsShorter() throws {
  let rates = [80, 175, 350, 450]
  let lengths = try rates.map {
    try spoken("Double tap to open the settings", SpeechSettings(wordsPerMinute: $0)).lengthMs
  }
  #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 })
}

@Test func volumeZeroIsSilenceOfTheSameLength() throws {
  let loud = try spoken("Settings")
  let silent = try spoken("Settings", SpeechSettings(volume: 0))
  #expect(silent.samples.count == loud.samples.count)
  #expect(loudness(silent.samples) < 2)
}

@Test(arguments: [
  ["en", "EN", "gmw/en", "en-GB"], ["en+Andy", "EN+andy"], ["fr", "French (France)"],
])
func aVoiceHasSeveralNames(_ names: [String]) throws {
  let sounds = try names.map { try spoken("Settings", SpeechSettings(voice: $0)).samples }
  #expect(Set(sounds).count == 1)
  #expect(try sounds.first != spoken("Settings", SpeechSettings(voice: "de+f3")).samples)
}

@Test func aVariantIsAnotherVoice() throws {
  let sounds = try ["en", "en+f3", "en+Andy", "en-us", "fi"].map {
    try spoken("Settings", SpeechSettings(voice: $0)).samples
  }
  #expect(Set(sounds).count == sounds.count)
}

@Test func pitchChangesTheSound() throws {
  let high = try spoken("Settings", SpeechSettings(pitch: 90))
  #expect(try high.samples != spoken("Settings").samples)
}

@Test(arguments: ["zzz", "", "../../../etc/passwd", "/etc/passwd", "en+zz", "en+", "+f3", "en zz"])
func anUnknownVoiceIsOneFailure(_ name: String) throws {
  let outcomes = try spoken([
    SpeechRequest("one", settings: SpeechSettings(voice: name)), SpeechRequest("two"),
  ])
  #expect(outcomes.first == .failure(.unknownVoice(name)))
  #expect(try !outcomes[1].get().samples.isEmpty)
}

@Test(arguments: [
  SpeechSettings(wordsPerMinute: 79), SpeechSettings(wordsPerMinute: .max),
  SpeechSettings(pitch: -1), SpeechSettings(pitch: 101), SpeechSettings(volume: 201),
])
func aSettingOutOfRangeIsOneFailure(_ settings: SpeechSettings) throws {
  let outcomes = try spoken([SpeechRequest("one", settings: settings), SpeechRequest("two")])
  #expect(outcomes.first == .failure(.badSetting(settings.fault ?? "")))
  #expect(try !outcomes[1].get().samples.isEmpty)
}

@Test func aTextThatIsTooLongIsOneFailure() throws {
  let long = String(repeating: "a", count: VoiceProtocol.longestText + 1)
  let outcomes = try spoken([SpeechRequest(long), SpeechRequest("two")])
  #expect(throws: UtteranceFailure.self) { try outcomes[0].get() }
  #expect(try !outcomes[1].get().samples.isEmpty)
}

@Test func aVoiceGoesOnAfterADeliveryThatThrew() throws {
  struct Stop: Error {}
  let voice = Voice(program: try builtVoice())
  #expect(throws: Stop.self) { try voice.speak(fifty) { _, _ in throw Stop() } }
  #expect(try voice.speak(fifty[9]).get() == spoken([fifty[9]])[0].get())
}
