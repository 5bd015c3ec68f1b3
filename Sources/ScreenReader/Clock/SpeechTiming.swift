/// How long speech lasts: a model, so that a walk needs no synthesiser.
///
/// Fitted to interface phrases at 175 words a minute. The comma and the blank between two parts
/// of an utterance count as characters, which is their pause.
public struct SpeechTiming: Hashable, Sendable {
  /// What every utterance takes, in ms.
  public static let start = 278.7
  /// What every character takes, in ms.
  public static let character = 59.0
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

  /// How long a text takes, in ms.
  public func length(of text: String) -> Int {
    guard !text.isEmpty else { return 0 }
    return Int((Self.start + Self.character * Double(text.count)) / rate + 0.5)
  }

  /// How many words of a text are out after so many ms.
  func words(of text: String, after time: Int) -> Int {
    let length = length(of: text)
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
