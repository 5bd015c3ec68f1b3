import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotScreens
import EarshotSemantics

/// What it costs to describe a document, from its bytes to the lines of the answer.
@MainActor enum DescribeBenchmark {
  static func run() async throws -> [Figure] {
    let inOrder = try await (small: time(rows: 10_000), large: time(rows: 100_000))
    let shuffled = try await (
      small: time(rows: 10_000, shuffled: true), large: time(rows: 100_000, shuffled: true)
    )
    return [
      Figure(name: "describe, 100,000 elements", value: inOrder.large, unit: "s", limit: 1.5),
      Figure(
        name: "describe, 10 times the input in order", value: inOrder.large / inOrder.small,
        unit: "×", limit: 11),
      Figure(
        name: "describe, 100,000 elements with shuffled frames", value: shuffled.large, unit: "s"),
      Figure(
        name: "describe, 10 times the input shuffled", value: shuffled.large / shuffled.small,
        unit: "×", limit: 13),
    ]
  }

  private static func time(rows: Int, shuffled: Bool = false) async throws -> Double {
    let bytes = ScreenDocument.write(GeneratedScreens.app(rows: rows, shuffled: shuffled))
    return try await seconds {
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
}
