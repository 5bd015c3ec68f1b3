import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Mail: View {
  @State private var folder: String?
  @State private var letter: String?
  var preferred: Binding<NavigationSplitViewColumn>?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } content: {
      List(["Hello", "Bye"], id: \.self, selection: $letter) { Text("\(folder ?? "none") \($0)") }
        .navigationTitle(folder ?? "Letters")
    } detail: {
      Text(letter ?? "Nothing chosen").navigationTitle(letter ?? "Letter")
    }
  }
}

private struct Plants: View {
  @State private var plant: String?
  @State private var path: [Int] = []
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $plant) {
        NavigationLink("Oak", value: "Oak")
        NavigationLink("Fern", value: "Fern")
      }
      .navigationTitle("Plants")
    } detail: {
      NavigationStack(path: $path) {
        VStack {
          Text("about \(plant ?? "nothing")")
          NavigationLink("Leaf", value: 1)
          Button("Only this") { visibility = .detailOnly }
        }
        .navigationTitle(plant ?? "Plant")
        .navigationDestination(for: Int.self) { Text("leaf \($0)").navigationTitle("Leaf \($0)") }
      }
    }
  }
}

@MainActor @Suite struct SplitViewTests {
  private var pad: Profile {
    var profile = Profile()
    profile.device = .pad
    return profile
  }

  @Test func onAPadColumnsAreReadOneAfterTheOtherEachWithItsTitle() {
    #expect(
      OnStage(Plants(), profile: pad).heard
        == ["Plants", "Oak", "Fern", "Plant", "about nothing", "Leaf", "Only this"])
  }

  @Test func aLinkInTheSidebarChoosesAndTheDetailFollows() throws {
    let view = OnStage(Plants(), profile: pad)
    try view.activate("Fern")
    #expect(try view.element("Fern").traits.contains(.selected))
    #expect(view.heard.contains("about Fern"))
    #expect(view.title == "Fern")
    #expect(view.warnings == [])
  }

  @Test func aStackInTheDetailPushesThere() throws {
    let view = OnStage(Plants(), profile: pad)
    try view.activate("Leaf")
    #expect(view.heard == ["Plants", "Oak", "Fern", "Plant", "Leaf 1", "leaf 1"])
    view.back()
    #expect(view.heard.contains("about nothing"))
  }

  @Test func hiddenColumnsAreNotRead() throws {
    let view = OnStage(Plants(), profile: pad)
    try view.activate("Only this")
    #expect(view.heard == ["Plant", "about nothing", "Leaf", "Only this"])
  }

  @Test func onAPhoneChoosingShowsTheNextColumnAndBackTakesTheChoiceAway() throws {
    let view = OnStage(Mail())
    #expect(view.heard == ["Folders", "Inbox", "Sent"])
    try view.activate("Inbox")
    #expect(view.heard == ["Folders", "Inbox", "Inbox Hello", "Inbox Bye"])
    try view.activate("Inbox Hello")
    #expect(view.heard == ["Inbox", "Hello", "Hello"])
    view.back()
    view.back()
    #expect(view.heard == ["Folders", "Inbox", "Sent"])
    #expect(try !view.element("Inbox").traits.contains(.selected))
  }

  @Test func whatWasChosenIsStillShownAfterTurningTheDevice() throws {
    let view = OnStage(Plants())
    try view.activate("Fern")
    try view.activate("Leaf")
    let before = view.events.count
    view.events += view.stage.perform(.rotate, on: nil)
    #expect(Array(view.events[before...]) == [.layoutChanged(text: nil)])
    #expect(view.heard == ["Plants", "Oak", "Fern", "Fern", "Leaf 1", "leaf 1"])
    view.events += view.stage.perform(.rotate, on: nil)
    #expect(view.heard == ["Fern", "Leaf 1", "leaf 1"])
  }

  @Test func theAppCanSayWhichColumnIsOnTop() throws {
    struct Preferring: View {
      @State private var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Button("Show") { column = .detail }.navigationTitle("Side")
        } detail: {
          Text("detail").navigationTitle("Detail")
        }
      }
    }
    let view = OnStage(Preferring())
    #expect(view.heard == ["Side", "Detail", "detail"])
    view.back()
    #expect(view.heard == ["Side", "Show"])
    try view.activate("Show")
    #expect(view.heard == ["Side", "Detail", "detail"])
  }

  @Test func aLinkToViewsShowsThemInTheNextColumn() throws {
    struct Linked: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("One") { Text("first") }
          NavigationLink("Two") { Text("second") }
        } detail: {
          Text("empty")
        }
      }
    }
    let wide = OnStage(Linked(), profile: pad)
    try wide.activate("One")
    try wide.activate("Two")
    #expect(wide.heard == ["One", "Two", "second"])
    let narrow = OnStage(Linked())
    try narrow.activate("One")
    #expect(narrow.heard.last == "first")
    narrow.back()
    #expect(narrow.heard == ["One", "Two"])
  }

  @Test func aRowOfAnotherTypeCannotBeChosen() throws {
    struct Wrong: View {
      @State private var choice: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $choice) { Text("row").tag("text") }
        } detail: {
          Text("detail")
        }
      }
    }
    let view = OnStage(Wrong())
    try view.activate("row")
    #expect(view.warnings.contains { $0.contains("cannot be selected") })
    #expect(view.heard == ["row"])
  }
}
