import EarshotAudit
import EarshotReader
import EarshotScreens
import EarshotSemantics
import Testing

@Suite @MainActor struct ExplorationTests {
  private func walk(_ document: String) async throws -> ExploredWalk {
    let app = try ScreenDocument.read(Array(document.utf8), file: "app.screens.json")
    let origin = AppStage(app)
    return await Exploration(keepsScreens: true) { AppStage(again: origin) }.walk()
  }

  private func screens(_ count: Int, wrapping: Bool) -> String {
    let screens = (0..<count).map { number in
      let next = wrapping ? (number + 1) % count : min(number + 1, count - 1)
      return "s\(number): { title: 'Level \(number)', elements: [{ label: 'On', traits: ['button'],"
        + " on: { activate: { replace: ['s\(next)'] } } }] }"
    }
    return "{ earshot: 1, screens: { \(screens.joined(separator: ", ")) } }"
  }

  @Test func findsEveryScreenOnceAndComesToAnEnd() async throws {
    let walk = try await walk(screens(12, wrapping: true))
    #expect(walk.screens.map(\.screen.name) == (0..<12).map { "s\($0)" })
    #expect(walk.steps.count == 12)
    #expect(walk.limit == nil)
  }

  @Test func saysWhereItStopped() async throws {
    let walk = try await walk(screens(250, wrapping: false))
    #expect(walk.screens.count == Exploration.screenLimit)
    #expect(walk.limit?.contains("200 screens") == true)
  }

  @Test func saysWhichScreensItDidNotReach() async throws {
    let report = try await audit(
      """
      { earshot: 1, screens: { home: { title: 'Home', elements: [{ label: 'Hello' }] },
        island: { title: 'Island', elements: [{ label: 'Nobody comes here' }] } } }
      """)
    #expect(report.limits == ["app.screens.json: the walk did not reach the screen 'island'"])
    let silent = report.notRun.filter { $0.rule == "silent-change" }
    #expect(silent.map(\.reason) == ["the walk did not reach the screen 'island'"])
  }

  @Test func deepLinksAreWaysToo() async throws {
    let report = try await audit(
      """
      { earshot: 1, start: ['home'], links: { 'app://show/{id}': ['home', 'item'] }, screens: {
        home: { title: 'Home', elements: [{ label: 'Hello' }] },
        item: { title: 'Item', elements: [{ label: 'Count', traits: ['button'], on: { activate:
          { set: { id: 'n', label: '2' } } } }, { id: 'n', label: 'one' }] } } }
      """)
    #expect(report.limits == [])
    #expect(report.findings.map(\.rule) == ["silent-change"])
  }

  @Test func anAppThatNeverRestsIsLeft() async throws {
    let walk = try await walk(
      screen(
        "{ id: 'a', label: 'A', traits: ['button'], on: { activate: [{ wait: 10 },"
          + " { set: { id: 'a', value: '1' } }, { wait: 3600000 }, { set: { id: 'a', value: '2' } }] } }"
      ))
    #expect(walk.steps.count >= 1)
  }

  @Test func whatChangesLaterCountsToo() async throws {
    #expect(
      try await rules(
        "{ label: 'Load', traits: ['button'], on: { activate: [{ wait: 2000 },"
          + " { set: { id: 'n', label: '3 soups' } }] } }, { id: 'n', label: 'No soups' }")
        == ["silent-change"])
    #expect(
      try await rules(
        "{ label: 'Load', traits: ['button'], on: { activate: [{ wait: 2000 },"
          + " { set: { id: 'n', label: '3 soups' } }, { announce: { text: '3 soups', after: 500 } }] } },"
          + " { id: 'n', label: 'No soups' }") == [])
  }

  @Test func focusIsLostWhereTheRowIsGoneAfterItsScreen() async throws {
    func document(_ more: String) -> String {
      """
      { earshot: 1, screens: {
        home: { title: 'Home', elements: [{ id: 'row', label: 'Soup', traits: ['button'],
          on: { activate: { push: 'soup' } } }, { id: 'other', label: 'Salad' }] },
        soup: { title: 'Soup', elements: [{ label: 'Delete', traits: ['button'], on: { activate: [
          { set: { id: 'row', hidden: true } }, { pop: true }\(more)] } }] } } }
      """
    }
    #expect(try await audit(document("")).findings.map(\.rule) == ["focus-lost"])
    #expect(try await audit(document(", { focus: 'other' }")).findings.map(\.rule) == [])
  }

  @Test func theSameStepOnTwoWaysIsOneFinding() async throws {
    let report = try await audit(
      """
      { earshot: 1, start: { tabs: [{ id: 'a', label: 'A', screens: ['a'] },
        { id: 'b', label: 'B', screens: ['b'] }] }, screens: {
        a: { title: 'A', elements: [{ label: 'Open', traits: ['button'], on: { activate: { push: 'c' } } }] },
        b: { title: 'B', elements: [{ label: 'Open', traits: ['button'], on: { activate: { push: 'c' } } }] },
        c: { title: 'C', elements: [{ label: 'Count', traits: ['button'], on: { activate:
          { set: { id: 'n', label: '2' } } } }, { id: 'n', label: 'one' }] } } }
      """)
    #expect(report.findings.map(\.rule) == ["silent-change"])
  }
}
