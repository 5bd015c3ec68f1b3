import Foundation
import Testing

@Suite("A result in a file")
struct OutputTests {
  @Test(
    "stays as it was where there is no new one",
    arguments: [["describe", "nope.json"], ["walk", "nope.json"], ["convert", "nope.json"]])
  func kept(_ arguments: [String]) throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("kept")
      try "old".write(to: file, atomically: true, encoding: .utf8)
      let run = try Program.run(arguments + ["-o", file.path], input: [])
      #expect(run.status == 3)
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }
  }

  @Test("goes where a link leads, and the link stays")
  func link() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      let link = folder.appendingPathComponent("link")
      try "old".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(try Program.run("schema", "-o", link.path).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("$schema"))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }
}

@Suite("A folder as input")
struct FolderTests {
  @Test("tells of a screen document that cannot be read, and describes the others")
  func broken() throws {
    try withFolder { folder in
      for (name, text) in [
        ("a.screens.json", #"{"earshott":1,"screens":{}}"#), ("b.screens.json", ""),
        ("c.screens.json", #"{"earshot":1,"screens":{"a":{"title":"Good"}}}"#),
        ("d.json", #"{"name":"something else"}"#),
      ] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let run = try Program.run(["describe", folder.path], input: [])
      #expect(run.status == 3)
      #expect(run.output.contains("Good, Heading"))
      #expect(run.messages.contains("a.screens.json") && run.messages.contains("b.screens.json"))
      #expect(!run.messages.contains("d.json"))
    }
  }

  @Test("is not kept waiting by a pipe in it")
  func pipe() throws {
    try withFolder { folder in
      #expect(mkfifo(folder.appendingPathComponent("b.json").path, 0o600) == 0)
      let run = try Program.run(["describe", folder.path], input: [])
      #expect(run.status == 3)
    }
  }
}

@Suite("A message")
struct MessageTests {
  @Test("is not begun by an app's text")
  func forged() throws {
    try withFolder { folder in
      let script = folder.appendingPathComponent("a.walk")
      try "expect nothing\n".write(to: script, atomically: true, encoding: .utf8)
      let run = try Program.run(
        "walk", "-", "--script", script.path,
        input: #"{"earshot":1,"screens":{"a":{"title":"A\nearshot: all fine"}}}"#)
      #expect(run.status == 1)
      #expect(!run.messages.split(separator: "\n").contains { $0.hasPrefix("earshot: all fine") })
    }
  }

  @Test("does not end up in a file where standard error is closed")
  func closed() throws {
    try withFolder { folder in
      let sound = folder.appendingPathComponent("kept").path
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      let program = tests.deletingLastPathComponent().appendingPathComponent("earshot").path
      shell.arguments = [
        "-c", "'\(program)' describe '\(Package.recipes)' nope.json -o '\(sound)' 2>&-",
      ]
      shell.currentDirectoryURL = Package.folder
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 3)
      #expect(try String(contentsOfFile: sound, encoding: .utf8).hasPrefix("== Transcripts"))
      #expect(try !String(contentsOfFile: sound, encoding: .utf8).contains("nope.json"))
    }
  }
}
