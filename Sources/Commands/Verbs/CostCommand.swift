import EarshotJSON
import EarshotReader
import EarshotSemantics

/// `describe --cost`: what it costs to listen to each screen.
struct CostCommand {
  /// Who is listening.
  var profile: Profile

  /// The apps whose screens are listened to, each with the name of its input.
  static func apps(
    of inputs: [LoadedInput]
  ) throws(UsageError) -> [(file: String, app: AppDescription)] {
    var apps: [(file: String, app: AppDescription)] = []
    for input in inputs {
      guard case .app(let app) = input.content else { throw .exclude("--cost", "element lines") }
      apps.append((input.file, app))
    }
    return apps
  }

  /// The costs for people to read.
  func text(of apps: [(file: String, app: AppDescription)]) -> String {
    var text = ""
    for (file, app) in apps {
      if apps.count > 1 { text += "== \(escapedForTerminal(file))\n\n" }
      for (name, cost) in costs(of: app) {
        text += "\(escapedForTerminal(name))\n\(rows(of: cost))\n"
      }
    }
    return text
  }

  private func rows(of cost: ListeningCost) -> String {
    var text = "  to hear all   \(words(cost.all)), \(percent(cost.repetition)) repetition\n"
    if let main = cost.mainAction {
      text += "  main action   \(words(cost.elements[main]))\n"
      text += "                \(escapedForTerminal(cost.elements[main].utterance))\n"
    }
    for (index, element) in cost.elements.enumerated() {
      let number = String(index + 1)
      let gutter = String(repeating: " ", count: max(0, 4 - number.count))
      let name = element.utterance.isEmpty ? "(nothing)" : element.utterance
      text += "\(gutter)\(number)  \(escapedForTerminal(name))\n        \(words(element))\n"
    }
    return text
  }

  /// The costs as JSON Lines, one object a screen.
  func json(of apps: [(file: String, app: AppDescription)]) -> [UInt8] {
    var writer = JSONWriter(.line)
    for (file, app) in apps {
      for (name, cost) in costs(of: app) {
        writer.beginObject()
        if apps.count > 1 { writer.member("input", file) }
        writer.member("screen", name)
        write(cost.all, to: &writer)
        writer.member("repetitionPercent", Int((cost.repetition * 100).rounded()))
        writer.member("mainAction", cost.mainAction.map { $0 + 1 })
        writer.key("elements")
        writer.beginArray()
        for element in cost.elements {
          writer.beginObject()
          writer.member("utterance", element.utterance)
          write(element.bySwiping, to: &writer)
          if let rotor = element.byRotor {
            writer.key("byRotor")
            writer.beginObject()
            writer.member("rotor", rotor.rotor.name)
            write(rotor.way, to: &writer)
            writer.end()
          }
          writer.end()
        }
        writer.end()
        writer.end()
        writer.endLine()
      }
    }
    return writer.bytes
  }

  private func write(_ way: ListeningCost.Way, to writer: inout JSONWriter) {
    writer.member("swipes", way.swipes)
    writer.member("milliseconds", way.milliseconds)
  }

  private func costs(of app: AppDescription) -> [(name: String, cost: ListeningCost)] {
    let order = ReadingOrder(
      device: profile.device ?? app.device ?? .phone, direction: app.direction)
    let ways = app.surroundings(on: order.device)
    let timing = SpeechTiming(rate: profile.rate)
    return app.screens.map { screen in
      let stops = screen.stops(in: ways[screen.name] ?? Surroundings(), order: order)
      let phrasing = Phrasing(profile: profile, appLanguage: screen.language ?? app.language)
      return (
        screen.title.present?.shown ?? screen.name,
        ListeningCost(of: stops, phrasing: phrasing, timing: timing)
      )
    }
  }

  private func words(_ reach: ListeningCost.Reach) -> String {
    let swiping = words(reach.bySwiping)
    guard let rotor = reach.byRotor else { return swiping }
    return "\(swiping) · by the rotor \(rotor.rotor.name): \(words(rotor.way))"
  }

  private func words(_ way: ListeningCost.Way) -> String {
    let tenths = (way.milliseconds + 50) / 100
    let swipes = way.swipes == 1 ? "1 swipe" : "\(way.swipes) swipes"
    return "\(swipes), \(tenths / 10).\(tenths % 10) s"
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
