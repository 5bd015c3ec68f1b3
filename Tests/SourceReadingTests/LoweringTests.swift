import EarshotSemantics
import Foundation
import Testing

@testable import EarshotSourceReading

/// Lowers a file that is written in the test.
func lowered(_ source: String, defines: Set<String> = []) -> LoweredFile {
  Lowerer.lower(
    Array(source.utf8), path: "Test.swift", conditions: BuildConditions(defines: defines))
}

/// Every node of a file, as kinds and words: two files with the same outline mean the same.
func outline(_ code: Code) -> String {
  var output = "\(code.kind)"
  if !code.text.isEmpty { output += " \(code.text)" }
  if !code.label.isEmpty { output += " \(code.label)" }
  guard code.count > 0 else { return output }
  return output + "(" + code.children().map(outline).joined(separator: ", ") + ")"
}

@Suite("Lowering")
struct LoweringTests {
  @Test(
    "an expression reads back as it was written",
    arguments: [
      "user.name", "a + (b * c)", "a?.b ?? \"none\"", "!isOn && (count > 3)",
      "isOn ? \"On\" : \"Off\"", "items[0].title", "f(x, y: 2)", "\"Hi \\(name), \\(n)\"",
      "\\Item.id", ".large", "[1, 2]", "nil", "x as String", "(a, b: c)", "-1.5",
    ])
  func readsBack(_ source: String) throws {
    let file = lowered(source)
    #expect(file.root[0].written == source)
  }

