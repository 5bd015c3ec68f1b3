import EarshotScreens
import EarshotSemantics
import Foundation
import Testing

@Suite("What of a page source is a stop")
struct PageSourceStopsTests {
  @Test("texts, buttons, links and pictures with a label are heard by their roles")
  func leaves() throws {
    try expectHeard(
      phone(
        text("Soup", 16, 60), button("Cook", 16, 100),
        node("Link", "label='Recipe on the web'", 16, 160, 200, 44),
        node("Image", "name='pot-2x' label='A pot'", 16, 220, 100, 100),
        node("Icon", "label='Camera'", 16, 340, 60, 60)),
      "Soup", "Cook, Button", "Recipe on the web, Link", "A pot, Image", "Camera, Button")
  }

  @Test(
    "a name that is no label is not spoken", arguments: ["Image", "Other", "StaticText", "Tab"])
  func nameAlone(type: String) throws {
    try expectHeard(
      phone(node(type, "name='icon_pot_2x'", 16, 60, 40, 40), text("Soup", 16, 120)), "Soup")
  }

  @Test("a control without a name is still a stop")
  func namelessControls() throws {
    try expectHeard(
      phone(
        node("Button", "name='btn_close'", 16, 60, 44, 44),
        node("Slider", "value='50%'", 16, 120, 200, 44),
        node("TextField", "", 16, 180, 200, 44)),
      "Button", "50%, Adjustable", "Text Field")
  }

  @Test("a button without a label is named by the texts in it, in reading order")
  func buttonNamedByTexts() throws {
    try expectHeard(
      phone(node("Button", "", 0, 60, 390, 80, text("20 minutes", 16, 110), text("Soup", 16, 70))),
      "Soup, 20 minutes, Button")
  }

  @Test("what is not visible is not read, but a covered wrapper may hold what is")
  func invisible() throws {
    try expectHeard(
      phone(
        node("StaticText", "label='Gone' visible='false'", 16, 60, 100, 20),
        node("Button", "label='Covered' visible='false'", 16, 90, 100, 44, text("Covered", 16, 90)),
        node("Other", "label='Off' visible='false'", 0, 120, 390, 100),
        node("Other", "visible='false'", 0, 230, 390, 100, text("Here", 16, 240))),
      "Here")
  }

  @Test("what has no size is not read, with or without a place")
  func zeroSize() throws {
    try expectHeard(
      phone(
        node("Button", "label='Nowhere'", 16, 60, 0, 0),
        node("Button", "label='Not laid out' x='inf' y='inf' width='0' height='0'"),
        node("Other", "", 0, 0, 0, 0, text("Overflowing", 16, 90)), text("Thin", 16, 120, 0, 10)),
      "Overflowing", "Thin")
  }

  @Test("a wrapper with a label and nothing heard below is a stop")
  func labelledLeaf() throws {
    try expectHeard(
      phone(
        node("Other", "label='Sign in'", 0, 60, 390, 50, node("Other", "", 0, 60, 390, 50)),
        node("Other", "label='Order' value='3 of 5'", 0, 120, 390, 50)),
      "Sign in", "Order, 3 of 5")
  }

  @Test("wrappers that repeat what is in them say nothing", arguments: 1...5)
  func repeatingWrappers(depth: Int) throws {
    var field = node("TextField", "name='user' label='user' value='ada'", 16, 100, 300, 40)
    var sign = node("Other", "name='sign in' label='sign in'", 16, 160, 300, 40)
    for _ in 0..<depth {
      field = node("Other", "name='user' label='user'", 16, 100, 300, 40, field)
      sign = node("Other", "name='sign in' label='sign in'", 16, 160, 300, 40, sign)
    }
    let whole = node(
      "Other", "label='Welcome user sign in'", 0, 60, 390, 300, text("Welcome", 16, 60), field, sign
    )
    try expectHeard(phone(whole), "Welcome", "user, ada, Text Field", "sign in")
  }

  @Test("a wrapper that says more than what is in it names a group")
  func group() throws {
    try expectHeard(
      phone(
        node(
          "Other", "label='Ingredients'", 0, 60, 390, 100, text("Leek", 16, 60),
          text("Salt", 16, 90)),
        text("Serves four", 16, 180)),
      "Ingredients, Leek", "Salt", "Serves four")
  }

