public import EarshotReader
import EarshotSemantics

/// A walk that uses everything once: on every screen that can be reached, each control and each
/// of its actions.
///
/// Breadth first, so that each screen is reached by the shortest way, and each way begins on a
/// fresh stage: what one way changed does not count on another. Two screens that are shown in the
/// same way and have the same title and labels are the same.
@MainActor public struct Exploration {
  /// How many screens are gone through at most.
  public static var screenLimit: Int { Tour.screenLimit }
  /// How many things are done at most.
  public static var actionLimit: Int { Tour.actionLimit }
  /// How many elements are looked at in all: long screens full of controls cost their square.
  static var lookLimit: Int { 1_000_000 }
  /// How many elements of one screen are looked at: live lists go on for as long as one looks.
  static var stopLimit: Int { 10_000 }
  /// How often an app may do something by itself after a gesture.
  static var momentLimit: Int { 20 }

  let profile: Profile
  private let keepsScreens: Bool
  private let urls: [String]
  let makeStage: () -> any Stage

  /// Creates a walk through the app whose stages at their start are made by a closure.
  ///
  /// - Parameters:
  ///   - profile: Who is listening.
  ///   - keepsScreens: Whether the screens are to be audited as they were found, as of an app
  ///     that runs; a document's are audited as they are written.
  ///   - urls: URLs that reach the app from outside: each begins a way of its own.
  ///   - makeStage: Makes a stage of the app at its start.
  public init(
    profile: Profile = Profile(), keepsScreens: Bool = false, urls: [String] = [],
    stage makeStage: @escaping () -> any Stage
  ) {
    self.profile = profile
    self.keepsScreens = keepsScreens
    self.urls = urls
    self.makeStage = makeStage
  }

  /// Walks.
  public func walk() async -> ExploredWalk {
    var steps: [WalkStep] = []
    var screens: [ExploredWalk.Found] = []
    var looks: [Look] = []
    var launch: [Happening] = []
    var known = KnownStates()
    var ways: [Way] = []
    var visited: Set<String> = []
    var limit: String?
    var missed: [String] = []
    var seen = 0
    var announcing: [(step: Int, way: AnnouncementTrials.Way)] = []

    for way in [Way()] + urls.map({ Way(url: $0) }) {
      let (visit, happenings) = await follow(way)
      guard known.find(ScreenState(of: visit.stage), orNote: ways.count) == nil else { continue }
      if ways.isEmpty { launch = happenings }
      ways.append(way)
    }
    walking: while looks.count < ways.count {
      guard looks.count < Self.screenLimit else {
        limit = "stopped after \(Self.screenLimit) screens"
        break
      }
      let way = ways[looks.count]
      var visit = await follow(way).visitor
      seen += visit.passed
      let here = visit.look(profile)
      let found = visit.found()
      visited.formUnion(found.map(\.screen.name))
      if keepsScreens { screens += found }
      let number = looks.count
      looks.append(
        Look(
          origin: way.origin, found: found, glance: here,
          rotors: keepsScreens ? visit.stage.rotors() : []))
      let chain = way.chain + [number]
      var isFresh = true
      for turn in here.turns {
        guard steps.count < Self.actionLimit, seen < Self.lookLimit else {
          limit = "stopped after \(steps.count) controls and actions were used"
          break walking
        }
        if !isFresh {
          visit = await follow(way).visitor
          seen += visit.passed
        }
        guard var done = await visit.take(turn) else {
          isFresh = false
          missed.append(here.words(of: turn))
          continue
        }
        // Running code says of the focused element only that it changed.
        var after = done.isStill && !keepsScreens ? nil : visit.look(profile)
        seen += after?.stops.count ?? 0
        if let there = after, keepsScreens, done.before == done.after {
          done.note(here.changes(to: there))
          if done.isStill, here.stops.map(\.id) == there.stops.map(\.id) { after = nil }
        }
        var step = visit.step(turn, from: here, to: after, done)
        step.from = number
        step.isPresented = here.place.presentation != nil
        step.faults = step.faults(for: profile)
        isFresh = after == nil
        if let after {
          let isSameVisit = done.before == done.after
          let old = known.find(
            ScreenState(of: visit.stage), orNote: ways.count, isSameVisit: isSameVisit)
          step.base = chain.last { looks[$0].glance.place.visit == done.after }
          step.to = old ?? ways.count
          if old == nil {
            ways.append(
              Way(
                url: way.url, turns: way.turns + [turn], chain: chain, title: after.title,
                origin: step.base))
          }
        }
        steps.append(step)
        if step.happenings.contains(where: \.isAnnouncement) {
          announcing.append((steps.count - 1, trial(of: turn, on: way.turns, from: way.url)))
        }
      }
    }
    let left = ways.dropFirst(looks.count).map(\.title)
    let facts = [
      Self.sentence(limit, left, "were not gone through"),
      missed.isEmpty ? nil : Self.sentence("not there a second time", missed, "were not used"),
    ]
    await tryAnnouncements(announcing, of: &steps)
    var walk = ExploredWalk(
      steps: steps, screens: screens, visited: visited,
      limit: facts.contains { $0 != nil } ? facts.compactMap(\.self).joined(separator: "; ") : nil)
    if keepsScreens {
      walk.looks = looks
      walk.launch = launch
    }
    return walk
  }

  /// A way to a state of the app: what is done, in order, from the start or from a URL.
  private struct Way {
    var url: String?
    var turns: [Turn] = []
    /// The states it goes through.
    var chain: [Int] = []
    /// What people call the screen at its end.
    var title = ""
    /// The last state on it that is the same showing of the screen at its end.
    var origin: Int?
  }

  /// What was left out, by its names as far as they are few.
  private static func sentence(_ reason: String?, _ names: [String], _ fate: String) -> String? {
    guard let reason else { return nil }
    var distinct: [String] = []
    for name in names where !name.isEmpty && !distinct.contains(name) { distinct.append(name) }
    guard !distinct.isEmpty else { return reason }
    let shown = distinct.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
    let more = distinct.count > 5 ? " and \(distinct.count - 5) more" : ""
    return "\(reason): \(shown)\(more) \(fate)"
  }

  /// Goes a way on a fresh stage.
  private func follow(_ way: Way) async -> (visitor: Visitor, launch: [Happening]) {
    var visitor = Visitor(makeStage())
    let launch = await visitor.settle(visitor.stage.elapse())
    if let url = way.url {
      visitor.pass()
      _ = await visitor.settle(visitor.stage.perform(.open(url: url), on: nil))
    }
    for turn in way.turns {
      visitor.pass()
      _ = await visitor.take(turn)
    }
    visitor.pass()
    return (visitor, launch)
  }
}
