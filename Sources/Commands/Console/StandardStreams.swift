#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three streams every program is started with, if it is.
enum StandardStreams {
  /// Takes the places of streams that were closed by whoever started the program, so that no file
  /// opened later is taken for one: messages would end up in a result.
  ///
  /// Reading from or writing to such a place fails, as it does with a closed stream.
  static func keepOpen() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ]
    where fcntl(stream, F_GETFD) < 0 {
      let place = open("/dev/null", mode)
      if place >= 0, place != stream {
        dup2(place, stream)
        close(place)
      }
    }
  }

  /// Keeps standard output for the result: what other code of this program prints goes to standard
  /// error from here on.
  ///
  /// - Returns: Where the result goes.
  static func keepResultApart() throws(SystemError) -> Int32 {
    let result = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard result >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw SystemError(action: "write", file: "standard output", number: errno)
    }
    return result
  }
}
