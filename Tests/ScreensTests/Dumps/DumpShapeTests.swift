import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Shapes that dumps of other apps have")
struct DumpShapeTests {
  private func bar(_ title: String, _ x: Int, _ width: Int, _ items: String...) -> String {
    node(
      "NavigationBar", "name='\(title)'", x, 44, width, 44,
      text(title, x + width / 2 - 20, 56, 80), items.joined())
  }

  /// A text that says of itself that it is an element.
  private func element(_ words: String, _ x: Int, _ y: Int) -> String {
    node("StaticText", "label='\(words)' value='\(words)' accessible='true'", x, y, 200, 16)
  }

  @Test("a row of a table is one stop, even if its texts say that they are elements")
  func accessibleRow() throws {
    let toggle = node("Switch", "label='Flight mode' value='0' accessible='true'", 320, 220, 51, 31)
    for flag in ["true", "false"] {
      let table = node(
        "Table", "accessible='false'", 0, 0, 390, 844,
        node(
          "Cell", "accessible='\(flag)'", 0, 100, 390, 60, element("Alerts", 20, 104),
          element("Shows three", 20, 124)),
        node(
          "Cell", "accessible='\(flag)' label='Flight mode'", 0, 210, 390, 50,
          element("Flight mode", 60, 222), toggle))
      try expectHeard(phone(table), "Alerts, Shows three", "Flight mode, Switch Button, Off")
    }
  }

  @Test("in a collection view the texts of a row stay stops of their own")
  func accessibleCollectionRow() throws {
    try expectHeard(
      phone(
        node(
          "CollectionView", "accessible='false'", 0, 0, 390, 844,
          node(
            "Cell", "accessible='false'", 0, 100, 390, 60, element("Alerts", 20, 104),
            element("Shows three", 20, 124)))),
      "Alerts", "Shows three")
  }

  @Test("a header of a SwiftUI list is a heading; a footer, a row and a loose text are none")
  func collectionHeaders() throws {
    func cell(_ words: String, _ y: Int, isRow: Bool) -> String {
      let inner = isRow ? node("Other", "", 16, y, 358, 40) : ""
      return node(
        "Cell", "", 16, y, 358, 40, node("Other", "", 16, y, 358, 40, inner),
        node("Other", "", 16, y, 358, 40, text(words, 32, y + 10)))
    }
    try expectHeard(
      phone(
        node(
          "CollectionView", "", 0, 0, 390, 844, cell("Fruit", 100, isRow: false),
          cell("Pear", 140, isRow: true), cell("Plum", 180, isRow: true),
          cell("All are ripe.", 220, isRow: false), cell("Roots", 290, isRow: false),
          cell("Leek", 330, isRow: true), cell("None is ripe.", 370, isRow: false),
          cell("Salt", 440, isRow: true))),
      "Fruit, Heading", "Pear", "Plum", "All are ripe.", "Roots, Heading", "Leek", "None is ripe.",
      "Salt")
  }

  @Test("what changes the keyboard is not the app's, and the bar above it is")
  func keyboard() throws {
    try expectHeard(
      phone(
        bar("Login", 0, 390), node("TextField", "label='Email' value='a'", 20, 120, 350, 40),
        node("Toolbar", "", 0, 520, 390, 44, button("Done", 330, 520)),
        node("Keyboard", "", 0, 564, 390, 280, node("Key", "label='q'", 0, 600, 40, 50)),
        button("Next keyboard", 20, 790), button("Dictate", 330, 790)),
      "Login, Heading", "Email, a, Text Field", "Done, Button")
  }

  @Test("while something is searched for, what cancels it comes after the field")
  func searching() throws {
    try expectHeard(
      phone(
        node(
          "NavigationBar", "name='Contacts'", 0, 44, 390, 90, button("Cancel", 320, 90, 60, 36),
          node("SearchField", "label='Search' value='ka'", 10, 90, 300, 36)),
        text("Kate", 16, 160)),
      "Search, ka, Search Field", "Cancel, Button", "Kate")
  }

  @Test("columns with bars side by side are read one after the other, each with its title")
  func columns() throws {
    try expectHeard(
      pad(
        node(
          "Other", "", 0, 0, 320, 1366, bar("Mail", 0, 320, button("Edit", 240, 44)),
          text("Inbox", 20, 100), text("Sent", 20, 300)),
        node(
          "Other", "", 321, 0, 703, 1366,
          bar(
            "Message", 321, 703, node("Button", "name='BackButton' label='Inbox'", 321, 44, 60, 44),
            button("Reply", 960, 44)),
          text("Hello", 340, 200))),
      "Mail, Heading", "Edit, Button", "Inbox", "Sent", "Inbox, Back Button", "Message, Heading",
      "Reply, Button", "Hello")
  }

  @Test("under a menu nothing is read, and what closes it comes last")
  func menu() throws {
    let menu = node(
      "Other", "", 0, 0, 390, 844, button("Dismiss context menu", 0, 0, 390, 844),
      node(
        "CollectionView", "", 100, 300, 200, 88,
        node("Cell", "", 100, 300, 200, 44, button("Copy", 100, 300, 200)),
        node("Cell", "", 100, 344, 200, 44, button("Delete", 100, 344, 200))))
    try expectHeard(
      phone(node("Other", "", 0, 0, 390, 844, bar("Soup", 0, 390), text("Leek", 16, 100)), menu),
      "Copy, Button", "Delete, Button", "Dismiss context menu, Button")
    // A button as large as the screen that says something else is the app's.
    try expectHeard(
      phone(button("Start", 0, 0, 390, 844), text("Leek", 16, 100)), "Start, Button", "Leek")
  }

  @Test("a server's answer may hold its source as nodes in JSON, or as XCUITest prints it")
  func responses() throws {
    let nodes = """
      {"value":{"isEnabled":"1","isVisible":"1","type":"Application","label":"Shop","name":"Shop",
      "rect":{"x":0,"y":0,"width":390,"height":844},"children":[
      {"isEnabled":"1","isVisible":"1","type":"NavigationBar","name":"Soup",
      "rect":{"x":0,"y":44,"width":390,"height":44},"children":[
      {"isEnabled":"1","isVisible":"1","type":"StaticText","label":"Soup","value":"Soup",
      "rect":{"x":160,"y":56,"width":60,"height":20}}]},
      {"isEnabled":"0","isVisible":"1","type":"Button","label":"Order","name":"order",
      "rect":{"x":16,"y":120,"width":100,"height":44}},
      {"isEnabled":"1","isVisible":"0","type":"Button","label":"Hidden",
      "rect":{"x":16,"y":220,"width":100,"height":44}},
      {"isEnabled":"1","isVisible":"1","type":"Switch","label":"Hot","value":"1",
      "rect":{"x":16,"y":320,"width":100,"height":44}}]},"sessionId":"1"}
      """
    try expectHeard(
      nodes, as: .appium, "Soup, Heading", "Order, Dimmed, Button", "Hot, Switch Button, On")
    let printed = description(line(2, "Button", "{{16.0, 60.0}, {80.0, 44.0}}, label: 'Order'"))
    try expectHeard(
      "{\"value\":\"\(printed.replacing("\n", with: "\\n"))\"}", as: .appium, "Order, Button")
  }
}
