import Earshot
import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Dish: Hashable, Identifiable {
  var id: Int
  var name: String
  var minutes: Int
}

private let dishes = [
  Dish(id: 1, name: "Soup", minutes: 20), Dish(id: 2, name: "Bread", minutes: 90),
]

private struct DishView: View {
  let dish: Dish
  @State private var isFavourite = false
  @State private var note = ""
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    VStack {
      Text("\(dish.minutes) minutes")
        .accessibilityFocused($isTitleFocused)
      Toggle("Favourite", isOn: $isFavourite)
      TextField("Note", text: $note)
      Button("Share") {}
        .accessibilityHint("Opens the share sheet")
        .accessibilityAction(named: "Copy") {
          AccessibilityNotification.Announcement("Copied").post()
        }
    }
    .navigationTitle(dish.name)
    .onAppear { isTitleFocused = dish.id == 2 }
  }
}

private struct DishesApp: App {
  @State private var path: [Dish] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List(dishes) { NavigationLink($0.name, value: $0) }
          .navigationTitle("Dishes")
          .navigationDestination(for: Dish.self) { DishView(dish: $0) }
      }
      .onOpenURL { url in path = dishes.filter { "\($0.id)" == url.lastPathComponent } }
    }
  }
}

@MainActor @Suite struct ScreenReaderTests {
  @Test func openingADishSaysItsName() throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Soup").activate()
    #expect(reader.currentSpeech == "Soup, Heading")
  }

  @Test func theScreenIsReadStopByStop() throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Soup").activate()
    #expect(reader.moveForward())
    #expect(reader.currentSpeech == "20 minutes")
    #expect(reader.moveForward())
    #expect(reader.currentSpeech == "Favourite, Switch Button, Off")
    reader.activate()
    #expect(reader.currentSpeech == "On")
    #expect(reader.moveForward())
    try reader.type("good")
    #expect(reader.moveForward())
    #expect(!reader.moveForward())
  }

  @Test func goingBackReturnsToTheLink() throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Bread").activate()
    reader.back()
    #expect(reader.currentSpeech == "Bread, Button")
  }

  @Test func aViewThatAsksForFocusGetsIt() throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Bread").activate()
    #expect(reader.currentSpeech == "90 minutes")
  }

  @Test func actionsAreOfferedAndDone() throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Soup").activate()
    try reader.find("Share")
    #expect(reader.currentHint == "Opens the share sheet")
    #expect(reader.actions == ["Copy"])
    try reader.perform(action: "Copy")
    #expect(reader.currentSpeech == "Copied")
  }

  @Test func linksFromOutsideAreOpened() async throws {
    let reader = ScreenReader(DishesApp())
    await reader.open(try #require(URL(string: "dishes://dish/1")))
    #expect(reader.currentSpeech == "Soup, Heading")
  }

  @Test func anAppThatStartsAgainStartsAnew() async throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Soup").activate()
    await reader.relaunch()
    #expect(reader.currentSpeech == "Dishes, Heading")
  }

  @Test func theCursorTellsFocusState() throws {
    struct Focused: View {
      @AccessibilityFocusState private var focus: String?
      var body: some View {
        Text("focus \(focus ?? "nowhere")")
        Button("First") {}.accessibilityFocused($focus, equals: "first")
        Button("Second") {}.accessibilityFocused($focus, equals: "second")
      }
    }
    let reader = ScreenReader(Focused())
    try reader.find("Second")
    #expect(reader.snapshot().first?.elements.first?.label == "focus second")
    try reader.find("First")
    #expect(reader.snapshot().first?.elements.first?.label == "focus first")
  }

  @Test func theWalkThroughDishesIsTheGoldenOne() async throws {
    let reader = ScreenReader(DishesApp())
    try reader.find("Bread").activate()
    reader.moveForward()
    reader.activate()
    reader.back()
    await reader.open(try #require(URL(string: "dishes://dish/1")))
    reader.escape()
    try expectTranscript(reader, matches: "dishes")
  }
}
