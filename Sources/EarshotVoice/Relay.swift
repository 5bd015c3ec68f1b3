import CEspeak
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Answers one request in a forked child, and passes on what the child says as it comes.
///
/// Only whole frames are passed on, so that a child can end anywhere without breaking the stream.
struct Relay {
  let answers: Descriptor
  let timeLimit: Int
  let buffer: UnsafeMutableRawBufferPointer

  /// What an utterance comes to: all of it was passed on, or it failed.
  private enum Ending {
    case complete
    case failed(UtteranceFailure)
  }

  /// Lets a child do the work for a text of so many bytes; throws when nobody reads the answers
  /// any more.
  func pass(
    on id: UInt32, bytes: Int, _ work: (Descriptor) -> Void
  ) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return try fail(id, .synthesiser(SystemError().description)) }
    let (source, sink) = (Descriptor(ends[0]), Descriptor(ends[1]))
    defer { source.close() }
    let parent = getpid()
    let child = earshot_fork()
    if child == 0 {
      earshot_end_with(parent)
      Self.crashPlainly()
      source.close()
      // Who waits for the end of the answers is not to wait for a child.
      answers.close()
      work(sink)
      _exit(0)
    }
    let error = SystemError()
    sink.close()
    guard child > 0 else { return try fail(id, .synthesiser(error.description)) }
    var status: Int32 = 0
    let ending: Ending
    do {
      ending = try relay(from: source, bytes: bytes)
    } catch {
      stop(child, &status)
      throw error
    }
    guard case .failed(let failure) = ending else { return stop(child, &status) }
    if case .crashed = failure {
      // It has closed its output, so it is gone or on its way.
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      return try fail(id, .crashed(signal: Int(status & 0x7F)))
    }
    stop(child, &status)
    try fail(id, failure)
  }

  /// The ms a branch gets on top of the limit: it should notice first that its child hangs.
  private static let grace = 500

  /// Lets a branch answer a request about a text of so many bytes; throws when nobody reads the
  /// answers any more.
  ///
  /// - Returns: Whether the branch is still there.
  func pass(
    _ request: VoiceFrame, on id: UInt32, bytes: Int, to branch: VoiceBranch
  ) throws(SystemError) -> Bool {
    var encoded: [UInt8] = []
    request.encode(into: &encoded)
    var isAsked = true
    do { try branch.socket.write(encoded[...]) } catch { isAsked = false }
    let ending =
      isAsked
      ? try relay(from: branch.socket, bytes: bytes, grace: Self.grace)
      : .failed(.crashed(signal: 0))
    guard case .failed(let failure) = ending else { return true }
    if case .crashed = failure {
      // It has closed its end, so it is gone or on its way.
      try fail(id, .crashed(signal: Int(branch.waitForEnd() & 0x7F)))
    } else {
      _ = branch.end()
      try fail(id, failure)
    }
    return false
  }

  private func relay(
    from source: Descriptor, bytes: Int, grace: Int = 0
  ) throws(SystemError) -> Ending {
    var frames = FrameBuffer()
    var patience = VoiceProtocol.patience(base: timeLimit + grace, bytes: bytes)
    var room = VoiceProtocol.longestSound(bytes: bytes) * 2
    var isComplete = false
    while !isComplete {
      guard try wait(for: source, &patience) else { return .failed(.timedOut) }
      let count = try source.read(into: buffer) ?? 0
      guard count > 0 else { return .failed(.crashed(signal: 0)) }
      frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      let whole: ArraySlice<UInt8>
      do {
        whole = try frames.takeWhole { kind, length in
          if kind == .sound { room -= length }
          if kind == .end || kind == .failure { isComplete = true }
        }
      } catch {
        return .failed(.synthesiser("\(error)"))
      }
      if room < 0 { return .failed(.endless) }
      try answers.write(whole)
    }
    return .complete
  }

  /// Waits for the child; false when it has been silent for too long.
  ///
  /// Patience is counted in slices that ran out, so the time in which this process was stopped,
  /// or in which nobody took the answers, is not the child's silence.
  private func wait(for source: Descriptor, _ patience: inout Int) throws(SystemError) -> Bool {
    while patience > 0 {
      // The answers are polled for nothing but that their reader has gone.
      var polled = [
        pollfd(fd: source.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: answers.number, events: 0, revents: 0),
      ]
      let slice = min(50, patience)
      let ready = poll(&polled, 2, Int32(slice))
      if ready == 0 { patience -= slice }
      if ready < 0 && errno != EINTR { throw SystemError() }
      guard ready > 0 else { continue }
      if polled[1].revents != 0 { throw SystemError(number: EPIPE) }
      return true
    }
    return false
  }

  /// Takes away what the Swift runtime may have set up to describe a crash: the crash is reported
  /// as a failed utterance, and a description on the terminal would only be in the way.
  static func crashPlainly() {
    for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT] {
      signal(crash, SIG_DFL)
    }
  }

  private func stop(_ child: pid_t, _ status: inout Int32) {
    kill(child, SIGKILL)
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
  }

  /// Answers that an utterance has failed.
  func fail(_ id: UInt32, _ failure: UtteranceFailure) throws(SystemError) {
    try send(.failure(id: id, failure))
  }

  /// Sends one frame.
  func send(_ frame: VoiceFrame) throws(SystemError) {
    var bytes: [UInt8] = []
    frame.encode(into: &bytes)
    try answers.write(bytes[...])
  }
}
