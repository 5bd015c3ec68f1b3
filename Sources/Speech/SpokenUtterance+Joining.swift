extension SpokenUtterance {
  /// Utterances of several voices as one, without the silence a voice ends with.
  ///
  /// Their texts stand one after another with a blank between, as ``PreparedText/joined(_:)`` puts
  /// them. An utterance of another rate than the first is left out.
  public static func joined(_ utterances: [SpokenUtterance]) -> SpokenUtterance? {
    guard let first = utterances.first else { return nil }
    guard utterances.count > 1 else { return first }
    var text = ""
    var samples: [Int16] = []
    var words: [SpokenWord] = []
    for (index, utterance) in utterances.enumerated()
    where utterance.sampleRate == first.sampleRate {
      if index > 0 { text += " " }
      let start = text.unicodeScalars.count
      let ms = samples.count * 1000 / first.sampleRate
      words += utterance.words.map { word in
        SpokenWord(
          scalars: word.scalars.lowerBound + start..<word.scalars.upperBound + start,
          ms: word.ms + ms)
      }
      text += utterance.text
      let isLast = index == utterances.count - 1
      samples += isLast ? utterance.samples[...] : utterance.samples[..<utterance.soundEnd]
    }
    return SpokenUtterance(
      text: text, samples: samples, sampleRate: first.sampleRate, words: words)
  }

  /// The sample where the sound ends, with the short pause that a comma or a blank is.
  private var soundEnd: Int {
    let loud = samples.lastIndex { $0.magnitude > 64 } ?? -1
    let pauses = text.last.map { ".,;:!?…".contains($0) } ?? false
    return min(samples.count, loud + 1 + sampleRate * (pauses ? 120 : 20) / 1000)
  }

  /// The same sound with the written text it stands for: each word is the piece of the written
  /// text it comes from, and several words of one piece are one.
  public func written(_ written: String, as prepared: PreparedText) -> SpokenUtterance {
    var found: [SpokenWord] = []
    for word in words {
      guard let origin = prepared.origin(of: word.scalars), origin != found.last?.scalars else {
        continue
      }
      found.append(SpokenWord(scalars: origin, ms: word.ms))
    }
    return SpokenUtterance(
      text: written, samples: samples, sampleRate: sampleRate, words: found)
  }
}

extension PreparedText {
  /// The words of several stretches with a blank between each two.
  public static func joined(_ parts: [PreparedText]) -> PreparedText {
    var joined = PreparedText()
    for part in parts {
      if let last = joined.origins.last { joined.append(" ", from: last) }
      joined.append(part, offset: 0)
    }
    return joined
  }
}
