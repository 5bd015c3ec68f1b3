import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

private let newYear = Date(timeIntervalSince1970: 1_767_225_600)

private struct Dated<Style: DatePickerStyle>: View {
  let style: Style
  var components: DatePickerComponents = .date
  @State private var date = newYear

  var body: some View {
    DatePicker("Start", selection: $date, displayedComponents: components)
      .datePickerStyle(style)
  }
}

private struct Dish: Identifiable {
  let id: Int
  let name: String
  let price: String
  var parts: [Dish]?
}

private let dishes = [
  Dish(id: 1, name: "Soup", price: "5", parts: [Dish(id: 3, name: "Leek", price: "1")]),
  Dish(id: 2, name: "Cake", price: "4"),
]

@MainActor @Suite struct ViewTests {
  @Test func aCompactDatePickerIsItsTextAndAButtonWithoutAName() throws {
    let view = OnStage(Dated(style: .compact))
    #expect(view.heard == ["Start", "datePicker: January 1, 2026"])
    #expect(view.stops[1].element.expanded == false)
  }

  @Test func aCompactDatePickerOpensAMonth() throws {
    let view = OnStage(Dated(style: .compact))
    view.events += view.stage.perform(.activate, on: view.ids[1])
    #expect(view.heard.contains("Thursday, January 1"))
    try view.activate("Friday, January 2")
    view.events += view.stage.perform(.escape, on: nil)
    #expect(view.heard == ["Start", "datePicker: January 2, 2026"])
  }

  @Test func theDaysOfAGraphicalDatePickerAreButtonsAndItsMonthIsTurned() throws {
    let view = OnStage(Dated(style: .graphical))
    #expect(view.heard.count == 32)
    #expect(try view.element("Thursday, January 1").traits.contains(.selected))
    try view.perform(.increment, "January 2026")
    #expect(view.heard.first == "February 2026")
    #expect(view.heard.count == 29)
  }

  @Test func theWheelsOfADatePickerAreTurned() throws {
    let view = OnStage(Dated(style: .wheel, components: [.date, .hourAndMinute]))
    #expect(view.heard == ["January", "1", "2026", "0", "00"])
    view.events += view.stage.perform(.decrement, on: view.ids[1])
    #expect(view.heard == ["December", "31", "2025", "0", "00"])
  }

  @Test func aDateStaysWithinItsBounds() throws {
    struct Bounded: View {
      @State private var date = newYear
      var body: some View {
        DatePicker("Start", selection: $date, in: newYear..., displayedComponents: .date)
          .datePickerStyle(.wheel)
      }
    }
    let view = OnStage(Bounded())
    view.events += view.stage.perform(.decrement, on: view.ids[1])
    #expect(view.heard == ["January", "1", "2026"])
  }

