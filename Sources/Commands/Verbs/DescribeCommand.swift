import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics

/// `describe`: what VoiceOver says for each element of each screen, in reading order.
struct DescribeCommand {
  /// Who is listening.
  var profile: Profile
  /// Whether the result is JSON Lines.
  var isJSON: Bool
  /// Whether each input needs a head of its own.
  var namesInputs: Bool

  /// Describes one input.
  func describe(_ input: LoadedInput, into sink: inout ResultSink) throws(SystemError) {
    if namesInputs, !isJSON { try sink.write("== \(escapedForTerminal(input.file))\n\n") }
    switch input.content {
    case .app(let app): try describe(app, into: &sink)
    case .elements(let lines): try describe(lines, into: &sink)
    }
  }

  private func describe(_ app: AppDescription, into sink: inout ResultSink) throws(SystemError) {
    let device = profile.device ?? app.device ?? .phone
    let order = ReadingOrder(device: device, direction: app.direction)
    let ways = app.surroundings(on: device)
    for screen in app.screens {
      let stops = screen.stops(in: ways[screen.name] ?? Surroundings(), order: order)
      let phrasing = Phrasing(profile: profile, appLanguage: screen.language ?? app.language)
      let name = screen.title.present?.shown ?? screen.name
      if !isJSON { try sink.write("\(escapedForTerminal(name))\n") }
      try write(stops, of: name, input: nil, phrasing: phrasing, into: &sink)
      if !isJSON { try sink.write("\n") }
    }
  }

  private func describe(_ lines: [LoadedInput.ElementLine], into sink: inout ResultSink)
    throws(SystemError)
  {
    for line in lines {
      let phrasing = Phrasing(profile: profile, appLanguage: nil)
      let stops: [Stop]
      switch line.content {
      case .element(let stop): stops = [stop]
      case .tree(let elements, let device, let direction):
        let order = ReadingOrder(
          device: profile.device ?? device ?? .phone, direction: direction)
        stops = order.stops(of: elements)
      }
      if !isJSON { try sink.write("line \(line.number)\n") }
      try write(stops, of: nil, input: line.number, phrasing: phrasing, into: &sink)
      if !isJSON { try sink.write("\n") }
    }
  }

  private func write(
    _ stops: [Stop], of screen: String?, input: Int?, phrasing: Phrasing,
    into sink: inout ResultSink
  ) throws(SystemError) {
    var writer = JSONWriter(.line)
    var index = 0
    do {
      try phrasing.read(stops) { stop, utterance in
        index += 1
        let described = DescribedStop(
          input: input, screen: screen, index: index, stop: stop, utterance: utterance)
        if isJSON {
          described.write(to: &writer)
          try sink.write(writer.bytes)
          writer.removeAll()
        } else {
          try sink.write(described.text)
        }
      }
    } catch let error as SystemError {
      throw error
    } catch {
      // Nothing but the sink throws in there.
    }
  }
}
