import EarshotReader
import Foundation
import Testing

/// The table of `Documentation/Languages.md`: every phrase in every language, with its source.
private func phraseTable() -> String {
  let languages = Phrases.all.map { ($0.language, Found(in: $0).rows) }
  var paths: [String] = []
  for (_, rows) in languages {
    for row in rows where !paths.contains(row.path) {
      // The forms of one phrase stay together.
      let stem = row.path.split(separator: ".").prefix(2)
      let place = paths.lastIndex { $0.split(separator: ".").prefix(2) == stem }
      paths.insert(row.path, at: place.map { $0 + 1 } ?? paths.count)
    }
  }
  var lines = [
    "| phrase | " + languages.map(\.0).joined(separator: " | ") + " |",
    "|---" + String(repeating: "|---", count: languages.count) + "|",
  ]
  for path in paths {
    let cells = languages.map { _, rows in
      rows.first { $0.path == path }.map { row in
        let spoken =
          row.spoken.contains("kautta") && row.text.contains("/") ? " (spoken: kautta)" : ""
        return "\(row.text)\(spoken) · *\(row.source)*"
      } ?? "—"
    }
    lines.append("| \(path.dropFirst()) | \(cells.joined(separator: " | ")) |")
  }
  return lines.joined(separator: "\n") + "\n"
}

@Test("The documentation shows every phrase in every language with its source")
func phraseTableIsTrue() throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/Languages.md").standardizedFileURL
  let text = try String(contentsOf: file, encoding: .utf8)
  let start = "<!-- phrases: written by the test of the same name -->\n"
  let end = "<!-- end of phrases -->"
  let head = try #require(text.range(of: start))
  let tail = try #require(text.range(of: end, range: head.upperBound..<text.endIndex))
  let written = String(text[head.upperBound..<tail.lowerBound])
  let table = phraseTable()
  if written != table, ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
    let renewed = text[..<head.upperBound] + table + text[tail.lowerBound...]
    try String(renewed).write(to: file, atomically: true, encoding: .utf8)
  }
  #expect(
    written == table, "Documentation/Languages.md is not up to date: EARSHOT_RECORD=1 renews it")
}
