import EarshotScreens
import EarshotSemantics
import Testing

@Suite("What bars of a page source say")
struct PageSourceBarsTests {
  private func bar(_ name: String, _ items: String..., height: Int = 44) -> String {
    node("NavigationBar", "name='\(name)'", 0, 47, 390, height, items.joined())
  }

  @Test("the way back, the title as a heading, other items, then the content")
  func wholeBar() throws {
    let source = phone(
      text("Leek and water", 16, 20),
      bar("Soup", button("Edit", 320, 47), text("Soup", 160, 58, 60), button("Recipes", 0, 47, 90)))
    try expectHeard(
      source, "Recipes, Back Button", "Soup, Heading", "Edit, Button", "Leek and water")
    #expect(try readPageSource(source).screens[0].title == "Soup")
  }

  @Test("the name of a bar is no title where no text shows it")
  func nameIsNoTitle() throws {
    let source = phone(bar("RCCView", button("Home", 0, 47)), text("Welcome", 16, 120))
    try expectHeard(source, "Home, Back Button", "Welcome")
    #expect(try readPageSource(source).screens[0].title == nil)
  }

  @Test("a wrapper with the words of the title is the title")
  func wrappedTitle() throws {
    try expectHeard(
      phone(bar("Soup", node("Other", "label='Soup'", 150, 58, 60, 20))), "Soup, Heading")
  }

  @Test("a large title is read after the items beside the way back")
  func largeTitle() throws {
    try expectHeard(
      phone(
        bar("Recipes", button("Add", 330, 47), text("Recipes", 16, 94, 140, 42), height: 96),
        text("Soup", 16, 160)),
      "Add, Button", "Recipes, Heading", "Soup")
  }

  @Test("a large title that stands in the content is the title the bar names")
  func titleInContent() throws {
    let source = phone(bar("Recipes"), text("Recipes", 16, 95, 140, 42), text("Soup", 16, 160))
    // An empty bar is no stop, so nothing says that there is one.
    try expectHeard(source, "Recipes", "Soup")
    try expectHeard(
      phone(
        bar("Recipes", button("Add", 330, 47)), text("Soup", 16, 160),
        text("Recipes", 16, 95, 140, 42)),
      "Add, Button", "Recipes, Heading", "Soup")
  }

  @Test(
    "a leading button that does something is no way back",
    arguments: ["Edit", "Cancel", "Done", "Close", "Add", "Abbrechen", "Peruuta", "Скасувати"])
  func actions(label: String) throws {
    try expectHeard(
      phone(bar("Soup", button(label, 0, 47), text("Soup", 160, 58))), "\(label), Button",
      "Soup, Heading")
  }

  @Test("a leading button is a way back at the edge, or beside a title, or by its identifier")
  func wayBack() throws {
    let title = text("Soup", 160, 58)
    try expectHeard(
      phone(bar("Soup", button("Recipes", 16, 47), title)), "Recipes, Back Button", "Soup, Heading")
    try expectHeard(phone(bar("Any", button("Recipes", 16, 47))), "Recipes, Button")
    try expectHeard(
      phone(bar("Any", node("Button", "name='BackButton' label='Recipes'", 16, 47, 44, 44))),
      "Recipes, Back Button")
    try expectHeard(phone(bar("Any", button("Back", 16, 47))), "Back Button")
    try expectHeard(
      phone(bar("Soup", title, button("Recipes", 320, 47))), "Soup, Heading", "Recipes, Button")
    try expectHeard(
      phone(bar("Soup", node("Button", "", 8, 47, 39, 44), title)), "Button", "Soup, Heading")
  }

  @Test("in a screen that runs from right to left the way back is at the right")
  func rightToLeft() throws {
    let source = phone(
      bar("حساء", button("وصفات", 300, 47, 90), text("حساء", 160, 58, 60), button("تعديل", 10, 47)),
      text("كراث", 250, 120, 124), text("ملح", 16, 122, 100))
    #expect(try readPageSource(source).direction == .rightToLeft)
    try expectHeard(source, "وصفات, Back Button", "حساء, Heading", "تعديل, Button", "كراث", "ملح")
  }

  @Test("a search field in the bar is read after the title")
  func search() throws {
    try expectHeard(
      phone(
        bar(
          "Recipes", node("SearchField", "label='Find recipes'", 16, 100, 358, 36),
          text("Recipes", 150, 58), height: 96),
        text("Soup", 16, 160)),
      "Recipes, Heading", "Find recipes, Search Field", "Soup")
  }

  @Test("tabs come last with their position, even where rows go on below them")
  func tabs() throws {
    let tabBar = node(
      "TabBar", "label='Tab Bar'", 0, 761, 390, 83, button("Home", 0, 761, 130),
      button("Search", 130, 761, 130, 44, "value='1'"),
      button("Cart", 260, 761, 130, 44, "value='2 items'"))
    let tabs = [
      "Home, Tab, 1 of 3", "Selected, Search, Tab, 2 of 3", "Cart, 2 items, Tab, 3 of 3",
    ]
    for rows in [1, 9] {
      let content = (0..<rows).map { text("Row \($0)", 16, 100 + 88 * $0) }.joined()
      try expectHeard(phone(tabBar, content), (0..<rows).map { "Row \($0)" } + tabs)
    }
  }

  @Test("tabs at the top of a pad are read there")
  func padTabs() throws {
    try expectHeard(
      pad(
        text("Soup", 16, 120),
        node(
          "TabBar", "", 300, 24, 400, 44, button("Home", 300, 24, 200, 44, "value='1'"),
          button("Cart", 500, 24, 200))),
      "Selected, Home, Tab, 1 of 2", "Cart, Tab, 2 of 2", "Soup")
  }

  @Test("any view with the trait of a tab bar holds tabs")
  func tabBarTrait() throws {
    try expectHeard(
      phone(
        node(
          "Other", "traits='TabBar'", 0, 761, 390, 83, button("Home", 0, 761),
          button("Cart", 200, 761))),
      "Home, Tab, 1 of 2", "Cart, Tab, 2 of 2")
  }

  @Test("a bar at the bottom is read after the content, one above the keyboard in its place")
  func toolbar() throws {
    try expectHeard(
      phone(
        node("Toolbar", "label='Toolbar'", 0, 780, 390, 64, button("Share", 16, 780)),
        text("Leek", 16, 100), text("Behind the bar", 16, 800)),
      "Leek", "Behind the bar", "Share, Button")
    try expectHeard(
      phone(
        text("Above", 16, 100), node("Toolbar", "", 0, 300, 390, 44, button("Done", 300, 300)),
        text("Below", 16, 400)),
      "Above", "Done, Button", "Below")
  }

  @Test("lines are told apart from 8 points on a phone and from 13 on a pad")
  func lines() throws {
    let pair = [text("Second", 200, 100), text("First", 16, 110)]
    try expectHeard(phone(pair[0], pair[1]), "Second", "First")
    try expectHeard(pad(pair[0], pair[1]), "First", "Second")
  }

  @Test("bars side by side are those of columns: the first names the screen")
  func columns() throws {
    let source = pad(
      node("NavigationBar", "name='Recipes'", 0, 24, 320, 50, text("Recipes", 100, 40, 100)),
      node("NavigationBar", "name='Soup'", 320, 24, 704, 50, text("Soup", 600, 40, 100)),
      text("Leek", 340, 120))
    #expect(try readPageSource(source).screens[0].title == "Recipes")
    try expectHeard(source, "Recipes, Heading", "Soup, Heading", "Leek")
  }
}
