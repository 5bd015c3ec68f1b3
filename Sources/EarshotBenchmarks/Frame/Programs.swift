import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The programs of this build, run as anybody runs them.
struct Programs {
  /// The folder they stand in.
  let folder: URL

  /// The folder of the program that runs.
  init() {
    folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// What a run of a program took.
  struct Run {
    /// From its start to its end, on the clock of the wall, in seconds.
    var wall: Double
    /// The time of the processor, its children's as well, in seconds.
    var processor: Double
    /// The most memory it had at a time, in MB.
    var peak: Double
  }

  /// A program that did not do what it was to.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The path of a program of this build, or of one with a path of its own.
  func path(_ name: String) -> String {
    name.contains("/") ? name : folder.appendingPathComponent(name).path
  }

  /// Runs a program, and fails if it does; the least of several runs, each figure by itself.
  ///
  /// Without `Process`, which looks only every 50 ms whether a program has ended.
  func run(_ name: String, _ arguments: [String], runs: Int = 5) throws -> Run {
    let all = try (0..<runs).map { _ in try once(path(name), arguments) }
    return Run(
      wall: all.map(\.wall).min() ?? .nan, processor: all.map(\.processor).min() ?? .nan,
      peak: all.map(\.peak).min() ?? .nan)
  }

  private func once(_ program: String, _ arguments: [String]) throws -> Run {
    // What a program had at most counts from what started it, which here is full of inputs; so
    // this program, begun anew, starts it.
    let workspace = try Workspace()
    let report = workspace.folder.appendingPathComponent("run").path
    let own = path(URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent)
    _ = try Self.measured(own, [Self.verb, report, program] + arguments)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3 else { throw Failure(description: "\(program) was not measured") }
    return Run(wall: numbers[0], processor: numbers[1], peak: numbers[2])
  }

  /// The word on the command line with which this program begins anew.
  private static let verb = "--measure-run"

  /// Measures one run of a program if the command line is that of such a start; else returns.
  static func measureIfAsked(_ arguments: [String]) throws {
    guard arguments.first == verb, arguments.count >= 3 else { return }
    let run = try measured(arguments[2], Array(arguments[3...]))
    try "\(run.wall) \(run.processor) \(run.peak)".write(
      toFile: arguments[1], atomically: false, encoding: .utf8)
    exit(0)
  }

  private static func measured(_ program: String, _ arguments: [String]) throws -> Run {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw Failure(description: program) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    var status: CInt = 0
    var usage = rusage()
    guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0,
      wait4(process, &status, 0, &usage) == process, status == 0
    else {
      let command = ([program] + arguments).joined(separator: " ")
      throw Failure(description: "\(command) failed; swift build -c release first")
    }
    return Run(
      wall: (clock.now - start) / .seconds(1),
      processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
      peak: Double(usage.ru_maxrss) / Self.ofMemory)
  }

  #if canImport(Darwin)
    private static let ofMemory = 1_048_576.0
  #else
    private static let ofMemory = 1_024.0
  #endif
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}

/// A folder for the inputs of programs, gone when nobody holds it any more.
final class Workspace {
  /// Its path.
  let folder: URL

  /// Makes an empty one.
  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/earshot-benchmarks-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw Programs.Failure(description: "\(base) takes no new folder")
    }
    folder = URL(fileURLWithPath: String(cString: made))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and gives its path.
  func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url.path
  }
}