  @Test("operators bind as the language says")
  func precedence() {
    let file = lowered("let x = a ?? b + c * d == e && f ? g : h")
    #expect(
      file.root[0][2].written == "((a ?? (b + (c * d))) == e) && f ? g : h")
  }

  @Test("an escape stands for its character, also in raw and multi-line strings")
  func escapes() {
    let file = lowered(
      ##"""
      let a = "x\n\u{41}\"\\"
      let b = #"x\n\#n"#
      let c = """
          one
          two
          """
      """##)
    let words = file.root.children().map { $0[2][0].text }
    #expect(words == ["x\nA\"\\", "x\\n\n", "one\ntwo"])
  }

  @Test(
    "the branch of iOS is taken",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("os(macOS) || os(iOS)", true),
      ("os(iOS) && !targetEnvironment(macCatalyst)", true), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("DEBUG", false), ("!DEBUG", true), ("swift(>=5.9)", true),
      ("swift(>=9)", false), ("FLAG", true), ("os(iOS) && OTHER || FLAG", true),
    ])
  func branches(_ condition: String, _ isTaken: Bool) {
    let file = lowered("#if \(condition)\nlet x = 1\n#else\nlet y = 1\n#endif", defines: ["FLAG"])
    #expect(file.root[0].text == (isTaken ? "x" : "y"))
  }

  @Test("a chain goes on after the modifiers of another system")
  func postfixBranches() {
    let file = lowered(
      """
      let x = Text("a")
        #if os(iOS)
          .one()
        #else
          .two()
        #endif
        .three()
      """)
    #expect(file.root[0][2].written == "Text(\"a\").one().three()")
  }

  @Test("previews and tests are left out")
  func previews() {
    let file = lowered(
      """
      import SwiftUI
      #Preview { Text("a") }
      struct A_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      struct A: View { var body: some View { Text("b") } }
      """)
    #expect(file.root.children().map(\.text) == ["SwiftUI", "A"])
    #expect(lowered("import XCTest\nstruct A {}").kind == .tests)
    #expect(lowered("import UIKit\nstruct A {}").kind == .uiKit)
  }

  @Test("a file that does not parse is reported with its place, and the rest of it is read")
  func broken() throws {
    let file = lowered("struct A { var x = 1 }\nstruct B { var y = ")
    let problem = try #require(file.problems.first)
    #expect(problem.line == 2)
    #expect(file.root[0].text == "A")
  }

  @Test("names bound by a pattern are told from names that are used")
  func patterns() {
    let file = lowered(
      """
      switch x {
      case .a(let b): c
      case let .d(e, _): f
      case .g where h: i
      default: j
      }
      """)
    let patterns = file.root[0].children(from: 1).map { outline($0[0]) }
    #expect(patterns[0].contains("namePattern b"))
    #expect(patterns[1].contains("namePattern e"))
    #expect(patterns[2].contains("name h"))
    #expect(patterns[3] == "nothing")
  }

  @Test("a place names lines and columns of the whole call")
  func places() {
    let file = lowered("let x =\n  Text(\"a\")\n    .bold()")
    let place = file.root[0][2].place
    #expect(place.line == 2 && place.column == 3 && place.endLine == 3 && place.endColumn == 12)
  }

  @Test("deep nesting and long chains are read")
  func depth() {
    let depth = 200
    let nested =
      String(repeating: "VStack {\n", count: depth) + "Text(\"a\")\n"
      + String(repeating: "}\n", count: depth)
    let chained = "Text(\"a\")" + String(repeating: "\n.padding()", count: 2_000)
    let counts = Workers.run {
      [lowered(nested).nodes.count, lowered("let x = \(chained)").nodes.count]
    }
    #expect(counts.map { $0[0] > depth && $0[1] > 4_000 } == true)
  }

  @Test(
    "a file that does not parse says where, what was expected and what is there",
    arguments: [
      ("struct A { var b: some View { Text(\"x\" } }", "1:39: expected ')', found '}'"),
      ("struct : View { }", "1:7: expected a name, found ':'"),
      ("let x =\n", "1:8: expected an expression, found the end of the file"),
      ("func f(_: ) {}", "1:10: expected a type, found ')'"),
      ("f(1) )", "1:6: ')' is not expected here"),
      ("let a = 0b12", "1:12: invalid binary digit in integer literal in '0b12'"),
      ("let a = 1\n/* never", "2:1: unterminated block comment"),
      ("#if DEBUG\nlet a = 1", "2:10: expected '#endif', found the end of the file"),
    ])
  func faults(source: String, expected: String) throws {
    let problem = try #require(lowered(source).problems.first)
    #expect("\(problem.line ?? 0):\(problem.column ?? 0): \(problem.message)" == expected)
  }

  @Test(
    "brackets that the parser would look through again and again are told, and the rest is read",
    arguments: [
      ("[", "]"), ("[(A<", ">)]"), ("[inout ", "]"), ("[() -> ", "]"), ("[ /* [ */ ", ""),
    ])
  func brackets(open: String, close: String) throws {
    let deep = String(repeating: open, count: 60) + "A" + String(repeating: close, count: 60)
    let file = lowered("struct A {}\nlet x = \(deep)\nstruct B {}")
    let problem = try #require(file.problems.first)
    #expect(problem.line == 2 && problem.message.contains("more than 8 '['"))
    #expect(file.root.children().contains { $0.text == "A" })
  }

  @Test(
    "brackets of data and of texts stay",
    arguments: [
      #"["a": ["b": ["c": ["d": ["e": ["f": ["g": ["h": ["i": ["j": 1]]]]]]]]]]"#,
      "[[1, 2], [3, 4], [5, 6], [7, 8], [9, 10], [11, 12], [13, 14], [15, 16], [17, 18]]",
      "f // [[[[[[[[[[[[",
    ])
  func shallowBrackets(code: String) {
    #expect(lowered("let x = \(code)").problems.isEmpty)
  }
}

@Suite("The cache of lowered files")
struct LoweringCacheTests {
  private static let source = """
    import SwiftUI
    struct A: View {
      let title: String
      var body: some View { Text("Hello, \\(title)").padding(2.5) }
    }
    """

  @Test("a stored file reads back the same")
  func roundTrip() throws {
    let file = lowered(Self.source + "\nstruct B {")
    let back = try #require(LoweredFile(stored: file.stored, path: "Other.swift"))
    #expect(outline(back.root) == outline(file.root))
    #expect(back.problems.map(\.message) == file.problems.map(\.message))
    #expect(back.root[1].place.line == file.root[1].place.line)
  }

  @Test("whatever is cut off or changed is a miss")
  func damage() {
    let bytes = lowered(Self.source).stored
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(LoweredFile(stored: Array(bytes.prefix(length)), path: "a") == nil)
    }
    for position in stride(from: 0, to: bytes.count, by: 11) {
      var changed = bytes
      changed[position] ^= 0x55
      #expect(LoweredFile(stored: changed, path: "a") == nil)
    }
  }

  @Test("a second run finds what the first stored, and an edit is a new entry")
  func secondRun() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-cache-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("A.swift").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lowering = Lowering(
      conditions: BuildConditions(defines: []),
      cache: LoweringCache(folder: folder.appendingPathComponent("cache")))
    var outlines: [String] = []
    for source in [Self.source, Self.source, Self.source + "\nlet z = 1"] {
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      outlines += lowering.lower([path]).files.map { outline($0.root) }
    }
    #expect(outlines.count == 3)
    #expect(outlines[0] == outlines[1])
    #expect(outlines[1] != outlines[2])
  }

  @Test("runs at the same time, and one that deletes the folder meanwhile, disturb nobody")
  func atOnce() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-at-once-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try (0..<6).map { number in
      let path = folder.appendingPathComponent("A\(number).swift").path
      try "\(Self.source)\nlet z = \(number)".write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    let cache = folder.appendingPathComponent("cache")
    let conditions = BuildConditions(defines: [])
    let alone = Lowering(conditions: conditions, cache: nil).lower(paths).files.map(\.stored)
    let runs = Workers.map(12) { run -> [[UInt8]] in
      if run % 4 == 3 { try? FileManager.default.removeItem(at: cache) }
      return Lowering(conditions: conditions, cache: LoweringCache(folder: cache))
        .lower(paths).files.map(\.stored)
    }
    #expect(runs.allSatisfy { $0 == alone })
  }

  @Test("a folder that cannot be written costs nothing but time")
  func unwritable() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-unwritable-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.source.write(to: folder, atomically: true, encoding: .utf8)
    let files = Lowering(
      conditions: BuildConditions(defines: []),
      cache: LoweringCache(folder: folder.appendingPathComponent("below a file"))
    ).lower([folder.path]).files
    #expect(files.count == 1)
  }
}
