import EarshotSemantics
import Testing

@Suite("Controls")
struct ControlsTests {
  private let globe = Element.image(.symbol("globe"), name: "Globe")

  private func heard(_ element: Element) -> [String?] {
    [element.label?.shown, element.value?.shown]
  }

  @Test("An empty text is no stop")
  func texts() {
    #expect(Element.text("Soup")?.label == "Soup")
    #expect(Element.text("Soup")?.part == .stop)
    #expect(Element.text("") == nil)
  }

  @Test("A picture says its description, else its raw name, and knows that nobody wrote it")
  func pictures() {
    #expect(globe.label == "Globe")
    #expect(Element.image(.symbol("foo.bar")).label == "foo.bar")
    #expect(Element.image(.asset("get10off")).label == "get10off")
    #expect(Element.image(.data).label == nil)
    #expect(globe.hasImpliedLabel)
    #expect(!globe.with { $0.label = "World" }.hasImpliedLabel)
    #expect(!Element.image(.asset("x"), label: "Our kitchen").hasImpliedLabel)
    #expect(Element.image(.data).part == .stop)
  }

  @Test("Decoration is never read; a drawing is once it is given words")
  func decoration() {
    let order = ReadingOrder()
    let circle = Element.drawing("Circle")
    #expect(order.stops(of: [.decorativeImage(.asset("x")), circle]).isEmpty)
    #expect(order.labels(of: [circle.with { $0.label = "Red" }]) == ["Red"])
  }

  @Test("A label says its title however it is shown, and its icon only for want of one")
  func labels() throws {
    let title = [text("World")]
    for style in Element.LabelStyle.allCases {
      let label = try #require(Element.label(title: title, icon: [globe], style: style))
      #expect(label.label == "World")
      #expect(label.traits.contains(.image) == (style == .iconOnly))
    }
    #expect(Element.label(title: [], icon: [globe], style: .iconOnly)?.label == "Globe")
    #expect(Element.label(title: [], icon: [globe], style: .titleOnly) == nil)
    #expect(Element.label(title: [], icon: []) == nil)
  }

  @Test("A control is named by the texts in it, by a picture only for want of texts")
  func names() {
    let photo = Element.image(.asset("p"), label: "Photo")
    #expect(Element.button([text("Soup"), text("20 minutes")]).label == "Soup, 20 minutes")
    #expect(Element.button([text("Soup"), globe]).label == "Soup")
    #expect(Element.button([photo, text("Soup")]).label == "Photo, Soup")
    #expect(Element.button([globe]).label == "Globe")
    #expect(Element.button([globe]).hasImpliedLabel)
    #expect(Element.button([globe]).traits == .button)
    #expect(Element.button([.drawing("Circle")]).label == nil)
    #expect(Element.button([]).part == .stop)
    #expect(Element.button([text("a").with { $0.hidden = true }]).label == nil)
  }

  @Test("The language of a control is that of its texts, if they share one")
  func language() {
    let keitto = text("Keitto").with { $0.language = "fi" }
    #expect(Element.button([keitto, keitto]).language == "fi")
    #expect(Element.button([text("Soup"), keitto]).language == nil)
    #expect(Element.button([keitto, text("Soup")]).language == nil)
  }

