import EarshotSemantics

/// A walk without a script: reads every screen that can be reached by links, buttons and tabs.
///
/// Breadth first, so that each screen is read by the shortest way. Every way begins on a fresh
/// stage: what one way changed is not heard on another. Two screens that have the same title and
/// labels are the same.
@MainActor public struct Tour {
  /// How many screens are read at most.
  public static var screenLimit: Int { 200 }
  /// How many elements are activated at most.
  public static var actionLimit: Int { 2_000 }

  private let profile: Profile
  private let makeStage: () -> any Stage

  /// Creates a walk through the app whose stages at their start are made by a closure.
  public init(profile: Profile = Profile(), stage makeStage: @escaping () -> any Stage) {
    self.profile = profile
    self.makeStage = makeStage
  }

  /// One element on a way: its place in reading order, and its id and name to know it again.
  struct Turn: Hashable {
    var place: Int
    var id: Element.ID
    var name: String
  }

  /// A way to a screen that is to be read.
  private struct Way {
    var turns: [Turn]
    var title: String
  }

  /// Reads everything, and writes each screen under a head of its own.
  public func walk() async -> Transcript { await walk { _ in } }

  /// Reads everything, and tells each way on which something happened.
  func walk(noting: ([Turn]) -> Void) async -> Transcript {
    var transcript: Transcript?
    var known = KnownStates()
    var ways = [Way(turns: [], title: "")]
    var next = 0
    var actions = 0
    var isComplete = true

    while next < ways.count {
      let way = ways[next]
      next += 1
      guard next <= Self.screenLimit else {
        isComplete = false
        break
      }
      var reader = await follow(way.turns)
      if transcript == nil {
        _ = known.find(ScreenState(of: reader.stage), orNote: 0)
        transcript = Transcript(
          app: reader.transcript.app, settings: reader.transcript.settings)
      }
      let chosen = turns(on: reader)
      let head = heading(of: way, on: reader)
      let start = way.turns.isEmpty ? 0 : reader.commandEvent
      reader.readAll()
      reader.finish()
      transcript?.events.append(head)
      transcript?.events += reader.transcript.events.dropFirst(start)

      var isFresh = false
      for turn in chosen {
        guard actions < Self.actionLimit else {
          isComplete = false
          break
        }
        actions += 1
        if !isFresh { reader = await follow(way.turns) }
        let (happenings, visit) = (reader.happenings, reader.stage.screen.visit)
        guard await reader.take(turn) else { continue }
        // Where nothing happened everything is as it was.
        isFresh = reader.happenings == happenings
        if !isFresh { noting(way.turns + [turn]) }
        let isSameVisit = reader.stage.screen.visit == visit
        if !isFresh,
          known.find(
            ScreenState(of: reader.stage), orNote: ways.count, isSameVisit: isSameVisit) == nil
        {
          let title = [way.title, turn.name].filter { !$0.isEmpty }.joined(separator: " › ")
          ways.append(Way(turns: way.turns + [turn], title: title))
        }
      }
    }
    if !isComplete {
      let text = "stopped after \(Self.screenLimit) screens or \(Self.actionLimit) elements"
      let now = transcript?.events.last?.end ?? 0
      transcript?.events.append(TranscriptEvent(.warn, text, at: now))
    }
    return transcript ?? Transcript()
  }

  /// Goes a way on a fresh stage.
  private func follow(_ turns: [Turn]) async -> Reader {
    let reader = Reader(makeStage(), profile: profile)
    await reader.settle()
    for turn in turns { _ = await reader.take(turn) }
    return reader
  }

  /// What can be activated on a screen and may lead on.
  private func turns(on reader: Reader) -> [Turn] {
    var turns: [Turn] = []
    var place = 0
    var next = reader.stage.first(in: .screen)
    while let id = next, let stop = reader.stage.stop(for: id), turns.count < Self.actionLimit {
      if stop.leadsOn {
        let utterance = reader.listener.utterance(for: stop)
        turns.append(Turn(place: place, id: id, name: reader.name(of: utterance)))
      }
      place += 1
      next = reader.stage.next(after: id)
    }
    return turns
  }

  private func heading(of way: Way, on reader: Reader) -> TranscriptEvent {
    let screen = reader.stage.screen
    let name = (screen.title.present ?? screen.label.present)?.shown ?? "no title"
    let text = way.title.isEmpty ? name : "\(name) · by \(way.title)"
    return TranscriptEvent(.heading, text, at: reader.commandStart)
  }
}

extension Stop {
  /// Whether activating it may lead to another screen; ways back do not count.
  fileprivate var leadsOn: Bool {
    if element.traits.contains(.notEnabled) { return false }
    switch element.systemRole {
    // What is below the screen an app starts with can be reached by going back only.
    case .backButton: return true
    case .grabber, .dismissPopup, .dismissMenu, .searchField: return false
    default: break
    }
    return element.responds(to: .activate) || region == .tabBar
      || !element.traits.isDisjoint(with: [.button, .link, .popUpButton])
  }
}

extension Reader {
  /// Activates the element of a turn; false if it is not where it was.
  func take(_ turn: Tour.Turn) async -> Bool {
    // Ids are the same on every stage of an app; a row that nobody looked at yet has none.
    guard let (id, stop) = stop(of: turn, turn.id) ?? stop(of: turn, place(turn.place))
    else { return false }
    cursor = id
    heard = stop
    chosenAction = nil
    activate()
    await settle()
    return true
  }

  private func stop(of turn: Tour.Turn, _ id: Element.ID?) -> (Element.ID, Stop)? {
    guard let id, let stop = stage.stop(for: id),
      name(of: listener.utterance(for: stop)) == turn.name
    else { return nil }
    return (id, stop)
  }

  private func place(_ place: Int) -> Element.ID? {
    var id = stage.first(in: .screen)
    for _ in 0..<place { id = id.flatMap(stage.next) }
    return id
  }
}
