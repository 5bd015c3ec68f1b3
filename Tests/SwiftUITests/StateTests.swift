import EarshotReader
import SwiftUI
import Testing

/// A button that counts how often it was activated.
private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct TwiceTheSame: View {
  var body: some View {
    let tally = Tally(name: "tally")
    VStack {
      tally
      tally
    }
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c"]

  var body: some View {
    VStack {
      Button("Remove first") { names.removeFirst() }
      Button("Reverse") { names.reverse() }
      Button("Insert") { names.insert("new", at: 0) }
      ForEach(names, id: \.self) { Tally(name: $0) }
    }
  }
}

private struct Reset: View {
  @State private var id = 0

  var body: some View {
    VStack {
      Tally(name: "tally").id(id)
      Button("Another") { id += 1 }
    }
  }
}

private struct Sides: View {
  @State private var isFirst = true
  @State private var extra = false

  var body: some View {
    VStack {
      Button("Switch") { isFirst.toggle() }
      Button("Extra") { extra.toggle() }
      if extra { Text("extra") }
      if isFirst { Tally(name: "side") } else { Tally(name: "side") }
      Tally(name: "after")
    }
  }
}

@MainActor @Suite struct StateTests {
  @Test func oneViewValueUsedTwiceKeepsTwoStates() throws {
    let view = OnStage(TwiceTheSame())
    let first = view.ids[0]
    _ = view.stage.perform(.activate, on: first)
    _ = view.stage.perform(.activate, on: first)
    #expect(view.heard == ["tally 2", "tally 0"])
  }

  @Test func rowsKeepTheirStateWhenTheFirstIsRemoved() throws {
    let view = OnStage(Rows())
    try view.activate("b 0")
    try view.activate("c 0")
    try view.activate("c 1")
    try view.activate("Remove first")
    #expect(view.heard.suffix(2) == ["b 1", "c 2"])
  }

  @Test func rowsKeepTheirStateWhenTheyMoveOrOneComesBefore() throws {
    let view = OnStage(Rows())
    try view.activate("c 0")
    try view.activate("Reverse")
    try view.activate("Insert")
    #expect(view.heard.suffix(4) == ["new 0", "c 1", "b 0", "a 0"])
  }

  @Test func anotherIdIsAnotherView() throws {
    let view = OnStage(Reset())
    try view.activate("tally 0")
    try view.activate("tally 1")
    try view.activate("Another")
    #expect(view.heard == ["tally 0", "Another"])
  }

  @Test func eachSideOfAConditionHasItsOwnState() throws {
    let view = OnStage(Sides())
    try view.activate("side 0")
    try view.activate("after 0")
    try view.activate("Extra")
    #expect(view.heard.suffix(3) == ["extra", "side 1", "after 1"])
    try view.activate("Switch")
    #expect(view.heard.suffix(2) == ["side 0", "after 1"])
  }

  @Test func stateWithoutAViewIsReportedAndNothingElse() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
  }
}

// MARK: - Binding

private struct Person: Equatable {
  var name = "Ada"
  var tags = ["x", "y"]
}

private struct Bound: View {
  @State private var person = Person()

  var body: some View {
    VStack {
      Text(person.name)
      Child(name: $person.name)
      ForEach($person.tags, id: \.self) { $tag in
        Button("tag \(tag)") { tag += "!" }
      }
    }
  }

  struct Child: View {
    @Binding var name: String

    var body: some View { Button("Rename \(name)") { name = "Grace" } }
  }
}

@MainActor @Suite struct BindingTests {
  @Test func aChildWritesThroughItsParent() throws {
    let view = OnStage(Bound())
    try view.activate("Rename Ada")
    #expect(view.heard.prefix(2) == ["Grace", "Rename Grace"])
  }

  @Test func anElementOfACollectionIsWrittenInItsPlace() throws {
    let view = OnStage(Bound())
    try view.activate("tag y")
    #expect(view.heard.suffix(2) == ["tag x", "tag y!"])
  }

  @Test func aBindingToAPlaceThatIsGoneWritesNothing() {
    var values = [1, 2]
    let all = Binding(get: { values }, set: { values = $0 })
    let second = all[1]
    values = [7]
    second.wrappedValue = 9
    #expect(values == [7])
    #expect(second.wrappedValue == 2)
  }

  @Test func aConstantNeverChanges() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func anOptionalBindingIsThereAsLongAsItsValue() throws {
    var value: Int? = 1
    let binding = try #require(Binding(Binding(get: { value }, set: { value = $0 })))
    binding.wrappedValue = 5
    #expect(value == 5)
  }
}
