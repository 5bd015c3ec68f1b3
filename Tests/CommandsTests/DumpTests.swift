import Foundation
import Testing

@Suite("Dumps on the command line")
struct DumpTests {
  private let description = """
    Test started.
    Element subtree:
     →Application, 0x1, pid: 1, label: 'Shop'
        Button, 0x2, {{0.0, 60.0}, {90.0, 44.0}}, label: 'One'
    Path to element:
    Attributes: Application, 0x1
    Element subtree:
     →Application, 0x1, pid: 1, label: 'Shop'
        Button, 0x2, {{0.0, 60.0}, {90.0, 44.0}}, label: 'Two'
    Path to element:
    """
  private let source =
    "<AppiumAUT><XCUIElementTypeApplication label='Shop'><XCUIElementTypeButton label='One'/>"
    + "</XCUIElementTypeApplication></AppiumAUT>"
  private let simulator = #"[{"AXLabel":"One","role":"AXButton","type":"Button"}]"#

  private func withDumps(_ body: (URL) throws -> Void) throws {
    try withFolder { folder in
      for (name, text) in [
        ("a.log", description), ("b.xml", source), ("c.json", simulator), ("notes.txt", "hello"),
      ] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      try body(folder)
    }
  }

  @Test("of every kind in a folder are described, several in one file by their lines")
  func folder() throws {
    try withDumps { folder in
      let run = try Program.run(["describe", "."], input: [], in: folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(
        run.output.split(separator: "\n").filter { $0.hasPrefix("==") }
          == ["== ./a.log:3", "== ./a.log:8", "== ./b.xml", "== ./c.json"])
    }
  }

  @Test("of several kinds are one stack, a document beside them is wrong usage")
  func flow() throws {
    try withDumps { folder in
      try "escape\nescape\nescape\n".write(
        to: folder.appendingPathComponent("back.walk"), atomically: true, encoding: .utf8)
      let run = try Program.run(
        ["walk", "a.log", "b.xml", "c.json", "--script", "back.walk"], input: [], in: folder)
      #expect(run.status == 0, "\(run.messages)")
      #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("  pop") }.count == 3)
      let recipes = Package.folder.appendingPathComponent(Package.recipes).path
      #expect(try Program.run(["walk", "b.xml", recipes], input: [], in: folder).status == 2)
    }
  }

  @Test("differ by what is heard of them: status 0 the same, 1 a difference, 3 unreadable")
  func diff() throws {
    try withDumps { folder in
      let same = try Program.run(["describe", "--diff", "b.xml", "c.json"], input: [], in: folder)
      #expect(same.status == 1 && same.output == "Shop → screen\n", "\(same.output)")
      let itself = try Program.run(["describe", "--diff", "b.xml", "b.xml"], input: [], in: folder)
      #expect(itself.status == 0 && itself.output.isEmpty)
      let more = try Program.run(["describe", "--diff", "b.xml", "a.log"], input: [], in: folder)
      #expect(more.status == 1 && more.output.contains("new screen of 1 stop"), "\(more.output)")
      let bad = try Program.run(
        ["describe", "--diff", "b.xml", "notes.txt"], input: [], in: folder)
      #expect(bad.status == 3 && bad.output.isEmpty)
      #expect(try Program.run(["describe", "--diff", "b.xml"], input: [], in: folder).status == 2)
    }
  }

  @Test("a kind can be asked for by its name")
  func kinds() throws {
    try withDumps { folder in
      for (kind, file) in [
        ("appium", "b.xml"), ("debugdescription", "a.log"), ("idb", "c.json"),
      ] {
        let run = try Program.run(["describe", "--as", kind, file], input: [], in: folder)
        #expect(run.status == 0 && run.output.contains("One, Button"), "\(run.messages)")
      }
      let wrong = try Program.run(
        ["describe", "--as", "accessibilitysnapshot", "c.json"], input: [], in: folder)
      #expect(wrong.status == 3)
    }
  }

  @Test("that are too large are refused, and how large that is can be set")
  func limit() throws {
    try withDumps { folder in
      let large = "<AppiumAUT>" + String(repeating: " ", count: 1_000_000) + "</AppiumAUT>"
      try large.write(
        to: folder.appendingPathComponent("large.xml"), atomically: true, encoding: .utf8)
      let run = try Program.run(["describe", "--limit", "1", "large.xml"], input: [], in: folder)
      #expect(run.status == 3 && run.messages.contains("longer than 1000000 bytes"))
      let wrong = try Program.run(["describe", "--limit", "0", "b.xml"], input: [], in: folder)
      #expect(wrong.status == 2, "\(wrong.messages)")
    }
  }
}
