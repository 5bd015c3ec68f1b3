import EarshotScreens
import EarshotSemantics
import Testing

@Suite("What of a dump is the screen that can be reached")
struct DumpScreenTests {
  private func window(_ inside: String...) -> String {
    let window = node("Window", "", 0, 0, 390, 844, inside.joined())
    return "<AppiumAUT>\(node("Application", "label='Shop'", 0, 0, 390, 844, window))</AppiumAUT>"
  }

  private let below = node(
    "Other", "", 0, 0, 390, 844,
    node("NavigationBar", "name='Soup'", 0, 47, 390, 44, text("Soup", 160, 58)),
    text("Leek", 16, 200), node("TabBar", "", 0, 761, 390, 83, button("Home", 0, 761)))

  @Test("under a sheet nothing is read, whether it has a bar or dims what is below")
  func sheet() throws {
    let bar = node("NavigationBar", "name='Edit'", 0, 60, 390, 44, text("Edit", 160, 70))
    let dim = node("Other", "", -390, -844, 1170, 2532)
    let content = text("Salt", 16, 300)
    for inside in [bar + content, dim + bar + content] {
      try expectHeard(
        window(below, node("Other", "", 0, 0, 390, 844, inside)), "Edit, Heading", "Salt")
    }
    try expectHeard(window(below, node("Other", "", 0, 0, 390, 844, dim, content)), "Salt")
  }

  @Test("what the app lays over its screen hides nothing")
  func overlay() throws {
    try expectHeard(
      window(below, node("Other", "", 20, 700, 350, 50, text("Saved", 30, 710))),
      "Soup, Heading", "Leek", "Saved", "Home, Tab, 1 of 1")
    try expectHeard(
      window(below, node("Other", "", 0, 0, 390, 844, text("Saved", 30, 710))),
      "Soup, Heading", "Leek", "Saved", "Home, Tab, 1 of 1")
  }

  @Test("a question of the system is told apart from the app's own")
  func systemAlert() throws {
    let alert = node(
      "Alert", "label='Allow notifications?'", 60, 300, 270, 200,
      text("Allow notifications?", 80, 320), button("Allow", 60, 440))
    let own = try readPageSource(window(below, alert))
    #expect(!own.screens[0].evidence.facts.contains(.system))
    let other = node(
      "Application", "name=' '", 0, 0, 390, 844, node("Window", "", 0, 0, 390, 844, alert))
    let app = try readPageSource(
      window(below).replacing("</AppiumAUT>", with: "") + other + "</AppiumAUT>")
    #expect(heard(app) == ["Allow notifications?", "Allow, Button"])
    #expect(app.screens[0].evidence.facts.contains(.system))
  }

  @Test("what nothing scrolls in from outside is not read, rows that are scrolled away are")
  func offScreen() throws {
    let list = node(
      "ScrollView", "", 0, 60, 390, 600, text("Leek", 16, 100), text("Salt", 16, 2_000))
    try expectHeard(
      phone(list, node("Other", "", -300, 60, 280, 600, button("Menu", -300, 60))), "Leek", "Salt")
  }

  @Test("rows that were not laid out are read in the order of the file, at their row")
  func unsettled() throws {
    try expectHeard(
      phone(
        node(
          "Table", "", 0, 0, 390, 844,
          node("Cell", "", 0, 600, 390, 44, text("Leek", 16, 610)),
          node("Cell", "", 0, 900, 390, 44, button("Salt", 0, 100)),
          node("Cell", "", 0, 950, 390, 44, text("Pepper", 0, 100)))),
      "Leek", "Salt, Button", "Pepper")
  }

  @Test("a header and a title that UIKit puts into a table once more are heard once")
  func repeated() throws {
    try expectHeard(
      phone(
        node("NavigationBar", "name='Soup'", 0, 20, 390, 96, text("Soup", 16, 70, 120, 40)),
        node(
          "Table", "", 0, 0, 390, 844,
          node("Other", "", 0, 126, 390, 38, text("TOOLS", 0, 126, 390, 38)),
          node("Cell", "label='Pot'", 0, 164, 390, 44),
          node("Other", "label='TOOLS'", 16, 126, 358, 38), text("Soup", 16, 70, 120, 40))),
      "Soup, Heading", "TOOLS, Heading", "Pot")
  }

  @Test("scroll bars are silent with what is drawn in them")
  func scrollBars() throws {
    let thumb = node("Other", "", 387, 80, 3, 200)
    let vertical = node("Other", "label='Bar' value='0%'", 357, 60, 30, 500, thumb)
    let horizontal = node("Other", "label='Bar' value='0%'", 0, 530, 390, 30, thumb)
    try expectHeard(
      phone(node("ScrollView", "", 0, 0, 390, 844, text("Leek", 16, 100), vertical, horizontal)),
      "Leek")
  }

  @Test("an element of UIKit with nothing but a small button in it is one stop")
  func element() throws {
    let small = node("Button", "label='Cook'", 16, 240, 60, 30, text("Cook", 20, 245, 50))
    try expectHeard(
      phone(node("Other", "label='Soup, warm'", 0, 100, 390, 180, small)), "Soup, warm")
    let large = node("Button", "label='Cook'", 0, 100, 390, 170)
    try expectHeard(
      phone(node("Other", "label='Soup, warm'", 0, 100, 390, 180, large)),
      "Soup, warm, Cook, Button")
  }

  @Test("whether a named wrapper is one stop or several is told as not determined")
  func notDetermined() throws {
    let card = node(
      "Other", "label='Card'", 0, 60, 390, 100, text("Leek", 16, 60), text("Salt", 16, 90))
    let app = try readPageSource(phone(card))
    #expect(app.screens[0].elements[0].evidence.facts.contains(.stopsNotDetermined))
    let told = try readPageSource(phone(card, node("Other", "accessible='false'", 0, 0, 1, 1)))
    #expect(!told.screens[0].elements[0].evidence.facts.contains(.stopsNotDetermined))
  }

  @Test(
    "the word for the way back is known in the languages of the system",
    arguments: [
      "Back", "Takaisin", "Tillbaka", "Zurück", "Zpět", "Назад", "戻る", "Wstecz", "Vissza",
    ])
  func back(label: String) throws {
    let bar = node(
      "NavigationBar", "name='x'", 0, 47, 390, 44, button(label, 40, 47), text("x", 160, 58))
    #expect(try heard(readPageSource(phone(bar))).first?.hasSuffix("Back Button") == true)
  }
}
