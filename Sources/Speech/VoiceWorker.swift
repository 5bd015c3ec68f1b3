/// A process with the requests it has been given, and the answer it is in the midst of.
final class VoiceWorker {
  /// How many requests a process has at a time, so that it need not wait for the next.
  static let depth = 2
  /// The ms a program gets on top of the voice's own limit: the voice itself should notice first.
  private static let grace = 5_000

  /// The process that speaks now.
  private(set) var process: VoiceProcess
  /// The ms it may still be silent.
  private(set) var patience = 0

  private let program: String
  private let timeLimit: Int
  private var jobs: [SpeechJob] = []
  private var samples: [Int16] = []
  private var words: [SpokenWord] = []
  private var phonemes = ""
  private var sampleRate: Int?
  private var isRestarted = false

  /// Starts a process.
  init(program: String, timeLimit: Int) throws(VoiceError) {
    self.program = program
    self.timeLimit = timeLimit
    process = try Self.start(program, timeLimit)
  }

  /// The number of requests without an answer.
  var load: Int { jobs.count }

  /// Sends a request.
  func ask(_ job: SpeechJob) throws(VoiceError) {
    if jobs.isEmpty && process.hasGone {
      // It ended between two utterances: neither is to blame.
      try replace()
    }
    jobs.append(job)
    if jobs.count == 1 { renewPatience() }
    send(job)
  }

  /// Notes that it was waited for in vain; one that has been silent for too long is given up.
  func wait(_ ms: Int, settle: (Int, Voice.Outcome) -> Void) throws(VoiceError) {
    patience -= ms
    if patience <= 0 { try restart(because: nil, settle: settle) }
  }

  /// Reads what has arrived, and settles the requests that it answers.
  func hear(
    _ buffer: UnsafeMutableRawBufferPointer, settle: (Int, Voice.Outcome) -> Void
  ) throws(VoiceError) {
    let isOpen = process.receive(into: buffer)
    renewPatience()
    do {
      while let frame = try process.nextFrame() {
        guard try answer(frame, settle: settle) else {
          try restart(because: "answered what was not asked", settle: settle)
          return
        }
      }
    } catch let error as VoiceError {
      throw error
    } catch {
      try restart(because: "answered what cannot be read", settle: settle)
      return
    }
    if !isOpen { try restart(because: process.end(patience: 200), settle: settle) }
  }

  /// Gives up a process, reports the utterance it was at, and asks another for the rest.
  ///
  /// A process gets one successor; when that ends too without having spoken anything, something
  /// is wrong that no further one would cure.
  ///
  /// - Parameter reason: How it ended, in words; nil when it hung.
  private func restart(
    because reason: String?, settle: (Int, Voice.Outcome) -> Void
  ) throws(VoiceError) {
    _ = process.end()
    let words = reason ?? "gave no answer in time"
    guard sampleRate != nil else { throw .notAVoice(program: program, words) }
    guard !isRestarted else { throw .keepsStopping(program: program, words) }
    if !jobs.isEmpty {
      settle(jobs.removeFirst().index, .failure(.voiceStopped(words)))
    }
    try replace()
    isRestarted = true
    jobs.forEach(send)
    renewPatience()
  }

  private func replace() throws(VoiceError) {
    process = try Self.start(program, timeLimit)
    sampleRate = nil
    samples = []
    words = []
    phonemes = ""
  }

  private func send(_ job: SpeechJob) {
    process.queue(
      job.isTranscription
        ? .transcribe(id: job.id, settings: job.settings, text: job.text)
        : .speak(id: job.id, settings: job.settings, text: job.text))
    process.send()
  }

  private func renewPatience() {
    let bytes = jobs.first?.text.utf8.count ?? 0
    patience = VoiceProtocol.patience(base: timeLimit, bytes: bytes) + Self.grace
  }

  private static func start(
    _ program: String, _ timeLimit: Int
  ) throws(VoiceError) -> VoiceProcess {
    let process = try VoiceProcess(
      program: program, arguments: ["--time-limit", String(timeLimit)])
    process.queue(.hello(version: VoiceProtocol.version, sampleRate: 0, name: "earshot"))
    return process
  }
}

extension VoiceWorker {
  /// Takes one frame in; false when a voice would not have sent it now.
  private func answer(
    _ frame: VoiceFrame, settle: (Int, Voice.Outcome) -> Void
  ) throws(VoiceError) -> Bool {
    if case .hello(let version, let rate, _) = frame {
      guard version == VoiceProtocol.version else {
        throw .otherVersion(program: program, theirs: Int(version))
      }
      guard sampleRate == nil, (1...1_000_000).contains(rate) else { return false }
      sampleRate = Int(rate)
      return true
    }
    if case .refusal(let reason) = frame {
      throw .notAVoice(program: program, "refused: \(SpeechText.printable(reason))")
    }
    guard let sampleRate, let job = jobs.first else { return false }
    switch frame {
    case .sound(job.id, let more):
      samples += more
      return samples.count <= VoiceProtocol.longestSound(bytes: job.text.utf8.count)
    case .word(job.id, let position, let length, let ms):
      let start = Int(position)
      words.append(SpokenWord(scalars: start..<start + Int(length), ms: Int(ms)))
      return words.count <= VoiceProtocol.longestText
    case .phonemes(job.id, let more) where job.isTranscription:
      phonemes += more
      return phonemes.utf8.count <= VoiceProtocol.longestPayload
    case .end(job.id, let count, _):
      guard count == samples.count else { return false }
      finish(
        .success(
          SpokenUtterance(
            text: job.text, samples: samples, sampleRate: sampleRate, words: words,
            phonemes: phonemes)),
        settle: settle)
      return true
    case .failure(job.id, let failure):
      finish(.failure(failure), settle: settle)
      return true
    default: return false
    }
  }

  private func finish(_ outcome: Voice.Outcome, settle: (Int, Voice.Outcome) -> Void) {
    settle(jobs.removeFirst().index, outcome)
    samples = []
    words = []
    phonemes = ""
    isRestarted = false
    renewPatience()
  }
}
