import EarshotJSON
import Foundation
import Synchronization
import Testing

@Suite("Nesting")
struct DepthTests {
  private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + String(repeating: close, count: depth)
  }

  private func message(_ text: String, depthLimit: Int = 1_000) -> String? {
    do throws(JSONError) {
      _ = try JSONDocument(text, depthLimit: depthLimit)
      return nil
    } catch {
      return error.message + " at \(error.place)"
    }
  }

  @Test("exactly the limit is allowed, one more is an error at its bracket")
  func limit() {
    #expect(message(nested(1_000, "[", "]")) == nil)
    #expect(
      message(nested(1_001, "[", "]")) == "nested deeper than 1000 levels at line 1, column 1001")
    #expect(message("{a:{b:[]}}", depthLimit: 3) == nil)
    #expect(
      message("{a:{b:[]}}", depthLimit: 2) == "nested deeper than 2 levels at line 1, column 7")
  }

  @Test("siblings do not add up")
  func siblings() {
    #expect(message("[" + String(repeating: "[{a:[]}],", count: 5_000) + "]", depthLimit: 4) == nil)
  }

  @Test(
    "a million open brackets, and a thousand levels, on a small stack",
    arguments: ["[", "{a:", "[{'a':"])
  func smallStack(open: String) {
    let close = open == "[" ? "]" : open == "{a:" ? "}" : "}]"
    let levels = open.count > 4 ? 500 : 1_000
    let bomb = String(repeating: open, count: 1_000_000)
    let good =
      String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
    let outcome = Mutex<[String?]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.withLock { $0 = [message(bomb), message(good)] }
      done.signal()
    }
    thread.stackSize = 512 * 1_024
    thread.start()
    done.wait()
    let found = outcome.withLock { $0 }
    #expect(found.count == 2)
    #expect(found.first??.hasPrefix("nested deeper than 1000 levels at line 1, column") == true)
    #expect(found.last == .some(nil))
  }
}
