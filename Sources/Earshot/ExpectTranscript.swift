import EarshotReader
import Foundation
import Synchronization

/// Expects a transcript to be the one that is kept under a name.
///
/// Transcripts are kept in `Transcripts/NAME.transcript` under the nearest folder above the test
/// that has a `Package.swift`. With `EARSHOT_RECORD=1` in the environment missing and changed ones
/// are written, and each of them fails, so that a recording never passes by accident.
@MainActor public func expectTranscript(
  _ reader: ScreenReader, matches name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) throws {
  reader.reader.finish()
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let isRecording = ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1"
  let golden = Golden(name: name, test: place, isRecording: isRecording)
  if let failure = golden.check(reader.transcript.text()) {
    place.fail("\(failure)\n\(TestPlace.lastHeard(reader.spoken))")
  }
}

/// A transcript that is kept beside the tests of a package.
struct Golden {
  let name: String
  let test: TestPlace
  let isRecording: Bool

  /// What is wrong with a transcript, nil if it is the one that is kept.
  func check(_ text: String) -> Failure? {
    if let other = Self.claim(name, test) { return .usedTwice(name, other) }
    guard let file else { return .noPackage(test.file) }
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    if kept == text { return nil }
    guard isRecording else {
      guard let kept else { return .missing(file.path) }
      return .differs(file.path, TranscriptDiff(expected: kept, actual: text).text())
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      return .recorded(file.path)
    } catch {
      return .unwritable(file.path, "\(error)")
    }
  }

  /// Where the transcript is kept, nil if the test is in no package.
  private var file: URL? {
    var folder = URL(fileURLWithPath: test.file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        return folder.appendingPathComponent("Transcripts/\(name).transcript")
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// What can be wrong, as facts.
  enum Failure: CustomStringConvertible {
    case usedTwice(String, TestPlace)
    case noPackage(String)
    case missing(String)
    case differs(String, String)
    case recorded(String)
    case unwritable(String, String)

    var description: String {
      switch self {
      case .usedTwice(let name, let other):
        "the transcript \"\(name)\" is that of another test too: \(other.file):\(other.line)"
      case .noPackage(let file): "no folder above \(file) has a Package.swift"
      case .missing(let file): "there is no \(file); EARSHOT_RECORD=1 records it"
      case .differs(let file, let diff): "the transcript is not the one in \(file):\n\(diff)"
      case .recorded(let file): "recorded \(file); without EARSHOT_RECORD it is compared"
      case .unwritable(let file, let reason): "\(file) could not be written: \(reason)"
      }
    }
  }

  private static let claims = Mutex<[String: TestPlace]>([:])

  /// Takes a name for a place; the place that has it already, if it is another.
  private static func claim(_ name: String, _ place: TestPlace) -> TestPlace? {
    claims.withLock { claims in
      if let other = claims[name], other != place { return other }
      claims[name] = place
      return nil
    }
  }
}
