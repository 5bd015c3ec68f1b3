#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that are being written, so that a signal that ends the program can take them away.
///
/// The handler of a signal may neither allocate nor wait, so the names lie in C strings that are
/// there before it runs. Files are written by one thread.
package enum UnfinishedFiles {
  /// How many files can be under way at a time: the sound, its captions, and room.
  private static let room = 16
  private typealias Names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated(unsafe) private static let names: Names = {
    let names = Names.allocate(capacity: room)
    names.initialize(repeating: nil, count: room)
    return names
  }()

  /// The signals that end a program whose user has gone or wants no more of it.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From here on such a signal takes unfinished files away before it ends the program.
  ///
  /// A signal that was ignored when the program began stays ignored, as `nohup` asks. One that was
  /// held back is let through: whoever starts programs from a thread of a pool holds all back and
  /// does not know it.
  package static func removeOnSignals() {
    _ = names
    var through = sigset_t()
    sigemptyset(&through)
    for number in signals {
      removeOnSignal(number)
      sigaddset(&through, number)
    }
    sigprocmask(SIG_UNBLOCK, &through, nil)
  }

  /// The same for one of the signals, after something else was done with it.
  package static func removeOnSignal(_ number: Int32) {
    var old = sigaction()
    sigaction(number, nil, &old)
    guard !old.isIgnored else { return }
    signal(number) { number in
      UnfinishedFiles.removeAll()
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// Takes all of them away; may be called by the handler of a signal.
  package static func removeAll() {
    for place in 0..<room {
      if let name = names[place] { unlink(name) }
    }
  }

  /// Counts a file as unfinished.
  package static func add(_ name: String) {
    guard let place = (0..<room).first(where: { names[$0] == nil }) else { return }
    names[place] = strdup(name)
  }

  /// Counts it as finished, or gone.
  package static func remove(_ name: String) {
    for place in 0..<room {
      guard let held = names[place], strcmp(held, name) == 0 else { continue }
      names[place] = nil
      return free(held)
    }
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    #if canImport(Glibc) || canImport(Musl)
      let handler = __sigaction_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
