import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("What gestures do")
struct GestureTests {
  @Test("a switch toggles and says only the change")
  func toggle() async throws {
    try await expectWalk(
      "find vegetarian\nset hints off\nactivate\nactivate",
      hears: """
        > activate
          say        On
        > activate
          say        Off
        """, from: "activate")
  }

  @Test("what discloses something opens and closes")
  func expand() async throws {
    try await expectWalk(
      "find settings\nactivate\nset hints off\nfind section\nactivate\nactivate",
      hears: """
        > find section
          say        Section, Button, Collapsed
        > activate
          say        Expanded
        > activate
          say        Collapsed
        """, from: "find section")
  }

  @Test("a segment is chosen, and the others are not")
  func segment() async throws {
    try await expectWalk(
      "tab search\nfind large\nactivate\nprevious",
      hears: """
        > activate
          say        Selected, Large, 2 of 2
        > previous
          say        Small, Button, 1 of 2
        """, from: "activate")
  }

  @Test("a radio button is chosen among its siblings")
  func radio() async throws {
    let traits: Traits = [.button, .radioButton]
    let page = app([
      Element(label: "A", traits: traits.union(.selected)), Element(label: "B", traits: traits),
    ])
    try await expectWalk(
      page, "find b\nactivate\nprevious",
      hears: """
        > activate
          say        Selected, B
        > previous
          say        A, Radio Button
        """, from: "activate")
  }

  @Test("a field takes what is typed, one at a time")
  func fields() async throws {
    try await expectWalk(
      "find add\nactivate\nset hints off\nfind name\nactivate\ntype Pi\ntype e\nnext\ntype x\nprevious",
      hears: """
        > activate
          say        Is editing
        > type Pi
          say        Pi
        > type e
          say        Pie
        > next
          say        Notes, Text Field
        > type x
          say        x, Is editing
        > previous
          say        Name, Pie, Text Field
        """, from: "activate", last: true)
  }

  @Test("a search field takes what is typed")
  func searchField() async throws {
    try await expectWalk(
      "tab search\nset hints off\nfirst\nnext\nactivate\ntype soup",
      hears: """
        > next
          say        Search, Search Field
        > activate
          say        Is editing
        > type soup
          say        soup
        """, from: "next")
  }

  @Test("typing without a field is an error")
  func noField() {
    let reader = Reader(AppStage(Recipes.app))
    #expect(throws: ReaderError.noField) { try reader.type("x") }
  }

  @Test(
    "percent move by tenths and stop at the ends",
    arguments: [
      ("95%", "100%"), ("100%", nil), ("0 %", "10 %"), ("7\u{A0}%", "17\u{A0}%"), ("1000%", nil),
      ("loud", nil), ("", nil),
    ] as [(String, String?)])
  func percent(value: String, then: String?) {
    let slider = Element(label: "Volume", value: .text(value), traits: .adjustable)
    let reader = Reader(AppStage(app([slider], title: nil)))
    let isDone = reader.increment()
    #expect(isDone == (then != nil))
    if let then { #expect(reader.currentSpeech == then) }
  }

  @Test("an element's own effects come instead of what its kind does")
  func ownEffects() async throws {
    var slider = Element(name: "v", label: "Volume", value: "50%", traits: .adjustable)
    slider.responses = [Response(.increment, [.set(element: "v", changes: [.value("loud")])])]
    try await expectWalk(
      app([slider]), "set hints off\nfind volume\nincrement\ndecrement",
      hears: """
        > increment
          say        loud
        > decrement
          sound      failure
        """, from: "increment")
  }

  @Test("what is dimmed or is only text fails", arguments: ["Off", "Asked"])
  func failures(label: String) throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Settings").activate()
    #expect(try reader.find(label).activate() == false)
    #expect(reader.transcript.events.last?.line() == "  sound      failure")
  }

