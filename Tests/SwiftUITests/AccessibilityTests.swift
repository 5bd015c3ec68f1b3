import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityTests {
  private func heard<V: View>(_ view: V) -> [String] { OnStage(view).heard }

  @Test func labelsValuesAndHintsReplaceWhatIsThere() throws {
    let view = OnStage(
      Button("x") {}.accessibilityLabel("Name").accessibilityValue("Value").accessibilityHint(
        "Hint"))
    let element = try view.element("Name")
    #expect(element.value == "Value")
    #expect(element.hint == "Hint")
    #expect(element.traits == .button)
  }

  @Test func aLabelOnAPlainStackRenamesEachElementInside() {
    let stack = VStack {
      Text("a")
      Text("b")
    }
    #expect(heard(stack.accessibilityLabel("same")) == ["same", "same"])
  }

  @Test func anIdentifierSpreadsOverAStackAndNotOverAGroup() {
    let stack = VStack {
      Text("a").accessibilityIdentifier("own")
      Text("b")
    }
    let spread = OnStage(stack.accessibilityIdentifier("stack")).stops
    #expect(spread.map(\.element.identifier) == ["stack", "stack"])
    let kept = OnStage(
      stack.accessibilityElement(children: .contain).accessibilityIdentifier("stack")
    ).stops
    #expect(kept.map(\.element.identifier) == ["own", nil])
  }

  @Test func shapesAreStopsOnlyWithWords() {
    #expect(
      heard(
        VStack {
          Circle(); Color.red
        }) == [])
    let painted = Circle().fill(.red).stroke(.blue, lineWidth: 1).strokeBorder(.black)
    #expect(heard(painted) == [])
    #expect(heard(painted.accessibilityLabel("Dot")) == ["Dot"])
  }

  @Test func theDotsOfPagesAreNoStops() {
    let pages = TabView { Text("one") }.tabViewStyle(.page)
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    #expect(heard(pages) == ["one"])
    #expect(heard(pages.indexViewStyle(.page(backgroundDisplayMode: .never))) == ["one"])
  }

  @Test func aPublisherOfNotificationsCanBeMadeByItself() async throws {
    let name = Notification.Name("made by itself")
    let publisher = NotificationCenter.Publisher(center: .default, name: name)
    struct Counting: View {
      let publisher: NotificationCenter.Publisher
      let name: Notification.Name
      @State private var count = 0
      var body: some View {
        Button("\(count)") { NotificationCenter.default.post(name: name, object: nil) }
          .onReceive(publisher) { _ in count += 1 }
      }
    }
    let view = OnStage(Counting(publisher: publisher, name: name))
    try view.activate("0")
    #expect(view.heard == ["1"])
  }

  @Test func hiddenViewsAreNoStops() {
    let texts = VStack {
      Text("a").accessibilityHidden(true)
      Text("b").hidden()
      Text("c").opacity(0)
      VStack { Text("d").accessibilityHidden(false) }.accessibilityHidden(true)
      Text("e").opacity(0.5)
    }
    #expect(heard(texts) == ["e"])
  }

  @Test func combiningMakesOneStopOfTextsAndTheOnlyButton() throws {
    let counter = Counter()
    let view = OnStage(
      HStack {
        Text("Soup")
        Image(systemName: "clock")
        Text("20 minutes")
        Button("Cook") { counter.count += 1 }
      }.accessibilityElement(children: .combine))
    #expect(view.heard == ["Soup, 20 minutes"])
    try view.activate("Soup, 20 minutes")
    #expect(counter.count == 1)
  }

  @Test func severalCombinedButtonsBecomeActions() throws {
    let counter = Counter()
    let view = OnStage(
      HStack {
        Text("Soup")
        Button("Cook") { counter.count += 1 }
        Button("Share") { counter.count += 10 }
      }.accessibilityElement(children: .combine))
    #expect(try view.element("Soup").actions.map(\.name) == ["Cook", "Share"])
    try view.perform(.action(1), "Soup")
    #expect(counter.count == 10)
  }

  @Test func ignoringLeavesOneElementWithItsLabel() {
    let view = HStack {
      Text("a"); Button("b") {}
    }
    #expect(
      heard(view.accessibilityElement(children: .ignore).accessibilityLabel("all")) == ["all"])
  }

  @Test func aGroupIsAContainerWithItsName() {
    let stops = OnStage(
      VStack {
        Text("a"); Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Group")
    ).stops
    #expect(stops.map { $0.containers.map(\.label) } == [["Group"], ["Group"]])
  }

  @Test func traitsAreAddedAndTakenAway() throws {
    let view = OnStage(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Link("Terms", destination: URL(fileURLWithPath: "/")).accessibilityRemoveTraits(.isButton)
      })
    #expect(try view.element("Title").traits.contains(.header))
    #expect(try view.element("Title").headingLevel == 2)
    #expect(try view.element("Terms").traits == .link)
  }

  @Test func adjustableActionsAreDone() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("Rating").accessibilityValue("\(stars)")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      }
    }
    let view = OnStage(Rating())
    try view.perform(.increment, "Rating")
    try view.perform(.increment, "Rating")
    try view.perform(.decrement, "Rating")
    #expect(view.heard == ["Rating: 4"])
  }

  @Test func sortPrioritiesChangeTheOrder() {
    #expect(
      heard(
        VStack {
          Text("a")
          Text("b").accessibilitySortPriority(1)
        }) == ["b", "a"])
  }

  @Test func representationsAndChildrenStandForTheView() {
    #expect(
      heard(Circle().accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) })
        == ["Light: 1"])
    #expect(
      heard(
        Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityChildren {
          Text("1")
          Text("2")
        }) == ["1", "2"])
  }

  @Test func closuresCanUseTheOldLabel() {
    #expect(
      heard(
        Text("Soup").accessibilityLabel { label in
          Text("New")
          label
        }) == ["New, Soup"])
  }

  @Test func detailsAreTold() throws {
    let view = OnStage(
      Text("Dog")
        .accessibilityCustomContent("Age", "3")
        .accessibilityCustomContent("Breed", "Beagle", importance: .high))
    let content = try view.element("Dog").content
    #expect(content.map(\.label) == ["Age", "Breed"])
    #expect(content.map(\.isImportant) == [false, true])
  }

  @Test func rotorsLeadToTheirEntries() throws {
    struct Item: Identifiable {
      let id: Int
      let name: String
    }
    struct Rotors: View {
      @Namespace private var space
      let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      var body: some View {
        VStack {
          ForEach(items) { item in
            Text(item.name).accessibilityRotorEntry(id: item.id, in: space)
          }
        }
        .accessibilityRotor("Second") {
          AccessibilityRotorEntry("two", id: 2, in: space)
        }
        .accessibilityRotor("By closure", entries: items) { $0.name }
      }
    }
    let view = OnStage(Rotors())
    let rotors = view.stage.rotors()
    #expect(rotors.map(\.name) == ["Second", "By closure"])
    #expect(rotors[0].stops == [try view.id("two")])
    #expect(rotors[1].stops == view.ids)
  }

  @Test func pairsNameTheirContent() {
    struct Pair: View {
      @Namespace private var space
      var body: some View {
        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Slider(value: .constant(0.5)).accessibilityLabeledPair(role: .content, id: 1, in: space)
      }
    }
    #expect(heard(Pair()) == ["Name", "Name: 50%"])
  }

  @Test func swipeActionsComeBeforeTheOthers() throws {
    let view = OnStage(
      List {
        Text("Row")
          .accessibilityAction(named: "Own") {}
          .swipeActions { Button("Delete") {} }
      })
    let names = try view.element("Row").actions.map(\.name.shown)
    #expect(names == ["Delete", "Own"])
  }
}
