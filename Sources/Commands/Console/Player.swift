import Foundation

/// A program of the machine that plays a sound file aloud.
struct Player {
  /// Its path.
  var program: String
  /// Its arguments before the file.
  var arguments: [String]

  /// The programs that are looked for, the nearest to the sound system first.
  private static let known: [(name: String, arguments: [String])] = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []), ("play", ["-q"]),
    ("ffplay", ["-nodisp", "-autoexit", "-loglevel", "quiet"]),
  ]

  /// The names of the programs that are looked for.
  static var names: String { known.map(\.name).joined(separator: ", ") }

  /// The first of them on the PATH; nil if there is none.
  static func find() -> Player? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for (name, arguments) in known {
      for folder in folders {
        let program = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: program) {
          return Player(program: program, arguments: arguments)
        }
      }
    }
    return nil
  }

  /// Plays a file to its end; false if the player failed.
  func play(_ file: String) -> Bool {
    guard let process = start(file) else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Begins to play a file; nil if the player does not start.
  func start(_ file: String) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + [file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return (try? process.run()) == nil ? nil : process
  }
}