  @Test("where the file says what is accessible, that decides")
  func accessible() throws {
    try expectHeard(
      phone(
        node("StaticText", "label='Shown only' accessible='false'", 16, 60, 100, 20),
        node(
          "Button", "label='Card' accessible='false'", 0, 90, 390, 80,
          node("StaticText", "label='Soup' accessible='true'", 16, 90, 100, 20),
          node("Button", "label='Cook' accessible='true'", 16, 120, 100, 40)),
        node(
          "Other", "label='Rating' accessible='true'", 0, 180, 390, 40,
          node("Image", "label='star' accessible='false'", 0, 180, 20, 20)),
        node("Other", "accessible='true'", 0, 230, 390, 40)),
      "Soup", "Cook, Button", "Rating", "")
  }

  @Test("of an accessible table and its accessible rows the rows are heard")
  func accessibleTable() throws {
    try expectHeard(
      phone(
        node(
          "Table", "label='Results' accessible='true'", 0, 60, 390, 600,
          node("Cell", "label='Leek' accessible='true'", 0, 60, 390, 44),
          node(
            "Cell", "accessible='true'", 0, 104, 390, 44,
            node("StaticText", "label='Salt' accessible='true'", 16, 104, 100, 44),
            node("StaticText", "label='A pinch' accessible='true'", 200, 104, 100, 44)))),
      "Results, Leek", "Salt, A pinch")
  }

  @Test("traits that the file tells are heard")
  func traits() throws {
    try expectHeard(
      phone(
        node("StaticText", "label='Steps' traits='StaticText, Header'", 16, 60, 100, 20),
        node(
          "Other", "label='Card' traits='Button, Selected'", 16, 90, 100, 40, text("Card", 16, 90)),
        node(
          "Other", "label='Rating' value='4' traits='Adjustable, SupportsZoom'", 16, 140, 100, 40),
        node("Button", "label='Dark' value='1' traits='ToggleButton'", 16, 190, 100, 40),
        node("Button", "label='Cook' enabled='false' traits='Button, NotEnabled'", 16, 240, 100, 40)
      ),
      "Steps, Heading", "Selected, Card, Button", "Rating, 4, Adjustable",
      "Dark, Switch Button, On", "Cook, Dimmed, Button")
  }

  @Test("the scroll bars, the status bar and the keyboard are not the app's screen")
  func foreign() throws {
    let bar = node("Other", "label='Vertical scroll bar, 2 pages' value='0%'", 357, 60, 30, 600)
    let list = node("ScrollView", "", 0, 60, 390, 600, text("Soup", 16, 80), bar)
    try expectHeard(
      phone(
        node("StatusBar", "", 0, 0, 390, 47, node("Other", "label='9:41'", 20, 10, 50, 20)), list,
        node(
          "Keyboard", "label='Keyboard'", 0, 600, 390, 244,
          node("Key", "label='q'", 0, 600, 39, 54),
          button("shift", 0, 700))),
      "Soup")
  }

  @Test("a share of a hundred in the middle of a list is no scroll bar")
  func progressInList() throws {
    let done = node("Other", "label='Downloaded' value='40%'", 16, 100, 358, 30)
    try expectHeard(phone(node("ScrollView", "", 0, 60, 390, 600, done)), "Downloaded, 40%")
  }

  @Test("hints, custom actions and identifiers are kept")
  func extras() throws {
    let source = phone(
      node(
        "Button", "name='mail-7' label='Ada' hint='Opens it' customActions='Archive, Delete'", 0,
        60, 390, 60))
    let element = try #require(readPageSource(source).screens[0].elements.first)
    #expect(element.hint == "Opens it")
    #expect(element.actions.map(\.name) == ["Archive", "Delete"])
    #expect(element.identifier == "mail-7")
  }

  @Test("an element knows its type, its place in the file and the way to it")
  func evidence() throws {
    let line = "  " + node("Other") + node("Other", "", [node("Button", "label='Säve'")])
    let app = try readPageSource(
      "<AppiumAUT>\n <XCUIElementTypeApplication label='Äpp'>\n\(line)"
        + "</XCUIElementTypeApplication></AppiumAUT>")
    let element = try #require(app.screens[0].elements.first)
    #expect(
      element.evidence.facts == [
        .nodeType("XCUIElementTypeButton"),
        .viewPath([
          "XCUIElementTypeApplication[1]", "XCUIElementTypeOther[2]", "XCUIElementTypeButton[1]",
        ]),
      ])
    #expect(element.source?.line == 3)
    let before = try #require(line.range(of: "<XCUIElementTypeButton")).lowerBound
    #expect(element.source?.column == line[..<before].utf8.count + 1)
  }
}
