#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Speaks texts with `earshot-voice`, up to two at a time.
///
///     let voice = try Voice()
///     try voice.speak([SpeechRequest("Wi-Fi, Switch Button, On")]) { _, outcome in
///       print(try outcome.get().lengthMs)
///     }
///
/// The synthesiser lives in processes of its own. They start when there is something to speak and
/// stay until the voice goes. The same request always gives the same samples, whichever process
/// speaks it and whatever was spoken before.
public final class Voice {
  /// What became of one request: its sound, or why there is none.
  public typealias Outcome = Result<SpokenUtterance, UtteranceFailure>

  /// The path of the program that speaks.
  public let program: String
  private let limit: Int
  private let timeLimit: Int
  /// The processes that run, in the order they were started.
  private(set) var workers: [VoiceWorker] = []
  private var lastID: UInt32 = 0

  /// Finds the program: `EARSHOT_VOICE`, else beside this program, else on the PATH.
  public convenience init() throws(VoiceError) {
    self.init(program: try VoiceProgram.find())
  }

  /// Makes a voice of a program that is known.
  ///
  /// - Parameters:
  ///   - program: The path of an `earshot-voice`.
  ///   - processes: How many may run side by side, at least one.
  ///   - timeLimitMs: The ms of silence after which an utterance has hung, to which comes 1 ms for
  ///     each byte of its text.
  public init(program: String, processes: Int = 2, timeLimitMs: Int? = nil) {
    self.program = program
    limit = min(max(1, processes), 64)
    timeLimit = min(max(1, timeLimitMs ?? VoiceProtocol.timeLimit), 1_000_000_000)
  }

  /// Starts the processes, so that they are ready when there is something to speak.
  ///
  /// Starting takes as long as a walk does, and can go on beside it. What keeps them from starting
  /// is told when something is to be spoken.
  public func prepare() {
    while workers.count < limit,
      let worker = try? VoiceWorker(program: program, timeLimit: timeLimit)
    {
      workers.append(worker)
    }
  }

  /// Speaks one text.
  public func speak(_ request: SpeechRequest) throws(VoiceError) -> Outcome {
    var outcome = Outcome.failure(.voiceStopped("gave no answer"))
    do {
      try speak([request]) { _, answer in outcome = answer }
    } catch let error as VoiceError {
      throw error
    } catch {
      // The closure above throws nothing, so no other error can arrive here.
    }
    return outcome
  }

  /// Speaks texts and delivers what became of them, in the order of the requests.
  ///
  /// Delivered utterances are not kept: however long the list, only a few are in memory. A text
  /// with nothing to speak in it is an utterance without sound. One that fails is delivered as
  /// its failure and the next goes on.
  ///
  /// - Throws: A `VoiceError` when nothing can be spoken, and what `deliver` throws.
  public func speak(
    _ requests: [SpeechRequest], deliver: (_ index: Int, Outcome) throws -> Void
  ) throws {
    try run(SpeechSchedule(requests: requests), deliver)
  }

  /// How texts would be spoken, in the signs of the synthesiser, in the order of the requests.
  ///
  /// Where it changes to another language by itself, the language stands in brackets: "(en)".
  public func phonemes(of requests: [SpeechRequest]) throws -> [Result<String, UtteranceFailure>] {
    var answers: [Result<String, UtteranceFailure>] = []
    try run(SpeechSchedule(requests: requests, isTranscription: true)) { _, outcome in
      answers.append(outcome.map(\.phonemes))
    }
    return answers
  }

  private func run(
    _ schedule: SpeechSchedule, _ deliver: (_ index: Int, Outcome) throws -> Void
  ) throws {
    // What is under way when an error ends this would be answered in the midst of the next call.
    var isWhole = false
    defer { if !isWhole { workers = [] } }
    var schedule = schedule
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      while let (index, outcome) = schedule.nextDelivery() { try deliver(index, outcome) }
      if schedule.isDone { break }
      try assign(&schedule)
      try exchange(&schedule, buffer)
    }
    isWhole = true
  }

  /// Gives work to every process that has room for it, starting processes as they are needed.
  private func assign(_ schedule: inout SpeechSchedule) throws(VoiceError) {
    // Work goes round, so that the second process starts with the second utterance.
    for depth in 1...VoiceWorker.depth {
      for place in 0..<limit {
        guard schedule.hasWork else { return }
        if place == workers.count {
          workers.append(try VoiceWorker(program: program, timeLimit: timeLimit))
        }
        guard workers[place].load < depth, let job = schedule.take(id: lastID &+ 1) else {
          continue
        }
        lastID = job.id
        try workers[place].ask(job)
      }
    }
  }

  /// Waits until a process has something to say or a limit is over, and hears it.
  private func exchange(
    _ schedule: inout SpeechSchedule, _ buffer: UnsafeMutableRawBufferPointer
  ) throws(VoiceError) {
    let busy = workers.filter { $0.load > 0 }
    guard !busy.isEmpty else { return }
    var polled = busy.map { worker in
      let events = POLLIN | (worker.process.hasOutgoing ? POLLOUT : 0)
      return pollfd(fd: worker.process.socket.number, events: Int16(events), revents: 0)
    }
    // Patience is counted in slices that ran out, not by a clock: the time in which this program
    // itself was stopped, or was busy with a delivery, is nobody's silence.
    let slice = max(1, min(100, busy.map(\.patience).min() ?? 0))
    let ready = poll(&polled, nfds_t(polled.count), Int32(slice))
    for (worker, state) in zip(busy, polled) {
      let happened = Int32(state.revents)
      if happened & Int32(POLLOUT) != 0 { worker.process.send() }
      if happened & Int32(POLLIN | POLLHUP | POLLERR | POLLNVAL) != 0 {
        try worker.hear(buffer) { schedule.settle($0, $1) }
      } else if ready == 0 {
        try worker.wait(slice) { schedule.settle($0, $1) }
      }
    }
  }
}
