import EarshotSemantics
import Testing

@Suite("What covers the screen of a page source")
struct PageSourceModalTests {
  private let covered =
    node("NavigationBar", "name='Soup'", 0, 47, 390, 44, text("Soup", 160, 58))
    + text("Leek", 16, 120)
    + node("TabBar", "", 0, 761, 390, 83, button("Home", 0, 761))

  @Test("of a screen under an alert only the alert is read, its title once and no heading")
  func alert() throws {
    try expectHeard(
      phone(
        covered,
        node(
          "Alert", "name='Delete?' label='Delete?'", 60, 300, 270, 200,
          node(
            "Other", "visible='false'", 60, 300, 270, 200, text("Delete?", 80, 320),
            text("It is gone then.", 80, 350)),
          button("Cancel", 60, 440, 135), button("Delete", 195, 440, 135))),
      "Delete?", "It is gone then.", "Cancel, Button", "Delete, Button")
  }

  @Test("the title of an alert is read even if no text shows it")
  func alertWithoutTitleText() throws {
    try expectHeard(
      phone(
        covered,
        node("Alert", "label='Use your photos?'", 60, 300, 270, 200, button("Allow", 60, 440))),
      "Use your photos?", "Allow, Button")
  }

  @Test("an action sheet, also in a popover with the region that closes it")
  func sheets() throws {
    let sheet = node(
      "Sheet", "label='Photo'", 8, 600, 374, 200, text("Photo", 150, 610),
      button("Take one", 8, 640))
    try expectHeard(phone(covered, sheet), "Photo", "Take one, Button")
    try expectHeard(
      pad(
        text("Leek", 16, 120),
        node("Other", "name='PopoverDismissRegion' label='dismiss popup'", 0, 0, 1024, 1366),
        node("Popover", "", 8, 600, 374, 200, sheet)),
      "dismiss popup, Button", "Photo", "Take one, Button")
  }

  @Test("an alert that is not shown covers nothing", arguments: ["visible='false'", ""])
  func hiddenAlert(attributes: String) throws {
    let alert = node(
      "Alert", "label='Gone' \(attributes)", 0, 0, 0, 0,
      node("Button", "label='OK' visible='false'", 0, 0, 0, 0))
    try expectHeard(phone(text("Leek", 16, 120), alert), "Leek")
  }
}
