import EarshotScreens
import EarshotSemantics
import Testing

@Suite("What idb, AXe and sim-use print of a simulator")
struct SimulatorDescriptionTests {
  /// An element: role, words, place, further keys, and what is in it.
  private func element(
    _ role: String, _ label: String?, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    _ more: String = "", _ children: String...
  ) -> String {
    let words = label.map { "\"\($0)\"" } ?? "null"
    let extra = more.isEmpty ? "" : ",\(more)"
    return """
      {"AXFrame":"{{\(x), \(y)}, {\(width), \(height)}}","AXLabel":\(words),"AXUniqueId":null,\
      "role":"AX\(role)","type":"\(role)","enabled":true,\
      "frame":{"x":\(x),"y":\(y),"width":\(width),"height":\(height)}\(extra),\
      "children":[\(children.joined(separator: ","))]}
      """
  }

  private var bar: [String] {
    [
      element("Button", "Recipes", 8, 63, 60, 30), element("Heading", "Soup", 153, 68, 95, 20),
      element("Button", "Edit", 340, 63, 50, 30),
    ]
  }

  private var tabs: [String] {
    ["Home", "Cart"].enumerated().map { index, name in
      element(
        "RadioButton", name, 200 * index, 792, 190, 48,
        "\"subrole\":\"AXTabButton\",\"AXValue\":\"\(1 - index)\"")
    }
  }

  private var content: [String] {
    [
      element("Heading", "Steps", 16, 120, 200, 20),
      element(
        "CheckBox", "Sounds", 16, 160, 370, 44, "\"subrole\":\"AXSwitch\",\"AXValue\":\"1\""),
      element("Slider", "Heat", 16, 220, 370, 30, "\"AXValue\":\"50%\""),
      element(
        "StaticText", "Leek", 16, 260, 370, 30, "\"custom_actions\":[\"Delete\"],\"help\":\"Opens\""
      ),
    ]
  }

  private let lines = [
    "Recipes, Back Button", "Soup, Heading", "Edit, Button", "Steps, Heading",
    "Sounds, Switch Button, On", "Heat, 50%, Adjustable", "Leek", "Selected, Home, Tab, 1 of 2",
    "Cart, Tab, 2 of 2",
  ]

  private func app(_ children: [String]) -> String {
    let inside = children.joined(separator: ",")
    return """
      {"AXFrame":"{{0, 0}, {402, 874}}","AXLabel":"Shop","AXUniqueId":null,"role":"AXApplication",\
      "type":"Application","frame":{"x":0,"y":0,"width":402,"height":874},"children":[\(inside)]}
      """
  }

  private func group(_ children: [String], _ y: Int, _ height: Int, _ label: String? = nil)
    -> String
  {
    element("Group", label, 0, y, 402, height, "", children.joined(separator: ","))
  }

  @Test("nested, with groups for the bars, flat, and wrapped, it is the same screen")
  func forms() throws {
    let nested = "[\(app([group(bar, 60, 50), group(content, 110, 600)] + [group(tabs, 791, 83)]))]"
    let loose = "[\(app(bar + content + tabs))]"
    let flat = "[" + ([app([])] + bar + content + tabs).joined(separator: ",") + "]"
    let wrapped = "{\"ok\":true,\"data\":{\"entries\":[],\"outline\":\"App\",\"raw\":\(nested)}}"
    for text in [nested, loose, flat, wrapped] {
      let apps = try readDump(text, as: .idb)
      #expect(apps.count == 1)
      #expect(apps.first.map { heard($0) } == lines)
      #expect(apps.first?.screens.first?.title == "Soup")
    }
  }

  @Test("the list that sim-use makes of it says the same, but for hints and actions")
  func entries() throws {
    let entry = { (role: String, label: String, y: Int, states: String) in
      """
      {"aliases":{"at":1},"frame":{"x":16,"y":\(y),"width":90,"height":30},"label":"\(label)",\
      "region":{"kind":"Content"},"role":"\(role)","states":[\(states)]}
      """
    }
    let list = [
      entry("Heading", "Steps", 160, ""), entry("Button", "Cook", 200, "\"disabled\""),
      entry("TextField", "Find", 240, #""value=\"Leek\"""#),
    ].joined(separator: ",")
    let text = "{\"ok\":true,\"data\":{\"entries\":[\(list)],\"outline\":\"\"}}"
    try expectHeard(
      text, as: .idb, "Steps, Heading", "Cook, Dimmed, Button", "Find, Leek, Text Field")
    #expect(try readDump(text, as: .idb)[0].screens[0].limits.contains(.hints))
  }

  @Test("the system's bar beside the clock is left out, what the app puts there is not")
  func statusBar() throws {
    let status = [
      element("StaticText", "9:41", 51, 22, 45, 20),
      element("GenericElement", "Wi-Fi", 315, 26, 17, 12),
      element("GenericElement", "100%", 339, 26, 27, 13),
    ]
    try expectHeard(
      "[\(app(content + status))]", as: .idb, "Steps, Heading", "Sounds, Switch Button, On",
      "Heat, 50%, Adjustable", "Leek")
    try expectHeard(
      "[\(app([element("StaticText", "Offline", 51, 22, 45, 20), element("StaticText", "9:41", 51, 220, 45, 20)]))]",
      as: .idb, "Offline", "9:41")
  }

  @Test("an element without words and role is still a stop, a group without any is none")
  func nameless() throws {
    try expectHeard(
      "[\(app([group([element("GenericElement", nil, 16, 100, 20, 20)], 90, 90)]))]", as: .idb, "")
  }

  @Test("what is no description is refused with a place")
  func refused() {
    #expect(problems(Array("[{\"AXLabel\":".utf8), as: .idb).first?.hasPrefix("1:") == true)
    #expect(problems(Array("[1, 2]".utf8), as: .idb).first?.hasPrefix("1:1: ") == true)
    let wrong = element("Button", "A", 1, 1, -4, 4)
    #expect(
      problems(Array("[\(wrong)]".utf8), as: .idb) == [
        "1:2: 'frame' has a negative size, expected 0 or more"
      ])
  }
}