  @Test("what changes elsewhere is silent")
  func silentChange() async throws {
    try await expectWalk(
      "find settings\nactivate\nfind rename\nactivate\nexpect silence\nback\nfind broth",
      hears: """
        > activate
        > back
          pop        Settings
          screen     Recipes
          focus      Settings
          say        Settings, Button
        > find broth
          say        Broth, 20 minutes, Button
        """, from: "find rename", skipping: 2)
  }

  @Test("an action is done by its name")
  func actions() throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Soup").activate()
    try reader.find("Step 1")
    #expect(reader.actions == ["Save", "Skip"])
    try reader.perform(action: "save")
    #expect(reader.currentSpeech == "Saved")
    #expect(throws: ReaderError.noAction("Eat", has: ["Save", "Skip"])) {
      try reader.perform(action: "Eat")
    }
  }

  @Test("escape and magic tap ask the element, what it stands in, then the screen")
  func escapeChain() async throws {
    var inner = Element(label: "Inner")
    inner.responses = [Response(.magicTap, [.announce(text: "1", priority: .low, after: 0)])]
    var group = Element(children: [inner, Element(label: "Other")])
    group.container = .group
    group.responses = [Response(.magicTap, [.announce(text: "2", priority: .low, after: 0)])]
    var description = app([group, Element(label: "Outside")])
    description.screens[0].responses = [
      Response(.magicTap, [.announce(text: "3", priority: .low, after: 0)]),
      Response(.escape, [.announce(text: "4", priority: .low, after: 0)]),
    ]
    try await expectWalk(
      description,
      "find inner\nmagic tap\nfind other\nmagicTap\nfind outside\nmagic tap\nescape",
      hears: """
        > magic tap
          announce   1                         low
        > find other
          say        Other
        > magic tap
          announce   2                         low
        > find outside
          say        Outside
        > magic tap
          announce   3                         low
        > escape
          announce   4                         low
        """, from: "magic tap")
  }

  @Test("escape at the root fails")
  func escapeAtRoot() {
    #expect(!Reader(AppStage(Recipes.app)).escape())
  }

  @Test("links replace the stack, and unknown ones change nothing")
  func links() async throws {
    try await expectWalk(
      "open recipes://recipe/12\nback\nopen recipes://nothing\nopen RECIPES://search\nopen recipes://search/",
      hears: """
        > open recipes://recipe/12
          replace    Soup                      recipes://recipe/12
          screen     Soup
          focus      Soup
          say        Soup, Heading
        > back
          pop        Soup                      zoom
          screen     Recipes
          focus      Recipes
          say        Recipes, Heading
        > open recipes://nothing
          warn       the link opened nothing: recipes://nothing
        > open RECIPES://search
          replace    Search                    RECIPES://search
          screen     Search
          focus      Search
          say        Search, Heading
        > open recipes://search/
        """, from: "open recipes://recipe/12")
  }

  @Test("a link under a sheet acts unheard")
  func linkUnderSheet() async throws {
    try await expectWalk(
      "find add\nactivate\nopen recipes://recipe/1\nescape",
      hears: """
        > open recipes://recipe/1
          replace    Soup                      recipes://recipe/1
          warn       the link acts below what is presented, unheard: recipes://recipe/1
        > escape
          dismiss    New recipe                sheet
          screen     Soup
          focus      Recipes
          say        Recipes, Back Button
        """, from: "open recipes://recipe/1")
  }

  @Test("starting again forgets everything")
  func relaunch() async throws {
    try await expectWalk(
      "set hints off\nfind vegetarian\nactivate\nrelaunch\nfind vegetarian",
      hears: """
        > relaunch
          screen     Recipes
          focus      Recipes
          say        Recipes, Heading
        > find vegetarian
          say        Vegetarian only, Switch Button, Off
        """, from: "relaunch")
  }

  @Test("turning the device changes the layout")
  func rotate() async throws {
    try await expectWalk(
      "rotate\nscroll up",
      hears: """
        > rotate
          layout
        > scroll up
          sound      boundary
        """, from: "rotate")
  }
}
