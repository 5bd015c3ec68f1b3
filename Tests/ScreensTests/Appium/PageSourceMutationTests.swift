import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Page sources that were damaged")
struct PageSourceMutationTests {
  private static let whole = Array(
    phone(
      node(
        "NavigationBar", "name='Soup'", 0, 47, 390, 44, button("Recipes", 0, 47),
        text("Soup", 160, 58)),
      node(
        "Table", "", 0, 91, 390, 600,
        node("Other", "label='MAKE'", 0, 91, 390, 40),
        node("Cell", "label='Leek &amp; salt' value='2'", 0, 131, 390, 44, text("Leek", 16, 140)),
        node(
          "Cell", "", 0, 175, 390, 44, text("Sounds", 16, 180),
          node(
            "Switch", "value='1' accessible='true' traits='Button, ToggleButton'", 319, 180, 51, 31)
        )),
      node("Stepper", "label='Guests' value='2'", 0, 700, 94, 32, button("Decrement", 0, 700, 47)),
      node("SegmentedControl", "", 0, 730, 390, 32, button("Day", 0, 730, 100, 32, "value='1'")),
      node("TabBar", "", 0, 761, 390, 83, button("Home", 0, 761), button("Cart", 200, 761)),
      node("Alert", "label='Ä' visible='false'", 0, 0, 0, 0)
    ).utf8)

  /// Pieces that matter to a reader of XML, to be put anywhere.
  private static let pieces = [
    "<", ">", "/", "'", "\"", "&", "&amp;", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>",
    "<!DOCTYPE a>",
    "<XCUIElementTypeCell>", "</XCUIElementTypeCell>", "<XCUIElementTypeTabBar>", "\0", "\u{FEFF}",
    " accessible='true'", " visible='false'", " x='1e308'", " width='inf'", "\u{202E}",
  ]

  /// What an attribute may be changed to; most is meaningful somewhere.
  private static let values =
    PageSourceMutationTests.types + [
      "", " ", "true", "false", "0", "1", "-5", "1e7", "100", "nan", "inf", "40%", "Leek",
      "Leek, salt",
      "chevron", "checkmark", "BackButton", "Back", "Edit", "Header", "TabBar", "Button, Selected",
      "Adjustable", "سطر", "a\u{301}\u{202E}b", ",", "&#10;",
    ]

  private static let types = [
    "Other", "Cell", "Table", "CollectionView", "Button", "Switch", "StaticText", "TextField",
    "TabBar",
    "NavigationBar", "Toolbar", "Alert", "Popover", "Stepper", "SegmentedControl", "Keyboard",
    "Window", "Image", "SearchField",
  ].map { "XCUIElementType\($0)" }

  /// Where the values of attributes stand.
  private static let attributes: [Range<Int>] = {
    let quotes = whole.indices.filter { whole[$0] == UInt8(ascii: "'") }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { (quotes[$0] + 1)..<quotes[$0 + 1] }
  }()

  /// A page source with other values, from the last to the first so that places stay true.
  private func changed(_ dice: inout Dice) -> [UInt8] {
    var bytes = Self.whole
    let chosen = Set((0...dice.below(12)).map { _ in dice.below(Self.attributes.count) })
    for attribute in chosen.sorted(by: >) {
      bytes.replaceSubrange(Self.attributes[attribute], with: Array(dice.one(of: Self.values).utf8))
    }
    return bytes
  }

  private func damaged(_ dice: inout Dice) -> [UInt8] {
    var bytes = Self.whole
    for _ in 0...dice.below(4) {
      let place = dice.below(bytes.count)
      switch dice.below(5) {
      case 0: bytes[place] = UInt8(dice.below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.below(40)))
      case 2: bytes.insert(contentsOf: Array(dice.one(of: Self.pieces).utf8), at: place)
      case 3:
        let from = dice.below(bytes.count)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + dice.below(200))], at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { return bytes }
    }
    return bytes
  }

  @Test("are read or refused with a place, always the same way, and can be converted")
  func mutations() throws {
    var dice = Dice(seed: 20_260_101)
    var apps = 0
    for round in 0..<400 {
      let bytes = round.isMultiple(of: 2) ? damaged(&dice) : changed(&dice)
      let (app, problems) = AppiumPageSource.read(bytes: bytes, file: "f")
      #expect(app != nil || problems.count == 1, "round \(round)")
      guard let app else { continue }
      apps += 1
      let again = AppiumPageSource.read(bytes: bytes, file: "f")
      #expect(app == again.app && problems == again.problems, "round \(round)")
      let document = try ScreenDocument.read(ScreenDocument.write(app), file: "d")
      #expect(heard(document) == heard(app), "round \(round)")
    }
    #expect(apps > 180)
  }
}
