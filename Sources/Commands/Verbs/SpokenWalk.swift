import EarshotReader
import EarshotSemantics
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
    /// The words as the transcript has them, as far as they are spoken.
    var text: String
    /// What is spoken, a request for each voice.
    var requests: [SpeechRequest]
    /// What the requests say, with its places in the text.
    var prepared: PreparedText
    /// The silence before it, in ms.
    var pause: Int
    /// After how many words it is cut off; nil if it is heard to its end.
    var words: Int?
    /// Who says it, as captions name it: focus, hint or announcement.
    var speaker: String
    /// The sounds that are heard before it.
    var earcons: [Earcon]
  }

  /// Takes the speech out of a transcript.
  init(_ transcript: Transcript, settings: VoiceSettings) {
    var end = 0
    var earcons: [Earcon] = []
    for event in transcript.events {
      if let earcon = Self.earcon(of: event) { earcons.append(earcon) }
      let words: Int?
      switch event.outcome {
      case .spoken: words = nil
      case .cut(let count, _): words = count
      case .lost, .merged, .muted, nil: continue
      }
      let speaker = Self.speaker(of: event)
      if speaker == "announcement" { earcons.append(.announcement) }
      let pieces = Self.pieces(of: event)
      // The sentences of a hint end in full stops already.
      let separator = event.kind == .hint ? " " : ", "
      let runs = SpeechText.runs(of: pieces, separator: separator)
      lines.append(
        Line(
          text: SpeechText.written(pieces, separator: separator),
          requests: runs.map { settings.request(for: $0, isHint: event.kind == .hint) },
          prepared: .joined(runs.map(\.words)), pause: max(0, event.start - end), words: words,
          speaker: speaker, earcons: earcons))
      earcons = []
      end = max(end, event.end)
    }
  }

  private static func earcon(of event: TranscriptEvent) -> Earcon? {
    switch event.kind {
    case .screen: .screen
    case .sound: Earcon(rawValue: event.text)
    default: nil
    }
  }

  private static func speaker(of event: TranscriptEvent) -> String {
    if event.kind == .hint { return "hint" }
    // What is cut off keeps its priority in its note, if it is an announcement.
    let priority = event.note?.prefix { $0 != " " }.lowercased() ?? ""
    return AnnouncementPriority(rawValue: priority) == nil ? "focus" : "announcement"
  }

  /// The words of an event with their languages.
  private static func pieces(of event: TranscriptEvent) -> [SpeechPiece] {
    guard !event.parts.isEmpty else {
      return [SpeechPiece(event.text, language: event.language ?? "en")]
    }
    var pieces = event.parts.filter { !$0.spoken.isEmpty }.map {
      SpeechPiece(
        $0.spoken, language: $0.language,
        manner: SpeechManner(
          spellsOut: $0.style.spellsOut, includesPunctuation: $0.style.includesPunctuation,
          pitch: $0.style.pitch))
    }
    for index in pieces.indices.dropLast() where event.kind == .hint {
      if let end = pieces[index].text.last, !".!?…。".contains(end) { pieces[index].text += "." }
    }
    return pieces
  }
}

/// How the voice sounds, by the options.
struct VoiceSettings {
  /// A voice of the synthesiser's; nil for that of each language.
  var voice: String?
  /// Its pitch, 0 to 99.
  var pitch: Int
  /// The rate: 1 is 175 words a minute.
  var rate: Double

  /// How much lower a hint is spoken, so that it is not taken for a name.
  private static let hintPitch = 8

  /// What is asked of the synthesiser for a stretch of an utterance.
  func request(for run: SpeechRun, isHint: Bool) -> SpeechRequest {
    // The whole of a voice's pitch is what an app can ask for in either direction.
    let shift = Int((min(1, max(-1, run.pitch)) * 50).rounded())
    let height = (isHint ? pitch - Self.hintPitch : pitch) + shift
    let speed = Int((175 * rate).rounded())
    return SpeechRequest(
      run.words.text,
      settings: SpeechSettings(
        voice: voice ?? run.language,
        wordsPerMinute: min(
          max(speed, SpeechSettings.rates.lowerBound), SpeechSettings.rates.upperBound),
        pitch: min(max(height, 0), 99)))
  }
}
