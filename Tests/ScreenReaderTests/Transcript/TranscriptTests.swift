import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("Transcripts")
struct TranscriptTests {
  @Test("the head names push focus and what is not default, by name")
  func head() {
    var profile = Profile()
    profile.pace = .every(milliseconds: 600)
    profile.reduceMotion = true
    profile.rate = 1.5
    let reader = Reader(AppStage(Recipes.app, profile: profile), profile: profile)
    #expect(
      reader.transcript.head
        == "earshot 1 · Recipes · push-focus title · pace 600 · rate 1.5 · reduce-motion on")
  }

  @Test("the head names what the app runs on if it says so itself")
  func device() {
    var pad = Recipes.app
    pad.device = .pad
    let head = Reader(AppStage(pad)).transcript.head
    #expect(head == "earshot 1 · Recipes · push-focus title · device pad")
    var profile = Profile()
    profile.device = .pad
    let told = Reader(AppStage(Recipes.app, profile: profile), profile: profile)
    #expect(told.transcript.head == head)
  }

  @Test("a note stands in its column, or behind a text that fills it")
  func columns() {
    #expect(
      TranscriptEvent(.cut, "Saved to favourites", note: "default", at: 0).line()
        == "  cut        Saved to favourites       default")
    let long = "A text that is longer than its column"
    #expect(
      TranscriptEvent(.push, long, note: "zoom", at: 0).line()
        == "  push       \(long)  zoom")
    #expect(TranscriptEvent(.layout, at: 0).line() == "  layout")
  }

  @Test("times are minutes, seconds and ms")
  func times() {
    #expect(
      TranscriptEvent(.say, "Soup", at: 61_005).line(times: true)
        == "01:01.005   say        Soup")
    #expect(TranscriptEvent(.command, "next", at: 0).line(times: true) == "00:00.000 > next")
  }

  @Test("what an app writes cannot control the terminal or break lines")
  func printable() {
    let text = "a\u{1B}[31m\nb\u{202E}c\u{2028}d\u{7}é🇫🇮"
    #expect(text.printable == "a\\u{1B}[31m\\nb\\u{202E}c\\u{2028}d\\u{7}é🇫🇮")
    let reader = Reader(AppStage(app([Element(label: .text(text))], title: nil)))
    let unsafe = reader.transcript.text().unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
        || (0x202A...0x202E).contains($0.value)
    }
    #expect(unsafe.isEmpty)
  }

  @Test("a difference names the line and shows what is around it")
  func difference() {
    let difference = TranscriptDiff(
      expected: "head\na\nb\nc\nd\ne\nf\ng\n", actual: "head\na\nb\nC\nd\ne\nf\ng\n")
    #expect(difference.firstDifference == 4)
    #expect(
      difference.text(context: 1) == """
        line 4 differs
            b
          - c
          + C
            d

        """)
  }

  @Test("equal texts do not differ, with or without a line break at their end")
  func noDifference() {
    #expect(TranscriptDiff(expected: "a\nb\n", actual: "a\nb").isEmpty)
  }

  @Test(
    "a comparison holds all lines of both texts in their order",
    arguments: [
      ("", "a"), ("a", ""), ("a\nb\nc", "c\nb\na"), ("a\na\nb", "b\na\na"), ("x", "y\nx\nz"),
    ])
  func comparison(expected: String, actual: String) {
    let lines = TranscriptDiff(expected: expected, actual: actual).lines
    #expect(lines.filter { $0.side != .actual }.map(\.text).joined(separator: "\n") == expected)
    #expect(lines.filter { $0.side != .expected }.map(\.text).joined(separator: "\n") == actual)
  }

  @Test(
    "a transition is shown as it was asked for and as it was seen",
    arguments: [
      (Transition.Kind.push, nil, nil, nil),
      (.zoom, nil, "zoom", "zoom → cross-fade (reduce motion)"),
      (.fade, nil, "cross-fade", "cross-fade"),
      (.custom, nil, "custom", "custom (reduce motion not looked at)"),
      (.custom, .fade, "custom", "custom → cross-fade (reduce motion)"),
    ] as [(Transition.Kind, Transition.Kind?, String?, String?)])
  func transitions(
    kind: Transition.Kind, reduced: Transition.Kind?, usual: String?, seen: String?
  ) throws {
    for isReduced in [false, true] {
      var go = Element(label: "Go", traits: .button)
      go.responses = [Response(.activate, [.push(screen: "b")])]
      var b = Screen(name: "b", title: "B")
      b.transition = Transition(kind: kind, reducedMotion: reduced)
      var profile = Profile()
      profile.reduceMotion = isReduced
      let app = AppDescription(screens: [Screen(name: "a", title: "A", elements: [go]), b])
      let reader = Reader(AppStage(app), profile: profile)
      try reader.find("Go").activate()
      let push = try #require(reader.transcript.events.first { $0.kind == .push })
      #expect(push.note == (isReduced ? seen : usual))
    }
  }

  @Test(
    "Texts with nothing in common differ in every line, however long they are",
    arguments: [3, 5_000])
  func unlike(count: Int) {
    let old = (["head"] + (0..<count).map { "old \($0)" } + ["foot"]).joined(separator: "\n")
    let new = (["head"] + (0..<count).map { "new \($0)" } + ["foot"]).joined(separator: "\n")
    let diff = TranscriptDiff(expected: old, actual: new)
    #expect(diff.firstDifference == 2)
    #expect(diff.lines.count { $0.side == .expected } == count)
    #expect(diff.lines.count { $0.side == .actual } == count)
    #expect(diff.lines.filter { $0.side == .both }.map(\.text) == ["head", "foot"])
  }

  @Test("A golden that was checked out with other line ends is the same")
  func lineEnds() {
    #expect(TranscriptDiff(expected: "a\r\nb\r\n", actual: "a\nb\n").isEmpty)
    #expect(!TranscriptDiff(expected: "a\r\nc\r\n", actual: "a\nb\n").isEmpty)
  }
}
