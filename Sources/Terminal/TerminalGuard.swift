#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back as it was, however the program ends.
///
/// A signal's handler may do nothing but call the system, so everything it needs is kept where it
/// can reach it without asking for memory.
enum TerminalGuard {
  // Written before the handlers are there, and by them only.
  nonisolated(unsafe) private static var terminal: Int32 = -1
  nonisolated(unsafe) private static var isChanged: sig_atomic_t = 0
  nonisolated(unsafe) private static var asked: sig_atomic_t = 0
  nonisolated(unsafe) private static var resized: sig_atomic_t = 0
  nonisolated(unsafe) private static var messages: Int32 = -1
  nonisolated(unsafe) private static var keptOutput: Int32 = -1
  nonisolated(unsafe) private static var keptMessages: Int32 = -1
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  nonisolated(unsafe) private static let raw = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let enter = bytes("\u{1B}[?1049h\u{1B}[2J\u{1B}[H")
  nonisolated(unsafe) private static let leave = bytes("\u{1B}[?25h\u{1B}[?1049l")
  nonisolated(unsafe) private static let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 4096, alignment: 1)
  nonisolated(unsafe) private static let spare = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 16, alignment: 16)

  /// The signals that ask the program to end.
  private static let endings: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The signals of a program that went wrong.
  private static let crashes: [Int32] = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// The signal that asked the program to end, if one did.
  static var ending: Int32? { asked == 0 ? nil : asked }

  /// Whether the terminal has another size since this was asked last, or has to be drawn anew.
  static func takeResize() -> Bool {
    defer { resized = 0 }
    return resized != 0
  }

  /// Takes a terminal: single keys without echo, on a screen of its own.
  ///
  /// What is written to standard output and standard error meanwhile would run through the
  /// picture; it is kept and written when the terminal is given back.
  ///
  /// - Returns: Whether it is a terminal that can be taken.
  static func take(_ descriptor: Int32) -> Bool {
    guard tcgetattr(descriptor, before) == 0 else { return false }
    raw.pointee = before.pointee
    // Line by line, echo and flow control go; signals stay.
    raw.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.pointee.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    _ = (enter.count, leave.count, buffer.count)
    terminal = descriptor
    asked = 0
    resized = 0
    keepMessages()
    for signal in endings { handle(signal) { TerminalGuard.end($0) } }
    // A stack that is full has no room for a handler.
    var stack = stack_t()
    stack.ss_sp = spare.baseAddress
    stack.ss_size = spare.count
    sigaltstack(&stack, nil)
    for signal in crashes { handle(signal, SA_ONSTACK) { TerminalGuard.crash($0) } }
    handle(SIGWINCH) { _ in TerminalGuard.resized = 1 }
    handle(SIGTSTP) { _ in TerminalGuard.stop() }
    change()
    return true
  }

  /// Gives the terminal back, and tells what was written meanwhile.
  static func giveBack() {
    restore()
    for signal in endings + crashes + [SIGWINCH, SIGTSTP] {
      var action = sigaction()
      action.sa_flags = 0
      setHandler(of: &action, SIG_DFL)
      sigaction(signal, &action, nil)
    }
    terminal = -1
  }

  // MARK: What handlers may call

  private static func change() {
    guard terminal >= 0, isChanged == 0 else { return }
    isChanged = 1
    tcsetattr(terminal, TCSAFLUSH, raw)
    _ = write(terminal, enter.baseAddress, enter.count)
  }

  private static func restore() {
    guard terminal >= 0, isChanged != 0 else { return }
    isChanged = 0
    _ = write(terminal, leave.baseAddress, leave.count)
    tcsetattr(terminal, TCSADRAIN, before)
    guard messages >= 0 else { return }
    if keptOutput >= 0 { dup2(keptOutput, STDOUT_FILENO) }
    if keptMessages >= 0 { dup2(keptMessages, STDERR_FILENO) }
    lseek(messages, 0, SEEK_SET)
    while true {
      let count = read(messages, buffer.baseAddress, buffer.count)
      guard count > 0 else { break }
      _ = write(terminal, buffer.baseAddress, count)
    }
    ftruncate(messages, 0)
    lseek(messages, 0, SEEK_SET)
  }

  /// The first request is noted, so that what was recorded can be kept; the second ends at once.
  private static func end(_ number: Int32) {
    restore()
    if asked != 0 { crash(number) }
    asked = number
  }

  private static func crash(_ number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Ctrl-Z: the shell gets its terminal, and the picture comes back with the program.
  private static func stop() {
    restore()
    signal(SIGTSTP, SIG_DFL)
    var stops = sigset_t()
    sigemptyset(&stops)
    sigaddset(&stops, SIGTSTP)
    raise(SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &stops, nil)
    // Here the program was told to go on.
    handle(SIGTSTP) { _ in TerminalGuard.stop() }
    divert()
    change()
    resized = 1
  }

  // MARK: Setting up

  private static func handle(
    _ number: Int32, _ flags: Int32 = 0, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    setHandler(of: &action, handler)
    // A call that waits for a key is to end when a signal comes, so nothing is started anew.
    action.sa_flags = flags
    sigaction(number, &action, nil)
  }

  private static func setHandler(
    of action: inout sigaction, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
  }

  /// Lets what is written to the terminal by others wait in a file without a name.
  private static func keepMessages() {
    messages = -1
    var template = Array("/tmp/earshot-messages-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return }
    unlink(template)
    // Both write at its end, wherever the other is.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_APPEND)
    keptOutput = isatty(STDOUT_FILENO) == 1 ? dup(STDOUT_FILENO) : -1
    keptMessages = isatty(STDERR_FILENO) == 1 ? dup(STDERR_FILENO) : -1
    messages = file
    divert()
  }

  private static func divert() {
    guard messages >= 0 else { return }
    if keptOutput >= 0 { dup2(messages, STDOUT_FILENO) }
    if keptMessages >= 0 { dup2(messages, STDERR_FILENO) }
  }

  private static func bytes(_ text: String) -> UnsafeMutableRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return bytes
  }
}
