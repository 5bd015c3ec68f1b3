import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Walk scripts")
struct WalkScriptTests {
  @Test(
    "every verb is read, in both vocabularies",
    arguments: [
      ("next", WalkCommand.next), ("moveForward", .next), ("MOVEBACKWARD", .previous),
      ("in", .in), ("moveIn", .in), ("out", .out), ("first", .first), ("moveToLast", .last),
      ("activate", .activate), ("increment", .increment), ("decrement", .decrement),
      ("action Delete it", .action("Delete it")), ("escape", .escape), ("magic tap", .magicTap),
      ("magicTap", .magicTap), ("rotor headings", .rotor("headings")), ("down", .down), ("up", .up),
      ("read all", .readAll), ("readAll", .readAll), ("scroll left", .scroll(.left)),
      ("type a b", .type("a b")), ("back", .back), ("tab Home", .tab("Home")),
      ("open a://b#c", .open("a://b#c")), ("activity t a://b", .activity(type: "t", url: "a://b")),
      ("rotate", .rotate), ("relaunch", .relaunch), ("wait 20", .wait(20)),
      ("set hints off", .set(name: "hints", value: "off")), ("find Soup  # comment", .find("Soup")),
      ("find \"Soup # 4\" # four", .find("Soup # 4")), ("expect On", .expect("On")),
      ("expect no On", .expectNo("On")), ("expect silence", .expectSilence),
      ("expect focus Soup", .expectFocus("Soup")), ("  next\t", .next),
      ("expect \"no title\"", .expect("no title")), ("find инструкция", .find("инструкция")),
    ])
  func verbs(line: String, command: WalkCommand) throws {
    #expect(try WalkScript(line).steps.map(\.command) == [command])
  }

