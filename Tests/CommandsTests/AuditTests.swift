import Foundation
import Testing

@Suite("Auditing")
struct AuditTests {
  private static let unnamed =
    "{ earshot: 1, screens: { home: { title: 'Home', elements: [{ traits: ['button'] }] } } }"

  private func write(_ files: [String: String], to folder: URL) throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test("the recipe app finds nothing, says what was looked at, and is status 0")
  func recipes() throws {
    let run = try Program.run("audit", Package.recipes)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("0 errors, 0 warnings, 0 notes · 11 screens with 100 elements"))
  }

  @Test(
    "the status follows --fail-on, --only and --except",
    arguments: [
      ([], 1), (["--fail-on", "never"], 0), (["--only", "no-headings"], 0),
      (["--except", "missing-label"], 0), (["--fail-on", "note"], 1),
    ] as [([String], Int32)])
  func status(_ options: [String], _ status: Int32) throws {
    try withFolder { folder in
      try write(["a.screens.json": Self.unnamed], to: folder)
      let run = try Program.run(["audit", "a.screens.json"] + options, input: [], in: folder)
      #expect(run.status == status, "\(run.output)\(run.messages)")
    }
  }

  @Test("what was found is kept, and is the same with and without what was kept")
  func kept() throws {
    try withFolder { folder in
      try write(["a.screens.json": Self.unnamed, "Home.swift": Self.view("Circle()")], to: folder)
      let first = try Program.run("audit", ".", in: folder)
      let second = try Program.run("audit", ".", in: folder)
      let anew = try Program.run("audit", ".", "--no-cache", in: folder)
      for run in [second, anew] {
        #expect(run.output == first.output)
        #expect(run.messages == first.messages)
        #expect(run.status == first.status)
      }
      #expect(first.status == 1)
    }
  }

  @Test("a change of a file, a catalog, the configuration, a baseline or an option is seen")
  func keptNoLonger() throws {
    try withFolder { folder in
      func found(_ options: String...) throws -> String {
        try Program.run(["audit", "."] + options, input: [], in: folder).output
      }
      try write(["Home.swift": Self.view(#"Text("Home")"#)], to: folder)
      let fine = try found()
      #expect(fine.hasPrefix("0 errors"))
      try write(["Home.swift": Self.view("Circle()")], to: folder)
      let unnamed = try found()
      #expect(unnamed.contains("missing-label"))
      #expect(try found("--only", "no-headings").hasPrefix("0 errors"))
      try write(["earshot.json": "{ off: ['missing-label'] }"], to: folder)
      #expect(!(try found()).contains("missing-label"))
      try write(["earshot.json": "{}"], to: folder)
      #expect(try found() == unnamed)
      try write(
        ["Home.swift": Self.view("Circle()", comment: "// earshot:ignore missing-label -- drawn")],
        to: folder)
      #expect(try found().contains("1 suppressed"))
      try write(["More.swift": Self.view("Circle()", named: "More")], to: folder)
      #expect(try found().contains("missing-label"))
    }
  }

  private static func view(
    _ label: String, named name: String = "Home", comment: String = ""
  ) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View {
        \(comment)
        Button {} label: { \(label) }
      }
    }
    """
  }

  @Test("an unknown rule is status 2 and names the nearest")
  func unknownRule() throws {
    let run = try Program.run("audit", Package.recipes, "--only", "mising-label")
    #expect(run.status == 2)
    #expect(run.messages.contains("did you mean 'missing-label'?"))
  }

  @Test("a document without a screen is status 3, and never \"nothing found\"")
  func noScreen() throws {
    let run = try Program.run("audit", "-", input: "{ earshot: 1, screens: {} }")
    #expect(run.status == 3)
    #expect(run.output.isEmpty)
  }

  @Test("a file that cannot be read is status 3, and the others are audited and counted")
  func broken() throws {
    try withFolder { folder in
      try write(
        ["a.screens.json": Self.unnamed, "b.screens.json": "{ earshot: 1, screen: {} }"], to: folder
      )
      let run = try Program.run("audit", "a.screens.json", "b.screens.json", in: folder)
      #expect(run.status == 3)
      #expect(run.output.contains("missing-label"))
      #expect(run.output.contains("1 file skipped"))
    }
  }

  @Test("a baseline hides what it holds, and shows a second fault of the same rule")
  func baseline() throws {
    try withFolder { folder in
      try write(["a.screens.json": Self.unnamed], to: folder)
      let write = try Program.run(
        "audit", "a.screens.json", "--baseline", "known.json", "--write-baseline", in: folder)
      #expect(write.status == 0)
      let same = try Program.run("audit", "a.screens.json", "--baseline", "known.json", in: folder)
      #expect(same.status == 0)
      #expect(same.output.contains("1 in the baseline"))
      try self.write(
        [
          "a.screens.json": Self.unnamed.replacing(
            "['button'] }", with: "['button'] }, { traits: ['button'] }")
        ],
        to: folder)
      let more = try Program.run("audit", "a.screens.json", "--baseline", "known.json", in: folder)
      #expect(more.status == 1)
      #expect(more.output.contains("1 error"))
    }
  }

  @Test("fingerprints are the same from two folders, place.file is relative to the working one")
  func folders() throws {
    try withFolder { folder in
      try write(["earshot.json": "{}", "design/a.screens.json": Self.unnamed], to: folder)
      let above = try Program.run(
        "audit", "design/a.screens.json", "--format", "json", in: folder)
      let inside = try Program.run(
        "audit", "a.screens.json", "--format", "json",
        in: folder.appendingPathComponent("design"))
      let absolute = try Program.run(
        "audit", folder.appendingPathComponent("design").path, "--format", "json", in: folder)
      func print(_ text: String) -> Substring? {
        text.split(separator: "\n").first { $0.contains("fingerprint") }
      }
      #expect(print(above.output) != nil)
      #expect(print(above.output) == print(inside.output))
      #expect(above.output.contains(#""file": "design/a.screens.json""#))
      #expect(inside.output.contains(#""file": "a.screens.json""#))
      #expect(absolute.output.contains(#""file": "design/a.screens.json""#))
    }
  }

  @Test("earshot.json is found above the input, and what is wrong with it is status 3")
  func configuration() throws {
    try withFolder { folder in
      try write(
        ["earshot.json": "{ off: ['missing-label'] }", "design/a.screens.json": Self.unnamed],
        to: folder)
      #expect(try Program.run("audit", "design/a.screens.json", in: folder).status == 0)
      try write(["earshot.json": "{\n  of: ['missing-label'] }"], to: folder)
      let run = try Program.run("audit", "design/a.screens.json", in: folder)
      #expect(run.status == 3)
      #expect(run.messages.contains("earshot.json:2:3: unknown key 'of'"), "\(run.messages)")
      #expect(run.messages.contains("did you mean 'off'?"))
      try write(["earshot.json": "{ of: [], onlie: [] }"], to: folder)
      let both = try Program.run("audit", "design/a.screens.json", in: folder)
      #expect(both.messages.split(separator: "\n").count == 2, "\(both.messages)")
    }
  }

  @Test("a file that is named twice is audited once")
  func twice() throws {
    try withFolder { folder in
      try write(["design/a.screens.json": Self.unnamed], to: folder)
      let once = try Program.run("audit", "design", in: folder)
      let twice = try Program.run("audit", "design", "design/a.screens.json", in: folder)
      #expect(twice.output == once.output)
    }
  }

  @Test("--changed tells only of lines that changed since a revision")
  func changed() throws {
    try withFolder { folder in
      func git(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
          ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
      }
      let old = "import SwiftUI\nstruct A: View { var body: some View { VStack {\n"
      let fault = "Toggle(\"\", isOn: .constant(true))\n"
      try write(["Views/A.swift": old + fault + "} } }\n"], to: folder)
      try git("init", "-q")
      try git("add", ".")
      try git("commit", "-q", "-m", "A")
      let none = try Program.run("audit", "Views", "--changed", "HEAD", in: folder)
      #expect(none.status == 0, "\(none.output)\(none.messages)")
      try write(["Views/A.swift": old + fault + "Divider()\n" + fault + "} } }\n"], to: folder)
      try write(["Views/B.swift": old.replacing("A", with: "B") + fault + "} } }\n"], to: folder)
      let some = try Program.run("audit", "Views", "--changed", "HEAD", in: folder)
      #expect(some.output.contains("A.swift:5:1"), "\(some.output)\(some.messages)")
      #expect(some.output.contains("B.swift:3:1"), "\(some.output)\(some.messages)")
      #expect(some.output.contains("2 errors"), "\(some.output)\(some.messages)")
      let wrong = try Program.run("audit", "Views", "--changed", "-x", in: folder)
      #expect(wrong.status == 3)
    }
  }

  @Test("a dump's finding names the line of source that has its identifier")
  func tied() throws {
    try withFolder { folder in
      try write(
        [
          "app/A.swift": "import SwiftUI\nstruct A: View { var body: some View {\n"
            + "Button {} label: { Circle() }.accessibilityIdentifier(\"close\") } }\n",
          "app/page.xml":
            "<AppiumAUT><XCUIElementTypeApplication type=\"XCUIElementTypeApplication\""
            + " label=\"A\" enabled=\"true\" visible=\"true\" x=\"0\" y=\"0\" width=\"390\""
            + " height=\"844\"><XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"close\""
            + " enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"0\" y=\"100\""
            + " width=\"44\" height=\"44\"/></XCUIElementTypeApplication></AppiumAUT>",
        ], to: folder)
      let run = try Program.run("audit", "app", "--only", "missing-label", in: folder)
      #expect(run.output.contains("at     app/A.swift:3"), "\(run.output)\(run.messages)")
    }
  }

  @Test("rules are listed and explained")
  func rules() throws {
    #expect(try Program.run("rules").output.contains("missing-label"))
    let one = try Program.run("rules", "no-way-out")
    #expect(one.output.contains("never reported"))
    #expect(try Program.run("rules", "no-way-up").status == 2)
  }
}
