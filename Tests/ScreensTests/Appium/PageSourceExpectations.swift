import EarshotReader
import EarshotScreens
import EarshotSemantics
import Testing

/// A node of a page source, written shortly: type, attributes, place and what is in it.
///
///     node("Button", "label='Save'", 16, 60, 80, 44)
func node(
  _ type: String, _ attributes: String = "", _ x: Int, _ y: Int, _ width: Int, _ height: Int,
  _ inside: String...
) -> String {
  node(type, "\(attributes) x='\(x)' y='\(y)' width='\(width)' height='\(height)'", inside)
}

/// A node without a place.
func node(_ type: String, _ attributes: String = "", _ inside: [String] = []) -> String {
  let name = "XCUIElementType\(type)"
  return "<\(name) type='\(name)' \(attributes)>\(inside.joined())</\(name)>"
}

/// The page source of an app on a phone.
func phone(_ inside: String...) -> String { screen(390, 844, inside) }

/// The page source of an app on a pad.
func pad(_ inside: String...) -> String { screen(1024, 1366, inside) }

private func screen(_ width: Int, _ height: Int, _ inside: [String]) -> String {
  let window = node("Window", "", 0, 0, width, height, inside.joined())
  let app = node("Application", "name='Shop' label='Shop'", 0, 0, width, height, window)
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n\(app)\n</AppiumAUT>\n"
}

/// A text at a place.
func text(_ words: String, _ x: Int, _ y: Int, _ width: Int = 200, _ height: Int = 20) -> String {
  node("StaticText", "name='\(words)' label='\(words)' value='\(words)'", x, y, width, height)
}

/// A button at a place.
func button(
  _ words: String, _ x: Int, _ y: Int, _ width: Int = 60, _ height: Int = 44,
  _ attributes: String = ""
) -> String {
  node("Button", "name='\(words)' label='\(words)' \(attributes)", x, y, width, height)
}

/// What is heard of an app's only screen, one line a stop, names of containers on entry.
func heard(_ app: AppDescription) -> [String] {
  guard let screen = app.screens.first else { return [] }
  let order = ReadingOrder(device: app.device ?? .phone, direction: app.direction)
  let phrasing = Phrasing(profile: Profile())
  var around: [EnteredContainer] = []
  return screen.stops(in: Surroundings(), order: order).map { stop in
    let entered = stop.containers.filter { !around.contains($0) }
    around = stop.containers
    return phrasing.utterance(for: stop, entering: entered).text
  }
}

/// Reads a page source; fails with what is wrong.
func readPageSource(_ source: String) throws -> AppDescription {
  let (app, problems) = AppiumPageSource.read(bytes: Array(source.utf8), file: "a.xml")
  #expect(problems.map(\.description) == [])
  return try #require(app)
}

/// Expects what is heard of a page source, and the same of the document it is converted to.
func expectHeard(
  _ source: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectHeard(source, lines, sourceLocation: sourceLocation)
}

/// The same with the lines in an array.
func expectHeard(
  _ source: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let app = try readPageSource(source)
  #expect(heard(app) == lines, sourceLocation: sourceLocation)
  let document = try ScreenDocument.read(ScreenDocument.write(app), file: "a.screens.json")
  #expect(heard(document) == lines, "as a document", sourceLocation: sourceLocation)
}

/// The problems of a page source as they are printed, without the file.
func pageSourceProblems(_ bytes: [UInt8]) -> [String] {
  AppiumPageSource.read(bytes: bytes, file: "f").problems.map { problem in
    "\(problem.line):\(problem.column): \(problem.message)"
  }
}
