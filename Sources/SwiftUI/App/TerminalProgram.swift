import EarshotReader
import EarshotSemantics
import EarshotTerminal

extension App {
  /// Runs the app in the terminal: what is on its first screen, or a walk through it.
  ///
  ///     MyApp describe            what is heard of the first screen, stop by stop
  ///     MyApp walk [FILE]         a walk with a script, else through everything
  ///     MyApp preview NAME        what is heard of one `#Preview`
  ///     MyApp explore [FILE]      a walk by hand; FILE and its golden hold what was done
  @MainActor public static func main() async {
    let program = TerminalProgram(name: "\(Self.self)") { LiveStage { Self() } }
    let status = await program.run(Array(CommandLine.arguments.dropFirst()))
    exit(status)
  }
}

/// An app as a program in the terminal.
@MainActor struct TerminalProgram {
  let name: String
  let makeStage: () -> LiveStage

  /// The result goes to standard output, what the app prints by itself to standard error.
  func run(_ arguments: [String]) async -> Int32 {
    let result = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    func write(_ text: String) { result.write(Data(text.utf8)) }
    func fail(_ message: String, _ status: Int32) -> Int32 {
      FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
      return status
    }
    switch (arguments.first, arguments.dropFirst().first) {
    case (nil, _), ("describe", nil):
      write(await describe(makeStage()))
    case ("preview", let preview?):
      guard let view = Previews.view(named: preview) else {
        let names = Previews.names.joined(separator: ", ")
        return fail("there is no preview \"\(preview)\"; there are: \(names)", 2)
      }
      write(await describe(LiveStage(view, name: preview)))
    case ("walk", nil):
      write(await Tour { makeStage() }.walk().text())
    case ("walk", let file?):
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        return fail("\(file) cannot be read", 3)
      }
      do {
        let walk = await Walk.run(try WalkScript(text), on: makeStage())
        write(walk.transcript.text())
        if let failure = walk.failure { return fail("\(file): \(failure)", 1) }
      } catch {
        return fail("\(file): \(error)", 3)
      }
    case ("explore", let file): return await explore(recordingTo: file, fail)
    default:
      return fail("usage: \(name) [describe | walk [FILE] | preview NAME | explore [FILE]]", 2)
    }
    return 0
  }

  /// Lets somebody walk through the app at the terminal.
  private func explore(
    recordingTo file: String?, _ fail: (String, Int32) -> Int32
  ) async -> Int32 {
    guard let terminal = Terminal() else {
      return fail("there is no terminal to explore at; 'walk' takes a script", 2)
    }
    let reader = Reader(makeStage())
    await reader.settle()
    let session = Session(reader)
    let ending = await Explorer(session, at: terminal).run()
    if let file {
      let golden = SessionRecord.golden(besides: file)
      let record = await SessionRecord(
        of: session.recording, again: makeStage(), profile: Profile())
      if let failure = record.failure { return fail("\(file): \(failure)", 1) }
      do {
        try session.recording.write(toFile: file, atomically: true, encoding: .utf8)
        try record.transcript.write(toFile: golden, atomically: true, encoding: .utf8)
      } catch {
        return fail("\(file) cannot be written", 3)
      }
    }
    return ending.map { 128 + $0 } ?? 0
  }

  private func describe(_ stage: LiveStage) async -> String {
    _ = await stage.settle()
    let phrasing = Phrasing(profile: Profile(), appLanguage: stage.app.language)
    var stops: [Stop] = []
    var next = stage.first(in: .screen)
    while let id = next {
      if let stop = stage.stop(for: id) { stops.append(stop) }
      next = stage.next(after: id)
    }
    var text = ""
    phrasing.read(stops) { text += $1.text.printable + "\n" }
    return text
  }
}
