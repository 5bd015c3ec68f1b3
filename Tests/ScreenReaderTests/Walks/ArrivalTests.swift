import EarshotReader
import EarshotSemantics
import Testing

/// Where focus is when a screen comes or goes while the cursor is on something that stays.
@MainActor @Suite("A screen that comes or goes")
struct ArrivalTests {
  @Test("is heard although the cursor was on a tab")
  func cursorOnTab() throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Soup").activate()
    reader.moveToLast()
    reader.back()
    #expect(reader.currentSpeech == "Soup, 20 minutes, Button")
    reader.moveToLast()
    reader.open("recipes://recipe/1")
    #expect(reader.currentSpeech == "Soup, Heading")
    reader.moveToLast()
    reader.escape()
    #expect(reader.currentSpeech.hasPrefix("Recipes, Heading"))
  }

  @Test("keeps focus on a tab that is tapped again")
  func secondTap() throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Soup").activate()
    reader.moveToLast()
    reader.moveBackward()
    reader.activate()
    #expect(reader.currentSpeech == "Selected, Recipes, Tab, 1 of 2")
  }

  @Test("goes by the bar's own back button as by the system's")
  func ownBackButton() {
    var top = Screen(name: "top", title: "Top", elements: [Element(label: "Text")])
    var back = Element(label: "Elsewhere", traits: [.button, .backButton])
    back.placement = .leading
    top.toolbar = [back]
    var app = AppDescription(name: "App", screens: [Screen(name: "root", title: "Root"), top])
    app.start = .stack(["root", "top"])
    let reader = Reader(AppStage(app))
    #expect(reader.back())
    #expect(reader.currentSpeech == "Root, Heading")
  }

  @Test("does not go by a gesture on a watch, only by the back button")
  func watch() {
    var app = AppDescription(
      name: "App",
      screens: [Screen(name: "root", title: "Root"), Screen(name: "top", title: "Top")])
    app.device = .watch
    app.start = .stack(["root", "top"])
    let reader = Reader(AppStage(app))
    #expect(!reader.escape())
    #expect(reader.back())
    #expect(reader.currentSpeech == "Root, Heading")
  }

  @Test("below the one an app starts with is part of a walk through everything")
  func below() async {
    var app = AppDescription(
      name: "App",
      screens: [Screen(name: "root", title: "Root"), Screen(name: "top", title: "Top")])
    app.start = .stack(["root", "top"])
    let walk = await Walk.run(nil, app: app)
    #expect(walk.transcript.events.contains { $0.kind == .heading && $0.text.hasPrefix("Root") })
  }

  @Test("What is typed into a secure field is never said", arguments: ["secret", "пароль", "👍🏽a"])
  func secret(text: String) throws {
    let field = Element(label: "Password", traits: .secureTextField)
    let app = AppDescription(
      name: "App", screens: [Screen(name: "a", title: "A", elements: [field])])
    let reader = Reader(AppStage(app))
    try reader.find("Password").activate()
    try reader.type(text)
    reader.moveToFirst()
    reader.moveToLast()
    #expect(!reader.spoken.joined().contains(text))
    #expect(reader.currentSpeech.contains(String(repeating: "•", count: text.count)))
  }
}
