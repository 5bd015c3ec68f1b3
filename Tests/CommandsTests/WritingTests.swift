import Foundation
import Testing

@Suite("What is written is whole or not there")
struct WritingTests {
  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(
    "a walk that is killed while it is spoken leaves the old file and nothing else",
    arguments: [SIGTERM, SIGHUP])
  func killed(_ signal: Int32) throws {
    try withFolder { folder in
      // A voice that never says a word keeps the file open for as long as the test needs it.
      let voice = folder.appendingPathComponent("voice")
      try "#!/bin/sh\nexec cat > /dev/null\n".write(to: voice, atomically: true, encoding: .utf8)
      #expect(chmod(voice.path, 0o700) == 0)
      let results = folder.appendingPathComponent("results")
      try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
      let sound = results.appendingPathComponent("walk.wav")
      try "old".write(to: sound, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = try Program.executable()
      process.arguments = ["speak", Package.recipes, "-o", sound.path]
      process.currentDirectoryURL = Package.folder
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["EARSHOT_VOICE": voice.path]) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer { process.terminate() }
      while process.isRunning, try files(in: results).count < 2 { usleep(10_000) }
      #expect(try files(in: results).count == 2, "the sound is not under way")
      #expect(kill(process.processIdentifier, signal) == 0)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
      #expect(try files(in: results) == ["walk.wav"])
      #expect(try String(contentsOf: sound, encoding: .utf8) == "old")
    }
  }

  @Test("of runs that write one file at a time the last to end is there, whole")
  func together() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("result")
      let commands = [["schema"], ["rules"], ["describe", Package.recipes]]
      let whole = try commands.map { try Program.run($0, input: []).output }
      let processes = try (0..<9).map { number in
        let process = Process()
        process.executableURL = try Program.executable()
        process.arguments = commands[number % commands.count] + ["-o", file.path]
        process.currentDirectoryURL = Package.folder
        try process.run()
        return process
      }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(whole.contains(try String(contentsOf: file, encoding: .utf8)))
      #expect(try files(in: folder) == ["result"])
    }
  }

  @Test("a file keeps its permissions")
  func permissions() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("result")
      try "old".write(to: file, atomically: true, encoding: .utf8)
      #expect(chmod(file.path, 0o640) == 0)
      #expect(try Program.run("schema", "-o", file.path).status == 0)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(facts[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("a folder that is not there is told, and one that is a file")
  func nowhere() throws {
    try withFolder { folder in
      for name in ["nowhere/result", "file/result"] {
        try "old".write(
          to: folder.appendingPathComponent("file"), atomically: true, encoding: .utf8)
        let run = try Program.run(["schema", "-o", name], input: [], in: folder)
        #expect(run.status == 3)
        #expect(run.messages.hasPrefix("earshot: \(name): cannot write: "), "\(run.messages)")
        #expect(try files(in: folder) == ["file"])
      }
    }
  }

  #if os(Linux)
    @Test("a full disk is told", arguments: [["-o", "/dev/full"], []])
    func full(_ output: [String]) throws {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      let program = try Program.executable().path
      shell.arguments = ["-c", "'\(program)' schema \(output.joined(separator: " ")) > /dev/full"]
      let messages = Pipe()
      shell.standardError = messages
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 3)
      let told = String(
        decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(told.hasSuffix(": cannot write: the disk is full\n"), "\(told)")
    }
  #endif

  @Test("a reader that goes away is told, and is no crash")
  func closedPipe() throws {
    try withFolder { folder in
      let program = try Program.executable().path
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      // The pipe is closed before anything is written to it.
      shell.arguments = [
        "-c",
        "mkfifo p; { exec 3<p; exec 3<&-; : > closed; } & exec 4>p; wait; "
          + "'\(program)' schema >&4 2>told; echo $? > status",
      ]
      shell.currentDirectoryURL = folder
      try shell.run()
      shell.waitUntilExit()
      let read = { name in
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      }
      #expect(try read("status") == "3\n")
      #expect(
        try read("told")
          == "earshot: standard output: cannot write: the other end was closed\n")
    }
  }
}

@Suite("The limits of an input")
struct LimitTests {
  @Test("are megabytes, levels and seconds of work, each of which can be set")
  func set() throws {
    try withFolder { folder in
      func write(_ name: String, _ text: String) throws {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let open = String(repeating: "<XCUIElementTypeOther>", count: 20)
      let close = String(repeating: "</XCUIElementTypeOther>", count: 20)
      try write("deep.xml", "<AppiumAUT>\(open)\(close)</AppiumAUT>")
      let row = "<XCUIElementTypeButton label='Row' x='0' y='0' width='9' height='9'/>"
      try write("long.xml", "<AppiumAUT>\(String(repeating: row, count: 30_000))</AppiumAUT>")
      func messages(_ limit: String, _ file: String) throws -> String {
        let run = try Program.run(["describe", "--limit", limit, file], input: [], in: folder)
        #expect(run.status == 3)
        return run.messages
      }
      #expect(try messages("200,10", "deep.xml").contains("nested deeper than 10 levels"))
      #expect(try messages("1", "long.xml").contains("long.xml:1:1: longer than 1000000 bytes"))
      #expect(
        try messages(",,0.001", "long.xml").hasPrefix(
          "earshot: long.xml:1:1: not read within 0.001 s of work"))
      #expect(
        try Program.run(["describe", "--limit", "9,30,60", "deep.xml"], input: [], in: folder)
          .status == 0)
    }
  }

  @Test(
    "that make no sense are wrong usage",
    arguments: ["0", "x", "1,2,3,4", "1,0", "1,1,0", "1,1,nan"])
  func wrong(_ limit: String) throws {
    #expect(try Program.run("describe", "--limit", limit, Package.recipes).status == 2)
  }
}
