import EarshotReader
import EarshotSemantics
import Testing

/// What is heard of what an app posts, before, during and after a transition.
@MainActor @Suite("What an app posts")
struct NotificationTests {
  @Test(
    "is heard or lost by when it comes and how urgent it is",
    arguments: [
      // Before the transition ends the screen change takes it away.
      (
        200, AnnouncementPriority.default,
        "lost       Saved                     default · by screen"
      ),
      (200, .low, "lost       Saved                     low · by screen"),
      (200, .high, "announce   Saved                     high"),
      // At the end of the transition too: it comes before the screen does.
      (350, .default, "lost       Saved                     default · by screen"),
      (351, .default, "announce   Saved                     default"),
      (2_000, .low, "announce   Saved                     low"),
    ])
  func moments(after: Int, priority: AnnouncementPriority, heard: String) async throws {
    let effects: [Effect] = [
      .push(screen: "b"), .announce(text: "Saved", priority: priority, after: after),
    ]
    let lines = try await lines(of: pushing(effects), "find go\nactivate")
    #expect(lines.filter { $0.contains("Saved") } == ["  \(heard)"])
  }

  @Test("in the handler is lost by what the control says of itself")
  func activationFeedback() async throws {
    var toggle = Element(name: "t", label: "Follow", traits: [.button])
    toggle.responses = [
      Response(
        .activate,
        [
          .announce(text: "Following", priority: .default, after: 0),
          .set(element: "t", changes: [.selected(true)]),
        ])
    ]
    try await expectWalk(
      app([toggle]), "next\nactivate",
      hears: """
        > activate
          lost       Following                 default · by focus
          say        Selected, Follow
        """, from: "activate")
  }

  @Test("while an alert comes up is lost")
  func alert() async throws {
    let effects: [Effect] = [
      .present(screen: "b", style: .alert), .announce(text: "Saved", priority: .high, after: 0),
      .announce(text: "Sent", priority: .high, after: 1),
      .announce(text: "Done", priority: .high, after: 400),
    ]
    let lines = try await lines(of: pushing(effects), "find go\nactivate")
    #expect(
      lines.filter { $0.contains(" high") } == [
        "  lost       Saved                     high · by alert",
        "  lost       Sent                      high · by alert",
        "  announce   Done                      high",
      ])
  }

  @Test("a screen change goes to the first element, to the one it names, or says its words")
  func screenChange() async throws {
    func heard(_ argument: NotificationArgument?) async throws -> [String] {
      try await lines(of: posting(.screenChanged(argument)), "find go\nactivate")
    }
    #expect(
      try await heard(nil).suffix(3) == [
        "  screen     Page", "  focus      Page", "  say        Page, Heading",
      ])
    #expect(try await heard(.element("x")).suffix(2) == ["  focus      X", "  say        X"])
    #expect(
      try await heard(.text("Two results")).suffix(2) == [
        "  screen     Page", "  say        Two results",
      ])
  }

  @Test("a layout change leaves focus, moves it, or says its words")
  func layoutChange() async throws {
    func heard(_ argument: NotificationArgument?) async throws -> [String] {
      try await lines(of: posting(.layoutChanged(argument)), "find go\nactivate")
    }
    #expect(try await heard(nil).suffix(2) == ["> activate", "  layout"])
    #expect(
      try await heard(.element("x")).suffix(3) == [
        "  layout", "  focus      X", "  say        X",
      ])
    #expect(
      try await heard(.text("Two results")).suffix(2) == [
        "  layout", "  say        Two results",
      ])
  }

  @Test("a late layout change pulls focus back from where the person has gone")
  func lateLayoutChange() async throws {
    var profile = Profile()
    profile.pace = .every(milliseconds: 1_500)
    let effects: [Effect] = [.wait(ms: 2_000), .layoutChanged(.element("x"))]
    try await expectWalk(
      posting(effects), profile: profile, "find go\nactivate\nlast\nwait 3000",
      hears: """
        > last
          say        Last
        > wait 3000
          layout
          focus      X                         pulled away from Last
          say        X
        """, from: "last")
  }

  @Test("of a text that changes nothing is heard, of one that changes frequently now and then")
  func liveText() async throws {
    func clock(_ traits: Traits) -> AppDescription {
      var clock = Element(name: "clock", label: "Time", value: "0", traits: traits)
      clock.responses = [
        Response(
          .appear,
          (1...20).flatMap {
            [.wait(ms: 250), .set(element: "clock", changes: [.value(.text("\($0)"))])]
          })
      ]
      return app([clock], title: nil)
    }
    // Changes say the value alone; what the cursor lands on begins with the label.
    func changes(_ traits: Traits) async throws -> [String] {
      let result = await Walk.run(
        try WalkScript("find Time\nwait 6000"), app: clock(traits))
      return result.transcript.events.filter { !$0.parts.isEmpty }.map(\.text)
        .filter { !$0.hasPrefix("Time") }
    }
    #expect(try await changes([]).isEmpty)
    let heard = try await changes(.updatesFrequently)
    #expect(heard.count >= 4 && heard.count <= 6, "\(heard)")
  }

  @Test("with reduced motion a transition is told as it was asked for and as it was shown")
  func reducedMotion() async throws {
    func note(_ transition: Transition?, crossFade: Bool = false) async throws -> String? {
      var profile = Profile()
      profile.reduceMotion = true
      profile.prefersCrossFade = crossFade
      var description = pushing([.push(screen: "b")])
      description.screens[1].transition = transition
      let result = await Walk.run(
        try WalkScript("find go\nactivate"), app: description, profile: profile)
      return result.transcript.events.first { $0.kind == .push }?.note
    }
    #expect(try await note(nil) == nil)
    #expect(
      try await note(Transition(kind: .push), crossFade: true)
        == "slide → cross-fade (reduce motion)")
    #expect(try await note(Transition(kind: .zoom)) == "zoom → cross-fade (reduce motion)")
    #expect(try await note(Transition(kind: .custom)) == "custom (reduce motion not looked at)")
    #expect(
      try await note(Transition(kind: .custom, reducedMotion: .fade))
        == "custom → cross-fade (reduce motion)")
  }

  private func lines(of app: AppDescription, _ script: String) async throws -> [String] {
    let result = await Walk.run(try WalkScript(script), app: app)
    return result.transcript.text().split(separator: "\n").map(String.init)
  }

  private func pushing(_ effects: [Effect]) -> AppDescription {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, effects)]
    var description = app([go])
    description.screens.append(Screen(name: "b", title: "B", elements: [Element(label: "Body")]))
    return description
  }

  private func posting(_ effect: Effect) -> AppDescription { posting([effect]) }

  private func posting(_ effects: [Effect]) -> AppDescription {
    var go = Element(label: "Go", traits: .button)
    go.responses = [Response(.activate, effects)]
    return app([Element(label: "Top"), go, Element(name: "x", label: "X"), Element(label: "Last")])
  }
}
