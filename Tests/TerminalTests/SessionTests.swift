import EarshotReader
import EarshotSemantics
import EarshotTerminal
import Testing

@Suite("A session at a terminal") @MainActor
struct SessionTests {
  @Test("shows the element between its neighbours, the stack, the rotor and what was heard")
  func picture() async {
    let session = await session()
    await press("h", in: session)
    let lines = session.picture(.init(columns: 80, rows: 24)).lines
    #expect(lines.count == 24)
    #expect(lines[0].hasPrefix("Recipes ") && lines[0].hasSuffix("phone · en · speech off"))
    #expect(lines[1] == "Stack  Recipes")
    #expect(lines[2] == "Rotor  Headings")
    #expect(
      lines[4...8] == ["   Recipes, Heading", "", ">  Today, Heading", "", "   Soup, Button"])
    #expect(
      lines[10...13] == [
        "> rotor headings", "  say        Headings", "> down", "  say        Today, Heading",
      ])
  }

  @Test("puts the cursor where a reader of the terminal has to read")
  func cursor() async {
    let session = await session()
    let picture = session.picture(.init(columns: 80, rows: 24))
    #expect(picture.lines[picture.cursor.row].hasPrefix(">  Recipes, Heading"))
    await press("/so", in: session)
    let prompt = session.picture(.init(columns: 80, rows: 24))
    #expect(prompt.lines[prompt.cursor.row] == "find: so")
    #expect(prompt.cursor.column == 8)
  }

  @Test(
    "does what each key stands for, as commands of a script",
    arguments: [
      ("h", ["rotor headings", "down"]), ("hh", ["rotor headings", "down", "down"]),
      ("hH", ["rotor headings", "down", "up"]), ("l", ["rotor links", "down"]),
      ("b", ["back"]), ("e", ["escape"]), ("m", ["magic tap"]), ("w", ["wait 1000"]),
      ("g", ["first"]), ("G", ["last"]), ("v", ["read all"]), ("i", ["in"]), ("o", ["out"]),
      ("+", ["increment"]), ("-", ["decrement"]), ("r", ["rotor buttons"]),
      ("/soup\r", ["find soup"]), (":wait 5\r", ["wait 5"]),
      ("/soup\ra2", ["find soup", "action Delete"]),
      ("/soup\ra\r", ["find soup", "action Keep # it"]),
      ("?xt ", []), (".", []), ("x", []), ("a", []), ("/\r", []), ("/s\u{1B}", []),
      ("/nothing of this\r", []), (":activte\r", []), ("/\u{7F}h", ["rotor headings", "down"]),
    ])
  func keys(keys: String, script: [String]) async {
    let session = await session()
    await press(keys, in: session)
    #expect(session.script.map { $0.filter { $0 != "\"" } } == script)
  }

  @Test("moves with the arrows")
  func arrows() async {
    let session = await session()
    for key in [Key.right, .right, .left, .down, .up, .home, .end, .enter] {
      await session.press(key)
    }
    #expect(
      session.script
        == ["next", "next", "previous", "down", "up", "first", "last", "activate"])
  }

  @Test("tells what could not be done, and records nothing of it")
  func failures() async {
    let session = await session()
    await press("/souq\r", in: session)
    #expect(session.message?.contains("nearest: \"Soup\"") == true)
    #expect(session.script == [])
    await press("a", in: session)
    #expect(session.message == "this element has no actions")
    await press("s", in: session)
    #expect(session.message == "this program has no voice")
  }

  @Test("records a script that says the same again")
  func record() async throws {
    let session = await session()
    await press("h", in: session)
    await press("/soup\r", in: session)
    await press("a1", in: session)
    await session.press(.enter)
    await press("b", in: session)
    session.reader.finish()
    let record = await SessionRecord(
      of: session.recording, again: AppStage(Self.app), profile: Profile())
    #expect(record.failure == nil)
    #expect(record.transcript == session.reader.transcript.text())
    #expect(SessionRecord.golden(besides: "a/soup.walk") == "a/soup.transcript")
    #expect(SessionRecord.golden(besides: "soup") == "soup.transcript")
  }

  @Test("shows the screens under the one that can be read, and what was presented over them")
  func stack() async {
    let session = await session()
    await press("/soup\r\r", in: session)
    #expect(session.picture(.init(columns: 80, rows: 24)).lines[1] == "Stack  Recipes › Soup")
    await press("/delete\r\r", in: session)
    #expect(
      session.picture(.init(columns: 80, rows: 24)).lines[1]
        == "Stack  Recipes › Soup | alert: Delete?")
    #expect(
      session.picture(.init(columns: 24, rows: 24)).lines[1] == "Stack  …| alert: Delete?")
  }

  @Test("speaks what each key made heard, as long as speech is on")
  func speech() async {
    let voice = Said()
    let session = await session(speech: voice)
    await press("h", in: session)
    #expect(voice.texts == [])
    await press("sh.", in: session)
    // Turning it on says what was heard last, and so does the full stop.
    #expect(
      voice.texts == ["Headings", "Today, Heading", "Heading not found", "Heading not found"])
    await press("sh", in: session)
    #expect(voice.texts.count == 4)
    #expect(voice.isHushed)
  }

  @Test("fills every size of terminal, and never more than that")
  func sizes() async {
    let session = await session()
    let keys: [Key] = [
      .right, .character("a"), .escape, .character("/"), .character("汤"), .escape,
      .character("?"), .escape, .character("t"), .pageUp, .down, .escape, .character("x"),
      .character("/"), .character("s"), .enter, .enter, .character("l"), .character("."),
    ]
    for key in keys {
      await session.press(key)
      for columns in [1, 2, 3, 10, 17, 30, 60, 80, 300] {
        for rows in [1, 2, 3, 5, 8, 12, 20, 24, 60] {
          let picture = session.picture(.init(columns: columns, rows: rows))
          #expect(picture.lines.count == rows)
          #expect(picture.lines.allSatisfy { TextWidth.of($0) <= columns })
          #expect((0..<rows).contains(picture.cursor.row))
          #expect((0..<max(1, columns)).contains(picture.cursor.column))
        }
      }
    }
  }

  @Test("shows an app's text without letting it move the terminal")
  func hostileText() async {
    var app = Self.app
    app.screens[0].elements[1].label = "So\u{1B}[2Jup\u{202E}\nx"
    let session = await session(of: app)
    await session.press(.right)
    await session.press(.right)
    let text = session.picture(.init(columns: 80, rows: 24)).text
    #expect(text.contains("So\\u{1B}[2Jup\\u{202E}\\nx"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }

  // MARK: - Support

  /// Notes what is said.
  @MainActor private final class Said: SessionSpeech {
    var texts: [String] = []
    var isHushed = false

    func say(_ events: ArraySlice<TranscriptEvent>, of transcript: Transcript) -> String? {
      texts += events.filter { $0.kind == .say }.map(\.text)
      isHushed = false
      return nil
    }

    func hush() { isHushed = true }
  }

  private static let app: AppDescription = {
    var soup = Element(name: "soup", label: "Soup", traits: .button)
    soup.actions = [
      CustomAction(name: "Keep # it", effects: []), CustomAction(name: "Delete", effects: []),
    ]
    soup.responses = [Response(.activate, [.push(screen: "soup")])]
    var home = Screen(name: "home", title: "Recipes")
    home.elements = [
      Element(label: "Today", traits: .header), soup, Element(label: "Two recipes"),
    ]
    var delete = Element(label: "Delete", traits: .button)
    delete.responses = [
      Response(.activate, [.present(screen: "ask", style: .alert)])
    ]
    var page = Screen(name: "soup", title: "Soup")
    page.elements = [delete]
    var ask = Screen(name: "ask", title: "Delete?")
    ask.elements = [Element(label: "No", traits: .button)]
    var app = AppDescription(name: "Recipes", screens: [home, page, ask])
    app.start = .stack(["home"])
    return app
  }()

  private func session(
    of app: AppDescription = app, speech: (any SessionSpeech)? = nil
  ) async -> Session {
    let reader = Reader(AppStage(app))
    await reader.settle()
    return Session(reader, speech: speech)
  }

  private func press(_ keys: String, in session: Session) async {
    var decoder = KeyDecoder()
    for key in decoder.keys(from: keys.utf8) + decoder.flush() { await session.press(key) }
  }
}
