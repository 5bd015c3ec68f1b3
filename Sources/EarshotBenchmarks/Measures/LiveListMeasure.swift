#if os(Linux)
  import EarshotReader
  import EarshotSemantics
  import SwiftUI

  /// What a list of 100,000 rows costs while it runs: its first screen, one row, one row less.
  @MainActor enum LiveListMeasure: Measure {
    static let topic = "live"

    static func figures(on bench: Bench) async -> [Figure] {
      [
        Figure(
          id: "live.first", name: "first screen of a live list of 100,000 rows",
          value: await firstScreen(runs: bench.runs) * 1_000, unit: "ms", limit: 50),
        Figure(
          id: "live.row", name: "one of its rows' buttons activated",
          value: await row(runs: bench.runs) * 1_000, unit: "ms", limit: 0.1),
        Figure(
          id: "live.remove", name: "its first row removed, states kept",
          value: await removal(runs: bench.runs) * 1_000, unit: "ms", limit: 50),
      ]
    }

    private static let rows = 100_000

    private static func firstScreen(runs: Int) async -> Double {
      await seconds(runs: runs) {
        let reader = Reader(LiveStage(LongList(count: rows)))
        for _ in 0..<20 { reader.moveForward() }
        keep(reader.spoken)
      }
    }

    private static func row(runs: Int) async -> Double {
      let stage = LiveStage(LongList(count: rows))
      _ = stage.elapse()
      var ids: [Element.ID] = []
      var next = stage.first(in: .screen)
      while let id = next, ids.count < 300 {
        if stage.stop(for: id)?.element.traits.contains(.button) == true { ids.append(id) }
        next = stage.next(after: id)
      }
      guard let middle = ids.dropFirst(ids.count / 2).first else { return .infinity }
      stage.focusMoved(to: middle)
      let count = 1_000
      let time = await seconds(runs: runs) {
        for _ in 0..<count {
          keep(stage.perform(.activate, on: middle))
          keep(stage.stop(for: middle))
        }
      }
      return time / Double(count)
    }

    /// With the first two hundred rows made, and the last.
    private static func removal(runs: Int) async -> Double {
      let stage = LiveStage(LongList(count: rows))
      _ = stage.elapse()
      var next = stage.first(in: .screen)
      for _ in 0..<400 { next = next.flatMap(stage.next) }
      keep(stage.last(in: .screen))
      guard let remove = stage.first(in: .screen) else { return .infinity }
      return await seconds(runs: runs) {
        keep(stage.perform(.activate, on: remove))
        keep(stage.first(in: .screen).flatMap(stage.next))
      }
    }
  }

  private struct LongList: View {
    @State private var items: [Int]

    init(count: Int) { _items = State(initialValue: Array(0..<count)) }

    var body: some View {
      VStack {
        Button("Remove") { items.removeFirst() }
        List(items, id: \.self) { LongListRow(number: $0) }
      }
    }
  }

  private struct LongListRow: View {
    let number: Int
    @State private var count = 0
    @Environment(\.locale) private var locale

    var body: some View {
      HStack {
        Text("Row \(number)")
        if count > 0 { Text("\(count) times") }
        Button("Add to \(number)") { count += 1 }
      }
    }
  }
#endif
