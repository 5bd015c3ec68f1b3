import Earshot
import EarshotReader
import SwiftUI
import Synchronization
import Testing
import XCTest

private struct Menu: View {
  var body: some View {
    Text("Soup")
    Button("Cook") {}
  }
}

/// Does something that cannot be done, and collects what a test is told of it.
@MainActor private func told(_ body: (ScreenReader) throws -> Void) -> [Issue] {
  let issues = Mutex<[Issue]>([])
  let reader = ScreenReader(Menu())
  reader.moveForward()
  try? withKnownIssue {
    try body(reader)
  } matching: { issue in
    issues.withLock { $0.append(issue) }
    return true
  }
  return issues.withLock(\.self)
}

@Suite("What cannot be done fails the test") @MainActor struct FailurePlaceTests {
  @Test("once, where it was asked for, with the last phrases heard")
  func find() {
    let issues = told { try $0.find("Salad") }
    #expect(issues.map { $0.sourceLocation?.line } == [#line - 1])
    let words = issues.first?.comments.map(\.rawValue).joined() ?? ""
    #expect(words.contains("nothing is called \"Salad\""))
    #expect(words.hasSuffix("last heard: Soup · Cook, Button"))
  }

  @Test("by every verb that looks for something")
  func otherVerbs() {
    #expect(told { try $0.tab("Home") }.map { $0.sourceLocation?.line } == [#line])
    #expect(told { try $0.rotor("Spoons") }.map { $0.sourceLocation?.line } == [#line])
    #expect(told { try $0.perform(action: "Stir") }.map { $0.sourceLocation?.line } == [#line])
    #expect(told { try $0.type("salt") }.map { $0.sourceLocation?.line } == [#line])
  }

  @Test("and whether it could be done can be asked before")
  func canFind() {
    let reader = ScreenReader(Menu())
    #expect(reader.canFind("cook"))
    #expect(!reader.canFind("Salad"))
    #expect(reader.spoken == ["Soup"])
  }
}

/// The same inside of XCTest, which writes down what is thrown.
final class FailurePlaceXCTests: XCTestCase {
  @MainActor func testTheErrorNamesThePlace() async {
    do {
      try ScreenReader(Menu()).find("Salad")
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertTrue("\(error)".contains("FailurePlaceTests.swift:\(#line - 3): nothing is called"))
      XCTAssertTrue("\(error)".hasSuffix("last heard: Soup"))
    }
  }
}
