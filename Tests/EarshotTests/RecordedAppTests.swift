import EarshotAudit
import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
}

@MainActor @Observable private final class Garden {
  var plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Ivy")]
}

private struct GardenApp: App {
  @State private var garden = Garden()
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Garden", systemImage: "leaf") { GardenView() }
        Tab("Settings", systemImage: "gear") { GardenSettings() }
      }
      .environment(garden)
    }
  }
}

private struct GardenView: View {
  @Environment(Garden.self) private var garden
  @State private var isAdding = false
  var body: some View {
    NavigationStack {
      List(garden.plants) { plant in NavigationLink(plant.name, value: plant) }
        .navigationTitle("Garden")
        .navigationDestination(for: Plant.self) { PlantView(plant: $0) }
        .toolbar { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) { AddPlant() }
    }
  }
}

private struct PlantView: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  let plant: Plant
  @State private var waterings = 0
  @State private var asks = false
  @State private var photo = "Loading"
  var body: some View {
    VStack {
      Text("Watered \(waterings) times")
      Text(photo)
      Button("Water") {
        waterings += 1
        AccessibilityNotification.Announcement("Watered").post()
      }
      if waterings > 0 { Button("Undo") { waterings = 0 } }
      Button("Remove") { asks = true }
        .alert("Remove \(plant.name)?", isPresented: $asks) {
          Button("Remove", role: .destructive) {
            garden.plants.removeAll { $0 == plant }
            dismiss()
          }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
    }
    .navigationTitle(plant.name)
    .task {
      try? await Task.sleep(for: .seconds(1))
      photo = "Seen in May"
    }
  }
}

private struct AddPlant: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      Text("A moss will be planted")
        .navigationTitle("New plant")
        .toolbar {
          Button("Plant") {
            garden.plants.append(Plant(id: 3, name: "Moss"))
            dismiss()
          }
        }
    }
  }
}

private struct GardenSettings: View {
  @State private var reminds = true
  @State private var size = "M"
  var body: some View {
    NavigationStack {
      Form {
        Toggle("Reminders", isOn: $reminds)
        Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
      .navigationTitle("Settings")
    }
  }
}

/// Screens without titles.
private struct UntitledApp: App {
  @State private var isFiltering = false
  @State private var isLooking = false
  var body: some Scene {
    WindowGroup {
      VStack {
        Menu("Sort") { Button("By name") {} }
        Button("Filter") { isFiltering = true }
        Button("Look inside") { isLooking = true }
      }
      .sheet(isPresented: $isFiltering) {
        VStack {
          Text("Filters").accessibilityAddTraits(.isHeader)
          Text("None yet")
        }
      }
      .sheet(isPresented: $isLooking) { Text("Nothing") }
    }
  }
}

// MARK: -

@Suite("An app that was explored and written down") @MainActor struct RecordedAppTests {
  private func explored() async -> (walk: ExploredWalk, app: AppDescription) {
    let walk = await Exploration(keepsScreens: true) { LiveStage { GardenApp() } }.walk()
    return (walk, walk.app(StageApp(name: "GardenApp")))
  }

  private func heard(_ stage: any Stage) -> [String] {
    let phrasing = Phrasing(profile: Profile(), appLanguage: nil)
    var heard: [String] = []
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id) {
      heard.append(phrasing.utterance(for: stop).text)
      next = stage.next(after: id)
    }
    return heard
  }

  @Test("has every screen once, whatever is counted there")
  func screens() async {
    let (walk, app) = await explored()
    #expect(
      app.screens.map(\.name) == [
        "Garden", "New plant", "Fern", "Ivy", "Settings", "Remove Fern?", "Remove Ivy?", "Moss",
        "Remove Moss?",
      ])
    #expect(walk.limit == nil)
  }

  @Test("calls a screen without a title by its heading, else by what leads there")
  func names() async {
    let walk = await Exploration(keepsScreens: true) { LiveStage { UntitledApp() } }.walk()
    let app = walk.app(StageApp(name: "UntitledApp"))
    #expect(app.screens.map(\.name) == ["Screen", "Sort", "Filters", "Look inside"])
    #expect(app.screens.map(\.title?.shown) == [nil, nil, nil, nil])
  }

  @Test("starts as it does when it runs") func start() async {
    let document = AppStage(await explored().app)
    _ = document.elapse()
    let live = LiveStage { GardenApp() }
    #expect(heard(document) == heard(live))
  }

  @Test(
    "is walked through to the same lines as when it runs",
    arguments: [
      "find Fern\nactivate\nfind Water\nactivate\nfirst\nread all\nescape",
      "find Ivy\nactivate\nfind Remove\nactivate\nfind Remove, Button\nactivate\nread all",
      "find Add\nactivate\nfind Plant\nactivate\nread all\nfind Moss\nactivate\nread all",
      "tab Settings\nfind Reminders\nactivate\nactivate\nfind S\nactivate\nprevious\nfind M\nactivate",
      "find Fern\nactivate\nfind Remove\nactivate\nfind Keep\nactivate\nfirst\nactivate",
    ])
  func walks(script: String) async throws {
    let script = try WalkScript(script)
    let app = await explored().app
    let live = await Walk.run(script, on: LiveStage { GardenApp() })
    let document = await Walk.run(script, on: AppStage(app))
    #expect(live.failure == nil)
    // What comes later by itself is written down where it was found, not when.
    let words: (String) -> [Substring] = { text in
      text.split(separator: "\n").filter { !$0.contains("Loading") && !$0.contains("Seen in May") }
    }
    #expect(words(document.transcript.text()) == words(live.transcript.text()))
  }

  @Test("and the tour through everything is the same on every run") func tours() async {
    let first = await Tour { LiveStage { GardenApp() } }.walk().text()
    let second = await Tour { LiveStage { GardenApp() } }.walk().text()
    #expect(first == second)
    #expect(first.contains("Seen in May"))
  }

  @Test("a control that needs no telling keeps what the system does") func controls() async throws {
    let app = await explored().app
    let settings = try #require(app.screens.first { $0.name == "Settings" })
    let told = settings.elements.filter { !$0.responses.isEmpty }
    #expect(told.isEmpty)
  }
}
