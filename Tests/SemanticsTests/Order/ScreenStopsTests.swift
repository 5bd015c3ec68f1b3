import EarshotSemantics
import Testing

@Suite("The stops of a screen")
struct ScreenStopsTests {
  /// A screen with something everywhere.
  private var full: Screen {
    var screen = Screen(name: "soup", title: "Soup", elements: [text("Body", at: (0, -500))])
    screen.search = SearchField(prompt: "Search soups")
    screen.toolbar = [
      item("Done", .trailing), item("Bottom", .bottom), item("Edit", .leading), item("More", nil),
    ]
    return screen
  }

  private func item(_ label: String, _ placement: Placement?) -> Element {
    Element(label: .text(label), traits: .button).with { $0.placement = placement }
  }

  /// The stops in words: what the system adds by its name.
  private func read(
    _ screen: Screen, _ surroundings: Surroundings = Surroundings(),
    _ order: ReadingOrder = ReadingOrder()
  ) -> [String] {
    screen.stops(in: surroundings, order: order).map { stop in
      let words = stop.element.label?.shown ?? stop.element.placeholder?.shown
      return [stop.element.systemRole?.rawValue, words].compactMap(\.self).joined(separator: ":")
    }
  }

  private let tabs = [
    TabItem(name: "home", label: "Home", screens: ["soup"]),
    TabItem(name: "me", label: "Me", value: "3", screens: ["soup"]),
  ]

