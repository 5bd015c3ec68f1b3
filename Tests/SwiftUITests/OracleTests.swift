import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

/// A screen whose parts depend on each other in many ways.
private struct Garden: View {
  @Bindable var model: Plants
  @State private var isTall = false
  @State private var water = 1

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(model.names.count) plants, water \(water)")
        Button("Tall") { isTall.toggle() }
        Button("Water") { water += 1 }
        Button("Add") { model.names.append("p\(model.names.count)") }
        Button("Drop") { if !model.names.isEmpty { model.names.removeFirst() } }
        Button("Reverse") { model.names.reverse() }
        if isTall { Leaf(name: "tall", water: water) } else { Text("short \(water)") }
        ForEach(model.names, id: \.self) { Leaf(name: $0, water: water) }
      }
      .environment(\.shade, isTall ? 2 : 1)
      .navigationTitle(isTall ? "Tall garden" : "Garden")
      .onChange(of: water) { model.log += 1 }
    }
  }
}

private struct Leaf: View {
  let name: String
  let water: Int
  @State private var touched = 0
  @Environment(\.shade) private var shade

  var body: some View {
    HStack {
      Button("\(name) \(touched)") { touched += 1 }
      Text("w\(water) s\(shade)")
    }.accessibilityElement(children: water.isMultiple(of: 2) ? .combine : .contain)
  }
}

@Observable private final class Plants {
  var names = ["p0", "p1", "p2"]
  var log = 0
}

extension EnvironmentValues {
  @Entry fileprivate var shade: Int = 0
}

/// Numbers that look random and are the same on every machine.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(sides, 1)))
  }
}

@MainActor @Suite struct OracleTests {
  /// What is heard after any changes is what evaluating everything again gives.
  @Test(arguments: 0..<20) func changesAreHeardAsIfEverythingWereEvaluatedAnew(seed: Int) throws {
    let view = OnStage(Garden(model: Plants()))
    var dice = Dice(state: UInt64(seed))
    for _ in 0..<25 {
      let ids = view.ids
      _ = view.stage.perform(.activate, on: ids[dice.roll(ids.count)])
      let heard = view.stops
      let title = view.title
      view.stage.evaluateAll()
      #expect(view.stops.map(Sound.init) == heard.map(Sound.init))
      #expect(view.title == title)
    }
  }

  private struct Sound: Hashable {
    var label: Wording?
    var value: Wording?
    var traits: Traits
    var actions: [Wording]

    init(_ stop: Stop) {
      label = stop.element.label
      value = stop.element.value
      traits = stop.element.traits
      actions = stop.element.actions.map(\.name)
    }
  }
}
