import Foundation
import Testing

/// The program that was built beside the tests, run as a user runs it.
enum Program {
  /// What a run left behind.
  struct Outcome {
    var output: String
    var messages: String
    var status: Int32
  }

  /// Runs `earshot` with arguments, in the package's folder unless told otherwise.
  static func run(
    _ arguments: String..., input: String = "", in folder: URL = Package.folder
  ) throws -> Outcome {
    try run(arguments, input: Array(input.utf8), in: folder)
  }

  /// Runs `earshot` with arguments and the bytes of its standard input.
  static func run(
    _ arguments: [String], input: [UInt8], in folder: URL = Package.folder
  ) throws -> Outcome {
    try withFolder { scratch in
      // Files instead of pipes: neither side can wait for the other.
      let files = try ["in", "out", "err"].map { name in
        let file = scratch.appendingPathComponent(name)
        try Data(name == "in" ? input : []).write(to: file)
        return file
      }
      let process = Process()
      process.executableURL = try executable()
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationReason == .exit, "the program must never crash")
      return Outcome(
        output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
        messages: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
        status: process.terminationStatus)
    }
  }

  /// Where it is.
  static func executable() throws -> URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program = tests.deletingLastPathComponent().appendingPathComponent("earshot")
    try #require(
      FileManager.default.isExecutableFile(atPath: program.path), "\(program.path) is not built")
    return program
  }
}

/// The package whose tests these are.
enum Package {
  /// Its folder: the nearest above this file with a manifest.
  static var folder: URL {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The recipe app as a screen document.
  static let recipes = "Transcripts/Recipes/recipes.screens.json"
}

/// Runs with a folder of its own, which is gone afterwards.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("earshot-commands-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