  @Test("What each kind of button is")
  func buttons() {
    let title = [text("T")]
    #expect(Element.link(title).traits == [.button, .link])
    #expect(
      Element.link(title, url: "https://a.b").effects(of: .activate) == [.open(url: "https://a.b")])
    #expect(Element.navigationLink(title).traits == .button)
    #expect(heard(Element.menu(title, selection: "Name")) == ["T", "Name"])
    #expect(Element.shareLink([]).systemRole == .share)
    #expect(Element.shareLink(title).systemRole == nil)
    #expect(Element.editButton(isEditing: false).systemRole == .edit)
    #expect(Element.editButton(isEditing: true).systemRole == .done)
  }

  @Test("A disclosure group is its header, and what is in it while it is open")
  func disclosure() {
    let closed = Element.disclosureGroup([text("More")], content: [text("x")], isExpanded: false)
    #expect(closed.map(\.label) == ["More"])
    #expect(closed.first?.expanded == false)
    let open = Element.disclosureGroup([text("More")], content: [text("x")], isExpanded: true)
    #expect(open.map(\.label) == ["More", "x"])
    #expect(open.map(\.expanded) == [true, nil])
  }

  @Test("A switch holds its state, and no name if it is given none")
  func toggles() {
    #expect(heard(.toggle([text("Wi-Fi")], state: .on)) == ["Wi-Fi", "1"])
    #expect(heard(.toggle([], state: .mixed)) == [nil, "2"])
    #expect(heard(.toggle([], state: nil)) == [nil, nil])
    #expect(Element.toggle([], state: .off).traits == [.button, .switchButton])
  }

  @Test("A stepper is two stops with name and value, one of them dimmed only if told so")
  func steppers() {
    let halves = Element.stepper([text("Guests")], value: "2", canDecrement: false)
    #expect(halves.map(heard) == [["Guests", "2"], ["Guests", "2"]])
    #expect(halves.map(\.systemRole) == [.decrement, .increment])
    #expect(halves.map { $0.traits.contains(.notEnabled) } == [true, false])
  }

  @Test("Sliders, bars, gauges and spinners are one stop with name and value")
  func amounts() {
    let title = [text("T")]
    #expect(heard(.slider(title, value: "38%")) == ["T", "38%"])
    #expect(Element.slider([], value: nil).traits == .adjustable)
    #expect(heard(.progress(title, value: "40%")) == ["T", "40%"])
    #expect(heard(.gauge(title, value: "3")) == ["T", "3"])
    #expect(Element.spinner([]).systemRole == .inProgress)
    #expect(Element.spinner(title).systemRole == nil)
  }

  @Test("A picker's styles differ in whether its name is heard and what its options are")
  func pickers() {
    let options = ["Vanilla", "Lemon", "Mint"].map { text($0) }
    func picker(_ style: Element.PickerStyle, _ selection: Int? = 1) -> Element {
      .picker([text("Flavour")], options: options, selection: selection, style: style)
    }
    #expect(heard(picker(.menu)) == ["Flavour", "Lemon"])
    #expect(picker(.menu).traits == [.button, .popUpButton])
    #expect(heard(picker(.navigationLink)) == ["Flavour", "Lemon"])
    #expect(heard(picker(.wheel)) == [nil, "Lemon"])
    #expect(picker(.wheel).traits == [.adjustable, .pickerItem])
    let stops = ReadingOrder().stops(of: [picker(.segmented)])
    #expect(stops.map(\.label) == ["Vanilla", "Lemon", "Mint"])
    #expect(stops.map(\.context) == (1...3).map { .series(index: $0, count: 3) })
    #expect(stops.map { $0.element.traits.contains(.selected) } == [false, true, false])
    #expect(stops[0].containers.map(\.label) == [nil])
    let rows = ReadingOrder().stops(of: [picker(.inline)])
    #expect(rows.map(\.context) == [nil, nil, nil])
    #expect(rows.map(\.element.traits) == [.button, [.button, .selected], .button])
    #expect(heard(picker(.menu, nil)) == ["Flavour", nil])
    #expect(heard(picker(.menu, 7)) == ["Flavour", nil])
  }

  @Test("A compact date picker has no name; the others are containers with one")
  func datePickers() throws {
    let compact = Element.compactDatePicker([text("Start")], value: "1 Jan", components: .time)
    #expect(compact.map(heard) == [["Start", nil], [nil, "1 Jan"]])
    #expect(compact.map(\.systemRole) == [nil, .timePicker])
    let wheel = Element.wheelDatePicker([text("Start")], columns: ["December", "31"])
    let stops = ReadingOrder().stops(of: [wheel])
    #expect(stops.map(\.element.value) == ["December", "31"])
    #expect(stops.allSatisfy { $0.containers.map(\.label) == ["Start"] })
    let month = Element.graphicalDatePicker(
      [text("Start")], month: "January", days: ["1 January", "2 January"], selection: 1)
    let days = ReadingOrder().stops(of: [month])
    #expect(days.map(\.label) == ["January", "1 January", "2 January"])
    #expect(days.map { $0.element.traits.contains(.selected) } == [false, false, true])
  }

  @Test("A field's title is only its placeholder, unless it has a prompt of its own")
  func fields() {
    func all(_ element: Element) -> [String?] {
      [element.label?.shown, element.placeholder?.shown, element.value?.shown]
    }
    #expect(all(.textField([text("Name")], text: "")) == [nil, "Name", nil])
    #expect(all(.textField([text("Name")], text: "Ada")) == [nil, "Name", "Ada"])
    #expect(
      all(.textField([text("Name")], prompt: "Ada L.", text: nil)) == ["Name", "Ada L.", nil])
    #expect(all(.secureField([text("Code")], count: 3)) == [nil, "Code", "•••"])
    #expect(all(.secureField([text("Code")], count: 0)) == [nil, "Code", nil])
    #expect(all(.textEditor(text: "Long")) == [nil, nil, "Long"])
    #expect(all(.searchField(prompt: nil, text: "so")) == [nil, nil, "so"])
    #expect(Element.textEditor(text: nil).traits == [.textEntry, .textArea])
    #expect(Element.secureField([], count: nil).traits == [.textEntry, .secureTextField])
  }

  @Test("A section's texts are headings; a button beside them is not")
  func sectionHeaders() {
    let header = Element.sectionHeader([text("Needs attention"), .button("All tasks"), globe])
    #expect(header.map { $0.traits.contains(.header) } == [true, false, false])
  }

  @Test("A name beside a value is one stop, beside a nameless control its name")
  func labeledContent() {
    func labels(_ content: Element...) -> [String] {
      Element.labeledContent([text("Version")], content: content).map { $0.label?.shown ?? "" }
    }
    #expect(labels(text("2.1")) == ["Version, 2.1"])
    #expect(labels(.textField([], text: nil)) == ["Version"])
    #expect(labels(.button("Update")) == ["Version", "Update"])
  }

  @Test("The back button and the title are nothing without words; the buttons around act")
  func bars() {
    #expect(Element.backButton(previousTitle: "").label == nil)
    #expect(Element.backButton(previousTitle: "Recipes").effects(of: .activate) == [.pop])
    #expect(Element.navigationTitle("") == nil)
    #expect(Element.navigationTitle(nil) == nil)
    #expect(Element.navigationTitle("Soup")?.traits.contains(.header) == true)
    #expect(Element.dismissPopup.effects(of: .activate) == [.dismiss])
    #expect(Element.dismissMenu.effects(of: .activate) == [.dismiss])
    #expect(Element.alertTitle("") == nil)
  }

  @Test("Columns that collapse are one stack, side by side they are several")
  func columns() {
    let start = Start.columns([["a"], ["b", "c"]])
    #expect(start.stacks(on: .phone) == [["a", "b", "c"]])
    #expect(start.stacks(on: .pad) == [["a"], ["b", "c"]])
    let tabs = ["x", "y"].map { TabItem(name: $0, label: nil, screens: [$0 + "1"]) }
    #expect(Start.tabs(tabs, selected: "y").stacks(on: .phone) == [["y1"]])
    #expect(Start.tabs(tabs, selected: nil).stacks(on: .phone) == [["x1"]])
    #expect(Start.tabs([], selected: nil).stacks(on: .phone) == [[]])
  }
}

