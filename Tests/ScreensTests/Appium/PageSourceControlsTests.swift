import EarshotSemantics
import Testing

@Suite("What controls of a page source say")
struct PageSourceControlsTests {
  @Test(
    "a switch says its state",
    arguments: zip(["0", "1", "false", "true"], ["Off", "On", "Off", "On"]))
  func switches(value: String, state: String) throws {
    try expectHeard(
      phone(node("Switch", "label='Wi-Fi' value='\(value)'", 16, 60, 51, 31)),
      "Wi-Fi, Switch Button, \(state)")
  }

  @Test("a switch of a toggle in another is one stop, and a disabled one is dimmed")
  func nestedSwitch() throws {
    let inner = node("Switch", "value='1'", 319, 60, 51, 31)
    try expectHeard(
      phone(node("Switch", "label='Wi-Fi' value='1' enabled='false'", 16, 60, 358, 31, inner)),
      "Wi-Fi, Dimmed, Switch Button, On")
  }

  @Test("check boxes and radio buttons of pads say what they are")
  func boxes() throws {
    try expectHeard(
      pad(
        node("CheckBox", "label='Vegetarian' value='1'", 16, 60, 200, 40),
        node("RadioButton", "label='Small' value='1'", 16, 120, 200, 40),
        node("RadioButton", "label='Large'", 16, 180, 200, 40),
        node("PopUpButton", "label='Sort by' value='Name'", 16, 240, 200, 40)),
      "Vegetarian, Switch Button, On", "Selected, Small, Radio Button", "Large, Radio Button",
      "Sort by, Name, Pop-up Button")
  }

  @Test("what is adjusted says its value")
  func adjustable() throws {
    try expectHeard(
      phone(
        node("Slider", "label='Volume' value='38%'", 16, 60, 300, 40),
        node("PageIndicator", "value='page 1 of 3'", 16, 120, 300, 40),
        node(
          "DatePicker", "", 0, 180, 390, 200,
          node("PickerWheel", "value='June'", 0, 180, 150, 200),
          node("PickerWheel", "value='2026'", 200, 180, 150, 200))),
      "Volume, 38%, Adjustable", "page 1 of 3, Adjustable", "June, Picker Item, Adjustable",
      "2026, Picker Item, Adjustable")
  }

  @Test("progress says how far it is, a spinner only that it goes on")
  func progress() throws {
    try expectHeard(
      phone(
        node("ProgressIndicator", "label='Download' value='40%'", 16, 60, 300, 4),
        node("ActivityIndicator", "label='In progress' value='1'", 16, 90, 20, 20)),
      "Download, 40%", "In progress")
  }

  @Test("a chosen button is selected whichever way the file says it")
  func selected() throws {
    try expectHeard(
      phone(
        button("Day", 16, 60, 60, 44, "value='1'"),
        button("Week", 16, 110, 60, 44, "selected='true'"),
        button("Month", 16, 160, 60, 44, "traits='Button, Selected'"),
        button("Year", 16, 210, 60, 44, "value='1' selected='false'")),
      "Selected, Day, Button", "Selected, Week, Button", "Selected, Month, Button",
      "Year, 1, Button")
  }

  @Test("an empty field says its placeholder once, a filled one its text")
  func fields() throws {
    try expectHeard(
      phone(
        node("TextField", "value='Name' placeholderValue='Name'", 16, 60, 300, 40),
        node("TextField", "label='Name' value='Name' placeholderValue='Name'", 16, 110, 300, 40),
        node(
          "TextField", "label='Name' value='As on the card' placeholderValue='As on the card'", 16,
          160, 300, 40),
        node(
          "TextField", "label='Name' value='Ada' placeholderValue='As on the card'", 16, 210, 300,
          40),
        node("SecureTextField", "label='Password' value='••••'", 16, 260, 300, 40),
        node("TextView", "label='Notes' value='Buy leek'", 16, 310, 300, 80),
        node("SearchField", "label='Search' placeholderValue='Search'", 16, 400, 300, 36)),
      "Name, Text Field", "Name, Text Field", "Name, As on the card, Text Field",
      "Name, Ada, Text Field", "Password, ••••, Secure Text Field", "Notes, Buy leek, Text Field",
      "Search, Search Field")
  }

  @Test("a field with the keyboard is being edited, and the button in it is reached")
  func editing() throws {
    let clear = button("Clear text", 280, 70, 20, 20)
    try expectHeard(
      phone(
        node(
          "TextField", "label='Name' value='Ada' focused='true'", 16, 60, 300, 40, clear,
          text("Ada", 20, 62))),
      "Name, Ada, Text Field, Is editing", "Clear text, Button")
  }

  @Test("the halves of a stepper are named by it")
  func stepper() throws {
    try expectHeard(
      phone(
        node(
          "Stepper", "label='Guests' value='2'", 16, 60, 94, 32,
          button("Decrement", 16, 60, 47, 32),
          button("Increment", 63, 60, 47, 32)),
        node(
          "Stepper", "value='3'", 16, 120, 94, 32, button("Eggs, Decrement", 16, 120, 47, 32),
          button("Eggs, Increment", 63, 120, 47, 32, "enabled='false'"))),
      "Guests, Decrement, 2, Button", "Guests, Increment, 2, Button",
      "Eggs, Decrement, 3, Button", "Eggs, Increment, 3, Dimmed, Button")
  }

  @Test("segments tell their position, the chosen one first of all that it is chosen")
  func segments() throws {
    try expectHeard(
      phone(
        node(
          "SegmentedControl", "label='Period'", 16, 60, 300, 32,
          button("Day", 16, 60, 100, 32), button("Week", 116, 60, 100, 32, "value='1'"),
          button("Month", 216, 60, 100, 32)),
        text("Below", 16, 120)),
      "Period, Day, Button, 1 of 3", "Selected, Week, Button, 2 of 3", "Month, Button, 3 of 3",
      "Below")
  }
}
