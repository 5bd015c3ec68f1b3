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
}
