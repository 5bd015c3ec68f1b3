import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotSemantics
import EarshotTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `explore`: walk by hand, key by key at a terminal, else a command a line, and hear at once what
/// it does.
@MainActor struct ExploreCommand {
  /// What is explored.
  var app: WalkedApp
  /// Who is listening.
  var profile: Profile
  /// Whether the clock is shown at each event.
  var showsTimes: Bool
  /// Whether the events are written as JSON Lines.
  var isJSON: Bool
  /// The file of the script that is recorded, if one is.
  var record: String?
  /// Where standard output leads.
  var output: Int32
  /// Where messages go.
  var messages: Messages

  /// Lets somebody walk at a terminal.
  ///
  /// - Returns: Whether what was to be recorded was.
  func run(at terminal: Terminal) async throws -> Bool {
    let reader = Reader(app.stages(profile)(), profile: profile)
    await reader.settle()
    let session = Session(reader, speech: ExploreSpeech(rate: profile.rate))
    let ending = await Explorer(session, at: terminal).run()
    let isRecorded = try await keep(session.recording)
    if let ending {
      // Whoever sent it is to see that it was the end.
      signal(ending, SIG_DFL)
      raise(ending)
    }
    return isRecorded
  }

  /// Reads commands from standard input until it ends or says `quit`.
  ///
  /// - Returns: Whether what was to be recorded was.
  func runByLine() async throws -> Bool {
    var sink = ResultSink(file: nil, output: output)
    let reader = Reader(app.stages(profile)(), profile: profile)
    await reader.settle()
    var shown = 0
    var script = ""
    if !isJSON { try sink.write(reader.transcript.head + "\n") }
    try show(reader, from: &shown, into: &sink)
    let isTerminal = isatty(STDIN_FILENO) == 1
    if isTerminal {
      messages.note("type a command of a walk script; 'help' lists them, 'quit' ends")
    }
    while let line = prompt(isTerminal) {
      let command = line.trimmingBlanks
      if ["quit", "exit"].contains(command) { break }
      if command == "help" {
        messages.note(Self.help)
        continue
      }
      do {
        let step = try WalkScript(line)
        guard !step.steps.isEmpty else { continue }
        try await reader.run(step)
        script += command + "\n"
      } catch let error as WalkScriptError {
        messages.error("\(error)")
      } catch let failure as ScriptFailure {
        messages.error(lines: failure.lines)
      } catch {
        messages.error("\(error)")
      }
      try show(reader, from: &shown, into: &sink, isTyped: isTerminal)
    }
    try sink.finish()
    return try await keep(script)
  }

  /// Writes what was done as a script, and beside it what is heard when it is walked.
  private func keep(_ script: String) async throws -> Bool {
    guard let record else { return true }
    let golden = SessionRecord.golden(besides: record)
    try FileBytes.write(Array(script.utf8), to: record)
    let walked = await SessionRecord(
      of: script, again: app.stages(profile)(), profile: profile)
    if let failure = walked.failure {
      messages.error("\(golden): not recorded, since the script does not come to its end again")
      messages.error("\(record): \(failure)")
      return false
    }
    try FileBytes.write(Array(walked.transcript.utf8), to: golden)
    messages.note("recorded \(record) and \(golden)")
    return true
  }

  /// What can be typed.
  static let help =
    "next · previous · in · out · first · last · activate · increment · decrement · action NAME · "
    + "escape · magic tap · rotor KIND, then down or up · read all · scroll DIRECTION · type TEXT · "
    + "back · tab NAME · open URL · rotate · relaunch · wait MS · set SETTING VALUE · find TEXT · quit"

  private func prompt(_ isTerminal: Bool) -> String? {
    if isTerminal { messages.prompt("> ") }
    return readLine()
  }

  private func show(
    _ reader: Reader, from shown: inout Int, into sink: inout ResultSink, isTyped: Bool = false
  ) throws(SystemError) {
    // On a terminal the command stands there already, as it was typed.
    let events = reader.transcript.events[min(shown, reader.transcript.events.count)...]
      .filter { !isTyped || $0.kind != .command }
    shown = reader.transcript.events.count
    if isJSON {
      var writer = JSONWriter(.line)
      for event in events { event.write(to: &writer) }
      try sink.write(writer.bytes)
    } else {
      for event in events { try sink.write(event.line(times: showsTimes) + "\n") }
    }
    try sink.flush()
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
