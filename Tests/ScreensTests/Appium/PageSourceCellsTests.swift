import EarshotSemantics
import Testing

@Suite("What rows of a page source say")
struct PageSourceCellsTests {
  private func table(_ rows: String...) -> String {
    phone(node("Table", "", 0, 0, 390, 844, rows.joined()))
  }

  private func collection(_ rows: String...) -> String {
    phone(node("CollectionView", "", 0, 0, 390, 844, rows.joined()))
  }

  @Test("a row is one stop: its label and value, whatever is drawn in it")
  func labelled() throws {
    let arrow = node("Button", "name='chevron' label='chevron'", 350, 110, 12, 14)
    try expectHeard(
      table(
        node(
          "Cell", "label='Keyboards' value='3'", 0, 100, 390, 44, text("Keyboards", 20, 110),
          text("3", 340, 110, 11), node("Image", "label='keyboard'", 4, 110, 12, 12), arrow)),
      "Keyboards, 3")
  }

  @Test("a row without a label says its texts in reading order, each once")
  func texts() throws {
    try expectHeard(
      table(
        node(
          "Cell", "", 0, 100, 390, 60, text("20 minutes", 16, 130), text("Soup", 16, 102),
          text("Soup", 300, 102))),
      "Soup, 20 minutes")
  }

  @Test(
    "a row lends its words to the switch in it",
    arguments: ["label='Sounds' value='1'", "value='1'", ""])
  func switchRow(attributes: String) throws {
    let toggle = node("Switch", "label='Sounds' value='1'", 319, 107, 51, 31)
    try expectHeard(
      table(node("Cell", attributes, 0, 100, 390, 44, text("Sounds", 20, 110), toggle)),
      "Sounds, Switch Button, On")
  }

  @Test("a switch without a name takes that of its row, and the row's other words stay")
  func namelessSwitch() throws {
    let toggle = node("Switch", "value='0'", 319, 107, 51, 31)
    try expectHeard(
      table(
        node(
          "Cell", "", 0, 100, 390, 60, text("Sounds", 20, 102), text("While cooking", 20, 130),
          toggle)),
      "Sounds, While cooking, Switch Button, Off")
  }

  @Test("other controls of a row stay stops")
  func controls() throws {
    try expectHeard(
      table(
        node(
          "Cell", "label='Home'", 0, 100, 390, 44, text("Home", 20, 110),
          button("More info", 340, 100)),
        node(
          "Cell", "", 0, 160, 390, 60, text("Port", 20, 170),
          node("TextField", "label='Port' value='8081'", 100, 170, 200, 30)),
        node(
          "Cell", "", 0, 230, 390, 60, text("Size", 20, 240),
          node("Slider", "label='Text size' value='50%'", 100, 250, 200, 30))),
      "Home", "More info, Button", "Port, 8081, Text Field", "Size", "Text size, 50%, Adjustable")
  }

  @Test("a row that is a button is one stop and a button")
  func buttonRow() throws {
    try expectHeard(
      table(
        node("Cell", "label='Log out'", 0, 100, 390, 44, button("Log out", 0, 100, 390)),
        node("Cell", "", 0, 150, 390, 44, button("Delete", 0, 150, 390))),
      "Log out, Button", "Delete, Button")
  }

  @Test("the arrow of a row is silent, whatever an older system calls it")
  func oldDisclosure() throws {
    func row(_ attributes: String, _ y: Int) -> String {
      node(
        "Cell", attributes, 0, y, 390, 44, text("WLAN", 20, y + 10),
        button("Mehr Info", 370, y + 15, 8, 13, "enabled='false'"))
    }
    try expectHeard(table(row("label='WLAN' value='Aus'", 100), row("", 150)), "WLAN, Aus", "WLAN")
  }

  @Test("a row with a checkmark is selected")
  func checkmark() throws {
    try expectHeard(
      table(
        node(
          "Cell", "label='English'", 0, 100, 390, 44, text("English", 20, 110),
          node("Button", "name='checkmark' label='checkmark'", 350, 110, 20, 20))),
      "Selected, English")
  }

  @Test("texts in a cell of a collection view without a label are stops of their own")
  func collectionCell() throws {
    try expectHeard(
      collection(
        node("Cell", "", 0, 100, 390, 60, text("Volume", 16, 102), text("Loud", 16, 130)),
        node(
          "Cell", "label='Leek, 2 euros'", 0, 170, 190, 60, text("Leek", 16, 170),
          text("2 euros", 16, 200)),
        node(
          "Cell", "", 0, 240, 390, 60, text("Sounds", 16, 240),
          node("Switch", "label='Sounds' value='1'", 16, 240, 358, 31)),
        node("Cell", "", 0, 310, 390, 60, button("Log out", 16, 310, 358))),
      "Volume", "Loud", "Leek, 2 euros", "Sounds, Switch Button, On", "Log out, Button")
  }

  @Test("cells in a cell are the stops")
  func nestedCells() throws {
    let inner = node(
      "CollectionView", "", 0, 120, 390, 100,
      node("Cell", "label='Leek'", 0, 120, 100, 100),
      node("Cell", "label='Salt'", 110, 120, 100, 100))
    try expectHeard(table(node("Cell", "", 0, 100, 390, 140, inner)), "Leek", "Salt")
  }

  @Test("a text right above a row is the heading of its section, once, and a footer is not")
  func sections() throws {
    func section(_ words: String, _ y: Int) -> String {
      node(
        "Other", "name='\(words)'", 0, y, 390, 40, node("Other", "label='\(words)'", 0, y, 390, 40))
    }
    try expectHeard(
      table(
        section("Choose how it sounds.", 20), section("SOUND", 60),
        node("Cell", "label='Ringtone'", 0, 100, 390, 44), section("Plays on calls.", 144),
        section("TOUCH", 210), node("Cell", "label='Haptics'", 0, 250, 390, 44),
        section("Not on silent.", 294), node("Cell", "label='Reset'", 0, 370, 390, 44)),
      "Choose how it sounds.", "SOUND, Heading", "Ringtone", "Plays on calls.", "TOUCH, Heading",
      "Haptics", "Not on silent.", "Reset")
  }

  @Test("rows that are scrolled away are not read")
  func invisibleRow() throws {
    try expectHeard(
      table(
        node("Cell", "label='Leek'", 0, 100, 390, 44),
        node(
          "Cell", "label='Salt' visible='false'", 0, 900, 390, 44,
          node("StaticText", "label='Salt' visible='false'", 0, 900, 100, 20))),
      "Leek")
  }
}
