/// One utterance as it sounds, with the time of each of its words.
public struct SpokenUtterance: Hashable, Sendable {
  /// The text that was spoken, after preparation (`SpeechText`).
  public let text: String
  /// The sound, one channel.
  public let samples: [Int16]
  /// The number of samples in a second.
  public let sampleRate: Int
  /// The words in the order they are heard.
  public let words: [SpokenWord]
  /// How it is spoken, in the signs of the synthesiser; empty unless it was asked for.
  package let phonemes: String

  /// Makes an utterance from its sound; a rate below 1 counts as 1.
  public init(text: String, samples: [Int16], sampleRate: Int, words: [SpokenWord]) {
    self.init(
      text: text, samples: samples, sampleRate: sampleRate, words: words, phonemes: "")
  }

  package init(
    text: String, samples: [Int16], sampleRate: Int, words: [SpokenWord], phonemes: String
  ) {
    self.phonemes = phonemes
    self.text = text
    self.samples = samples
    self.sampleRate = max(1, sampleRate)
    self.words = words
  }

  /// The length of the sound in ms, rounded to the nearest.
  public var lengthMs: Int { (samples.count * 1000 + sampleRate / 2) / sampleRate }

  /// The part of the text a word stands for; empty where the synthesiser points outside the text.
  public func text(of word: SpokenWord) -> Substring {
    let scalars = text.unicodeScalars
    guard
      let start = scalars.index(
        scalars.startIndex, offsetBy: word.scalars.lowerBound, limitedBy: scalars.endIndex),
      let end = scalars.index(start, offsetBy: word.scalars.count, limitedBy: scalars.endIndex)
    else { return "" }
    return text[start..<end]
  }
}

/// A word inside an utterance and when it begins.
///
/// A number such as "240" is one word here, however many are needed to say it.
public struct SpokenWord: Hashable, Sendable {
  /// The word's place in the text, counted in Unicode scalars from 0.
  public let scalars: Range<Int>
  /// The ms from the start of the utterance to the start of the word.
  public let ms: Int

  /// Makes a word.
  public init(scalars: Range<Int>, ms: Int) {
    self.scalars = scalars
    self.ms = ms
  }
}
