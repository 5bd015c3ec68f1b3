import EarshotReader
import Foundation
import Testing

@Suite("The speech queue")
struct QueueRuleTests {
  @Test("keeps each rule", arguments: QueueCase.all)
  func rule(_ queueCase: QueueCase) {
    #expect(queueCase.heard() == queueCase.outcomes)
  }

  @Test("has a case for each rule but Q11, which keeps things from it")
  func completeness() {
    let rules = Set(QueueCase.all.map(\.rule))
    #expect((1...12).filter { !rules.contains("Q\($0)") } == [11])
  }

  /// `EARSHOT_RECORD=1` writes the page and fails: a recording run proves nothing.
  @Test("is documented by its cases")
  func documentation() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/SpeechQueue.md").standardized
    let page = Self.page
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
      let before = try? String(contentsOf: file, encoding: .utf8)
      try page.write(to: file, atomically: true, encoding: .utf8)
      if before != page { Issue.record("recorded SpeechQueue.md; run again without") }
      return
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }

  private static var page: String {
    var page = """
      # The speech queue

      What becomes of everything that is to be heard. One pure function, `SpeechQueue.step`, takes
      a state and an event and returns the next state and what became of utterances; every
      utterance has exactly one outcome, with its moment and its cause. This page is written by the
      tests of the rules: each case below is one of them, with the events as they come (ms, what,
      words; a word lasts 500 ms here) and the outcomes in order. "App told" is what the app learns
      by the notification that an announcement has finished; what never began is not reported.

      Rule Q11 is the reader's: of a text that merely changes the queue hears nothing; an element
      under the cursor that changes frequently is looked at once a second.

      Where sources disagree the default is named here, and a setting changes it: in a script
      `set NAME VALUE`, on the command line `--NAME VALUE`.


      """
    var rule = ""
    for queueCase in QueueCase.all {
      if queueCase.rule != rule {
        rule = queueCase.rule
        page += "## \(rule)\n\n"
      }
      page += "\(queueCase.words) (\(queueCase.source))"
      page +=
        queueCase.setting == .default ? ":\n\n" : ", with `\(queueCase.setting.rawValue)`:\n\n"
      page += "| events | outcomes |\n|---|---|\n"
      page += "| \(cell(queueCase.events)) | \(cell(queueCase.outcomes)) |\n\n"
    }
    return page.trimmingCharacters(in: .newlines) + "\n"
  }

  private static func cell(_ lines: String) -> String {
    lines.split(separator: "\n").map { "`\($0)`" }.joined(separator: "<br>")
  }
}
