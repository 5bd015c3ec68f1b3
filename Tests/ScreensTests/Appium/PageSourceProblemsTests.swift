import EarshotScreens
import EarshotSemantics
import Foundation
import Testing

@Suite("What is wrong with a page source, and where")
struct PageSourceProblemsTests {
  /// Expects one problem at the ¶ of a text, and no app.
  private func expectRefused(
    _ marked: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = marked.prefix { $0 != "¶" }
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let column =
      (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "").utf8.count + 1
    let bytes = Array(marked.replacing("¶", with: "").utf8)
    #expect(
      pageSourceProblems(bytes) == ["\(line):\(column): \(message)"], sourceLocation: sourceLocation
    )
    #expect(
      AppiumPageSource.read(bytes: bytes, file: "f").app == nil, sourceLocation: sourceLocation)
  }

  /// Expects a problem with one attribute, and the rest read.
  private func expectReported(
    _ attributes: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let source =
      "<XCUIElementTypeApplication>\n <XCUIElementTypeButton label='Save' \(attributes)/></XCUIElementTypeApplication>"
    let (app, problems) = AppiumPageSource.read(bytes: Array(source.utf8), file: "f")
    #expect(
      problems.map { "\($0.line):\($0.column): \($0.message)" } == ["2:2: \(message)"],
      sourceLocation: sourceLocation)
    #expect(app.map(heard)?.first?.hasPrefix("Save") == true, sourceLocation: sourceLocation)
    #expect(app?.screens.first?.elements.first?.frame == nil, sourceLocation: sourceLocation)
  }

  @Test("nothing in it", arguments: ["", " \n\t", "<!-- nothing -->", "<?xml version='1.0'?>\n"])
  func empty(source: String) {
    #expect(
      pageSourceProblems(Array(source.utf8)) == [
        "1:1: the file is empty, expected an Appium page source"
      ])
  }

  @Test("bytes that are not UTF-8, at their place")
  func notUTF8() {
    var bytes = Array("<AppiumAUT>\n<XCUIElementTypeOther label='é".utf8)
    bytes += [0xFF] + Array("'/></AppiumAUT>".utf8)
    #expect(pageSourceProblems(bytes) == ["2:32: not UTF-8"])
    #expect(pageSourceProblems([0xFF, 0xFE, 0x3C, 0]) == ["1:1: not UTF-8"])
  }

  @Test("another encoding in the declaration")
  func encoding() {
    expectRefused(
      "¶<?xml version='1.0' encoding='ISO-8859-1'?><AppiumAUT/>",
      "encoding 'ISO-8859-1' is not supported, expected UTF-8")
  }

  @Test("a document type is refused before any entity can grow")
  func documentType() {
    expectRefused(
      "<?xml version='1.0'?>\n ¶<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;'>]><AppiumAUT>&c;</AppiumAUT>",
      "a document type is not accepted in a page source")
  }

  @Test("a file that stops early says in which element")
  func truncated() {
    expectRefused(
      "<AppiumAUT>\n ¶<XCUIElementTypeWindow>\n", "the file ends inside <XCUIElementTypeWindow>")
    expectRefused(
      "<AppiumAUT>¶<XCUIElementTypeWindow name=\"a",
      "the file ends inside the tag <XCUIElementTypeWindow>")
    expectRefused("<AppiumAUT>¶<!-- a", "the file ends inside a comment")
    expectRefused(
      "<AppiumAUT>\n<XCUIElementTypeCell>¶</AppiumAUT>",
      "</AppiumAUT> inside <XCUIElementTypeCell>, expected </XCUIElementTypeCell>")
    expectRefused("<AppiumAUT></AppiumAUT>¶</AppiumAUT>", "</AppiumAUT> closes nothing")
    expectRefused("¶Error: no session", "text outside of any element")
  }

  @Test("every prefix of a page source is refused, and none that is not whole gives an app")
  func everyPrefix() {
    let source = Array(phone(text("Soup", 16, 60), button("Cook", 16, 100)).utf8)
    let end = (source.lastIndex(of: UInt8(ascii: ">")) ?? 0) + 1
    for count in 0..<end {
      let (app, problems) = AppiumPageSource.read(bytes: Array(source[..<count]), file: "f")
      #expect(app == nil && problems.count == 1, "\(count) bytes")
    }
  }

  @Test("XML of another kind names its root")
  func otherXML() {
    expectRefused(
      "<?xml version='1.0'?>\n¶<hierarchy><android.widget.Button/></hierarchy>",
      "not an Appium page source of an iOS app: found <hierarchy>, expected <AppiumAUT> or <XCUIElementTypeApplication>"
    )
    expectRefused(
      "¶<AppiumAUT>\n</AppiumAUT>",
      "no element of an app in it, expected <XCUIElementTypeApplication>")
  }

  @Test(
    "XML that is not well-formed",
    arguments: [
      "<AppiumAUT x='&what;'/>", "<AppiumAUT x='a' x='b'/>", "<AppiumAUT x='a<b'/>",
      "<AppiumAUT x='&#0;'/>", "<AppiumAUT x='\u{1}'/>", "<AppiumAUT x=a/>",
      "<AppiumAUT><></></AppiumAUT>",
    ])
  func malformed(source: String) {
    let (app, problems) = AppiumPageSource.read(bytes: Array(source.utf8), file: "f")
    #expect(app == nil)
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix("not well-formed XML: ") == true)
    #expect(problems.first?.line == 1)
  }

  @Test("instructions, comments and raw text inside of elements say nothing and do no harm")
  func silent() throws {
    let words = "<?rs?><?rs \n a?><!-- <?rs?> -- --><![CDATA[ <?rs?> <a> ]]><!---->"
    for source in [
      phone(words, button("Cook", 16, 100), words),
      node("Application", "label='Shop'", 0, 0, 390, 844, words, button("Cook", 16, 100)),
    ] {
      try expectHeard(source, "Cook, Button")
    }
  }

  @Test("a tag inside of a tag is refused at its place, before the parser meets it")
  func tagInTag() {
    let message = "not well-formed XML: '<' inside a tag, where '>' is missing or &lt; is meant"
    expectRefused("<AppiumAUT>\n<XCUIElementTypeWindow x=¶<?rs?>/></AppiumAUT>", message)
    expectRefused("<AppiumAUT x='¶<?rs?>'/>", message)
    expectRefused("<AppiumAUT></AppiumAUT ¶<?rs?>>", message)
  }

  @Test("elements may be nested a thousand levels deep and no deeper")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "<XCUIElementTypeOther>", count: levels)
        + "<XCUIElementTypeButton label='Deep'/>"
        + String(repeating: "</XCUIElementTypeOther>", count: levels)
    }
    try expectHeard(nested(1_000), "Deep, Button")
    for levels in [1_001, 20_000] {
      let places = pageSourceProblems(Array(nested(levels).utf8))
      #expect(places == ["1:\(22 * 1_000 + 1): nested deeper than 1000 levels"])
    }
  }

  @Test("a thousand labelled levels, each a group of its own, are as good as flat")
  func deepGroups() throws {
    let source =
      (0..<999).map { "<XCUIElementTypeOther label='group\($0)'>" }.joined()
      + "<XCUIElementTypeButton label='Deep'/>"
      + String(repeating: "</XCUIElementTypeOther>", count: 999)
    let app = try readPageSource(source)
    #expect(heard(app).first?.hasSuffix("group998, Deep, Button") == true)
  }

  @Test("a number that is none leaves the element without a place")
  func numbers() {
    expectReported("x='abc' y='0' width='1' height='1'", "x=\"abc\" is not a number of points")
    expectReported("x='0' y='NaN' width='1' height='1'", "y=\"NaN\" is not a number of points")
    expectReported(
      "x='0' y='0' width='infinity' height='1'", "width=\"infinity\" is not a number of points")
    expectReported("x='0' y='0' width='1' height=''", "height=\"\" is not a number of points")
    expectReported("x='0x1p3' y='0' width='1' height='1'", "x=\"0x1p3\" is not a number of points")
    expectReported(
      "x='0' y='0' width='-1' height='1'", "width=\"-1\" is negative, expected 0 or more")
    expectReported("x='1e9' y='0' width='1' height='1'", "x=\"1e9\" is outside of any screen")
    expectReported("x='0' y='1e999' width='1' height='1'", "y=\"1e999\" is outside of any screen")
    expectReported("enabled='maybe'", "enabled=\"maybe\" is neither true nor false")
  }

  @Test("numbers of what is invisible are nobody's business")
  func invisibleNumbers() throws {
    try expectHeard(
      phone(
        node("Other", "visible='false' x='nan' y='inf' width='1' height='-1'"), text("Soup", 16, 60)
      ), "Soup")
  }

  @Test("a hundred problems are listed, the rest is counted")
  func manyProblems() {
    let bad = String(repeating: "<XCUIElementTypeOther x='a'/>", count: 150)
    let found = pageSourceProblems(Array("<AppiumAUT>\(bad)</AppiumAUT>".utf8))
    #expect(found.count == 101)
    #expect(found.last == "0:0: 50 more problems like these")
  }

  @Test("a file that is not there")
  func noFile() {
    let (app, problems) = AppiumPageSource.read(path: "/no/such/file.xml")
    #expect(app == nil)
    #expect(problems.count == 1)
  }

  @Test("a declaration, AppiumAUT, a single root: none of them is needed")
  func forms() throws {
    let app = node("Application", "label='Shop'", [node("Button", "label='Save'")])
    for source in [
      app, "\u{FEFF}\(app)", "<AppiumAUT>\(app)</AppiumAUT>",
      "<?xml version='1.0' encoding='utf-8'?>\n\(app)\n\n",
      "<!-- a > b --><AppiumAUT><![CDATA[<a>]]>\(app)</AppiumAUT><!-- end -->",
      app.replacing("<XCUIElementTypeButton type", with: "<Button type").replacing(
        "</XCUIElementTypeButton", with: "</Button"),
      app.replacing(" type='XCUIElementTypeButton'", with: ""),
    ] {
      try expectHeard(source, "Save, Button")
    }
    try expectHeard(
      node("Window", "", [node("Button", "label='Save'")]) + "\n<?xml version='1.0'?>\n"
        + node("Window", "", [node("Button", "label='Close'")]),
      "Save, Button", "Close, Button")
  }

  @Test("a type that a later XCUITest added is a wrapper")
  func unknownType() throws {
    try expectHeard(phone(node("Hologram", "", 0, 0, 100, 100, text("Soup", 16, 60))), "Soup")
  }

  @Test("a page source is told by its first element")
  func recognition() {
    func recognises(_ text: String) -> Bool { AppiumPageSource.recognises(Array(text.utf8)) }
    #expect(recognises(phone(text("Soup", 16, 60))))
    #expect(recognises("\u{FEFF}\n<!-- dump --> <XCUIElementTypeWindow"))
    #expect(!recognises("<hierarchy><XCUIElementTypeWindow/></hierarchy>"))
    #expect(!recognises("{ \"value\": \"<AppiumAUT/>\" }"))
    #expect(!recognises("<?xml"))
    #expect(!recognises(""))
  }
}
