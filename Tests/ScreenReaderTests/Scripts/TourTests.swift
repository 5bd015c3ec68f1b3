import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("A walk without a script")
struct TourTests {
  @Test("reads every screen once, by the shortest way")
  func screens() async {
    let transcript = await Walk.run(nil, app: Recipes.app).transcript
    #expect(
      transcript.events.filter { $0.kind == .heading }.map(\.text) == [
        "Recipes", "New recipe · by Add", "Soup · by Soup", "Delete all? · by Delete all",
        "More · by More", "Settings · by Settings", "Search · by Search",
        "Empty · by Add › Next", "Empty · by More › Print", "Empty · by Search › Open",
      ])
  }

  @Test("one screen is a head and everything on it")
  func oneScreen() async {
    let text = await Walk.run(nil, app: app([Element(label: "Text")])).transcript.text()
    #expect(
      text == """
        earshot 1 · App · push-focus title
        # Page
          screen     Page
          focus      Page
          say        Page, Heading
        > read all
          say        Page, Heading
          say        Text

        """)
  }

  @Test("stops at its limit and says so")
  func limit() async {
    let count = Tour.screenLimit + 10
    let doors = (1...count).map { number in
      var door = Element(label: .text("Door \(number)"), traits: .button)
      door.responses = [Response(.activate, [.push(screen: "\(number)")])]
      return door
    }
    let rooms = (1...count).map { Screen(name: "\($0)", title: .text("Room \($0)")) }
    let hall = Screen(name: "hall", title: "Hall", elements: doors)
    let app = AppDescription(name: "App", screens: [hall] + rooms)
    let transcript = await Walk.run(nil, app: app).transcript
    #expect(transcript.events.count { $0.kind == .heading } == Tour.screenLimit)
    #expect(transcript.events.last?.kind == .warn)
  }

  @Test("ends where screens lead in a circle")
  func circle() async {
    let screens = (0..<5).map { number in
      var next = Element(label: "Next", traits: .button)
      next.responses = [Response(.activate, [.push(screen: "\((number + 1) % 5)")])]
      return Screen(name: "\(number)", title: .text("\(number)"), elements: [next])
    }
    let transcript = await Walk.run(nil, app: AppDescription(screens: screens)).transcript
    #expect(
      transcript.events.filter { $0.kind == .heading }.map { String($0.text.prefix(1)) }
        == ["0", "1", "2", "3", "4"])
  }
}
