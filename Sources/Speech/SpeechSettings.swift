/// How a voice speaks: which one, how fast, how high and how loud.
public struct SpeechSettings: Hashable, Sendable {
  /// The language or the name of a voice, for instance `en`, `fi`, `en-us` or `en+f3`.
  public var voice: String
  /// The rate in words a minute, 80 to 450.
  public var wordsPerMinute: Int
  /// The pitch, 0 to 100; 50 is the voice's own.
  public var pitch: Int
  /// The volume, 0 to 200; 100 is the voice's own, 0 is silence of the same length.
  public var volume: Int

  /// Makes settings; those left out are what a listener hears by default.
  public init(voice: String = "en", wordsPerMinute: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.voice = voice
    self.wordsPerMinute = wordsPerMinute
    self.pitch = pitch
    self.volume = volume
  }

  /// The rates a voice can speak at, in words a minute.
  public static let rates = 80...450
  /// The pitches a voice can speak at.
  public static let pitches = 0...100
  /// The volumes a voice can speak at.
  public static let volumes = 0...200

  /// The first setting that no voice has, in words, or nil.
  package var fault: String? {
    if !Self.rates.contains(wordsPerMinute) {
      return "a rate of \(wordsPerMinute) words a minute is not in 80…450"
    }
    if !Self.pitches.contains(pitch) { return "a pitch of \(pitch) is not in 0…100" }
    if !Self.volumes.contains(volume) { return "a volume of \(volume) is not in 0…200" }
    return nil
  }
}

/// One utterance to be spoken: its words and how.
public struct SpeechRequest: Hashable, Sendable {
  /// The words, plain text: `<` and `&` are characters like any other.
  public var text: String
  /// How they are spoken.
  public var settings: SpeechSettings

  /// Makes a request.
  public init(_ text: String, settings: SpeechSettings = SpeechSettings()) {
    self.text = text
    self.settings = settings
  }
}
