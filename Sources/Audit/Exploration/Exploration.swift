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

  private let profile: Profile
  private let keepsScreens: Bool
  private let urls: [String]
  private let makeStage: () -> any Stage

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

  /// A way to a screen: what is done, in order, from the start or from a URL.
  private struct Way {
    var url: String?
    var turns: [Turn] = []
  }

  /// Walks.
  public func walk() async -> ExploredWalk {
    var steps: [WalkStep] = []
    var screens: [ExploredWalk.Found] = []
    var known: Set<ScreenState> = []
    var ways = [Way()] + urls.map { Way(url: $0) }
    var next = 0
    var looks = 0
    var visited: Set<String> = []
    var limit: String?

    walking: while next < ways.count {
      guard next < Self.screenLimit else {
        limit = "stopped after \(Self.screenLimit) screens"
        break
      }
      let way = ways[next]
      next += 1
      var visit = await follow(way)
      let here = visit.look(profile)
      looks += here.stops.count
      if way.turns.isEmpty, !known.insert(ScreenState(of: visit.stage)).inserted { continue }
      let found = visit.found()
      visited.formUnion(found.map(\.screen.name))
      if keepsScreens { screens += found }
      var isFresh = true
      for turn in here.turns {
        guard steps.count < Self.actionLimit, looks < Self.lookLimit else {
          limit = "stopped after \(steps.count) controls and actions were used"
          break walking
        }
        if !isFresh { visit = await follow(way) }
        guard let done = await visit.take(turn) else {
          isFresh = false
          continue
        }
        let after = done.isStill ? nil : visit.look(profile)
        looks += after?.stops.count ?? 0
        steps.append(visit.step(turn, from: here, to: after, done))
        isFresh = done.isStill
        guard !done.isStill else { continue }
        if known.insert(ScreenState(of: visit.stage)).inserted {
          ways.append(Way(url: way.url, turns: way.turns + [turn]))
        }
      }
    }
    return ExploredWalk(steps: steps, screens: screens, visited: visited, limit: limit)
  }

  /// Goes a way on a fresh stage.
  private func follow(_ way: Way) async -> Visitor {
    var visitor = Visitor(makeStage())
    _ = await visitor.settle(visitor.stage.elapse())
    if let url = way.url {
      _ = await visitor.settle(visitor.stage.perform(.open(url: url), on: nil))
    }
    for turn in way.turns { _ = await visitor.take(turn) }
    return visitor
  }
}
