import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Many: View {
  let made: Counter
  @State var numbers: [Int]
  @State private var isBold = false

  var body: some View {
    VStack {
      Button("Remove first") { numbers.removeFirst() }
      List {
        Section("Numbers") {
          ForEach(numbers, id: \.self) { Row(number: $0, made: made) }
        }
        Section("End") { Text("the end") }
      }
    }
  }

  struct Row: View {
    let number: Int
    let made: Counter
    @State private var count = 0

    var body: some View {
      HStack {
        Text("row \(number)")
        Button("\(number) has \(count)") { count += 1 }
      }
      .onAppear { made.count += 1 }
    }
  }
}

@MainActor @Suite struct LazyTests {
  @Test func rowsAreMadeWhenTheReaderComesToThem() throws {
    let made = Counter()
    let view = OnStage(Many(made: made, numbers: Array(0..<1_000)))
    #expect(made.count == 0)
    var id = try #require(view.stage.first(in: .screen))
    for _ in 0..<6 { id = try #require(view.stage.next(after: id)) }
    #expect(made.count == 3)
    #expect(view.stage.stop(for: id)?.element.label == "row 2")
  }

  @Test func theSameStopsAreReadForwardAndBackward() throws {
    let view = OnStage(Many(made: Counter(), numbers: Array(0..<40)))
    let forward = view.ids
    var backward: [Element.ID] = []
    var next = view.stage.last(in: .screen)
    while let id = next {
      backward.append(id)
      next = view.stage.previous(before: id)
    }
    #expect(backward.reversed() == forward)
    #expect(forward.count == 1 + 1 + 80 + 2)
  }

  @Test func rowsKeepTheirStateWhenTheFirstIsRemoved() throws {
    let view = OnStage(Many(made: Counter(), numbers: Array(0..<50)))
    try view.activate("7 has 0")
    try view.activate("7 has 1")
    try view.activate("Remove first")
    let heard = view.heard
    #expect(heard[2] == "row 1")
    #expect(heard.contains("7 has 2"))
  }

  @Test func theStopNearestToARemovedOneIsTheOneBefore() throws {
    struct Removing: View {
      @State private var numbers = [1, 2, 3]
      var body: some View {
        List(numbers, id: \.self) { number in
          Button("\(number)") { numbers.removeAll { $0 == number } }
        }
      }
    }
    let view = OnStage(Removing())
    let second = try view.id("2")
    try view.activate("2")
    #expect(view.stage.stop(for: second) == nil)
    let nearest = try #require(view.stage.nearest(to: second))
    #expect(view.stage.stop(for: nearest)?.element.label == "1")
  }

  @Test func twoRowsOfOneIdAreTwoRowsAndReported() throws {
    let view = OnStage(
      List(["a", "b", "a"], id: \.self) { Text($0) })
    #expect(view.heard == ["a", "b", "a"])
    #expect(view.stage.nextMoment == view.stage.clock.now)
    view.events += view.stage.elapse()
    #expect(view.warnings.count == 1)
  }

  @Test func aRotorLeadsToRowsThatNobodyLookedAt() throws {
    let view = OnStage(
      List(0..<1_000) { Text("row \($0)") }
        .accessibilityRotor("Hundreds") {
          ForEach([100, 900], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
        })
    let stops = try #require(view.stage.rotors().first?.stops)
    #expect(stops.map { view.stage.stop(for: $0)?.element.label } == ["row 100", "row 900"])
  }

  @Test func aHeaderBetweenRowsCannotBeChosen() throws {
    let view = OnStage(
      List(selection: .constant(1)) {
        ForEach([1], id: \.self) { number in
          Section("Header") { Text("row \(number)") }
        }
      })
    #expect(try view.element("Header").responds(to: .activate) == false)
  }
}
