/// A short sound without words, made here: what the system tells by sounds, this tells by others.
public enum Earcon: String, Hashable, Sendable, CaseIterable {
  /// An announcement follows: nobody asked for it.
  case announcement
  /// Another screen can be read.
  case screen
  /// There is nothing further in that direction.
  case boundary
  /// What was asked for could not be done.
  case failure

  /// The sound, without words.
  public var sound: SpokenUtterance {
    SpokenUtterance(
      text: "", samples: notes.flatMap { $0.samples }, sampleRate: VoiceProtocol.sampleRate,
      words: [])
  }

  private var notes: [Note] {
    switch self {
    case .announcement: [.high, .high]
    case .screen: [.low, .middle, .high]
    case .boundary: [.low]
    case .failure: [.middle, .low]
    }
  }

  /// A tone that fades away.
  private enum Note {
    case low
    case middle
    case high

    /// Twice the cosine, and the sine, of the angle from one sample to the next.
    ///
    /// Written out, so that every machine makes the same samples: 440, 660 and 880 Hz at 22,050
    /// samples a second.
    private var step: (cosine: Double, sine: Double) {
      switch self {
      case .low: (1.9843007499103802, 0.1250505236945281)
      case .middle: (1.9647345058748242, 0.18696144082725333)
      case .high: (1.937449466094897, 0.2481378479437379)
      }
    }

    var samples: [Int16] {
      let count = VoiceProtocol.sampleRate * 70 / 1000
      let attack = 110
      var (before, now) = (0.0, step.sine)
      return (0..<count).map { place in
        let height = Double(min(place, attack)) / Double(attack) * Double(count - place)
        let sample = before * 6000 * height / Double(count)
        (before, now) = (now, step.cosine * now - before)
        return Int16(sample)
      }
    }
  }
}
