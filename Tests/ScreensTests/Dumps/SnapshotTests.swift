import EarshotScreens
import EarshotSemantics
import Testing

@Suite("What AccessibilitySnapshot and A11yUITests write")
struct SnapshotTests {
  private func element(_ index: Int, _ members: String) -> String {
    "{\"element\":{\"_0\":{\"description\":\"\",\"customActions\":[],\"customRotors\":[],\(members)},"
      + "\"traversalIndex\":\(index)}}"
  }

  private func container(_ type: String, _ children: String...) -> String {
    "{\"container\":{\"_0\":{\"type\":\(type),\"frame\":[[0,0],[320,200]]},"
      + "\"children\":[\(children.joined(separator: ","))]}}"
  }

  @Test("a hierarchy is heard in its own order, with its containers")
  func hierarchy() throws {
    let text =
      "["
      + [
        element(2, #""label":"Third","traits":["button","notEnabled"],"hint":"Sends""#),
        container(
          #"{"semanticGroup":{"label":"Group","identifier":"g"}}"#,
          element(1, #""label":"Second","traits":["header"],"value":"2""#),
          element(0, #""label":"First","traits":["button","switchButton"],"value":"1""#)),
        container(
          #"{"tabBar":{}}"#, element(3, #""label":"Home","traits":["selected"]"#),
          element(4, #""label":"Cart","traits":["unknown(64)"]"#)),
      ].joined(separator: ",") + "]"
    try expectHeard(
      text, as: .accessibilitySnapshot, "Group, First, Switch Button, On", "Second, 2, Heading",
      "Third, Dimmed, Button", "Selected, Home, Tab, 1 of 2", "Cart, Tab, 2 of 2")
  }

  @Test("actions, content, language, labels for Voice Control and the place are kept")
  func details() throws {
    let text =
      "["
      + element(
        0,
        #""label":"Ada","traits":[],"userInputLabels":["A"],"accessibilityLanguage":"fi","#
          + #""shape":{"type":"frame","frame":[[10,20],[100,44]]},"identifier":"mail","#
          + #""customContent":[{"label":"Size","value":"2 MB","isImportant":true}]"#) + "]"
    let found = try #require(readDump(text, as: .accessibilitySnapshot).first)
    let element = try #require(found.screens[0].elements.first?.children.first)
    #expect(element.frame == Frame(x: 10, y: 20, width: 100, height: 44))
    #expect(element.language == "fi" && element.identifier == "mail")
    #expect(element.content == [CustomContent(label: "Size", value: "2 MB", isImportant: true)])
    #expect(element.inputLabels == ["A"])
    #expect(found.screens[0].limits.contains(.titles))
    #expect(!found.screens[0].limits.contains(.headings))
  }

  @Test("of a flat snapshot the texts that lie in a control are not stops of their own")
  func flat() throws {
    func item(_ type: String, _ label: String, _ traits: String, _ y: Int, _ height: Int) -> String
    {
      """
      {"type":"\(type)","label":"\(label)","traits":[\(traits)],"value":"","placeholder":"",\
      "enabled":true,"frame":[[16,\(y)],[80,\(height)]]}
      """
    }
    let items = [
      item("Button", "Save", "\"Button\"", 100, 44),
      item("Label", "Save", "\"Static Text\"", 110, 20),
      item("Label", "Steps", "\"Static Text\",\"Header\"", 200, 20),
      item("Button", "Gone", "\"Button\",\"Not Enabled\"", 240, 44),
    ].joined(separator: ",")
    try expectHeard(
      "{\"generated\":\"2026-01-01\",\"snapshot\":[\(items)]}", as: .accessibilitySnapshot,
      "Save, Button", "Steps, Heading", "Gone, Dimmed, Button")
  }

  @Test("a WebDriver response holds the page source it wraps")
  func response() throws {
    let source = phone(text("Leek", 16, 100)).replacing("\n", with: "\\n")
      .replacing("\"", with: "\\\"")
    let escaped = source.replacing("<", with: "\\u003c")
    for value in [source, escaped] {
      try expectHeard(
        "{\"value\":\"\(value)\",\"sessionId\":\"0-1\"}", as: .appium, "Leek")
    }
    #expect(
      problems(Array("{\"value\":[\"XCUIElementTypeApplication\"]}".utf8), as: .appium)
        == ["1:1: value is not a page source"])
  }
}
