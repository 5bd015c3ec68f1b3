import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Dish: Hashable, Codable, Identifiable {
  var id: Int
  var name: String
}

private struct Cook: Hashable, Codable { var name: String }

private let dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Cake")]

private struct DishView: View {
  let dish: Dish
  @State private var portions = 2
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("\(portions) portions") { portions += 1 }
      NavigationLink("Cook", value: Cook(name: "Ada"))
      Button("Leave") { dismiss() }
    }
    .navigationTitle(dish.name)
  }
}

private struct Menu: View {
  @State var path = NavigationPath()
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      List(dishes) { dish in
        NavigationLink(dish.name, value: dish)
      }
      .navigationTitle("Dishes")
      .navigationDestination(for: Dish.self) { dish in
        DishView(dish: dish)
      }
      .navigationDestination(for: Cook.self) { cook in
        VStack {
          Text(cook.name)
          Button("Home by count") { path.removeLast(path.count) }
          Button("Home") { path = NavigationPath() }
        }
        .navigationTitle("Cook")
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Count \(count)") { count += 1 } }
      }
    }
    .onOpenURL { url in
      guard let id = Int(url.lastPathComponent) else { return }
      path = NavigationPath(dishes.filter { $0.id == id })
    }
  }
}

@MainActor @Suite struct NavigationTests {
  @Test func aLinkLeadsToItsDestinationAndBack() throws {
    let view = OnStage(Menu())
    #expect(view.heard == ["Count 0", "Dishes", "Soup", "Cake"])
    try view.activate("Soup")
    #expect(view.events.contains(.push(title: "Soup", transition: nil)))
    #expect(view.heard == ["Dishes", "Soup", "2 portions", "Cook", "Leave"])
    view.back()
    #expect(view.events.last == .pop(title: "Soup", transition: nil))
    #expect(view.title == "Dishes")
  }

  @Test func dismissLeavesAPushedScreen() throws {
    let view = OnStage(Menu())
    try view.activate("Soup")
    try view.activate("Leave")
    #expect(view.title == "Dishes")
  }

  @Test(arguments: ["Home by count", "Home"]) func bothWaysLeadToTheRoot(way: String) throws {
    let view = OnStage(Menu())
    try view.activate("Cake")
    try view.activate("Cook")
    #expect(view.stage.screen.depth == 3)
    try view.activate(way)
    #expect(view.stage.screen.depth == 1)
    #expect(view.title == "Dishes")
  }

