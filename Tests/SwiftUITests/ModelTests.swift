import EarshotReader
import SwiftUI
import Testing

@Observable final class Basket: @unchecked Sendable {
  var count = 0
  var unread = 0
}

private struct BasketView: View {
  @State private var basket = Basket()
  @Bindable var given: Basket

  var body: some View {
    VStack {
      Text("own \(basket.count), given \(given.count)")
      Button("Add") { basket.count += 1 }
      Stepper("Given", value: $given.count)
    }
  }
}

private struct Reader: View {
  @Environment(Basket.self) private var basket
  @Environment(Basket.self) private var maybe: Basket?

  var body: some View { Text("\(basket.count) of \(maybe?.count ?? -1)") }
}

private final class OldModel: ObservableObject {
  @Published var name = "old"
  var silent = 0
}

private struct OldView: View {
  @StateObject private var model = OldModel()

  var body: some View {
    VStack {
      Text(model.name)
      OldChild(model: model)
      OldGrandchild()
    }
    .environmentObject(model)
  }

  struct OldChild: View {
    @ObservedObject var model: OldModel
    var body: some View { Button("Change \(model.name)") { model.name = "new" } }
  }

  struct OldGrandchild: View {
    @EnvironmentObject var model: OldModel
    var body: some View { Button("Deep \(model.name)") { $model.name.wrappedValue += "er" } }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var greeting: String = "hello"
  @Entry fileprivate var width = 3
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.width) private var width
  var body: some View { Text("\(greeting) \(width)") }
}

@MainActor @Suite struct ModelTests {
  @Test func anObservableModelIsFollowed() throws {
    let view = OnStage(BasketView(given: Basket()))
    try view.activate("Add")
    try view.activate("Add")
    #expect(view.heard[0] == "own 2, given 0")
    _ = view.stage.perform(.activate, on: view.ids[3])
    #expect(view.heard[0] == "own 2, given 1")
  }

  @Test func aModelChangedFromAnotherThreadIsSeen() async throws {
    let basket = Basket()
    let view = OnStage(BasketView(given: basket))
    await Task.detached { basket.count = 42 }.value
    await view.settle()
    #expect(view.heard[0] == "own 0, given 42")
  }

  @Test func aPropertyNobodyReadEvaluatesNothing() throws {
    let counter = Counter()
    let basket = Basket()
    struct Counting: View {
      let counter: Counter
      let basket: Basket
      var body: some View {
        counter.count += 1
        return Text("\(basket.count)")
      }
    }
    let view = OnStage(Counting(counter: counter, basket: basket))
    basket.unread = 5
    view.events += view.stage.elapse()
    #expect(counter.count == 1)
    basket.count = 5
    view.events += view.stage.elapse()
    #expect(counter.count == 2)
    #expect(view.heard == ["5"])
  }

  @Test func anObjectIsGivenByItsType() {
    let basket = Basket()
    basket.count = 7
    #expect(OnStage(Reader().environment(basket)).heard == ["7 of 7"])
  }

  @Test func aMissingObjectIsReportedAndLeavesTheViewOut() {
    let view = OnStage(
      VStack {
        Reader()
        Text("beside")
      })
    #expect(view.heard == ["beside"])
    #expect(view.warnings == ["No Observable object of type Basket found in the environment"])
  }

  @Test func objectsThatTellBeforeTheyChangeAreFollowed() throws {
    let view = OnStage(OldView())
    try view.activate("Change old")
    #expect(view.heard == ["new", "Change new", "Deep new"])
    try view.activate("Deep new")
    #expect(view.heard == ["newer", "Change newer", "Deep newer"])
  }

  @Test func entriesAreGivenDownwards() {
    let view = OnStage(
      VStack {
        Greeting()
        Greeting().environment(\.greeting, "hi")
        VStack { Greeting() }.environment(\.width, 4)
      })
    #expect(view.heard == ["hello 3", "hi 3", "hello 4"])
  }

  @Test func valuesByTheirKeysAreOneValue() throws {
    struct Keeping: View {
      @AppStorage("count") private var count = 0
      var body: some View { Button("kept \(count)") { count += 1 } }
    }
    let view = OnStage(
      VStack {
        Keeping()
        Keeping()
      })
    try view.activate("kept 0")
    #expect(view.heard == ["kept 1", "kept 1"])
    #expect(OnStage(Keeping()).heard == ["kept 0"])
  }
}
