#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The call by a name that the method below does not hide.
private let systemSend: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = send

/// A running `earshot-voice`, and the bytes on their way to and from it.
///
/// Both its input and its output are one socket: writing to a pipe whose reader has gone raises a
/// signal in the whole program, and a library has no business changing what a program does with
/// signals; a socket can be told not to. This end never blocks: `Voice` waits for it.
final class VoiceProcess {
  /// The socket, to be polled.
  let socket: Descriptor
  /// The number the system knows the process by.
  let process: pid_t
  private var outgoing: [UInt8] = []
  private var incoming = FrameBuffer()
  private var ending: String?

  /// Starts the program.
  init(program: String, arguments: [String]) throws(VoiceError) {
    do throws(SystemError) {
      let (ours, theirs) = try Self.makeSocket()
      defer { theirs.close() }
      do throws(SystemError) {
        process = try Self.start(program, arguments, socket: theirs)
      } catch {
        ours.close()
        throw error
      }
      socket = ours
    } catch {
      throw .cannotStart(program: program, error)
    }
  }

  deinit { _ = end() }

  /// Whether bytes wait to be taken by the process.
  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Whether it has closed its end, with nothing left to be read.
  var hasGone: Bool {
    var byte: UInt8 = 0
    let count = recv(socket.number, &byte, 1, Int32(MSG_PEEK))
    return count == 0 || count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR
  }

  /// Puts a frame behind the others that wait.
  func queue(_ frame: VoiceFrame) { frame.encode(into: &outgoing) }

  /// Sends as much as the process takes now.
  ///
  /// That it has gone is not told here but by `receive`, after its last answers.
  func send() {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        systemSend(socket.number, $0.baseAddress, $0.count, flags)
      }
      if count >= 0 {
        outgoing.removeFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        return
      } else if errno != EINTR {
        outgoing = []
      }
    }
  }

  /// Reads what has arrived; false at the end of the answers.
  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
    do {
      guard let count = try socket.read(into: buffer) else { return true }
      incoming.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return count > 0
    } catch {
      return false
    }
  }

  /// The next whole answer.
  func nextFrame() throws(FramingError) -> VoiceFrame? { try incoming.next() }

  /// Ends the process, and tells in words how it ended.
  ///
  /// - Parameter patience: The ms it gets to end by itself; it has nothing to lose by being ended.
  func end(patience: Int = 0) -> String {
    if let ending { return ending }
    socket.close()
    var status: Int32 = 0
    var waited = 0
    var result = waitpid(process, &status, WNOHANG)
    while result == 0 && waited < patience {
      usleep(1000)
      waited += 1
      result = waitpid(process, &status, WNOHANG)
    }
    if result == 0 {
      kill(process, SIGKILL)
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
    let signal = status & 0x7F
    let words =
      signal == 0 ? "ended with status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
    ending = words
    return words
  }
}

extension VoiceProcess {
  private static func makeSocket() throws(SystemError) -> (ours: Descriptor, theirs: Descriptor) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemError() }
    #if !os(Linux)
      var yes: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  private static func start(
    _ program: String, _ arguments: [String], socket: Descriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket.number, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socket.number, STDOUT_FILENO)
    // A thread that blocks signals would hand that on, and the voice could not be ended politely.
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    var process: pid_t = 0
    let result = posix_spawn(&process, program, &actions, &attributes, words, environ)
    guard result == 0 else { throw SystemError(number: result) }
    return process
  }
}
