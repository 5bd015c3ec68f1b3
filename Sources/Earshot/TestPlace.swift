import Testing
import XCTest

/// Where a test says something.
struct TestPlace: Hashable, Sendable {
  var file: String
  var line: UInt
  private let literal: Literal

  /// XCTest wants the file as a literal.
  private struct Literal: Hashable, Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let column: UInt

    static func == (left: Self, right: Self) -> Bool { left.column == right.column }
    func hash(into hasher: inout Hasher) { hasher.combine(column) }
  }

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    file = "\(filePath)"
    self.line = line
    literal = Literal(fileID: fileID, filePath: filePath, column: column)
  }

  /// Fails the test that is running, whichever library runs it.
  ///
  /// An issue that is recorded inside of XCTest is lost there, so it is told in XCTest's way.
  func fail(_ message: String) {
    if Test.current == nil { return XCTFail(message, file: literal.filePath, line: line) }
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }

  /// The error with which a test ends that could not go on here.
  ///
  /// swift-testing has written down the failure at this place then, and adds nothing to what it is
  /// thrown; XCTest writes down the error, which names the place.
  func failure(_ error: any Error, lastHeard spoken: [String]) -> any Error {
    let message = "\(error)\n\(Self.lastHeard(spoken))"
    guard Test.current != nil else {
      return LocatedFailure(description: "\(file):\(line): \(message)")
    }
    let canGoOn = false
    do {
      try #require(canGoOn, Comment(rawValue: message), sourceLocation: sourceLocation)
    } catch {
      return error
    }
    return error
  }

  /// The last phrases that were heard, in words.
  static func lastHeard(_ spoken: [String]) -> String {
    "last heard: " + (spoken.isEmpty ? "nothing" : spoken.suffix(3).joined(separator: " · "))
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(literal.fileID)", filePath: file, line: Int(line), column: Int(literal.column))
  }
}

/// What ended a test, with the place in its words.
private struct LocatedFailure: Error, CustomStringConvertible {
  let description: String
}
