/// How long speech lasts: a model, so that a walk needs no synthesiser.
///
/// Fitted for each language to interface phrases at 175 words a minute: every letter, mark
/// and pause has its length. `Scripts/speech-timing` fits it and prints how far it is off.
public struct SpeechTiming: Hashable, Sendable {
  /// The silence before a hint, in ms; nobody has published the system's.
  public static let pauseBeforeHint = 500
  /// The fastest and the slowest rate.
  public static let rates = 0.1...10.0

  /// How many times as fast as 175 words a minute.
  public let rate: Double

  /// Creates the timing for a rate; one that is no rate counts as the nearest.
  public init(rate: Double) {
    self.rate = rate.isNaN ? 1 : min(Self.rates.upperBound, max(Self.rates.lowerBound, rate))
  }

  /// How long a text takes in a language, in ms; a language that was not fitted counts as English.
  public func length(of text: String, language: String = "en") -> Int {
    guard !text.isEmpty else { return 0 }
    let length = LetterTiming.of(language).length(of: text)
    return Int(max(LetterTiming.shortest, length) / rate + 0.5)
  }

  /// How many words of a text are out after so many ms of the length it takes.
  static func words(of text: String, after time: Int, of length: Int) -> Int {
    guard length > 0, time > 0 else { return 0 }
    guard time < length else { return text.split(whereSeparator: \.isWhitespace).count }
    let spoken = Double(text.count) * Double(time) / Double(length)
    var words = 0
    var isInWord = false
    for (index, character) in text.enumerated() {
      if Double(index) > spoken { return words }
      if isInWord, character.isWhitespace { words += 1 }
      isInWord = !character.isWhitespace
    }
    return words
  }

  /// How long a transition takes in ms: its own time, else the platform's.
  static func length(of milliseconds: Int?, isPad: Bool) -> Int {
    // An hour is longer than any transition; a clock must not run over.
    min(3_600_000, max(0, milliseconds ?? (isPad ? 400 : 350)))
  }
}
