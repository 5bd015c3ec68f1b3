import EarshotReader
import EarshotSemantics
import Testing

/// What people reported of announcements, and what is to be heard instead.
@MainActor @Suite("What was reported of announcements")
struct ReportedAnnouncementTests {
  @Test(
    "one that is posted in the handler is heard where the button says nothing of itself",
    arguments: AnnouncementPriority.allCases)
  func inTheHandler(priority: AnnouncementPriority) async throws {
    let save = reportedButton("Save", [.announce(text: "Saved", priority: priority, after: 0)])
    let transcript = try await reportedWalk(
      [Screen(name: "a", title: "A", elements: [save])], "find save\nactivate")
    #expect(transcript.announced == ["announce   Saved                     \(priority.rawValue)"])
  }

  @Test("one that the button's own change would cut is heard later or at high")
  func besideFeedback() async throws {
    func heard(_ priority: AnnouncementPriority, after: Int) async throws -> [String] {
      var like = Element(name: "like", label: "Like", traits: .button)
      like.responses = [
        Response(
          .activate,
          [
            .announce(text: "Saved", priority: priority, after: after),
            .set(element: "like", changes: [.selected(true)]),
          ])
      ]
      return try await reportedWalk(
        [Screen(name: "a", title: "A", elements: [like])], "find like\nactivate"
      ).announced
    }
    #expect(
      try await heard(.default, after: 0)
        == ["lost       Saved                     default · by focus"])
    #expect(
      try await heard(.default, after: 2_000) == ["announce   Saved                     default"])
    #expect(try await heard(.high, after: 0) == ["announce   Saved                     high"])
  }

  @Test("a toast that follows a menu is heard at high, and the focus after it")
  func toastThenFocus() async throws {
    let add = reportedButton(
      "Add", [.announce(text: "Added to list", priority: .high, after: 0)])
    let transcript = try await reportedWalk(
      [
        Screen(
          name: "a", title: "A",
          elements: [
            Element(label: "Logo", traits: .image),
            reportedButton("Menu", [.present(screen: "b", style: .menu)]),
          ]),
        Screen(name: "b", title: "Menu", elements: [add]),
      ], "find menu\nactivate\nfind add\nactivate")
    #expect(
      transcript.lines.suffix(3) == [
        "focus      Menu", "announce   Added to list             high", "say        Menu, Button",
      ])
  }

  @Test("of a high one and a default one both are heard, of a low one and a default one the second")
  func backToBack() async throws {
    func heard(_ first: AnnouncementPriority) async throws -> [String] {
      let go = reportedButton(
        "Go",
        [
          .announce(text: "First", priority: .high, after: 0),
          .announce(text: "Second", priority: first, after: 0),
          .announce(text: "Third", priority: .default, after: 0),
        ])
      return try await reportedWalk(
        [Screen(name: "a", title: "A", elements: [go])], "find go\nactivate"
      ).announced
    }
    #expect(
      try await heard(.high) == [
        "announce   First                     high", "announce   Second                    high",
        "announce   Third                     default",
      ])
    #expect(
      try await heard(.low) == [
        "lost       Second                    low · by superseded",
        "announce   First                     high", "announce   Third                     default",
      ])
  }

  @Test("a text that changes is silent until the app announces it")
  func liveRegion() async throws {
    func heard(_ more: [Effect]) async throws -> [String] {
      let results = Element(name: "results", label: "3 results")
      let filter = reportedButton(
        "Filter", [.set(element: "results", changes: [.label("5 results")])] + more)
      return try await reportedWalk(
        [Screen(name: "a", title: "A", elements: [filter, results])], "find filter\nactivate"
      ).lines.filter { $0.contains("results") }
    }
    #expect(try await heard([]).isEmpty)
    // Polite waits behind what is being said, assertive takes its place.
    #expect(
      try await heard([.announce(text: "5 results", priority: .low, after: 0)])
        == ["announce   5 results                 low"])
    #expect(
      try await heard([.announce(text: "5 results", priority: .default, after: 0)])
        == ["announce   5 results                 default"])
  }

  @Test("those that wait are gone with a new focus, and only of the one being said it is told")
  func flicking() {
    var queue = SpeechQueue()
    func post(_ number: Int, _ kind: SpeechQueue.Kind, at time: Int) -> [SpeechQueue.Outcome] {
      queue.take(
        .post(.init(number: number, kind: kind, text: "Some words", length: 1_000)), at: time)
    }
    _ = post(1, .announcement(.default, isQueued: true), at: 0)
    for number in 2...4 { _ = post(number, .announcement(.default, isQueued: true), at: 10) }
    let outcomes = post(5, .focus, at: 500)
    #expect(outcomes.filter { $0.result != .began }.map(\.utterance.number) == [1, 2, 3, 4])
    #expect(outcomes.filter { $0.result != .began }.map(\.report) == [false, nil, nil, nil])
  }

  @Test("work that takes time is heard as it begins, and then the screen it leads to")
  func progress() async throws {
    let create = reportedButton(
      "Create",
      [
        .announce(text: "Creating account", priority: .default, after: 0), .wait(ms: 4_000),
        .push(screen: "b"),
      ])
    let transcript = try await reportedWalk(
      [
        Screen(name: "a", title: "Sign up", elements: [create]),
        Screen(name: "b", title: "Welcome", elements: [Element(label: "Hello")]),
      ], "find create\nactivate\nwait 5000")
    #expect(
      transcript.lines.drop { $0 != "> activate" } == [
        "> activate", "announce   Creating account          default", "> wait 5000",
        "push       Welcome", "screen     Welcome", "focus      Welcome",
        "say        Welcome, Heading",
      ])
  }

  @Test("a field's error is part of what the field says, and is announced once when it appears")
  func fieldError() async throws {
    let field = Element(name: "email", label: "Email", value: "aino", traits: .textEntry)
    let send = reportedButton(
      "Send",
      [
        .set(element: "email", changes: [.value("aino, Not a valid address")]),
        .announce(text: "Not a valid address", priority: .default, after: 0),
      ])
    let transcript = try await reportedWalk(
      [Screen(name: "a", title: "A", elements: [field, send])],
      "find send\nactivate\nfind email")
    #expect(transcript.announced == ["announce   Not a valid address       default"])
    #expect(transcript.lines.contains("say        Email, aino, Not a valid address, Text Field"))
  }
}
