import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics

/// What it costs to describe a document, from its bytes to the lines of the answer: against
/// parsing the same bytes alone, and as the document grows.
@MainActor enum DescribeMeasure: Measure {
  static let topic = "describe"

  static func figures(on bench: Bench) async throws -> [Figure] {
    let inOrder = try await Growth.measure(
      runs: bench.runs, make: { document(rows: $0) }, work: describe)
    let shuffled = try await Growth.measure(
      [1_000, 10_000, 100_000], runs: bench.runs, make: { document(rows: $0, shuffled: true) },
      work: describe)
    let bytes = document(rows: 10_000)
    let parsing = try await seconds(runs: bench.runs) {
      try describe(bytes)
    } against: {
      keep(try JSONDocument(bytes, file: "rows"))
    }
    let screen = GeneratedScreens.screen(rows: 10_000)
    let speaking = try await seconds(runs: bench.runs) {
      try describe(bytes)
    } against: {
      // A plain loop over the tree, which says the least that can be said of an element.
      var writer = JSONWriter(.line)
      for element in screen.elements { writer.value(element.label?.known ?? "") }
      keep(writer)
    }
    return inOrder.figures(id: "describe.order", name: "describe, in order", tenfoldLimit: 11)
      + shuffled.figures(id: "describe.shuffled", name: "describe, shuffled", tenfoldLimit: 13)
      + [
        Figure(
          id: "describe.time", name: "describe, 100,000 elements", value: inOrder[100_000],
          unit: "s", limit: 1.5),
        Figure(
          id: "describe.parsing", name: "describe, against parsing alone",
          value: parsing.work / parsing.floor, unit: "×"),
        Figure(
          id: "describe.loop", name: "describe, against a plain loop over the tree",
          value: speaking.work / speaking.floor, unit: "×"),
        Figure(
          id: "describe.element", name: "bytes of an element",
          value: Double(MemoryLayout<Element>.stride), unit: "B"),
      ]
  }

  private static func document(rows: Int, shuffled: Bool = false) -> [UInt8] {
    ScreenDocument.write(GeneratedScreens.app(rows: rows, shuffled: shuffled))
  }

  private static func describe(_ bytes: [UInt8]) throws {
    let app = try ScreenDocument.read(bytes, file: "rows.screens.json")
    var writer = JSONWriter(.line)
    for screen in app.screens {
      let stops = screen.stops(in: Surroundings(), order: ReadingOrder())
      var index = 0
      Phrasing(profile: Profile()).read(stops) { stop, utterance in
        index += 1
        DescribedStop(screen: "Rows", index: index, stop: stop, utterance: utterance)
          .write(to: &writer)
        if writer.bytes.count > 1 << 16 { writer.removeAll() }
      }
    }
  }
}
