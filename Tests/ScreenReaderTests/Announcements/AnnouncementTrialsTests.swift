import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Announcements tried on the clock")
struct AnnouncementTrialsTests {
  @Test("one posted in a transition is lost, and what saves it was tried")
  func lostInTransition() async throws {
    let lost = try await trials(
      [.push(screen: "b"), .announce(text: "Saved", priority: .default, after: 200)]
    ).lost()
    let found = try #require(lost.first)
    #expect(lost.count == 1)
    #expect(found.posted.text == "Saved")
    #expect(found.posted.cause == .screen)
    #expect(found.posted.words == 0)
    #expect(found.fixes.last == .high)
  }

  @Test(
    "each change that is advised makes it heard whole, and nothing else less",
    arguments: [0, 200, 349, 350])
  func fixesHold(after: Int) async throws {
    func effects(_ delay: Int, _ priority: AnnouncementPriority) -> [Effect] {
      [
        .push(screen: "b"),
        .announce(text: "Saved to favourites", priority: priority, after: delay),
      ]
    }
    let lost = try await trials(effects(after, .default)).lost()
    let fixes = try #require(lost.first).fixes
    #expect(fixes.count == 2)
    for fix in fixes {
      let mended =
        switch fix {
        case .later(let ms), .afterScreenChange(let ms): effects(after + ms, .default)
        case .high: effects(after, .high)
        }
      let result = await Walk.run(try script, app: app(mended))
      let unheard = result.transcript.events.filter { $0.kind == .lost || $0.kind == .cut }
      #expect(unheard.isEmpty, "\(fix)")
      #expect(result.transcript.events.contains { $0.kind == .announce })
    }
  }

  @Test("the delay is the smallest that does, to within 10 ms")
  func smallest() async throws {
    func effects(_ delay: Int) -> [Effect] {
      [.push(screen: "b"), .announce(text: "Saved", priority: .default, after: delay)]
    }
    let fixes = try #require(try await trials(effects(200)).lost().first).fixes
    guard case .afterScreenChange(let ms)? = fixes.first else {
      Issue.record("no delay: \(fixes)")
      return
    }
    let result = await Walk.run(try script, app: app(effects(200 + ms - 10)))
    #expect(result.transcript.events.contains { $0.kind == .lost || $0.kind == .cut })
  }

  @Test("nothing is advised for what is heard")
  func heard() async throws {
    #expect(
      try await trials([.announce(text: "Saved", priority: .default, after: 100)]).lost().isEmpty)
  }

  @Test("without a script everything that can be activated is tried")
  func withoutScript() async throws {
    let description = app([
      .push(screen: "b"), .announce(text: "Saved", priority: .default, after: 200),
    ])
    let lost = await AnnouncementTrials { AppStage(description) }.lost()
    #expect(lost.map(\.posted.text) == ["Saved"])
    #expect(lost.first?.way == ["Go"])
  }

  @Test("the window in which it is lost is that of a search ms by ms")
  func windows() async throws {
    let trials = try trials([
      .push(screen: "b"), .announce(text: "Saved", priority: .default, after: 200),
    ])
    let race = try #require(await trials.races(within: 250).first)
    var lost: [Int] = []
    for shift in -199...250 {
      let description = app([
        .push(screen: "b"), .announce(text: "Saved", priority: .default, after: 200 + shift),
      ])
      let result = await Walk.run(try script, app: description)
      if result.transcript.events.contains(where: { $0.kind == .lost && $0.text == "Saved" }) {
        lost.append(shift)
      }
    }
    let found = race.windows.flatMap { Array($0.shifts) }.filter { $0 >= -199 }
    #expect(found == lost)
  }

  @Test("what became of an announcement that was being said is told to the app, and only that")
  func reports() async throws {
    let stage = ListeningStage(
      AppStage(
        app([
          .announce(text: "First", priority: .default, after: 100),
          .announce(text: "Second", priority: .default, after: 150),
          .announce(text: "Third", priority: .low, after: 160), .wait(ms: 200),
          .screenChanged(nil),
        ])))
    _ = await Walk.run(try script, on: stage)
    #expect(stage.reports == ["First": false, "Second": false])
  }

  private var script: WalkScript {
    get throws { try WalkScript("find go\nactivate") }
  }

  private func trials(_ effects: [Effect]) throws -> AnnouncementTrials {
    let description = app(effects)
    return AnnouncementTrials(script: try script) { AppStage(description) }
  }

  private func app(_ effects: [Effect]) -> AppDescription {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, effects)]
    return AppDescription(
      name: "App",
      screens: [
        Screen(name: "a", title: "A", elements: [go]),
        Screen(name: "b", title: "B", elements: [Element(label: "Body")]),
      ])
  }
}

/// A stage that keeps what it is told of its announcements.
@MainActor private final class ListeningStage: Stage {
  private let inner: AppStage
  private(set) var reports: [String: Bool] = [:]

  init(_ inner: AppStage) { self.inner = inner }

  func finished(_ announcement: Announcement, wasHeard: Bool) {
    reports[announcement.text.shown] = wasHeard
  }

  var clock: Clock { inner.clock }
  var app: StageApp { inner.app }
  var screen: StageScreen { inner.screen }
  var nextMoment: Int? { inner.nextMoment }
  func first(in scope: StageScope) -> Element.ID? { inner.first(in: scope) }
  func last(in scope: StageScope) -> Element.ID? { inner.last(in: scope) }
  func next(after id: Element.ID) -> Element.ID? { inner.next(after: id) }
  func previous(before id: Element.ID) -> Element.ID? { inner.previous(before: id) }
  func nearest(to id: Element.ID) -> Element.ID? { inner.nearest(to: id) }
  func stop(for id: Element.ID) -> Stop? { inner.stop(for: id) }
  func id(of target: FocusTarget) -> Element.ID? { inner.id(of: target) }
  func rotors() -> [StageRotor] { inner.rotors() }
  func perform(_ gesture: Gesture, on id: Element.ID?) -> [StageEvent] {
    inner.perform(gesture, on: id)
  }
  func elapse() -> [StageEvent] { inner.elapse() }
  func settle() async -> [StageEvent] { await inner.settle() }
  func snapshot() -> [Screen] { inner.snapshot() }
}
