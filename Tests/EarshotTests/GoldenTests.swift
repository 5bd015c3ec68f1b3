import Foundation
import Testing

@testable import Earshot

@Suite struct GoldenTests {
  /// A package of its own for each test.
  private func package() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Tests"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    return folder
  }

  private func golden(_ folder: URL, line: UInt = 1, isRecording: Bool = false) -> Golden {
    var place = TestPlace(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    place.file = folder.path + "/Tests/Test.swift"
    return Golden(name: folder.lastPathComponent, test: place, isRecording: isRecording)
  }

  @Test func recordingFailsAndIsComparedAfterwards() throws {
    let folder = try package()
    #expect("\(golden(folder).check("a") as Any)".contains("EARSHOT_RECORD=1 records it"))
    #expect("\(golden(folder, isRecording: true).check("a") as Any)".contains("recorded /"))
    #expect(golden(folder, isRecording: true).check("a") == nil)
    #expect(golden(folder).check("a") == nil)
    #expect("\(golden(folder).check("b") as Any)".contains("is not the one"))
    let kept = folder.appendingPathComponent("Transcripts/\(folder.lastPathComponent).transcript")
    #expect(try String(contentsOf: kept, encoding: .utf8) == "a")
    try FileManager.default.removeItem(at: folder)
  }

  @Test func oneNameForTwoTestsIsAnError() throws {
    let folder = try package()
    #expect(golden(folder, isRecording: true).check("a") != nil)
    #expect("\(golden(folder, line: 2).check("a") as Any)".contains("another test too"))
    try FileManager.default.removeItem(at: folder)
  }
}
