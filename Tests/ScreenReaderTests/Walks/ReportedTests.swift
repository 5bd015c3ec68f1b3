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
    elements.append(reportedButton("Change address", [.present(screen: "b", style: style)]))
    let transcript = try await reportedWalk(
      [Screen(name: "a", title: "Checkout", elements: elements), closing(style)],
      "find change\nactivate\nfind cancel\nactivate")
    #expect(transcript.lines.last == "say        Change address, Button")
  }

  @Test("a menu that is closed without a choice gives focus back to its button")
  func menuWithoutChoice() async throws {
    let transcript = try await reportedWalk(
      [
        Screen(
          name: "a", title: "Home",
          elements: [
            Element(label: "Logo", traits: .image),
            reportedButton("More options", [.present(screen: "b", style: .menu)]),
          ]), closing(.menu),
      ], "find more\nactivate\nescape")
    #expect(transcript.lines.last == "say        More options, Button")
  }

  @Test("a menu that closes is no screen change: the screen's name is not heard again")
  func menuIsNoScreenChange() async throws {
    let field = Element(name: "f", label: "Message", traits: .textEntry)
    let transcript = try await reportedWalk(
      [
        Screen(
          name: "a", title: "Compose",
          elements: [field, reportedButton("Options", [.present(screen: "b", style: .menu)])]),
        Screen(
          name: "b", title: "Options", elements: [reportedButton("Bold", [.focus(element: "f")])]),
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
    let transcript = try await reportedWalk(
      [
        Screen(name: "a", title: "A", elements: [reportedButton("Go", [.push(screen: "b")])]), room,
      ],
      "find go\nactivate", profile)
    #expect(!transcript.events.contains { $0.kind == .cut || $0.kind == .lost })
  }

  @Test("a toast of a menu's item is cut by the focus that comes back, a high one is heard")
  func toastOfMenu() async throws {
    func heard(_ priority: AnnouncementPriority) async throws -> TranscriptEvent? {
      let menu = Screen(
        name: "b", title: "Menu",
        elements: [
          reportedButton("Add", [.announce(text: "Bookmarked", priority: priority, after: 0)])
        ])
      return try await reportedWalk(
        [
          Screen(
            name: "a", title: "A",
            elements: [reportedButton("Menu", [.present(screen: "b", style: .menu)])]
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
    let transcript = try await reportedWalk(
      [
        Screen(
          name: "a", title: "Insights",
          elements: [Element(label: "Views"), reportedButton("Add card", [.push(screen: "b")])]),
        Screen(
          name: "b", title: "Manage cards",
          elements: [
            Element(label: "Active"),
            {
              var row = reportedButton(
                "Followers", [.set(element: "row", changes: [.hidden(true)])])
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
      return try await reportedWalk(
        [
          Screen(name: "a", title: "A", elements: [reportedButton("Go", [.push(screen: "b")])]),
          thread,
        ],
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

  @Test("the name of a screen is said without focus on it, then the way back, where that is asked")
  func nameThenBack() async throws {
    var profile = Profile()
    profile.pushFocus = .back
    var components = Screen(
      name: "b", title: "Components", elements: [Element(label: "Intro")])
    components.toolbar = [Element(label: "Options", traits: .button)]
    let transcript = try await reportedWalk(
      [
        Screen(name: "a", title: "Home", elements: [reportedButton("Go", [.push(screen: "b")])]),
        components,
      ], "find go\nactivate\nnext", profile)
    #expect(transcript.lines.first == "screen     Home")
    #expect(transcript.head.contains("push-focus back"))
    #expect(
      transcript.lines.suffix(6) == [
        "screen     Components", "say        Components", "focus      Home",
        "say        Home, Back Button", "> next", "say        Components, Heading",
      ])
  }

  @Test(
    "the back button says what it leads to and that it is one",
    arguments: [("Home", "Home, Back Button"), (nil, "Back Button"), ("Back", "Back Button")])
  func backButton(title: String?, heard: String) async throws {
    let transcript = try await reportedWalk(
      [
        Screen(
          name: "a", title: title.map(Wording.text),
          elements: [reportedButton("Go", [.push(screen: "b")])]),
        Screen(name: "b", title: "B", elements: [Element(label: "Body")]),
      ], "find go\nactivate\nfirst")
    #expect(transcript.lines.last == "say        \(heard)")
  }

  @Test("a menu that closes gives focus back to its button, on one release to the bar (26.2)")
  func menuInAForm() async throws {
    func heard(on system: String?) async throws -> String? {
      var profile = Profile()
      profile.system = system
      var size = Element(name: "size", label: "Size", value: "Small", traits: .popUpButton)
      size.responses = [Response(.activate, [.present(screen: "b", style: .menu)])]
      var form = Screen(name: "a", title: "Order", elements: [size])
      form.toolbar = [
        Element(label: "Cancel", traits: .button), Element(label: "Done", traits: .button),
      ]
      form.toolbar[0].placement = .leading
      let change = Effect.set(element: "size", changes: [.value("Medium")])
      let menu = Screen(
        name: "b",
        elements: [reportedButton("Medium", [change, .wait(ms: 500), .focus(element: "size")])])
      return try await reportedWalk(
        [form, menu], "find size\nactivate\nfind medium\nactivate\nwait 1000", profile
      ).lines.last { $0.hasPrefix("say") }
    }
    #expect(try await heard(on: nil) == "say        Size, Medium, Pop-up Button")
    #expect(try await heard(on: "26.1") == "say        Size, Medium, Pop-up Button")
    #expect(try await heard(on: "26.2") == "say        Cancel, Button")
  }

  @Test("focus after a push does not stay where it was on the glass")
  func position() async throws {
    func placed(_ element: Element) -> Element {
      var element = element
      element.frame = Frame(x: 20, y: 400, width: 200, height: 44)
      return element
    }
    for (style, heard) in [(nil, "B, Heading"), (PresentationStyle.cover, "dismiss popup, Button")]
    {
      let go: Effect = style.map { .present(screen: "b", style: $0) } ?? .push(screen: "b")
      let transcript = try await reportedWalk(
        [
          Screen(name: "a", title: "A", elements: [placed(reportedButton("Go", [go]))]),
          Screen(
            name: "b", title: "B",
            elements: [
              {
                var first = Element(label: "First")
                first.frame = Frame(x: 20, y: 100, width: 200, height: 44)
                return first
              }(), placed(Element(label: "A paragraph")),
            ]),
        ], "find go\nactivate")
      #expect(transcript.lines.last { $0.hasPrefix("say") } == "say        \(heard)")
    }
  }

  private func closing(_ style: PresentationStyle) -> Screen {
    let takesItselfAway = style == .alert || style == .menu
    return Screen(
      name: "b", title: "B", elements: [reportedButton("Cancel", takesItselfAway ? [] : [.dismiss])]
    )
  }
}
