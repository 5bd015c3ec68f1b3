import Foundation
import Testing

@Suite("An input that cannot be read")
struct InputTests {
  @Test(
    "is status 3, names the place, and says what was expected",
    arguments: [
      ("", "the file is empty"),
      ("hello", "neither a screen document"),
      (#"{"earshot":1,"screens":{"a":{"title":"A","elemnts":[]}}}"#, ":1:42: "),
      (#"{"earshot":1,"screens":{"a":{"title":"A","elemnts":[]}}}"#, "did you mean 'elements'?"),
      (#"{"earshot":1,"screens":{"a":{"title":3}}}"#, ":1:38: "),
      (#"{"earshot":1,"start":["b"],"screens":{"a":{"title":"A"}}}"#, "b"),
      (#"{"earshot":1,"screens":{"a":{"title":"A""#, ":1:"),
      (
        "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><AppiumAUT/>",
        "a document type is not accepted"
      ),
      ("<AppiumAUT><XCUIElementTypeApplication", ":1:"),
    ])
  func isExplained(_ content: String, _ explanation: String) throws {
    let run = try Program.run("describe", "-", input: content)
    #expect(run.status == 3)
    #expect(run.messages.contains(explanation), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test("does not keep the others from being described")
  func others() throws {
    let run = try Program.run("describe", "no-such-file.json", Package.recipes)
    #expect(run.status == 3)
    #expect(run.messages.contains("no-such-file.json: cannot read: there is no such file"))
    #expect(run.output.contains("Tomato soup, Heading"))
  }

  @Test("and of element lines only the bad ones are left out, by their numbers")
  func lines() throws {
    let run = try Program.run(
      "describe", "--as", "elements", "--format", "json", "-",
      input: "{\"label\":\"A\"}\n\n{\"lable\":\"B\"}\n{\"label\":\"C\"}\n")
    #expect(run.status == 3)
    #expect(run.messages.contains("standard input:3:"), "\(run.messages)")
    #expect(run.output.contains("\"input\":1,") && run.output.contains("\"input\":4,"))
    #expect(!run.output.contains("\"input\":3,"))
  }

  @Test("No text of an app reaches the terminal as a control character")
  func terminal() throws {
    let label = "A\u{1B}[2J\u{202E}B\u{7}\u{9B}31m"
    let document =
      #"{"earshot":1,"screens":{"a":{"title":"\#(label)","elements":[{"label":"\#(label)","#
      + #""hint":"\#(label)","traits":["button"],"actions":["\#(label)"]}]}}}"#
    for arguments in [
      ["describe", "-"], ["walk", "-"], ["describe", "-", "--format", "json"],
      ["walk", "-", "--format", "json"], ["convert", "-"],
    ] {
      let run = try Program.run(arguments, input: Array(document.utf8))
      #expect(run.status == 0, "\(run.messages)")
      let unsafe = run.output.unicodeScalars.filter { scalar in
        (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
          || scalar.value == 0x202E
      }
      #expect(unsafe.isEmpty, "\(arguments)")
    }
  }

  @Test("A folder stands for the recognised files in it, in the order of their paths")
  func folder() throws {
    try withFolder { folder in
      let document = #"{"earshot":1,"screens":{"a":{"title":"%"}}}"#
      let inner = folder.appendingPathComponent("inner")
      let hidden = folder.appendingPathComponent(".build")
      for made in [inner, hidden] {
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
      }
      for (file, title) in [
        (folder.appendingPathComponent("b.screens.json"), "Second"),
        (folder.appendingPathComponent("a.screens.json"), "First"),
        (inner.appendingPathComponent("c.json"), "Third"),
        (hidden.appendingPathComponent("d.json"), "Hidden"),
      ] {
        try document.replacingOccurrences(of: "%", with: title)
          .write(to: file, atomically: true, encoding: .utf8)
      }
      try "{\"name\":\"no screens\"}".write(
        to: folder.appendingPathComponent("package.json"), atomically: true, encoding: .utf8)
      let run = try Program.run(["describe", folder.path], input: [])
      #expect(run.status == 0, "\(run.messages)")
      let titles = run.output.split(separator: "\n").filter { $0.hasSuffix(", Heading") }
      #expect(
        titles.map { $0.split(separator: " ")[1].dropLast() } == ["First", "Second", "Third"])
    }
  }
}
