import Foundation
import Testing

@testable import EarshotSpeech

/// A voice that is driven frame by frame.
private final class BareVoice {
  let process: VoiceProcess
  private(set) var frames: [VoiceFrame] = []

  init(timeLimitMs: Int = 10_000) throws {
    process = try VoiceProcess(
      program: try builtVoice(), arguments: ["--time-limit", String(timeLimitMs)])
    process.queue(.hello(version: VoiceProtocol.version, sampleRate: 0, name: "test"))
  }

  func ask(_ id: UInt32, _ text: String) {
    process.queue(.speak(id: id, settings: SpeechSettings(), text: text))
    process.send()
  }

  /// Reads until a frame arrives that fits; nil when the voice ends before.
  func next(where fits: (VoiceFrame) -> Bool) throws -> VoiceFrame? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      while let frame = try process.nextFrame() {
        frames.append(frame)
        if fits(frame) { return frame }
      }
      var polled = pollfd(fd: process.socket.number, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, -1)
      guard process.receive(into: buffer) else { return nil }
    }
  }

  /// Waits until something was said, so that there is somebody who says it.
  func waitForSpeech() throws {
    _ = try next {
      if case .hello = $0 { false } else { true }
    }
  }

  /// What ends an utterance.
  func ending(of wanted: UInt32) throws -> VoiceFrame? {
    try next {
      switch $0 {
      case .end(wanted, _, _), .failure(wanted, _): true
      default: false
      }
    }
  }
}

/// More sound than fits between the processes, so that its child waits until it is read; so have
/// its first 500 letters.
private let longText = String(repeating: "Soup, Button, 240 items. ", count: 400)

#if os(Linux)
  /// The child of a process, once it has one.
  private func child(of parent: pid_t) throws -> pid_t {
    while true {
      for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
        guard let number = pid_t(name),
          let facts = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
          // pid (name) state parent: the name may hold anything, so from its end.
          let rest = facts.split(separator: ")").last?.split(separator: " "),
          rest.count > 1, pid_t(rest[1]) == parent
        else { continue }
        return number
      }
      usleep(1000)
    }
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGKILL])
  func aCrashOfTheSynthesiserIsOneUtterance(_ signal: Int32) throws {
    let voice = try BareVoice()
    voice.ask(1, longText)
    voice.ask(2, "next")
    try voice.waitForSpeech()
    kill(try child(of: voice.process.process), signal)
    let ending = try voice.ending(of: 1)
    #expect(ending == .failure(id: 1, .crashed(signal: Int(signal))))
    guard case .end(2, let samples, _) = try voice.ending(of: 2) else {
      Issue.record("the next utterance did not go on")
      return
    }
    #expect(samples > 5000)
  }

  @Test func aHangOfTheSynthesiserIsOneUtterance() throws {
    let voice = try BareVoice(timeLimitMs: 100)
    voice.ask(1, String(longText.prefix(500)))
    voice.ask(2, "next")
    let child = try child(of: voice.process.process)
    kill(child, SIGSTOP)
    #expect(try voice.ending(of: 1) == .failure(id: 1, .timedOut))
    #expect(kill(child, 0) != 0)
    guard case .end(2, _, _) = try voice.ending(of: 2) else {
      Issue.record("the next utterance did not go on")
      return
    }
  }

  @Test func aChildDoesNotOutliveItsVoice() throws {
    let voice = try BareVoice()
    voice.ask(1, longText)
    let child = try child(of: voice.process.process)
    _ = voice.process.end()
    while kill(child, 0) == 0, try isRunning(child) { usleep(1000) }
  }

  /// Whether a process runs, and is not just one whose end nobody has asked for.
  private func isRunning(_ process: pid_t) throws -> Bool {
    guard let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return facts.split(separator: ")").last?.split(separator: " ").first != "Z"
  }
#endif

// MARK: - A process that ends

