import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Speech on the clock")
struct SpeechTests {
  @Test(
    "lasts half as long at twice the rate",
    arguments: ["Soup, Heading", "20 minutes", "x", "Tallenna reseptin nimi!", "中文", "👩‍🍳"])
  func length(text: String) {
    let usual = SpeechTiming(rate: 1).length(of: text)
    #expect(abs(SpeechTiming(rate: 2).length(of: text) * 2 - usual) <= 1)
    #expect(usual >= 100)
  }

  @Test(
    "lasts as long as libespeak-ng takes for it, within a fifth",
    arguments: [
      ("en", "Soup, Heading", 974), ("fi", "Keitto, otsikko", 1_321),
      ("sv", "Soppa, rubrik", 1_051), ("de", "Suppe, Überschrift", 1_089),
      ("cs", "Polévka, nadpis", 1_113), ("uk", "Суп, заголовок", 855),
    ])
  func language(code: String, text: String, measured: Int) {
    let length = SpeechTiming(rate: 1).length(of: text, language: code)
    #expect(abs(length - measured) * 5 <= measured, "\(length) ms")
  }

  @Test(
    "a rate that is none counts as the nearest",
    arguments: [
      (0, 0.1), (-1, 0.1), (1e9, 10), (.infinity, 10), (.nan, 1),
    ] as [(Double, Double)])
  func rates(rate: Double, expected: Double) {
    #expect(SpeechTiming(rate: rate).rate == expected)
  }

  @Test("patient commands come when speech and hint have ended")
  func patient() throws {
    let reader = Reader(AppStage(Recipes.app))
    try reader.find("Vegetarian only")
    let hint = try #require(reader.transcript.events.last)
    reader.moveForward()
    let command = try #require(reader.transcript.events.last { $0.kind == .command })
    #expect(hint.kind == .hint)
    #expect(command.start == hint.end)
    let say = try #require(reader.transcript.events.last { $0.text.hasPrefix("Vegetarian") })
    #expect(hint.start == say.end + SpeechTiming.pauseBeforeHint)
  }

  @Test("a command that does not wait cuts speech after whole words")
  func cut() async throws {
    var profile = Profile()
    profile.pace = .every(milliseconds: 1_000)
    let page = app([
      Element(label: "One two three four five six"), Element(label: "Last"),
    ])
    try await expectWalk(
      page, profile: profile, "next\nnext",
      hears: """
          screen     Page
          focus      Page
          say        Page, Heading
        > next
          cut        Page, Heading             after 1 word · by focus
          say        One two three four five six
        > next
          cut        One two three four five six  after 3 words · by focus
          say        Last
        """)
  }

  @Test(
    "an announcement has one outcome: heard, cut or lost",
    arguments: [
      (Profile.Pace.patient, ["announce   Saved to favourites       default"]),
      (
        .every(milliseconds: 1_700),
        ["cut        Saved to favourites       default · after 2 words · by focus"]
      ),
      (.every(milliseconds: 800), ["lost       Saved to favourites       default · by focus"]),
    ])
  func outcomes(pace: Profile.Pace, expected: [String]) async throws {
    var save = Element(label: "Save", traits: .button)
    save.responses = [
      Response(.activate, [.announce(text: "Saved to favourites", priority: .default, after: 600)])
    ]
    var profile = Profile()
    profile.pace = pace
    let page = app([save, Element(label: "Next")], title: nil)
    let result = await Walk.run(
      try WalkScript("activate\nnext\nwait 5000"), app: page, profile: profile)
    let lines = result.transcript.text().split(separator: "\n").filter { $0.contains("Saved") }
    #expect(lines.map { String($0.dropFirst(2)) } == expected)
  }

  @Test("what is said never overlaps")
  func noOverlap() async throws {
    let result = await Walk.run(nil, app: Recipes.app)
    var end = 0
    for event in result.transcript.events {
      if event.kind == .heading { end = 0 }
      guard event.kind == .say || event.kind == .hint else { continue }
      #expect(event.start >= end)
      end = event.end
    }
  }

  @Test("reading on stops where a command comes, and the cursor is there")
  func readingStops() throws {
    var profile = Profile()
    profile.pace = .every(milliseconds: 1_000)
    let page = app((1...50).map { Element(label: .text("Line \($0)")) }, title: nil)
    let reader = Reader(AppStage(page), profile: profile)
    reader.readAll()
    reader.moveForward()
    #expect(reader.currentSpeech == "Line 3")
    // What was only not reached is not lost.
    #expect(reader.transcript.events.count { $0.kind == .lost } <= 1)
  }

  @Test("an app that never stops talking is not listened to for ever")
  func talkative() throws {
    var page = app([Element(label: "Text")])
    page.screens[0].responses = [
      Response(
        .appear,
        (0..<900).map {
          .announce(
            text: .text("Announcement number \($0)"), priority: .low, after: $0 * 1_000)
        })
    ]
    let reader = Reader(AppStage(page))
    #expect(reader.transcript.events.count < 400)
  }
}