  @Test("a setting that there is not is told with its line, and those that can be changed")
  func settings() {
    for name in ["hint", "os", "device"] {
      #expect {
        try WalkScript("next\nset \(name) on")
      } throws: { error in
        guard let error = error as? WalkScriptError, error.line == 2 else { return false }
        return error.description.contains("there is no setting \"\(name)\"")
          && error.description.contains("\"hints\"")
      }
    }
  }

  @Test("every setting can be set to each value it has by itself")
  func usualSettings() throws {
    for setting in ProfileSetting.allCases where setting != .device && setting != .system {
      guard let value = setting.value(in: Profile()) else { continue }
      #expect(throws: Never.self, "\(setting)") {
        try WalkScript("set \(setting.rawValue) \(value)")
      }
    }
  }

  @Test(
    "bytes that are no text are told with their place",
    arguments: [
      ([0xFF], 1, 1), (Array("next\nfind Keitt".utf8) + [0xF6], 2, 11),
      (Array("next\r\nnext\rfind é".utf8) + [0xC3], 3, 7),
      (Array("# ".utf8) + [0xED, 0xA0, 0x80], 1, 3),
    ])
  func encoding(bytes: [UInt8], line: Int, column: Int) {
    let error = #expect(throws: WalkScriptError.self) { try WalkScript(bytes: bytes) }
    #expect(error?.fact == .notUTF8)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test("comments and empty lines do nothing, and lines are counted with them")
  func lines() throws {
    let script = try WalkScript("\u{FEFF}# start\r\n\r\nnext # one\n\n#\nback")
    #expect(script.steps.map(\.line) == [3, 6])
  }

  @Test(
    "what cannot be read is told with its line and what was meant",
    arguments: [
      ("next\nnxet", 2, "\"nxet\" is no command, did you mean \"next\"?"),
      ("moveForwards", 1, "\"moveForwards\" is no command, did you mean \"moveForward\"?"),
      ("fly away", 1, "\"fly away\" is no command"),
      ("find", 1, "\"find\" needs a text behind it"),
      ("next one", 1, "\"next\" stands alone, but \"one\" follows it"),
      ("scroll sideways", 1, "\"sideways\" is no direction: expected up, down, left or right"),
      ("wait long", 1, "\"long\" is no time: expected a number of ms from 0 to 3600000"),
      (
        "wait 99999999999999999999", 1,
        "\"99999999999999999999\" is no time: expected a number of ms from 0 to 3600000"
      ),
      ("set hints", 1, "\"set\" needs a setting and its value behind it"),
      ("next\nset language xx", 2, "language cannot be \"xx\": expected en, fi, sv, de, cs or uk"),
      (
        "set pace 0", 1,
        "pace cannot be \"0\": expected patient or a number of ms from 1 to 3600000"
      ),
      ("set rate fast", 1, "rate cannot be \"fast\": expected a number from 0.1 to 10"),
    ])
  func errors(text: String, line: Int, message: String) {
    #expect {
      try WalkScript(text)
    } throws: { error in
      guard let error = error as? WalkScriptError else { return false }
      return error.line == line && error.description == message
    }
  }

  @Test(
    "expectations that hold",
    arguments: [
      "find soup\nexpect Soup, 20 minutes, Button", "find soup\nexpect 20 minutes",
      "find soup\nexpect Soup", "find soup\nexpect no Heading", "find soup\nexpect focus Soup",
      "last\nnext\nexpect silence", "find soup\nexpect Soup, 20 minutes\nexpect Button",
    ])
  func met(text: String) async throws {
    let result = await Walk.run(try WalkScript(text), app: Recipes.app)
    #expect(result.failure == nil)
  }

  @Test(
    "expectations that do not hold",
    arguments: [
      (
        "find soup\nexpect Stew",
        ScriptFailure.Fact.expected("Stew", heard: "Soup, 20 minutes, Button")
      ),
      ("find soup\nexpect Sou", .expected("Sou", heard: "Soup, 20 minutes, Button")),
      ("find soup\nexpect no Butt", .unwanted("Butt", heard: "Soup, 20 minutes, Button")),
      ("find soup\nexpect silence", .noSilence(heard: "Soup, 20 minutes, Button")),
      (
        "find soup\nexpect focus Stew",
        .focusElsewhere(expected: "Stew", found: "Soup, 20 minutes, Button")
      ),
      ("find soup\ntab Nowhere", .reader(.noTab("Nowhere", has: ["Recipes", "Search"]))),
    ])
  func unmet(text: String, fact: ScriptFailure.Fact) async throws {
    let failure = try #require(await Walk.run(try WalkScript(text), app: Recipes.app).failure)
    #expect(failure.line == 2)
    #expect(failure.fact == fact)
  }

  @Test("a reader that is told a setting or value there is not changes nothing")
  func unknownSettings() {
    let reader = Reader(AppStage(Recipes.app))
    let before = reader.profile
    #expect(throws: ReaderError.noSetting("speed")) { try reader.set("speed", to: "2") }
    #expect(throws: ReaderError.noValue("fast", for: .rate)) {
      try reader.set("rate", to: "fast")
    }
    #expect(reader.profile == before)
  }

  @Test("a script that cannot go on says what was heard and what could be activated")
  func failureText() async throws {
    let script = try WalkScript("find delete all\nactivate\nfind Remove")
    let result = await Walk.run(script, app: Recipes.app)
    #expect(
      result.failure?.description == """
        line 3: nothing is called "Remove"; nearest: "Delete", "Cancel", "Delete all?", \
        "This cannot be undone"
          heard last: Alert, Delete all?, This cannot be undone
          can be activated: Delete · Cancel
        """)
    #expect(result.transcript.events.last?.line() == "> find Remove")
  }

  @Test("settings change what is heard from then on")
  func settings() async throws {
    try await expectWalk(
      "find vegetarian\nset hints off\nfirst\nfind vegetarian\nset traits none\nfind soup",
      hears: """
        > find vegetarian
          say        Vegetarian only, Switch Button, Off
          hint       Double tap to toggle setting.
        > set hints off
        > first
          say        Add, Button
        > find vegetarian
          say        Vegetarian only, Switch Button, Off
        > set traits none
        > find soup
          say        Soup, 20 minutes
        """, from: "find vegetarian")
  }
}
