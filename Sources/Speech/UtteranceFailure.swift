/// Why one utterance has no sound, while the others have theirs.
public enum UtteranceFailure: Error, Hashable, Sendable {
  /// No voice and no language has this name.
  case unknownVoice(String)
  /// A rate, pitch or volume that no voice has, in words.
  case badSetting(String)
  /// The text cannot be spoken, in words: not UTF-8, or too long.
  case badText(String)
  /// The synthesiser crashed on it, ended by this signal (0 when it left by itself).
  case crashed(signal: Int)
  /// The synthesiser was silent for longer than the time limit, and was ended.
  case timedOut
  /// The sound did not end, and was cut off.
  case endless
  /// The synthesiser refused, in its words.
  case synthesiser(String)
  /// The process that speaks ended, or answered what no voice would, in words.
  case voiceStopped(String)
}

extension UtteranceFailure: CustomStringConvertible {
  /// The failure in words, to stand after the text that was not spoken.
  public var description: String {
    switch self {
    case .unknownVoice(let name):
      "no voice is called '\(SpeechText.printable(name))'; 'earshot-voice --voices' lists them"
    case .badSetting(let fault), .badText(let fault): fault
    case .crashed(0): "the synthesiser left without an answer"
    case .crashed(let signal): "the synthesiser crashed (signal \(signal))"
    case .timedOut: "the synthesiser hung and was stopped"
    case .endless: "the synthesiser did not come to an end and was stopped"
    case .synthesiser(let reason): "the synthesiser said: \(SpeechText.printable(reason))"
    case .voiceStopped(let how): "earshot-voice \(how)"
    }
  }
}

extension UtteranceFailure {
  /// The number, detail and words that travel in a frame.
  package var wire: (reason: UInt8, number: Int32, text: String) {
    switch self {
    case .unknownVoice(let name): (1, 0, name)
    case .badSetting(let fault): (2, 0, fault)
    case .badText(let fault): (3, 0, fault)
    case .crashed(let signal): (4, Int32(clamping: signal), "")
    case .timedOut: (5, 0, "")
    case .endless: (6, 0, "")
    case .synthesiser(let reason): (7, 0, reason)
    case .voiceStopped(let how): (8, 0, how)
    }
  }

  /// Reads what travelled; nil for a reason this version does not know.
  package init?(reason: UInt8, number: Int32, text: String) {
    switch reason {
    case 1: self = .unknownVoice(text)
    case 2: self = .badSetting(text)
    case 3: self = .badText(text)
    case 4: self = .crashed(signal: Int(number))
    case 5: self = .timedOut
    case 6: self = .endless
    case 7: self = .synthesiser(text)
    case 8: self = .voiceStopped(text)
    default: return nil
    }
  }
}
