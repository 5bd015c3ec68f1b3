import EarshotSpeech

/// Reads requests and answers each in turn, until they end.
struct Server {
  let synthesiser: Synthesiser
  let requests: Descriptor
  let answers: Descriptor
  let timeLimit: Int
  let branches: VoiceBranches

  init(synthesiser: Synthesiser, requests: Descriptor, answers: Descriptor, timeLimit: Int) {
    self.synthesiser = synthesiser
    self.requests = requests
    self.answers = answers
    self.timeLimit = timeLimit
    branches = VoiceBranches(timeLimit: timeLimit, own: [requests, answers])
  }

  /// Serves; the result is the exit status.
  func run() -> Int32 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    let relay = Relay(answers: answers, timeLimit: timeLimit, buffer: buffer)
    var frames = FrameBuffer()
    var isGreeted = false
    do {
      while true {
        let count = try requests.read(into: buffer) ?? 0
        guard count > 0 else { break }
        frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        while let frame = try frames.next() {
          guard try answer(frame, relay, isGreeted: &isGreeted) else {
            return ExitStatus.badRequest
          }
        }
      }
      if frames.isEmpty { return ExitStatus.done }
      return refuse("\(FramingError.cutShort)", relay)
    } catch let error as FramingError {
      return refuse("\(error)", relay)
    } catch {
      EarshotVoice.complain("the answers cannot be written: \(error)")
      return ExitStatus.readerGone
    }
  }

  /// Answers one frame; false when there is nothing to go on with.
  private func answer(
    _ frame: VoiceFrame, _ relay: Relay, isGreeted: inout Bool
  ) throws(SystemError) -> Bool {
    switch frame {
    case .hello(let version, _, _) where !isGreeted:
      isGreeted = true
      try relay.send(
        .hello(
          version: VoiceProtocol.version, sampleRate: UInt32(VoiceProtocol.sampleRate),
          name: "espeak-ng \(Synthesiser.version)"))
      if version == VoiceProtocol.version { return true }
      _ = refuse(
        "version \(version) of the protocol is asked for, this is \(VoiceProtocol.version)", relay)
      return false
    case .speak(let id, let settings, let text) where isGreeted:
      try answer(id, settings, text, relay) {
        .speak(id: id, settings: $0, text: $1)
      } alone: {
        ChildSpeech.run(id: id, $0, $1, isChosen: false, output: $2)
      }
      return true
    case .transcribe(let id, let settings, let text) where isGreeted:
      try answer(id, settings, text, relay) {
        .transcribe(id: id, settings: $0, text: $1)
      } alone: {
        ChildPhonemes.run(id: id, $0, $1, isChosen: false, output: $2)
      }
      return true
    default:
      _ = refuse(isGreeted ? "a request is expected" : "a hello is expected first", relay)
      return false
    }
  }

  /// Answers a request by what a child of its voice's branch does with it; without a branch, by
  /// what a child does alone.
  private func answer(
    _ id: UInt32, _ settings: SpeechSettings, _ text: String?, _ relay: Relay,
    _ request: (SpeechSettings, String) -> VoiceFrame,
    alone work: (SpeechSettings, String, Descriptor) -> Void
  ) throws(SystemError) {
    switch speakable(settings, text) {
    case .failure(let failure): try relay.fail(id, failure)
    case .success(let (settings, text)):
      let bytes = text.utf8.count
      guard let branch = branches.branch(of: settings.voice) else {
        return try relay.pass(on: id, bytes: bytes) { work(settings, text, $0) }
      }
      let isThere = try relay.pass(request(settings, text), on: id, bytes: bytes, to: branch)
      if !isThere { branches.forget(settings.voice) }
    }
  }

  /// A request as the library takes it, or what keeps it from being spoken.
  private func speakable(
    _ settings: SpeechSettings, _ text: String?
  ) -> Result<(SpeechSettings, String), UtteranceFailure> {
    if let fault = settings.fault { return .failure(.badSetting(fault)) }
    guard let file = synthesiser.file(of: settings.voice) else {
      return .failure(.unknownVoice(settings.voice))
    }
    guard let text else { return .failure(.badText("the text is not UTF-8")) }
    let bytes = text.utf8.count
    guard bytes <= VoiceProtocol.longestText else {
      let most = VoiceProtocol.longestText
      return .failure(.badText("a text of \(bytes) bytes is longer than \(most)"))
    }
    var settings = settings
    settings.voice = file
    return .success((settings, Self.plain(text)))
  }

  /// The text with a space for each control character, so that the places of words stay.
  ///
  /// To the library a zero byte is the end of the text, and others are commands.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" || 0x7F...0x9F ~= scalar.value
      plain.append(isControl ? " " : scalar)
    }
    return String(plain)
  }

  private func refuse(_ reason: String, _ relay: Relay) -> Int32 {
    EarshotVoice.complain(reason)
    // The reader may have gone already; the status tells the rest.
    try? relay.send(.refusal(reason))
    return ExitStatus.badRequest
  }
}
