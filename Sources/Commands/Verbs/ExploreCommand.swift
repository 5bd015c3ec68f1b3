import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotSemantics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `explore`: walk by hand, a command a line, and hear at once what it does.
@MainActor struct ExploreCommand {
  /// Who is listening.
  var profile: Profile
  /// Whether the clock is shown at each event.
  var showsTimes: Bool
  /// Whether the events are written as JSON Lines.
  var isJSON: Bool
  /// Where messages go.
  var messages: Messages

  /// Reads commands from standard input until it ends or says `quit`.
  ///
  /// - Returns: The commands that were done, as a script.
  func run(_ app: AppDescription, into sink: inout ResultSink) async throws(SystemError) -> String {
    let reader = Reader(AppStage(app, profile: profile), profile: profile)
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
    return script
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
