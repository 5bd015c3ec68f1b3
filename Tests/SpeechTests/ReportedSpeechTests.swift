import Testing

@testable import EarshotSpeech

/// Public reports of texts that are spoken wrongly, with what their reporters asked for.
///
/// What no voice can mend, such as a plural of one, is a finding of the audit instead.
private let reported: [(id: String, language: String, text: String, spoken: String)] = [
  ("K8-01", "en", "-$240.00", "minus 240 dollars"),
  ("K8-01", "en", "−$240.00", "minus 240 dollars"),
  (
    "K8-02", "en", "Your next charge is **12.40 USD** on 3 May",
    "Your next charge is 12 US dollars 40 cents on 3 May"
  ),
  ("K8-05", "en", "Episode, 30 min", "Episode, 30 minutes"),
  ("K8-06", "en", "20s", "20 seconds"), ("K8-06", "en", "1m", "1 meter"),
  ("K8-06", "en", "1 min", "1 minute"), ("K8-06", "en", "5h", "5 hours"),
  ("K8-06", "en", "1d", "1 day"), ("K8-08", "en", "No 6-digit code?", "No 6-digit code?"),
  ("K8-15", "en", "hello \u{FFFC} all", "hello attachment all"),
  ("K8-16", "en", "#catsofworld", "hashtag catsofworld"),
  ("K8-16", "en", "#CatsOfWorld", "hashtag Cats Of World"),
  ("K8-20", "en", "91\u{202F}014", "91014"), ("K8-20", "fi", "91\u{A0}014", "91014"),
  ("K8-22", "en", "75 m²", "75 square meters"), ("K8-22", "en", "12/05/2020", "December 5th, 2020"),
  ("K8-22", "en", "1 - 2 rooms", "1 to 2 rooms"), ("K8-22", "en", "n°5", "number 5"),
  ("K8-22", "en", "a • b", "a, b"),
]

@Test("Reported texts are spoken as was asked for", arguments: reported.indices)
func reportedTexts(index: Int) {
  let (id, language, text, expected) = reported[index]
  let runs = SpeechText.runs(of: [SpeechPiece(text, language: language)])
  #expect(runs.map(\.words.text) == [expected], "\(id)")
}

@Test("K8-12: words that are marked as English are spoken by an English voice in a French app")
func englishWordsInFrench() {
  let runs = SpeechText.runs(of: [
    SpeechPiece("Modifier", language: "fr"), SpeechPiece("divider", language: "en"),
  ])
  #expect(runs.map(\.language) == ["fr", "en"])
  #expect(runs.map(\.words.text) == ["Modifier,", "divider"])
}
