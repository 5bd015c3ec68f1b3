import EarshotScreens
import EarshotSemantics
import Testing

/// Reads a dump whose format is seen from its content; fails with what is wrong.
func readDump(
  _ text: String, as format: DumpFormat, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [AppDescription] {
  let bytes = Array(text.utf8)
  #expect(DumpFormat.recognise(bytes) == format, sourceLocation: sourceLocation)
  let (apps, problems) = format.read(bytes, file: "dump")
  #expect(problems.map(\.description) == [], sourceLocation: sourceLocation)
  return apps
}

/// Expects what is heard of the only screen of a dump, and the same of the document it becomes.
func expectHeard(
  _ text: String, as format: DumpFormat, _ lines: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let apps = try readDump(text, as: format, sourceLocation: sourceLocation)
  #expect(apps.count == 1, sourceLocation: sourceLocation)
  let app = try #require(apps.first, sourceLocation: sourceLocation)
  #expect(heard(app) == lines, sourceLocation: sourceLocation)
  let document = try ScreenDocument.read(ScreenDocument.write(app), file: "a.screens.json")
  #expect(heard(document) == lines, "as a document", sourceLocation: sourceLocation)
}

/// What is wrong with a dump, as it is printed without the file.
func problems(_ bytes: [UInt8], as format: DumpFormat) -> [String] {
  format.read(bytes, file: "f").problems.map { problem in
    "\(problem.line):\(problem.column): \(problem.message)"
  }
}

/// A line of a `debugDescription`, so many levels below the app.
func line(_ depth: Int, _ type: String, _ rest: String) -> String {
  let arrow = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth)
  return "\(arrow)\(type), 0x10386\(depth)810, \(rest)"
}

/// The `debugDescription` of an app on a phone with these lines, and what follows it.
func description(_ lines: String...) -> String {
  let root = line(0, "Application", "pid: 22, label: 'Shop'")
  let window = "    Window (Main), 0x103863930, {{0.0, 0.0}, {390.0, 844.0}}"
  return
    ([
      "Attributes: Application, 0x103860810, pid: 22, label: 'Shop'", "Element subtree:", root,
      window,
    ] + lines + [
      "Path to element:", root, "Query chain:",
      " →Find: Target Application 'com.example.shop'", "  Output: {",
      "    Button, 0x103860999, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Not of the tree'", "  }",
    ])
    .joined(separator: "\n") + "\n"
}
