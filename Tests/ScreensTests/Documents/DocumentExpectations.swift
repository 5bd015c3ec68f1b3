import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Testing

/// The app a document describes, without the places it was read from; fails with what is wrong.
func read(_ text: String, file: String = "a.screens.json") throws -> AppDescription {
  ScreenDocument.held(try ScreenDocument.read(Array(text.utf8), file: file))
}

/// The element that stands alone on the only screen of a document.
func readElement(_ text: String) throws -> Element {
  let app = try read("{ earshot: 1, screens: { s: { elements: [\(text)] } } }")
  return try #require(app.screens.first?.elements.first)
}

/// What is wrong with a text, as its messages without the file.
func problems(in bytes: [UInt8]) -> [InputProblem] {
  do throws(InputProblems) {
    _ = try ScreenDocument.read(bytes, file: "f")
    return []
  } catch {
    return error.all
  }
}

/// Expects exactly these messages of a document, each at its ¶ in the text.
func expectProblems(
  _ marked: String, _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  var text = ""
  var places: [String] = []
  var (line, column) = (1, 1)
  for scalar in marked.unicodeScalars {
    if scalar == "¶" {
      places.append("\(line):\(column)")
      continue
    }
    text.unicodeScalars.append(scalar)
    (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
  }
  let found = problems(in: Array(text.utf8)).map { "\($0.line):\($0.column): \($0.message)" }
  let expected = zip(places, messages).map { "\($0): \($1)" }
  #expect(places.count == messages.count, sourceLocation: sourceLocation)
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// The same with an element on a screen of a document.
func expectProblems(
  inElement marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectProblems(
    "{ earshot: 1, screens: { s: { elements: [\(marked)] } } }", message,
    sourceLocation: sourceLocation)
}
