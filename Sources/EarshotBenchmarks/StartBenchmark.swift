import Foundation

/// How long the program takes that does next to nothing.
@MainActor enum StartBenchmark {
  static func run() async throws -> [Figure] {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let program = folder.appendingPathComponent("earshot")
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      print("earshot is not built beside the benchmarks: swift build -c release --product earshot")
      return []
    }
    var figures: [Figure] = []
    for word in ["--version", "schema"] {
      let time = try await seconds(runs: 10) {
        let process = Process()
        process.executableURL = program
        process.arguments = [word]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
      figures.append(
        Figure(name: "start-up, earshot \(word)", value: time * 1_000, unit: "ms", limit: 50))
    }
    return figures
  }
}