/// A voice that ends, as a script says, before it is a real one.
///
/// Another program writes the script: a file that this one has open for writing could be handed on
/// to whatever another test starts meanwhile, and would then be too busy to be run.
private func withScript<Value>(
  _ lines: String, _ body: (String) throws -> Value
) throws -> Value {
  try withFolder { folder in
    let script = folder.appendingPathComponent("voice").path
    let voice = try builtVoice()
    let text = "#!/bin/sh\nfolder='\(folder.path)'\nvoice='\(voice)'\n\(lines)\n"
    let writer = try Process.run(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", #"printf %s "$2" >"$1" && chmod 755 "$1""#, "sh", script, text])
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
    return try body(script)
  }
}

private let three = ["one", "two", "three"].map { SpeechRequest($0) }

/// The first process says hello and no more: its input ends after the program's hello.
private let diesOnce = """
  set -C
  if { true >"$folder/once"; } 2>/dev/null; then
    head -c 22 | "$voice"
    exit 7
  fi
  exec "$voice" "$@"
  """

@Test func aVoiceThatEndsIsReplacedAndItsUtteranceReported() throws {
  let outcomes = try withScript(diesOnce) { try spoken(three, processes: 1, program: $0) }
  #expect(outcomes[0] == .failure(.voiceStopped("ended with status 7")))
  #expect(try outcomes[1].get() == spoken("two"))
  #expect(try outcomes[2].get() == spoken("three"))
}

@Test func theOtherVoiceGoesOnWhenOneEnds() throws {
  let outcomes = try withScript(diesOnce) { try spoken(three, processes: 2, program: $0) }
  #expect(outcomes.filter { (try? $0.get()) == nil }.count == 1)
}

@Test func aVoiceThatAlwaysEndsIsGivenUp() throws {
  try withScript("head -c 22 | \"$voice\"; exit 7") { program in
    _ = #expect(throws: VoiceError.keepsStopping(program: program, "ended with status 7")) {
      try spoken(three, processes: 1, program: program)
    }
  }
}

@Test func aVoiceThatEndsBetweenUtterancesIsReplacedUnseen() throws {
  let voice = Voice(program: try builtVoice(), processes: 1)
  let first = try voice.speak(three[0]).get()
  let process = try #require(voice.workers.first).process
  kill(process.process, SIGKILL)
  while !process.hasGone { usleep(1000) }
  #expect(try voice.speak(three[0]).get() == first)
}

@Test(arguments: ["exit 0", "cat", "echo hello", "yes", "exec >&- <&-; sleep 1"])
func aProgramThatIsNoVoiceIsAnError(_ lines: String) throws {
  try withScript(lines) { program in
    let error = #expect(throws: VoiceError.self) { try spoken(three, program: program) }
    guard case .notAVoice(program, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

@Test func aVoiceOfAnotherVersionIsAnError() throws {
  // The hello of a later version, with more behind what this one knows.
  let hello = #"printf '\013\0\0\0hEarV\011\0\1\2\3\4\5'; cat >/dev/null"#
  try withScript(hello) { program in
    _ = #expect(throws: VoiceError.otherVersion(program: program, theirs: 9)) {
      try spoken(three, program: program)
    }
  }
}

// MARK: - What the program says to bad input

/// Runs the voice on bytes and gives back its frames and its exit status.
private func run(_ input: [UInt8], arguments: [String] = []) throws -> (Data, Int32) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try builtVoice())
  process.arguments = arguments
  let (requests, answers) = (Pipe(), Pipe())
  process.standardInput = requests
  process.standardOutput = answers
  process.standardError = FileHandle.nullDevice
  try process.run()
  try requests.fileHandleForWriting.write(contentsOf: Data(input))
  try requests.fileHandleForWriting.close()
  let data = answers.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (data, process.terminationStatus)
}

private func bytes(_ frames: VoiceFrame...) -> [UInt8] {
  var bytes: [UInt8] = []
  for frame in frames { frame.encode(into: &bytes) }
  return bytes
}

