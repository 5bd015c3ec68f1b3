import CEspeak
import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that has chosen one voice and never speaks: the children it forks begin at once.
///
/// Loading a voice takes longer than saying most utterances. A branch loads it once, and since it
/// makes no other choice and says nothing, each of its children begins from the same state.
final class VoiceBranch {
  /// Where it is asked, and answers.
  let socket: Descriptor
  private let process: pid_t

  /// Forks a branch; nil where the system has no room for one.
  ///
  /// - Parameter others: What only the process that forks may keep open.
  init?(voice file: String, timeLimit: Int, closing others: [Descriptor]) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let (ours, theirs) = (Descriptor(ends[0]), Descriptor(ends[1]))
    let parent = getpid()
    let child = earshot_fork()
    if child == 0 {
      earshot_end_with(parent)
      Relay.crashPlainly()
      for descriptor in others + [ours] { descriptor.close() }
      _exit(Self.serve(file, theirs, timeLimit))
    }
    theirs.close()
    guard child > 0 else {
      ours.close()
      return nil
    }
    socket = ours
    process = child
  }

  /// Ends it, and gives back how it ended.
  func end() -> Int32 {
    var status: Int32 = 0
    kill(process, SIGKILL)
    return reap(&status)
  }

  /// Waits for a branch that has closed its end, and gives back how it ended.
  func waitForEnd() -> Int32 {
    var status: Int32 = 0
    return reap(&status)
  }

  private func reap(_ status: inout Int32) -> Int32 {
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    socket.close()
    return status
  }

  /// Answers requests, each in a child, until nobody asks any more; the result is the exit status.
  private static func serve(_ file: String, _ socket: Descriptor, _ timeLimit: Int) -> Int32 {
    // What cannot be chosen here the child tries for itself, and tells.
    let isChosen = espeak_SetVoiceByName(file) == EE_OK
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    let relay = Relay(answers: socket, timeLimit: timeLimit, buffer: buffer)
    var frames = FrameBuffer()
    do {
      while let count = try socket.read(into: buffer), count > 0 {
        frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        while let frame = try frames.next() {
          switch frame {
          case .speak(let id, let settings, let text?):
            try relay.pass(on: id, bytes: text.utf8.count) {
              ChildSpeech.run(id: id, settings, text, isChosen: isChosen, output: $0)
            }
          case .transcribe(let id, let settings, let text?):
            try relay.pass(on: id, bytes: text.utf8.count) {
              ChildPhonemes.run(id: id, settings, text, isChosen: isChosen, output: $0)
            }
          default: return ExitStatus.badRequest
          }
        }
      }
      return ExitStatus.done
    } catch {
      return ExitStatus.readerGone
    }
  }
}

/// The branches of a process, one for each voice that was asked for.
final class VoiceBranches {
  /// How many there are at most: who asks for more voices waits longer for those.
  private static let limit = 16

  private let timeLimit: Int
  private let own: [Descriptor]
  private var branches: [String: VoiceBranch] = [:]

  /// - Parameter own: What only this process may keep open.
  init(timeLimit: Int, own: [Descriptor]) {
    self.timeLimit = timeLimit
    self.own = own
  }

  /// The branch of a voice, by the voice's file; nil if there is none and can be none.
  func branch(of file: String) -> VoiceBranch? {
    if let branch = branches[file] { return branch }
    guard branches.count < Self.limit else { return nil }
    let branch = VoiceBranch(
      voice: file, timeLimit: timeLimit, closing: own + branches.values.map(\.socket))
    branches[file] = branch
    return branch
  }

  /// Forgets a branch that has ended.
  func forget(_ file: String) { branches[file] = nil }
}
