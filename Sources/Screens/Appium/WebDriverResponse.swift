import EarshotJSON
import EarshotSemantics

/// A page source as the server sends it: a WebDriver response in JSON with the XML as its value.
enum WebDriverResponse {
  /// Whether bytes are such a response.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    guard bytes.firstMark == UInt8(ascii: "{") else { return false }
    let head = bytes.prefix(65_536)
    // Some servers write an angle bracket as an escape.
    return head.contains("\"value\"")
      && (head.contains("XCUIElementTypeApplication") || head.contains("AppiumAUT"))
  }

  /// Reads the page source in a response; its places are those of the XML, as lines of its own.
  static func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits
  ) -> (app: AppDescription?, problems: [InputProblem]) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(bytes, file: file)
    } catch {
      return (nil, [InputProblem(error, file: file)])
    }
    guard let node = document.root["value"], case .string(let source) = node.value else {
      let place = document.root.place
      let fact = DumpFact.wrongKind(key: "value", expected: "a page source in a string")
      return (
        nil, [InputProblem(file: file, line: place.line, column: place.column, fact: fact)]
      )
    }
    return AppiumPageSource.read(
      bytes: Array(source.utf8), file: file, limits: limits)
  }
}