  @Test func aPushedScreenKeepsItsStateWhileItsParentIsEvaluated() throws {
    struct Parent: View {
      @State private var note = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in
              VStack {
                Button("Parent \(note)") { note += 1 }
                Inner()
              }
            }
        }
      }
    }
    struct Inner: View {
      @State private var own = 0
      var body: some View { Button("Own \(own)") { own += 1 } }
    }
    let view = OnStage(Parent())
    try view.activate("Go")
    try view.activate("Own 0")
    try view.activate("Parent 0")
    #expect(view.heard.suffix(2) == ["Parent 1", "Own 1"])
  }

  @Test func anotherValueInItsPlaceIsAnotherScreen() throws {
    struct Swap: View {
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Kept(number: number) { path = [number + 1] }
          }
        }
      }
    }
    struct Kept: View {
      let number: Int
      let next: () -> Void
      @State private var count = 0
      var body: some View {
        Button("\(number): \(count)") { count += 1 }
        Button("Next") { next() }
      }
    }
    let view = OnStage(Swap())
    try view.activate("1: 0")
    try view.activate("Next")
    #expect(view.heard.contains("2: 0"))
  }

  @Test func aLinkFromOutsideReplacesThePath() async throws {
    let view = OnStage(Menu())
    try view.activate("Soup")
    try view.activate("Cook")
    view.events += view.stage.perform(.open(url: "dishes://dish/2"), on: nil)
    await view.settle()
    #expect(view.title == "Cake")
    #expect(view.stage.screen.depth == 2)
    #expect(view.warnings.isEmpty)
  }

  @Test func aLinkThatOpensNothingIsReported() async {
    let view = OnStage(Menu())
    view.events += view.stage.perform(.open(url: "dishes://nothing"), on: nil)
    await view.settle()
    #expect(view.warnings == ["the link opened nothing: dishes://nothing"])
  }

  @Test func aLinkWithoutADestinationFailsWithTheFrameworksWarning() throws {
    let view = OnStage(NavigationStack { NavigationLink("Nowhere", value: 1.5) })
    try view.activate("Nowhere")
    #expect(view.warnings.first?.contains("no matching navigationDestination") == true)
    #expect(view.events.contains(.failure))
    #expect(view.stage.screen.depth == 1)
  }

  @Test func aValueWithoutADestinationStaysOnThePathAsAnEmptyScreen() throws {
    struct Lost: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path.append("lost") }.navigationTitle("Root")
        }
      }
    }
    let view = OnStage(Lost())
    try view.activate("Push")
    #expect(view.heard == ["Root"])
    #expect(view.stage.screen.depth == 2)
    #expect(view.warnings.count == 1)
  }

  @Test func ofTwoDestinationsTheOneNearestTheRootIsUsed() throws {
    let view = OnStage(
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1)
          Text("inner").navigationDestination(for: Int.self) { _ in Text("inner screen") }
        }
        .navigationDestination(for: Int.self) { _ in Text("outer screen") }
      })
    try view.activate("Go")
    #expect(view.heard.last == "outer screen")
    #expect(view.warnings.contains { $0.contains("declared earlier on the stack") })
  }

  @Test func lazyContentHidesADestinationAndAScrollViewDoesNot() throws {
    let lazy = OnStage(
      NavigationStack {
        List {
          NavigationLink("Go", value: 1)
          Text("row").navigationDestination(for: Int.self) { _ in Text("there") }
        }
      })
    try lazy.activate("Go")
    #expect(lazy.stage.screen.depth == 1)
    #expect(lazy.warnings.contains { $0.contains("lazy container") })
    let scrolled = OnStage(
      NavigationStack {
        ScrollView {
          NavigationLink("Go", value: 1)
          Text("row").navigationDestination(for: Int.self) { _ in Text("there") }
        }
      })
    try scrolled.activate("Go")
    #expect(scrolled.heard.last == "there")
  }

  @Test func oldLinksLeadToTheirViews() throws {
    struct Old: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Views") { Text("pushed").navigationTitle("Pushed") }
        }
      }
    }
    let view = OnStage(Old())
    try view.activate("Views")
    #expect(view.title == "Pushed")
    view.back()
    #expect(view.stage.screen.depth == 1)
  }

  @Test func aConditionPushesAndIsFalseAfterGoingBack() throws {
    struct Shown: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button(isShown ? "is shown" : "Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("there") }
        }
      }
    }
    let view = OnStage(Shown())
    try view.activate("Show")
    #expect(view.heard.last == "there")
    view.back()
    #expect(view.heard == ["Show"])
  }

  @Test func sheetsComeUpAndGo() throws {
    struct Sheets: View {
      @State private var dish: Dish?
      @State private var log = "none"
      var body: some View {
        VStack {
          Text(log)
          Button("Edit") { dish = dishes[0] }
        }
        .sheet(item: $dish, onDismiss: { log = "gone" }) { dish in
          NavigationStack {
            DishView(dish: dish)
          }
        }
      }
    }
    let view = OnStage(Sheets())
    try view.activate("Edit")
    #expect(view.heard == ["dismissPopup", "Soup", "2 portions", "Cook", "Leave"])
    #expect(view.events.contains(.present(title: "Soup", style: .sheet, transition: nil)))
    try view.activate("Leave")
    #expect(view.heard == ["gone", "Edit"])
  }

  @Test func alertsAreTitleMessageAndButtons() throws {
    struct Asking: View {
      @State private var isAsking = false
      @State private var answer = "Ask"
      var body: some View {
        Button(answer) { isAsking = true }
          .alert("Delete?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Keep", role: .cancel) {}
          } message: {
            Text("For good")
          }
      }
    }
    let view = OnStage(Asking())
    try view.activate("Ask")
    #expect(view.heard == ["Delete?", "For good", "Delete", "Keep"])
    try view.activate("Delete")
    #expect(view.heard == ["deleted"])
  }

  @Test func aPathIsWrittenAndReadAgain() throws {
    var path = NavigationPath()
    path.append(Route(step: 3))
    path.append("x")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(NotCodable())
    #expect(path.codable == nil)
  }

  @Test func aTypeThatIsNotFoundIsNamed() throws {
    let data = Data(#"["9Somewhere5RouteV", "{}"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}

struct Route: Hashable, Codable { var step: Int }

private struct NotCodable: Hashable {}
