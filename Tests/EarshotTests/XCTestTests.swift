import Earshot
import SwiftUI
import XCTest

/// The library inside of XCTest, where a main-actor test has to be asynchronous on Linux.
final class XCTestTests: XCTestCase {
  @MainActor func testAViewIsHeard() async {
    let reader = ScreenReader(Button("Save") {})
    XCTAssertEqual(reader.currentSpeech, "Save, Button")
  }
}
