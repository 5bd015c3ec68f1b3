/// How an app wants its words to be spoken, apart from what they are.
///
///     AB12, spelled out      → "A, B, 1, 2"
///     Hi, all; punctuation   → "Hi comma all"
public struct SpeechStyle: Hashable, Codable, Sendable {
  /// Whether each letter is said by its name.
  public var spellsOut: Bool
  /// Whether the marks of sentences are said by their names.
  public var includesPunctuation: Bool
  /// How much higher (up to 1) or lower (down to −1) the voice is.
  public var pitch: Double

  /// Creates a way to speak; what is not given is as for all words.
  public init(spellsOut: Bool = false, includesPunctuation: Bool = false, pitch: Double = 0) {
    self.spellsOut = spellsOut
    self.includesPunctuation = includesPunctuation
    self.pitch = pitch
  }

  /// Whether words are spoken as all words are.
  public var isPlain: Bool { self == SpeechStyle() }
}