@Suite("Values in words")
struct ControlValueTests {
  @Test(
    "Shares are whole per cent",
    arguments: [
      (0.384, "38%"), (0.385, "39%"), (0, "0%"), (1, "100%"), (1.5, "150%"), (-0.1, "-10%"),
    ])
  func percent(share: Double, words: String) {
    #expect(ControlValue.percent(share)?.shown == words)
  }

  @Test(
    "Numbers have at most two decimals and no needless ones",
    arguments: [
      (14.0, "14"), (-3, "-3"), (2.5, "2.5"), (2.05, "2.05"), (0.126, "0.13"), (-0.5, "-0.5"),
      (0.001, "0"), (-0.001, "0"), (1_000_000, "1000000"),
    ])
  func number(number: Double, words: String) {
    #expect(ControlValue.number(number)?.shown == words)
  }

  @Test("What is no number has no words", arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func noNumber(number: Double) {
    #expect(ControlValue.number(number) == nil)
    #expect(ControlValue.percent(number) == nil)
    #expect(ControlValue.slider(number, in: 0...1, isStepped: false) == nil)
  }

  @Test("A slider says its number in a stepped range of its own, else its share")
  func slider() {
    #expect(ControlValue.slider(14, in: 10...24, isStepped: true) == "14")
    #expect(ControlValue.slider(17, in: 10...24, isStepped: false) == "50%")
    #expect(ControlValue.slider(0.5, in: 0...1, isStepped: true) == "50%")
    #expect(ControlValue.slider(3, in: 3...3, isStepped: false) == "0%")
    #expect(ControlValue.slider(3, in: 3...3, isStepped: true) == "3")
  }

  @Test("Hidden text is as many bullets as it has characters")
  func bullets() {
    #expect(ControlValue.bullets(4)?.shown.count == 4)
    #expect(ControlValue.bullets(0) == nil)
    #expect(ControlValue.bullets(-1) == nil)
  }
}
