import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private struct Settings: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var guests = 2
  @State private var flavour = "Vanilla"
  @State private var name = ""
  @State private var query = ""
  @FocusState private var isNaming: Bool

  var body: some View {
    Form {
      Section("Sound") {
        Toggle("Wi-Fi", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Guests", value: $guests, in: 1...3)
      }
      Picker("Flavour", selection: $flavour) {
        ForEach(["Vanilla", "Mint"], id: \.self) { Text($0) }
      }
      TextField("Name", text: $name).focused($isNaming).onSubmit { query = "sent \(name)" }
      Text("naming \(isNaming), \(query)")
      LabeledContent("Version", value: "2.1")
      DisclosureGroup("More") { Text("inside") }
      Button("Off") {}.disabled(true)
      ProgressView("Load", value: 0.4)
      Menu("Sort") { Button("By name") { query = "sorted" } }
    }
  }
}

@MainActor @Suite struct ControlTests {
  @Test func eachControlIsWhatTheReaderKnowsItAs() {
    #expect(
      OnStage(Settings()).heard
        == [
          "Sound", "Wi-Fi: 0", "Volume: 50%", "Guests: 2", "Guests: 2", "Flavour: Vanilla",
          "textField", "naming false,", "Version, 2.1", "More", "Off", "Load: 40%", "Sort",
        ].map { $0 == "textField" ? "" : $0 == "naming false," ? "naming false, " : $0 })
  }

  @Test func aSwitchASliderAndAStepperChange() throws {
    let view = OnStage(Settings())
    try view.activate("Wi-Fi")
    try view.perform(.increment, "Volume")
    view.events += view.stage.perform(.activate, on: view.ids[4])
    view.events += view.stage.perform(.activate, on: view.ids[4])
    #expect(view.heard[1...4] == ["Wi-Fi: 1", "Volume: 60%", "Guests: 3", "Guests: 3"])
  }

  @Test func aPickerOpensAMenuOfItsOptions() throws {
    let view = OnStage(Settings())
    try view.activate("Flavour")
    #expect(view.heard == ["Vanilla", "Mint", "dismissMenu"])
    try view.activate("Mint")
    #expect(view.heard.contains("Flavour: Mint"))
  }

  @Test func aMenuOpensAndItsItemsCloseIt() throws {
    let view = OnStage(Settings())
    try view.activate("Sort")
    #expect(view.heard == ["By name", "dismissMenu"])
    try view.activate("By name")
    #expect(view.heard.contains("naming false, sorted"))
  }

  @Test func typingGoesIntoTheFieldThatHasTheKeyboard() throws {
    let view = OnStage(Settings())
    let field = view.ids[6]
    view.events += view.stage.perform(.activate, on: field)
    #expect(view.heard[7] == "naming true, ")
    view.events += view.stage.perform(.type("Ada"), on: nil)
    #expect(view.heard[6] == ": Ada" || view.heard[6] == "Ada")
    view.events += view.stage.perform(.type("\n"), on: field)
    #expect(view.heard[7] == "naming true, sent Ada")
  }

  @Test func aDisclosureGroupOpensInPlace() throws {
    let view = OnStage(Settings())
    #expect(try view.element("More").expanded == false)
    try view.activate("More")
    #expect(view.heard.contains("inside"))
  }

  @Test func whatIsDisabledCannotBeUsed() throws {
    let view = OnStage(Settings())
    #expect(try view.element("Off").traits.contains(.notEnabled))
    try view.activate("Off")
    #expect(view.events.last == .failure)
  }

  @Test func segmentsAreStopsWithTheirPositions() {
    let stops = OnStage(
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }.pickerStyle(.segmented)
    ).stops
    #expect(stops.map(\.element.label) == ["Small", "Large"])
    #expect(stops[1].element.traits.contains(.selected))
    #expect(stops[0].context == .series(index: 1, count: 2))
  }

  @Test func imagesAndLabelsSayTheirNames() {
    #expect(
      OnStage(
        VStack {
          Image(systemName: "square.and.arrow.up")
          Image("photo")
          Image(decorative: "line")
          Label("Share", systemImage: "globe")
          Label("World", systemImage: "globe").labelStyle(.iconOnly)
        }
      ).heard == ["Share", "photo", "Share", "World"])
  }

  @Test func stylesOfTheAppsOwnAreEvaluated() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("!")
        }
      }
    }
    let view = OnStage(VStack { Button("Go") {} }.buttonStyle(Loud()))
    #expect(view.heard == ["Go, !"])
  }

  @Test func aSwitchInAStyleOfTheAppsOwnStaysASwitch() throws {
    struct CheckBox: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
          }
        }
      }
    }
    struct Checked: View {
      @State private var isOn = false
      var body: some View { Toggle("Milk", isOn: $isOn).toggleStyle(CheckBox()) }
    }
    let view = OnStage(Checked())
    #expect(view.heard == ["Milk: 0"])
    try view.activate("Milk")
    #expect(view.heard == ["Milk: 1"])
    #expect(try view.element("Milk").traits.contains(.switchButton))
  }

  @Test func tabsShowOneScreenAndKeepTheOthers() throws {
    struct Tabs: View {
      @State private var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Tally().tabItem { Label("First", systemImage: "1.circle") }.tag(1)
          Text("second").tabItem { Text("Second") }.tag(2)
        }
      }
      struct Tally: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
      }
    }
    let view = OnStage(Tabs())
    #expect(view.heard == ["count 0", "First", "Second"])
    try view.activate("count 0")
    try view.activate("Second")
    #expect(view.heard == ["second", "First", "Second"])
    #expect(view.events.contains(.tab(label: "Second")))
    try view.activate("First")
    #expect(view.heard.first == "count 1")
  }

  @Test func searchFieldsFilter() throws {
    struct Searching: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          List(["Soup", "Cake"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
            Text($0)
          }
          .searchable(text: $query, prompt: "Find")
        }
      }
    }
    let view = OnStage(Searching())
    #expect(view.heard == ["searchField", "Soup", "Cake"])
    view.events += view.stage.perform(.type("Ca"), on: view.ids[0])
    #expect(view.heard == ["searchField: Ca", "Cake"])
  }
}