private let hello = bytes(.hello(version: VoiceProtocol.version, sampleRate: 0, name: ""))
private let request = bytes(.speak(id: 1, settings: SpeechSettings(), text: "one"))

@Test(arguments: [[], hello, hello + request])
func theEndOfTheInputIsTheEnd(_ input: [UInt8]) throws {
  #expect(try run(input).1 == 0)
}

@Test(arguments: [
  Array("speak, please\n".utf8), request, hello + hello, hello + request.dropLast(),
  hello + [0xFF, 0xFF, 0xFF, 0xFF, 0x73], hello + [0, 0, 0, 0, 0x21],
  hello + [1, 0, 0, 0, 0x73, 0],
  bytes(.hello(version: 999, sampleRate: 0, name: "")), hello + bytes(.refusal("no")),
])
func whatIsNotARequestIsRefused(_ input: [UInt8]) throws {
  let (answers, status) = try run(input)
  var buffer = FrameBuffer()
  answers.withUnsafeBytes { buffer.append($0) }
  var last: VoiceFrame?
  while let frame = try buffer.next() { last = frame }
  #expect(status == 3)
  guard case .refusal = last else {
    Issue.record("the last frame is \(String(describing: last))")
    return
  }
}

@Test(arguments: [["--bla"], ["--time-limit"], ["--time-limit", "x"], ["--time-limit", "0"]])
func wrongUsageIsToldApart(_ arguments: [String]) throws {
  #expect(try run([], arguments: arguments).1 == 2)
}

@Test(arguments: [["--help"], ["--version"], ["--voices"]])
func theProgramTellsWhatItIs(_ arguments: [String]) throws {
  let (text, status) = try run([], arguments: arguments)
  #expect(status == 0)
  #expect(text.count > 20)
}

@Test func aReaderThatHasGoneEndsTheVoice() throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try builtVoice())
  let (requests, answers) = (Pipe(), Pipe())
  process.standardInput = requests
  process.standardOutput = answers
  process.standardError = FileHandle.nullDevice
  try process.run()
  try answers.fileHandleForReading.close()
  let text = bytes(.speak(id: 1, settings: SpeechSettings(), text: longText))
  try requests.fileHandleForWriting.write(contentsOf: Data(hello + text))
  process.waitUntilExit()
  #expect(process.terminationStatus == 4)
}

// MARK: - Finding the program

@Test func theProgramIsFoundInTheOrderOfThePlaces() throws {
  try withFolder { folder in
    let places = ["override", "beside", "path"].map { folder.appendingPathComponent($0) }
    for place in places {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let program = place.appendingPathComponent(VoiceProgram.name).path
      #expect(
        FileManager.default.createFile(
          atPath: program, contents: nil, attributes: [.posixPermissions: 0o755]))
    }
    let programs = places.map { $0.appendingPathComponent(VoiceProgram.name).path }
    let path = "/nowhere::\(places[2].path)"
    #expect(
      try VoiceProgram.find(override: programs[0], beside: places[1].path, path: path)
        == programs[0])
    #expect(
      try VoiceProgram.find(override: nil, beside: places[1].path, path: path) == programs[1])
    #expect(try VoiceProgram.find(override: "", beside: "/nowhere", path: path) == programs[2])
    #expect(throws: VoiceError.notFound) {
      try VoiceProgram.find(override: nil, beside: nil, path: "/nowhere")
    }
    #expect(throws: VoiceError.notExecutable(folder.path)) {
      try VoiceProgram.find(override: folder.path, beside: places[1].path, path: path)
    }
  }
}

@Test func theMessageSaysHowToGetTheProgram() {
  #expect(
    VoiceError.notFound.description.contains("swift build -c release --product earshot-voice"))
  #expect(VoiceError.notFound.description.contains("EARSHOT_VOICE"))
}
