import EarshotReader
import EarshotSemantics
import Testing

@MainActor @Suite("What a walk cost")
struct WalkSummaryTests {
  @Test("counts commands, time of speech, and announcements heard and lost")
  func counts() async throws {
    let script = try WalkScript("find go\nactivate\nwait 3000\nset hints off\nnext")
    var go = Element(label: "Go", traits: .button)
    go.responses = [
      Response(
        .activate,
        [
          .push(screen: "b"), .announce(text: "Lost", priority: .default, after: 100),
          .announce(text: "Heard", priority: .high, after: 200),
        ])
    ]
    let transcript = await Walk.run(
      script,
      app: AppDescription(
        screens: [
          Screen(name: "a", title: "A", elements: [go]),
          Screen(name: "b", title: "B", elements: [Element(label: "Body")]),
        ])
    ).transcript
    let summary = WalkSummary(of: transcript)
    #expect(summary.commands == 3)
    #expect([summary.heard, summary.lost] == [1, 1])
    let spoken = transcript.events.filter { [.say, .announce].contains($0.kind) }
    #expect(summary.speech == spoken.reduce(0) { $0 + $1.end - $1.start })
    #expect(summary.description.hasPrefix("3 commands, "))
    #expect(summary.description.hasSuffix("; 1 announcement heard, 1 not"))
  }

  @Test("what every row begins with is repetition, what differs is none")
  func repetition() async throws {
    func share(_ labels: [String]) async throws -> Double {
      let rows = labels.map { Element(label: .text($0)) }
      let transcript = await Walk.run(try WalkScript("next\nnext"), app: app(rows, title: nil))
        .transcript
      return WalkSummary(of: transcript).repetition
    }
    #expect(try await share(["One", "Two", "Three"]) == 0)
    #expect(try await share(["Recipe for soup", "Recipe for stew", "Recipe for pie"]) > 0.3)
  }

  @Test("of nothing is nothing")
  func empty() {
    #expect(
      WalkSummary(of: Transcript()).description == "0 commands, 0.0 s of speech, 0 % repetition")
  }
}
