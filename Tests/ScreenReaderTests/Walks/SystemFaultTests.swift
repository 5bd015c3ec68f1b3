import EarshotReader
import EarshotSemantics
import Testing

/// Each fault of a release: heard on it, not on others, and not with the workaround.
@MainActor @Suite("Faults of a release")
struct SystemFaultTests {
  @Test("18: emptying the path while searching goes back without animation")
  func popWhileSearching() async throws {
    func pop(_ effects: [Effect], on system: String?) async throws -> TranscriptEvent? {
      var results = Screen(name: "b", title: "B", elements: [button("Leave", effects)])
      results.search = SearchField()
      return try await events(
        pushing(results), on: system,
        "find go\nactivate\nfind search\nactivate\nfind leave\nactivate"
      ).first { $0.kind == .pop }
    }
    #expect(try await pop([.popToRoot], on: "18")?.note == "without animation")
    #expect(try await pop([.popToRoot], on: nil)?.note == nil)
    #expect(try await pop([.pop], on: "18")?.note == nil)
  }

  @Test("26.1: a push onto a tab that was only just chosen is ignored, 50 ms later it is not")
  func hiddenTab() async throws {
    func screens(_ effects: [Effect], on system: String?) async throws -> [String] {
      var description = pushing(Screen(name: "b", title: "B", elements: [Element(label: "Body")]))
      description.screens[0].elements = [button("Go", effects)]
      description.screens.append(Screen(name: "c", title: "C", elements: []))
      description.start = .tabs(
        [
          TabItem(name: "one", label: "One", screens: ["a"]),
          TabItem(name: "two", label: "Two", screens: ["c"]),
        ], selected: "one")
      return try await events(description, on: system, "find go\nactivate")
        .filter { $0.kind == .push }.map(\.text)
    }
    let together: [Effect] = [.tab("two"), .push(screen: "b")]
    let apart: [Effect] = [.tab("two"), .wait(ms: 50), .push(screen: "b")]
    let tooSoon: [Effect] = [.tab("two"), .wait(ms: 49), .push(screen: "b")]
    #expect(try await screens(together, on: "26.1") == [])
    #expect(try await screens(tooSoon, on: "26.1") == [])
    #expect(try await screens(apart, on: "26.1") == ["B"])
    #expect(try await screens(together, on: "26.0") == ["B"])
  }

  @Test("26: swiping back from a zoom fails, the back button works")
  func zoom() async throws {
    func pops(_ verb: String, _ kind: Transition.Kind, on system: String?) async throws -> Int {
      var screen = Screen(name: "b", title: "B", elements: [Element(label: "Body")])
      screen.transition = Transition(kind: kind)
      return try await events(pushing(screen), on: system, "find go\nactivate\n\(verb)")
        .count { $0.kind == .pop }
    }
    for system in ["26.0", "26.1", "26.2"] {
      #expect(try await pops("escape", .zoom, on: system) == 0)
      #expect(try await pops("back", .zoom, on: system) == 1)
      #expect(try await pops("escape", .push, on: system) == 1)
    }
    #expect(try await pops("escape", .zoom, on: nil) == 1)
  }

  @Test(
    "26.2: after a menu focus goes to the bar, whatever the app asks for; a sheet gives it back")
  func menu() async throws {
    func focus(after style: PresentationStyle, on system: String?) async throws -> String? {
      var description = pushing(
        Screen(
          name: "b", title: "B",
          elements: [button("Done", style == .menu ? [.focus(element: "go")] : [.dismiss])]))
      description.screens[0].elements = [
        Element(label: "Text"),
        button("Go", [.present(screen: "b", style: style)], name: "go"),
      ]
      return try await events(description, on: system, "find go\nactivate\nfind done\nactivate")
        .last { $0.kind == .focus }?.text
    }
    #expect(try await focus(after: .menu, on: "26.2") == "A")
    #expect(try await focus(after: .menu, on: "26.1") == "Go")
    #expect(try await focus(after: .menu, on: nil) == "Go")
    #expect(try await focus(after: .sheet, on: "26.2") == "Go")
  }

  private func events(
    _ app: AppDescription, on system: String?, _ script: String
  ) async throws -> [TranscriptEvent] {
    var profile = Profile()
    profile.system = system
    let result = await Walk.run(try WalkScript(script), app: app, profile: profile)
    if let failure = result.failure { Issue.record(failure) }
    return result.transcript.events
  }

  private func pushing(_ screen: Screen) -> AppDescription {
    AppDescription(
      name: "App",
      screens: [
        Screen(name: "a", title: "A", elements: [button("Go", [.push(screen: screen.name)])]),
        screen,
      ])
  }

  private func button(_ label: Wording, _ effects: [Effect], name: String? = nil) -> Element {
    var element = Element(name: name, label: label, traits: .button)
    element.responses = [Response(.activate, effects)]
    return element
  }
}
