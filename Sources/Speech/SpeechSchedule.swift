/// One request on its way to a process.
struct SpeechJob {
  let index: Int
  let id: UInt32
  let text: String
  let settings: SpeechSettings
  /// Whether only the signs of the synthesiser are asked for, and no sound.
  let isTranscription: Bool
}

/// Which request is next, and which outcomes wait for an earlier one to be delivered.
struct SpeechSchedule {
  /// How far work may run ahead of delivery, in utterances: it bounds the memory.
  static let window = 8

  private let requests: [SpeechRequest]
  private let isTranscription: Bool
  private var taken = 0
  private var delivered = 0
  private var waiting: [Int: Voice.Outcome] = [:]

  init(requests: [SpeechRequest], isTranscription: Bool = false) {
    self.requests = requests
    self.isTranscription = isTranscription
  }

  /// Whether everything has been delivered.
  var isDone: Bool { delivered == requests.count }

  /// Whether a request may be taken now.
  var hasWork: Bool { taken < requests.count && taken - delivered < Self.window }

  /// Takes the next request that needs a process, settling on the way those that need none.
  mutating func take(id: UInt32) -> SpeechJob? {
    while hasWork {
      let index = taken
      taken += 1
      let request = requests[index]
      guard let text = SpeechText.prepared(request.text) else {
        let silence = SpokenUtterance(
          text: "", samples: [], sampleRate: VoiceProtocol.sampleRate, words: [])
        waiting[index] = .success(silence)
        continue
      }
      if let fault = Self.fault(of: text, request.settings) {
        waiting[index] = .failure(fault)
        continue
      }
      return SpeechJob(
        index: index, id: id, text: text, settings: request.settings,
        isTranscription: isTranscription)
    }
    return nil
  }

  /// Notes what became of a request.
  mutating func settle(_ index: Int, _ outcome: Voice.Outcome) { waiting[index] = outcome }

  /// The next outcome in the order of the requests, once it is there.
  mutating func nextDelivery() -> (Int, Voice.Outcome)? {
    guard let outcome = waiting.removeValue(forKey: delivered) else { return nil }
    defer { delivered += 1 }
    return (delivered, outcome)
  }

  /// What keeps a request from fitting into a frame.
  private static func fault(of text: String, _ settings: SpeechSettings) -> UtteranceFailure? {
    if let fault = settings.fault { return .badSetting(fault) }
    let bytes = text.utf8.count
    if bytes > VoiceProtocol.longestText {
      return .badText("a text of \(bytes) bytes is longer than \(VoiceProtocol.longestText)")
    }
    if settings.voice.utf8.count > VoiceProtocol.longestVoiceName {
      return .unknownVoice(String(settings.voice.prefix(40)) + "…")
    }
    return nil
  }
}
