import EarshotReader
import EarshotSemantics
import Testing

/// What people reported of other readers and apps, and what is to be heard instead.
@MainActor @Suite("What was reported")
struct ReportedTests {
  @Test(
    "what was presented from the end of a long screen gives focus back to its button",
    arguments: [PresentationStyle.sheet, .cover, .popover, .alert, .menu])
  func trigger(style: PresentationStyle) async throws {
    var elements = (1...30).map { Element(label: .text("Line \($0)")) }
    elements.append(button("Change address", [.present(screen: "b", style: style)]))
    let transcript = try await walk(
      [Screen(name: "a", title: "Checkout", elements: elements), closing(style)],
      "find change\nactivate\nfind cancel\nactivate")
    #expect(transcript.lines.last == "say        Change address, Button")
  }

  @Test("a menu that is closed without a choice gives focus back to its button")
  func menuWithoutChoice() async throws {
    let transcript = try await walk(
      [
        Screen(
          name: "a", title: "Home",
          elements: [
            Element(label: "Logo", traits: .image),
            button("More options", [.present(screen: "b", style: .menu)]),
          ]), closing(.menu),
      ], "find more\nactivate\nescape")
    #expect(transcript.lines.last == "say        More options, Button")
  }

  @Test("a menu that closes is no screen change: the screen's name is not heard again")
  func menuIsNoScreenChange() async throws {
    let field = Element(name: "f", label: "Message", traits: .textEntry)
    let transcript = try await walk(
      [
        Screen(
          name: "a", title: "Compose",
          elements: [field, button("Options", [.present(screen: "b", style: .menu)])]),
        Screen(
          name: "b", title: "Options", elements: [button("Bold", [.focus(element: "f")])]),
      ], "find message\nactivate\nfind options\nactivate\nfind bold\nactivate")
    let after = transcript.lines.drop { !$0.hasPrefix("dismiss") }
    #expect(!after.contains { $0.hasPrefix("screen") || $0.contains("Compose") })
    #expect(after.last { $0.hasPrefix("focus") } == "focus      Message")
  }

  @Test(
    "the name of a pushed screen is heard whole, then what is focused",
    arguments: [Profile.PushFocus.title, .back, .content], [350, 1_000, 5_000])
  func screenName(policy: Profile.PushFocus, length: Int) async throws {
    var profile = Profile()
    profile.pushFocus = policy
    var room = Screen(name: "b", title: "Room setup", elements: [Element(label: "Choose a room")])
    room.transition = Transition(kind: .custom, milliseconds: length)
    let transcript = try await walk(
      [Screen(name: "a", title: "A", elements: [button("Go", [.push(screen: "b")])]), room],
      "find go\nactivate", profile)
    #expect(!transcript.events.contains { $0.kind == .cut || $0.kind == .lost })
  }

  @Test("a toast of a menu's item is cut by the focus that comes back, a high one is heard")
  func toastOfMenu() async throws {
    func heard(_ priority: AnnouncementPriority) async throws -> TranscriptEvent? {
      let menu = Screen(
        name: "b", title: "Menu",
        elements: [
          button("Add", [.announce(text: "Bookmarked", priority: priority, after: 0)])
        ])
      return try await walk(
        [
          Screen(
            name: "a", title: "A", elements: [button("Menu", [.present(screen: "b", style: .menu)])]
          ),
          menu,
        ], "find menu\nactivate\nfind add\nactivate"
      ).events.first { $0.text == "Bookmarked" }
    }
    #expect(try await heard(.default)?.outcome == .lost(by: .focus))
    #expect(try await heard(.high)?.outcome == .spoken)
  }

  @Test("a row that is gone leaves focus beside it, and a pop comes back to what led away")
  func mutation() async throws {
    let transcript = try await walk(
      [
        Screen(
          name: "a", title: "Insights",
          elements: [Element(label: "Views"), button("Add card", [.push(screen: "b")])]),
        Screen(
          name: "b", title: "Manage cards",
          elements: [
            Element(label: "Active"),
            {
              var row = button("Followers", [.set(element: "row", changes: [.hidden(true)])])
              row.name = "row"
              return row
            }(), Element(label: "Likes"),
          ]),
      ], "find add\nactivate\nfind followers\nactivate\nback")
    let focuses = transcript.lines.filter { $0.hasPrefix("focus") }
    #expect(focuses.suffix(2) == ["focus      Active", "focus      Add card"])
  }

  @Test("reduced motion changes no word of a walk", arguments: Transition.Kind.allCases)
  func reducedMotion(kind: Transition.Kind) async throws {
    func heard(_ change: (inout Profile) -> Void) async throws -> [String] {
      var profile = Profile()
      change(&profile)
      var thread = Screen(name: "b", title: "Thread", elements: [Element(label: "First post")])
      thread.transition = Transition(kind: kind)
      thread.responses = [
        Response(.appear, [.announce(text: "Loaded", priority: .low, after: 400)])
      ]
      return try await walk(
        [Screen(name: "a", title: "A", elements: [button("Go", [.push(screen: "b")])]), thread],
        "find go\nactivate\nnext\nback", profile
      ).events.filter { $0.kind == .say || $0.kind == .announce }.map(\.text)
    }
    let usual = try await heard { _ in }
    #expect(try await heard { $0.reduceMotion = true } == usual)
    #expect(
      try await heard {
        $0.reduceMotion = true
        $0.prefersCrossFade = true
      } == usual)
  }

  private func closing(_ style: PresentationStyle) -> Screen {
    let takesItselfAway = style == .alert || style == .menu
    return Screen(
      name: "b", title: "B", elements: [button("Cancel", takesItselfAway ? [] : [.dismiss])])
  }

  private func button(_ label: Wording, _ effects: [Effect]) -> Element {
    var element = Element(label: label, traits: .button)
    if !effects.isEmpty { element.responses = [Response(.activate, effects)] }
    return element
  }

  private func walk(
    _ screens: [Screen], _ script: String, _ profile: Profile = Profile()
  ) async throws -> Transcript {
    let result = await Walk.run(
      try WalkScript(script), app: AppDescription(name: "App", screens: screens), profile: profile)
    if let failure = result.failure { Issue.record(failure) }
    return result.transcript
  }
}

extension Transcript {
  fileprivate var lines: [String] {
    events.map { $0.line().drop { $0 == " " } }.map(String.init)
  }
}
