import EarshotScreens
import EarshotSemantics
import Testing

/// A view of a screen, to be written down by several tools.
private struct View {
  var type: String
  var label: String?
  var value: String?
  var placeholder: String?
  var identifier: String?
  var isEnabled = true
  var isSelected = false
  var frame: [Int]
  var inside: [View] = []

  init(
    _ type: String, _ label: String? = nil, value: String? = nil, placeholder: String? = nil,
    identifier: String? = nil, isEnabled: Bool = true, isSelected: Bool = false, at frame: [Int],
    _ inside: [View] = []
  ) {
    self.type = type
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.identifier = identifier
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.frame = frame
    self.inside = inside
  }

  /// As WebDriverAgent writes it.
  var pageSource: String {
    var attributes = ""
    func add(_ key: String, _ value: String?) {
      if let value { attributes += " \(key)='\(value)'" }
    }
    add("name", identifier ?? label)
    add("label", label)
    // A text is its own value, a selected button has one.
    add("value", value ?? (type == "StaticText" ? label : isSelected ? "1" : nil))
    add("placeholderValue", placeholder)
    add("enabled", "\(isEnabled)")
    add("visible", "true")
    for (key, number) in zip(["x", "y", "width", "height"], frame) { add(key, "\(number)") }
    let name = "XCUIElementType\(type)"
    return "<\(name) type='\(name)'\(attributes)>\(inside.map(\.pageSource).joined())</\(name)>"
  }

  /// As XCUITest prints it.
  func description(_ depth: Int = 0) -> String {
    var line = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth)
    line +=
      "\(type), 0x600\(depth), {{\(frame[0]).0, \(frame[1]).0}, {\(frame[2]).0, \(frame[3]).0}}"
    if let identifier { line += ", identifier: '\(identifier)'" }
    if let label { line += ", label: '\(label)'" }
    if let placeholder { line += ", placeholderValue: '\(placeholder)'" }
    if let value { line += ", value: \(value)" }
    if isSelected { line += ", Selected" }
    if !isEnabled { line += ", Disabled" }
    return line + "\n" + inside.map { $0.description(depth + 1) }.joined()
  }
}

@Suite("One screen, written down by different tools")
struct FormsOfAScreenTests {
  private static func app(_ inside: View...) -> View {
    View(
      "Application", "Shop", at: [0, 0, 390, 844],
      [View("Window", at: [0, 0, 390, 844], [View("Other", at: [0, 0, 390, 844], inside)])])
  }

  private static func bar(_ title: String, _ items: View...) -> View {
    View(
      "NavigationBar", at: [0, 44, 390, 44],
      [View("StaticText", title, at: [150, 56, 90, 20])] + items)
  }

  private static let tabs = View(
    "TabBar", "Tab Bar", at: [0, 761, 390, 83],
    [
      View("Button", "Home", isSelected: true, at: [0, 761, 195, 49]),
      View("Button", "Search", at: [195, 761, 195, 49]),
    ])

  private static let list = app(
    bar("Soups", View("Button", "Shop", identifier: "BackButton", at: [0, 44, 60, 44])),
    View(
      "Table", at: [0, 0, 390, 844],
      [
        View("Cell", "Leek, 20 minutes", at: [0, 100, 390, 44]),
        View(
          "Cell", at: [0, 144, 390, 60],
          [
            View("StaticText", "Tomato", at: [16, 150, 200, 20]),
            View("StaticText", "35 minutes", at: [16, 175, 200, 16]),
          ]),
        View(
          "Cell", at: [0, 204, 390, 44],
          [
            View("StaticText", "Vegetarian only", at: [16, 214, 200, 20]),
            View("Switch", "Vegetarian only", value: "1", at: [320, 210, 51, 31]),
          ]),
      ]), tabs)

  private static let form = app(
    bar("Edit", View("Button", "Save", isEnabled: false, at: [330, 44, 60, 44])),
    View("TextField", placeholder: "Name", at: [16, 100, 358, 40]),
    View("TextField", "Servings", value: "4", at: [16, 150, 358, 40]),
    View("SecureTextField", "Code", value: "••••", at: [16, 200, 358, 40]),
    View("Slider", "Heat", value: "50%", at: [16, 250, 358, 30]),
    View(
      "Stepper", "Steps", value: "2", at: [16, 300, 94, 32],
      [
        View("Button", "Decrement", at: [16, 300, 47, 32]),
        View("Button", "Increment", at: [63, 300, 47, 32]),
      ]),
    View(
      "SegmentedControl", at: [16, 350, 358, 32],
      [
        View("Button", "Grams", isSelected: true, at: [16, 350, 179, 32]),
        View("Button", "Ounces", at: [195, 350, 179, 32]),
      ]),
    View("Image", "A bowl of soup", at: [16, 400, 100, 100]),
    View("Link", "More about soup", at: [16, 520, 200, 20]))

  private static let question = app(
    bar("Soups"), View("StaticText", "Leek", at: [16, 120, 200, 20]),
    View(
      "Alert", "Delete?", at: [60, 300, 270, 200],
      [
        View("StaticText", "Delete?", at: [80, 320, 230, 20]),
        View("StaticText", "It is gone then.", at: [80, 350, 230, 20]),
        View("Button", "Cancel", at: [60, 440, 135, 44]),
        View("Button", "Delete", at: [195, 440, 135, 44]),
      ]))

  @Test(
    "is heard the same from a page source and from a debugDescription",
    arguments: [list, form, question])
  fileprivate func pageSourceAndDescription(_ screen: View) throws {
    let source = try readPageSource("<AppiumAUT>\(screen.pageSource)</AppiumAUT>")
    let printed = try readDump(
      "Element subtree:\n\(screen.description())", as: .debugDescription)
    #expect(printed.count == 1)
    #expect(try heard(source) == heard(#require(printed.first)))
    #expect(heard(source).count > 3)
    #expect(try source.screens.map(\.title) == #require(printed.first).screens.map(\.title))
  }
}