  @Test("Bar, search, content, bottom bar and tabs, wherever their frames are")
  func regions() {
    let surroundings = Surroundings(
      isPushed: true, previousTitle: "Recipes", tabs: tabs, selectedTab: "me")
    #expect(
      read(full, surroundings) == [
        "backButton:Recipes", "Edit", "title:Soup", "Done", "More", "searchField:Search soups",
        "Body", "Bottom", "Home", "Me",
      ])
    let regions = full.stops(in: surroundings, order: ReadingOrder()).map(\.region)
    #expect(regions == regions.sorted())
  }

  @Test("A large title is read below the bar, once")
  func largeTitle() {
    func places(_ display: TitleDisplay, isPushed: Bool) -> [String] {
      var screen = full
      screen.titleDisplay = display
      return read(screen, Surroundings(isPushed: isPushed)).filter {
        ["title:Soup", "Done"].contains($0)
      }
    }
    #expect(places(.automatic, isPushed: false) == ["Done", "title:Soup"])
    #expect(places(.automatic, isPushed: true) == ["title:Soup", "Done"])
    #expect(places(.large, isPushed: true) == ["Done", "title:Soup"])
    #expect(places(.inline, isPushed: false) == ["title:Soup", "Done"])
  }

  @Test("A hidden bar takes back button, title and its items away, not the bottom bar")
  func hiddenBar() {
    var screen = full
    screen.showsBar = false
    #expect(
      read(screen, Surroundings(isPushed: true, previousTitle: "Recipes"))
        == ["searchField:Search soups", "Body", "Bottom"])
  }

  @Test("Without a title there is none, and nothing goes back from the first screen")
  func bare() {
    #expect(read(Screen(name: "a", title: "", elements: [text("x")])) == ["x"])
    #expect(read(Screen(name: "a"), Surroundings(isPushed: true)) == ["backButton"])
  }

  @Test("A back button of the app's own takes the place of the system's, wherever it is listed")
  func ownBackButton() {
    for placement in [nil, Placement.leading] {
      var screen = full
      screen.toolbar.append(item("Cancel", placement).with(.backButton))
      let read = read(screen, Surroundings(isPushed: true, previousTitle: "Recipes"))
      #expect(read.prefix(3) == ["Cancel", "Edit", "title:Soup"])
    }
  }

  @Test("What the app puts in the place of the title stands for it")
  func principal() throws {
    var screen = full
    screen.toolbar.append(item("Soup of the day", .principal))
    let read = read(screen)
    #expect(read.prefix(3) == ["Edit", "title:Soup of the day", "Done"])
    #expect(!read.contains("title:Soup"))
  }

  @Test("Items of one place are sorted like everything else, without frames as they are listed")
  func framedItems() {
    var screen = Screen(name: "a")
    screen.toolbar = [
      text("right", at: (300, 0)), text("left", at: (200, 0)), item("b", .bottom),
      item("a", .bottom),
    ]
    #expect(read(screen) == ["left", "right", "b", "a"])
    #expect(
      read(screen, Surroundings(), ReadingOrder(direction: .rightToLeft))
        == ["right", "left", "b", "a"])
  }

  @Test("Nodes count through the toolbar as it is listed, then the content")
  func numbers() {
    var screen = full
    screen.toolbar[1].children = [text("unread")]
    let stops = screen.stops(in: Surroundings(), order: ReadingOrder())
    #expect(stops.map(\.label) == ["Edit", "Done", "More", "Soup", "", "Body", "Bottom"])
    #expect(stops.map(\.node) == [3, 0, 4, nil, nil, 5, 1])
  }

  @Test("Presented screens begin with what puts them away, a sheet's grabber before it")
  func presentations() {
    var screen = Screen(name: "editor", title: "New", elements: [text("Body")])
    for style in [PresentationStyle.cover, .popover, .sheet] {
      let shown = read(screen, Surroundings(presentation: style))
      #expect(shown == ["dismissPopup", "title:New", "Body"])
    }
    let byRoot = Surroundings(presentation: .sheet, showsGrabber: true)
    #expect(read(screen, byRoot).prefix(2) == ["grabber", "dismissPopup"])
    screen.showsGrabber = true
    #expect(read(screen, Surroundings(presentation: .sheet)).first == "grabber")
    #expect(read(screen, Surroundings(presentation: .cover)).first == "dismissPopup")
    #expect(!read(screen).contains("grabber"))
  }

  @Test("An alert is its title, its message and its buttons, without a bar")
  func alert() {
    var screen = Screen(
      name: "sure", title: "Delete?",
      elements: [
        text("This cannot be undone."), .textField([text("Reason")], text: nil),
        .button("Delete"), text("Small print"), .button("Cancel"),
      ])
    screen.toolbar = [item("never", .trailing)]
    #expect(
      read(screen, Surroundings(isPushed: true, presentation: .alert)) == [
        "alertTitle:Delete?", "alertMessage:This cannot be undone.", "Reason", "Delete",
        "Small print", "Cancel",
      ])
    let title = screen.stops(in: Surroundings(presentation: .alert), order: ReadingOrder())[0]
    #expect(!title.element.traits.contains(.header))
  }

  @Test("A menu is its items and the button that puts it away")
  func menu() {
    let screen = Screen(name: "m", title: "Sort", elements: [.button("Name"), .button("Date")])
    #expect(
      read(screen, Surroundings(presentation: .menu)) == ["Name", "Date", "dismissMenu"])
  }

  @Test("Tabs tell their position, the chosen one that it is, and each switches to itself")
  func tabBar() {
    let surroundings = Surroundings(tabs: tabs, selectedTab: "me")
    let stops = Screen(name: "a").stops(in: surroundings, order: ReadingOrder())
    #expect(
      stops.map(\.context) == [.tabBarItem(index: 1, count: 2), .tabBarItem(index: 2, count: 2)])
    #expect(stops.map(\.element.traits) == [.button, [.button, .selected]])
    #expect(stops.map(\.element.value) == [nil, "3"])
    #expect(stops.map { $0.element.effects(of: .activate) } == [[.tab("home")], [.tab("me")]])
  }

  @Test("The root's label is the name of a container around the content alone")
  func rootLabel() {
    var screen = full
    screen.label = "Soup screen"
    let stops = screen.stops(in: Surroundings(), order: ReadingOrder())
    for stop in stops {
      let expected: [Wording?] = stop.region == .content ? ["Soup screen"] : []
      #expect(stop.containers.map(\.label) == expected)
    }
  }

  @Test("A screen's language is that of its words, not of the system's nor of the screen below")
  func language() {
    var screen = full
    screen.language = "fi"
    screen.elements.append(text("Soppa", at: (0, 0)).with { $0.language = "sv" })
    let surroundings = Surroundings(
      isPushed: true, previousTitle: "Recipes", tabs: tabs, presentation: .cover)
    let languages = screen.stops(in: surroundings, order: ReadingOrder())
      .map { [$0.element.label?.shown ?? "", $0.element.language ?? "none"] }
    #expect(languages.contains(["", "none"]))
    #expect(languages.contains(["Recipes", "none"]))
    #expect(languages.contains(["Soup", "fi"]))
    #expect(languages.contains(["Body", "fi"]))
    #expect(languages.contains(["Soppa", "sv"]))
    #expect(languages.contains(["Home", "none"]))
  }
}

@Suite("The way to a screen")
struct WayToScreenTests {
  @Test("has a back button where columns collapse, and none where they do not")
  func columns() {
    var app = AppDescription(
      name: "App",
      screens: [Screen(name: "a", title: "Sidebar"), Screen(name: "b", title: "Detail")])
    app.start = .columns([["a"], ["b"]])
    #expect(app.surroundings(on: .pad)["b"]?.isPushed == false)
    #expect(app.surroundings(on: .phone)["b"]?.previousTitle == "Sidebar")
  }
}
