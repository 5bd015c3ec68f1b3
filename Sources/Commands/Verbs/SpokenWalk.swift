import EarshotReader
import EarshotSpeech

/// The speech of a walk as it goes to the synthesiser and onto the soundtrack.
///
/// There is one clock, the walk's; the synthesiser takes its own time for each utterance. So the
/// sound keeps the walk's order and its pauses, and each utterance lasts as long as it really
/// does; what was cut on the walk's clock is cut after the same word.
struct SpokenWalk {
  /// The utterances, in the order they begin.
  private(set) var lines: [Line] = []

  /// One utterance.
  struct Line {
    /// What is spoken.
    var request: SpeechRequest
    /// The silence before it, in ms.
    var pause: Int
    /// After how many words it is cut off; nil if it is heard to its end.
    var words: Int?
  }

  /// Takes the speech out of a transcript.
  init(_ transcript: Transcript, settings: VoiceSettings) {
    var end = 0
    for event in transcript.events {
      let words: Int?
      switch event.outcome {
      case .spoken: words = nil
      case .cut(let count, _): words = count
      case .lost, .merged, .muted, nil: continue
      }
      lines.append(
        Line(
          request: settings.request(for: event), pause: max(0, event.start - end), words: words))
      end = max(end, event.end)
    }
  }
}

/// How the voice sounds, by the options.
struct VoiceSettings {
  /// A voice of the synthesiser's; nil for that of each utterance's language.
  var voice: String?
  /// Its pitch, 0 to 99.
  var pitch: Int
  /// The rate: 1 is 175 words a minute.
  var rate: Double

  /// What is asked of the synthesiser for an event of a transcript.
  func request(for event: TranscriptEvent) -> SpeechRequest {
    let text =
      event.parts.isEmpty ? event.text : event.parts.map(\.spoken).joined(separator: ", ")
    let speed = Int((175 * rate).rounded())
    return SpeechRequest(
      text,
      settings: SpeechSettings(
        voice: voice ?? event.language ?? "en",
        wordsPerMinute: min(
          max(speed, SpeechSettings.rates.lowerBound), SpeechSettings.rates.upperBound),
        pitch: pitch))
  }
}
