import EarshotReader
import SwiftUI
import Testing

@MainActor @Observable private final class Names {
  var all: [Int] = Array(0..<12)
}

private struct Rows: View {
  let names: Names
  var body: some View {
    List(names.all, id: \.self) { Row(name: $0) }
  }

  private struct Row: View {
    let name: Int
    @State private var touched = 0
    var body: some View {
      Button("row \(name)", action: { touched += 1 }).accessibilityValue("\(touched)")
    }
  }
}

/// Numbers that look random and are the same on every machine.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(sides, 1)))
  }
}

@MainActor @Suite struct RowMatchingTests {
  /// Removes, inserts, moves and turns round rows of which some were never looked at, touches
  /// some, and holds every row's state against a table.
  @Test(arguments: 1...40) func rowsKeepTheirStateThroughAnyChange(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let names = Names()
    let view = OnStage(Rows(names: names))
    var touched: [Int: Int] = [:]
    var fresh = 100
    for _ in 0..<12 {
      for _ in 0...dice.roll(3) {
        switch dice.roll(5) {
        case 0 where !names.all.isEmpty: names.all.remove(at: dice.roll(names.all.count))
        case 1 where !names.all.isEmpty: names.all.removeFirst()
        case 2:
          names.all.insert(fresh, at: dice.roll(names.all.count + 1))
          fresh += 1
        case 3 where names.all.count > 1:
          names.all.swapAt(dice.roll(names.all.count), dice.roll(names.all.count))
        default: if dice.roll(4) == 0 { names.all.reverse() }
        }
      }
      view.events += view.stage.elapse()
      var next = view.stage.first(in: .screen)
      for place in 0..<dice.roll(names.all.count + 1) {
        let id = try #require(next)
        if dice.roll(3) == 0 {
          view.events += view.stage.perform(.activate, on: id)
          touched[names.all[place], default: 0] += 1
        }
        next = view.stage.next(after: id)
      }
      if dice.roll(2) == 0 {
        #expect(view.heard == names.all.map { "row \($0): \(touched[$0] ?? 0)" })
      }
    }
    #expect(view.heard == names.all.map { "row \($0): \(touched[$0] ?? 0)" })
  }
}
