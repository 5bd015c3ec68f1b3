import Foundation
import Testing

@Suite("walk")
struct WalkTests {
  @Test("--check fails with a diff that names the label that changed")
  func check() throws {
    try withFolder { folder in
      let source = Package.folder.appendingPathComponent(Package.recipes)
      let changed = try String(contentsOf: source, encoding: .utf8)
        .replacingOccurrences(of: "label: \"Filters\"", with: "label: \"Choices\"")
      let document = folder.appendingPathComponent("changed.screens.json")
      try changed.write(to: document, atomically: true, encoding: .utf8)
      let run = try Program.run(
        "walk", document.path, "--script", "Transcripts/Recipes/rotors.walk", "--check",
        "Transcripts/Recipes/rotors.transcript")
      #expect(run.status == 1)
      #expect(run.output.contains("-") && run.output.contains("Filters, Heading level 2"))
      #expect(run.output.contains("Choices, Heading level 2"))
    }
  }

  @Test("--record writes what is printed, and --check then agrees")
  func record() throws {
    try withFolder { folder in
      let golden = folder.appendingPathComponent("all.transcript").path
      let recorded = try Program.run("walk", Package.recipes, "--record", golden)
      #expect(recorded.status == 0)
      #expect(try String(contentsOfFile: golden, encoding: .utf8) == recorded.output)
      #expect(try Program.run("walk", Package.recipes, "--check", golden).status == 0)
    }
  }

  @Test("stops at the line whose expectation fails, and says what was heard")
  func expectation() throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("wrong.walk")
      try "find Soup\nactivate\nexpect Borscht\nback\n".write(
        to: script, atomically: true, encoding: .utf8)
      let golden = folder.appendingPathComponent("half.transcript").path
      let run = try Program.run(
        "walk", Package.recipes, "--script", script.path, "--record", golden)
      #expect(run.status == 1)
      #expect(!FileManager.default.fileExists(atPath: golden), "half a walk is no golden")
      #expect(run.messages.contains("line 3"))
      #expect(run.messages.contains("Tomato soup, Heading"))
      #expect(run.output.hasSuffix("Tomato soup, Heading\n"))
    }
  }

  @Test("says at which line of a script a command is unknown")
  func script() throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("wrong.walk")
      try "next\nactivte\n".write(to: script, atomically: true, encoding: .utf8)
      let run = try Program.run("walk", Package.recipes, "--script", script.path)
      #expect(run.status == 3)
      #expect(run.messages.contains("wrong.walk:2:1: "))
      #expect(run.messages.contains("did you mean \"activate\"?"))
    }
  }

  @Test("writes each event as an object, with its times")
  func json() throws {
    let run = try Program.run(
      "walk", Package.recipes, "--script", "Transcripts/Recipes/alert.walk", "--format", "json")
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.first?["earshot"] as? Int == 1)
    let starts = objects.dropFirst().compactMap { $0["start"] as? Int }
    #expect(starts.count == objects.count - 1)
    #expect(starts == starts.sorted())
    let speech = objects.filter { $0["kind"] as? String == "say" }
    #expect(speech.allSatisfy { $0["outcome"] as? String == "spoken" && $0["parts"] != nil })
  }

  @Test("takes no two kinds of input at once")
  func kinds() throws {
    try withFolder { folder in
      let dump = folder.appendingPathComponent("dump.xml")
      try """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844"/></AppiumAUT>
      """.write(to: dump, atomically: true, encoding: .utf8)
      let run = try Program.run("walk", dump.path, Package.recipes)
      #expect(run.status == 2)
      #expect(run.messages.contains("cannot mix"))
    }
  }

  @Test("explore hears each command at once")
  func explore() throws {
    let run = try Program.run(
      "explore", Package.recipes, input: "find Soup\nactivate\nquit\nback\n")
    #expect(run.status == 0)
    #expect(run.output.contains("Tomato soup, Heading"))
    #expect(!run.output.contains("> back"))
  }

  @Test("explore records what could be done, and what is heard when it is done again")
  func exploreRecord() throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("soup.walk").path
      let golden = folder.appendingPathComponent("soup.transcript").path
      let run = try Program.run(
        "explore", Package.recipes, "--record", script,
        input: "find Soup\nfind Borscht\nactivate\nactivte\nback\n")
      #expect(run.status == 0)
      #expect(run.messages.contains("Borscht") && run.messages.contains("activte"))
      #expect(try String(contentsOfFile: script, encoding: .utf8) == "find Soup\nactivate\nback\n")
      let check = try Program.run("walk", Package.recipes, "--script", script, "--check", golden)
      #expect(check.status == 0, "\(check.output)\(check.messages)")
    }
  }
}