  @Test func aTableIsReadCellByCellWhereThereIsRoom() {
    let table = Table(dishes) {
      TableColumn("Name", value: \.name)
      TableColumn("Price", value: \.price)
    }
    var pad = Profile()
    pad.device = .pad
    #expect(
      OnStage(table, profile: pad).heard == ["Name", "Price", "Soup", "5", "Cake", "4"])
    #expect(OnStage(table).heard == ["Soup", "Cake"])
  }

  @Test func anOutlineOpensAndCloses() throws {
    let view = OnStage(List(dishes, children: \.parts) { Text($0.name) })
    #expect(view.heard == ["Soup", "Cake"])
    try view.activate("Soup")
    #expect(view.heard == ["Soup", "Leek", "Cake"])
    #expect(try view.element("Soup").expanded == true)
  }

  @Test func rowsCanBeDeletedAndMovedByActions() throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let view = OnStage(Names())
    #expect(try view.element("a").actions.map(\.name) == ["Delete", "Move Down"])
    #expect(try view.element("b").actions.map(\.name) == ["Delete", "Move Up", "Move Down"])
    #expect(try view.element("c").actions.map(\.name) == ["Delete", "Move Up"])
    try view.perform(.action(1), "a")
    #expect(view.heard == ["b", "a", "c"])
    try view.perform(.action(1), "c")
    #expect(view.heard == ["b", "c", "a"])
    try view.perform(.action(0), "b")
    #expect(view.heard == ["c", "a"])
  }

  @Test func aSectionThatCanBeClosedIsAButtonThatSaysSo() throws {
    struct Closing: View {
      @State private var isOpen = true
      var body: some View {
        List { Section("More", isExpanded: $isOpen) { Text("inside") } }
      }
    }
    let view = OnStage(Closing())
    #expect(view.heard == ["More", "inside"])
    #expect(try view.element("More").traits.isSuperset(of: [.header, .button]))
    try view.activate("More")
    #expect(view.heard == ["More"])
    #expect(try view.element("More").expanded == false)
  }

  @Test func suggestionsStandInThePlaceOfTheContentAndFillTheField() throws {
    struct Searching: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("found \(query)").searchable(text: $query, prompt: "Find")
            .searchSuggestions { Text("Soups").searchCompletion("soup") }
        }
      }
    }
    let view = OnStage(Searching())
    view.events += view.stage.perform(.activate, on: view.ids[0])
    #expect(view.heard == ["searchField", "Soups"])
    try view.activate("Soups")
    #expect(view.heard == ["searchField: soup", "found soup"])
  }

  @Test func viewsOfUIKitAreNoStopsUnlessTheyAreGivenWords() {
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let bare = OnStage(Map())
    #expect(bare.heard == [])
    #expect(bare.warnings == ["Map is made by UIKit: nothing of it is heard"])
    #expect(OnStage(Map().accessibilityLabel("Map of Turku")).heard == ["Map of Turku"])
  }

  @Test func aLayoutOfTheAppsOwnIsReadInTheOrderItIsWritten() {
    struct Circle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let layout = Circle()
    #expect(
      OnStage(
        layout {
          Text("a")
          Text("b")
        }
      ).heard == ["a", "b"])
  }

  @Test func screensOfTheSystemSayTheirNameAndCanBeLeft() throws {
    let view = OnStage(ShareLink("Share", item: "text"))
    try view.activate("Share")
    #expect(view.heard.contains("Cancel"))
    #expect(view.warnings.count == 1)
    try view.activate("Cancel")
    #expect(view.heard == ["Share"])
  }

  @Test func badgesAreHeardUpToSystem17() {
    let tabs = TabView {
      Text("first").tabItem { Text("Mail") }.badge(3)
      Text("second").tabItem { Text("More") }
    }
    var old = Profile()
    old.system = "17.4"
    #expect(OnStage(tabs, profile: old).heard == ["first", "Mail: 3 items", "More"])
    #expect(OnStage(tabs).heard == ["first", "Mail", "More"])
  }

  @Test func tappingTheChosenTabAgainCallsTheSetter() throws {
    struct Tabs: View {
      @State private var tab = 0
      @State private var path: [Int] = []
      var body: some View {
        TabView(
          selection: Binding(
            get: { tab },
            set: {
              if $0 == tab { path = [] }
              tab = $0
            })
        ) {
          Tab("Home", systemImage: "house", value: 0) {
            NavigationStack(path: $path) {
              NavigationLink("Go", value: 1)
                .navigationDestination(for: Int.self) { Text("screen \($0)") }
            }
          }
          Tab("More", systemImage: "star", value: 1) { Text("more") }
        }
      }
    }
    let view = OnStage(Tabs())
    try view.activate("Go")
    #expect(view.heard.contains("screen 1"))
    try view.activate("Home")
    #expect(view.heard == ["Go", "Home", "More"])
  }

  @Test func groupedControlsStaySeparateStops() {
    #expect(
      OnStage(
        ControlGroup {
          Button("Undo") {}
          Button("Redo") {}
        }
      ).heard == ["Undo", "Redo"])
  }
}
