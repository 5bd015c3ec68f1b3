import EarshotSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long one input may keep the processor busy before the program gives it up.
///
/// No reader should ever need it: what each does grows with the size of its input, which is
/// limited. It stands for the input nobody thought of, so that a build that reads what others
/// made cannot be kept for hours. It counts the processor's time, which does not depend on what
/// else the machine does. There is no way to end the reading alone, so the program ends, and
/// inputs after this one are not read.
enum Deadline {
  /// What is said when the time is over; there before the handler of the signal runs.
  nonisolated(unsafe) private static var message: UnsafeMutableBufferPointer<UInt8>?

  /// Gives what is done until ``stop()`` so many seconds.
  static func start(seconds: Double, for name: String) {
    let text =
      "earshot: \(name):1:1: not read within \(words(seconds)) s of work, "
      + "and given up (--limit sets another time)\n"
    message?.deallocate()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    message = bytes
    signal(SIGPROF) { _ in
      if let said = Deadline.message { write(STDERR_FILENO, said.baseAddress, said.count) }
      UnfinishedFiles.removeAll()
      _exit(ExitStatus.failed.rawValue)
    }
    set(seconds)
  }

  /// Nothing is timed any more.
  static func stop() { set(0) }

  private static func set(_ seconds: Double) {
    let whole = Int(seconds.rounded(.down))
    let rest = Int(((seconds - Double(whole)) * 1_000_000).rounded(.up))
    var timer = itimerval()
    timer.it_value.tv_sec = .init(whole)
    timer.it_value.tv_usec = .init(min(rest, 999_999))
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }

  /// A number as people write it: 60, or 0.5.
  private static func words(_ seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? "\(seconds)"
  }
}
