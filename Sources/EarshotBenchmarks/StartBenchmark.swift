import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long the program takes that does next to nothing.
@MainActor enum StartBenchmark {
  static func run() -> [Figure] {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("earshot").path
    return ["--version", "schema"].compactMap { word in
      let times = (0..<20).compactMap { _ in time(program, word) }
      guard times.count == 20, let least = times.min() else {
        print("\(program) \(word) failed: swift build -c release --product earshot")
        return nil
      }
      return Figure(
        name: "start-up, earshot \(word)", value: least / .milliseconds(1), unit: "ms", limit: 50)
    }
  }

  /// From the start of a program to its end; nil if it failed.
  ///
  /// On the clock of the wall, because the work is another process's, and without `Process`,
  /// which looks only every 50 ms whether it has ended.
  private static func time(_ program: String, _ word: String) -> Duration? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(word), nil]
    defer { for word in words { free(word) } }
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &words, nil) == 0 else { return nil }
    var status: CInt = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { return nil }
    return clock.now - start
  }
}
