import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Forms that are rarer")
struct UnusualFormTests {
  @Test("generic containers hand their content down, however it is stored")
  func genericContainers() {
    #expect(
      body(
        """
        Outer { Text("A") } footer: { Text("B") }
        Lazy { Text("C") }
        Held(content: Text("D"))
        Chosen(isOn: false) { Text("no") } otherwise: { Text("E") }
        Each(["F", "G"]) { Text($0) }
        """,
        more: """
          struct Outer<Content: View, Footer: View>: View {
            @ViewBuilder let content: Content
            @ViewBuilder var footer: () -> Footer
            var body: some View { VStack { Inner { content }; footer() } }
          }
          struct Inner<Content: View>: View {
            private let content: () -> Content
            init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }
            var body: some View { Group(content: content) }
          }
          struct Lazy<V: View>: View {
            let make: () -> V
            init(_ make: @autoclosure @escaping () -> V) { self.make = make }
            init(@ViewBuilder make: @escaping () -> V) { self.make = make }
            var body: V { make() }
          }
          struct Held<Content>: View where Content: View {
            var content: Content
            var body: some View { content.padding() }
          }
          struct Chosen<Then: View, Else: View>: View {
            let isOn: Bool
            @ViewBuilder let then: () -> Then
            @ViewBuilder let otherwise: () -> Else
            init(isOn: Bool, @ViewBuilder then: @escaping () -> Then,
              @ViewBuilder otherwise: @escaping () -> Else = { EmptyView() }) {
              self.isOn = isOn; self.then = then; self.otherwise = otherwise
            }
            var body: some View { if isOn { then() } else { otherwise() } }
          }
          struct Each<Data: RandomAccessCollection, Row: View>: View where Data.Element: Hashable {
            let data: Data
            let row: (Data.Element) -> Row
            init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
              self.data = data
              self.row = row
            }
            var body: some View { ForEach(data, id: \\.self) { item in row(item) } }
          }
          """) == ["\"A\"", "\"B\"", "\"C\"", "\"D\"", "\"E\"", "\"F\"", "\"G\""])
  }

  @Test("builders nest, take parameters and are handed on as values")
  func builders() {
    #expect(
      body(
        """
        row(title: "A", isBold: true) { Text("a") }
        decorated(Text("B"))
        makers[0]()
        factory.header(for: "D")
        let local = caption("E")
        local
        """,
        members: """
          @ViewBuilder
          private func row<C: View>(title: String, isBold: Bool, @ViewBuilder more: () -> C) -> some View {
            if isBold { Text(title).bold() } else { Text("plain") }
            more()
          }
          private func decorated(_ view: some View) -> some View { HStack { view; Text("!") } }
          private var makers: [() -> Text] { [{ Text("C") }] }
          let factory = Factory()
          func caption(_ text: String) -> Text { Text(text) + Text("?") }
          """,
        more: """
          struct Factory {
            @ViewBuilder func header(for name: String) -> some View {
              Text("Header of \\(name)")
            }
          }
          """) == ["\"A\"", "\"a\"", "\"B\"", "\"!\"", "\"C\"", "\"Header of D\"", "\"E?\""])
  }

  @Test("conditional modifiers, and modifiers that take closures or return any view")
  func conditionalModifiers() {
    #expect(
      body(
        """
        Text("A").if(true) { $0.accessibilityLabel("a") }
        Text("B").if(false) { $0.hidden() }
        Text("C").ifLet(name) { view, name in view.accessibilityValue(name) }
        Text("D").apply { view in VStack { view; Text("d") } }
        Text("E").erased()
        Text("F").when(isOn) { $0.accessibilityHint("f") }
        """,
        members: "let name: String? = \"c\"; @State var isOn = false",
        more: """
          extension View {
            @ViewBuilder func `if`<T: View>(_ flag: Bool, transform: (Self) -> T) -> some View {
              if flag { transform(self) } else { self }
            }
            @ViewBuilder func ifLet<V, T: View>(_ value: V?, _ make: (Self, V) -> T) -> some View {
              if let value { make(self, value) } else { self }
            }
            func apply<T: View>(@ViewBuilder _ make: (Self) -> T) -> T { make(self) }
            func erased() -> AnyView { AnyView(self) }
            func when<T: View>(_ flag: Bool, @ViewBuilder then: (Self) -> T) -> some View {
              Group { if flag { then(self) } else { self } }
            }
          }
          """) == [
          "\"a\"", "\"B\"", "\"C\" =c", "\"D\"", "\"d\"", "\"E\"", "\"F\" hint f [isOn]",
          "\"F\" [!isOn]",
        ])
  }

  @Test("modifiers of the input know their content, their fields and the environment")
  func viewModifiers() {
    #expect(
      body(
        """
        Text("A").badge("3").framed(title: "Frame")
        Text("B").modifier(Twice())
        Text("C").modifier(isOn ? Named(name: "on") : Named(name: "off"))
        """,
        members: "let isOn = true",
        more: """
          struct Framed<Header: View>: ViewModifier {
            var header: Header
            func body(content: Content) -> some View {
              VStack { header; content.overlay(alignment: .top) { Text("over") } }
            }
          }
          struct Twice: ViewModifier {
            func body(content: Content) -> some View { content; content }
          }
          struct Named: ViewModifier {
            let name: String
            func body(content: Self.Content) -> some View { content.accessibilityLabel(name) }
          }
          extension View {
            func framed(title: LocalizedStringKey) -> some View {
              modifier(Framed(header: Text(title)))
            }
          }
          """) == ["\"Frame\"", "\"A\"", "\"over\"", "\"B\"", "\"B\"", "\"on\""])
  }

  @Test("a switch over associated values, and enums that know their views")
  func associatedValues() {
    #expect(
      body(
        """
        ForEach(rows) { row in
          switch row {
          case .text(let words): Text(words)
          case let .pair(left, right): Text(left + right)
          case .action(title: let title, _): Button(title) {}
          }
        }
        Kind.second.view
        Text(Kind.second.title)
        Text("\\(Kind.first)")
        """,
        members: """
          let rows: [Row] = [.text("A"), .pair("B", "b"), .action(title: "C", id: 1)]
          """,
        more: """
          enum Row: Identifiable {
            case text(String), pair(String, String), action(title: String, id: Int)
            var id: String { "" }
          }
          enum Kind: String, CaseIterable {
            case first, second
            @ViewBuilder var view: some View {
              switch self {
              case .first: Text("First")
              case .second: Label("Second", systemImage: "2.circle")
              }
            }
            var title: LocalizedStringKey {
              switch self { case .first: "one"; case .second: "two" }
            }
          }
          """) == ["\"A\"", "\"Bb\"", "button \"C\"", "\"Second\"", "\"two\"", "\"first\""])
  }

  @Test("key paths, tuples, indices and chained sequences in ForEach")
  func sequences() {
    #expect(
      body(
        """
        ForEach(items, id: \\.name) { Text($0.name) }
        ForEach(Array(items.enumerated()), id: \\.offset) { index, item in
          Text("\\(index + 1). \\(item.name)")
        }
        ForEach(items.indices, id: \\.self) { Text(items[$0].name.uppercased()) }
        ForEach(pairs, id: \\.0) { pair in Text(pair.0 + pair.1) }
        ForEach(items.filter { $0.isOn }.map(\\.name), id: \\.self, content: Text.init)
        ForEach(Item.all.sorted { $0.name < $1.name }) { item in Text(item.name) }
        ForEach(1...2, id: \\.self) { number in Text("No. \\(number)") }
        """,
        members: """
          let items = [Item(name: "x", isOn: true), Item(name: "y")]
          let pairs = [("a", "1"), ("b", "2")]
          """,
        more: """
          struct Item: Identifiable {
            var name: String
            var isOn = false
            var id: String { name }
            static let all = [Item(name: "z")]
          }
          """) == [
          "\"x\"", "\"y\"", "\"1. x\"", "\"2. y\"", "\"X\"", "\"Y\"", "\"a1\"", "\"b2\"", "\"x\"",
          "\"z\"", "\"No. 1\"", "\"No. 2\"",
        ])
  }

  @Test("property wrappers of the input and of the framework")
  func wrappers() {
    #expect(
      body(
        """
        Text(name)
        Toggle(model.title, isOn: $model.isOn)
        Text(model.state.words)
        Stepper("Size", value: $size)
        """,
        members: """
          @Capped var name = "Name"
          @StateObject private var model = Model()
          @ScaledMetric var size = 4.0
          """,
        more: """
          @propertyWrapper struct Capped { var wrappedValue: String }
          final class Model: ObservableObject {
            let title = "On"
            @Published var isOn = true
            let state = Phase.idle
          }
          enum Phase { case idle; var words: String { "Idle" } }
          """) == [
          "\"Name\"", "button switchButton \"On\" =1", "\"Idle\"", "button \"Size\" =4",
          "button \"Size\" =4",
        ])
  }

  @Test(
    "type aliases that name one another in a circle, or what is not there, name nothing",
    arguments: [
      "typealias Item = Other.Item", "typealias Item = Item",
      "typealias Item = Thing; typealias Thing = Item",
      "struct Other { typealias Item = Other.Item }",
      "struct Other { typealias Item = Thing.Item }; struct Thing { typealias Item = Other.Item }",
    ])
  func circularAliases(declarations: String) {
    let heard = body(
      "Text(item.name); Text(\"after\")", members: "var item: Other.Item", more: declarations)
    #expect(heard.last == #""after""#)
  }

  @Test("closures in properties, type aliases and nested types")
  func closuresAndAliases() {
    #expect(
      body(
        """
        Row(title: { "Row \\($0)" }, icon: { Image(systemName: "trash") })
        Alias(words: "A")
        Style.Big(words: "B")
        Text(Style.Names.first)
        Nested()
        """,
        more: """
          struct Row<Icon: View>: View {
            typealias Title = (Int) -> String
            let title: Title
            var icon: () -> Icon
            var body: some View { HStack { Text(title(1)); icon() } }
          }
          typealias Alias = Style.Big
          enum Style {
            struct Big: View { var words: String; var body: some View { Text(words).font(.title) } }
            enum Names { static let first = String(localized: "First") }
          }
          struct Nested: View {
            private struct Part: View { let name: String; var body: some View { Text(name) } }
            private let part = Part(name: "Part")
            var body: some View { part; Part(name: Self.other) }
            private static let other = "Other"
          }
          """) == [
          "\"Row 1\"", "image \"Trash\"", "\"A\"", "\"B\"", "\"First\"", "\"Part\"", "\"Other\"",
        ])
  }

  @Test("readers of geometry, preferences and scroll positions show what is inside")
  func readers() {
    #expect(
      body(
        """
        GeometryReader { proxy in
          let isWide = proxy.size.width > 500
          Text(isWide ? "Wide" : "Narrow")
        }
        Measured { size in Text("A") }
        ScrollViewReader { scroll in Button("Top") { scroll.scrollTo(0) } }
        ViewThatFits { Text("Fits") }
        """,
        more: """
          struct SizeKey: PreferenceKey {
            static var defaultValue: CGSize = .zero
            static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
          }
          struct Measured<Content: View>: View {
            @State private var size: CGSize = .zero
            @ViewBuilder var content: (CGSize) -> Content
            var body: some View {
              content(size)
                .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
                .onPreferenceChange(SizeKey.self) { size = $0 }
            }
          }
          """) == ["\"‹Wide | Narrow›\"", "\"A\"", "button \"Top\"", "\"Fits\""])
  }

  @Test("protocols with default views, and types that conform to them")
  func protocols() {
    #expect(
      body(
        """
        Soup().row
        Plain(dish: Soup())
        Text(Soup.kind + ": " + Soup().prefix)
        """,
        more: """
          protocol Dish { var name: String { get }; static var kind: String { get } }
          extension Dish {
            var row: some View { Text("\\(Self.kind) \\(name)") }
            var prefix: String { String(name.prefix(1)) + "…" }
          }
          struct Soup: Dish { var name = "Soup"; static let kind = "Starter" }
          struct Plain<D: Dish>: View { let dish: D; var body: some View { dish.row } }
          """) == ["\"Starter Soup\"", "\"Starter Soup\"", "\"Starter: S…\""])
  }

  @Test("numbers are written as their formats say")
  func numbers() {
    #expect(
      body(
        """
        Text(String(format: "%.1f of %d", 2.25, 7))
        Text("\\(half, specifier: "%.2f")")
        Text(count.formatted())
        Text("\\(max(count, 3)) \\(Flags.all.contains(.second) ? "second" : "none")")
        """,
        members: "let half = 0.5; let count = 12",
        more: """
          struct Flags: OptionSet {
            let rawValue: Int
            static let first = Flags(rawValue: 1 << 0)
            static let second = Flags(rawValue: 1 << 1)
            static let all: Flags = [.first, .second]
          }
          """) == ["\"2.2 of 7\"", "\"0.50\"", "\"12\"", "\"12 second\""])
  }
}

@Suite("Values that statements make")
struct StatementTests {
  @Test("lists and texts that are put together piece by piece")
  func pieces() {
    #expect(
      body(
        """
        Text(parts.joined(separator: ", "))
        Text(line)
        ForEach(rows, id: \\.self) { Text($0) }
        Text("\\(total) of \\(names.count)")
        """,
        members: """
          let names = ["a", "b"]
          @State var isOpen = false
          var parts: [String] {
            var parts: [String] = ["One"]
            parts.append("Two")
            if isOpen { parts.append("Three") }
            return parts
          }
          var line: String {
            var line = "Open"
            line += " now"
            if isOpen { line += "!" }
            return line
          }
          var rows: [String] {
            var rows = [String]()
            for name in names { rows.append(name.uppercased()) }
            if isOpen { rows += ["C"] }
            return rows
          }
          var total: Int {
            var total = 0
            for number in 1...3 { total += number }
            return total
          }
          """) == [
          "\"One, Two‹, Three | ›\"", "\"Open now‹! | ›\"", "\"A\"", "\"B\"", "\"C\" [isOpen]",
          "\"6 of 2\"",
        ])
  }

  @Test("what is changed in a way that is not modelled is not known any more")
  func forgotten() {
    #expect(
      body(
        """
        Text(sorted)
        Text("\\(counts)")
        Text(name)
        """,
        members: """
          let items: [String]
          var sorted: String {
            var text = "start"
            for item in items { text += item }
            return text
          }
          var counts: Int {
            var count = 0
            for _ in items { count += 1 }
            return count
          }
          var name: String {
            var names = ["x": "A"]
            names.removeValue(forKey: "x")
            return names["x"] ?? "none"
          }
          """) == ["\"‹sorted›\"", "\"‹counts›\"", "\"‹names[\"x\"] | none›\""])
  }

  @Test("functions that change the struct they are called on")
  func mutating() {
    #expect(
      body(
        "Text(title)",
        members: """
          var title: String {
            var name = Name(text: "a")
            name.shout(times: 2)
            name.text += "?"
            return name.text
          }
          """,
        more: """
          struct Name {
            var text: String
            mutating func shout(times: Int) {
              text = text.uppercased()
              for _ in 0..<times { self.text += "!" }
            }
          }
          """) == ["\"A!!?\""])
  }

  @Test("of the ways a label can be one is heard")
  func alternatives() {
    #expect(
      body(
        """
        Button { } label: { if isOpen { Text("Close") } else { Text("Open") } }
        NavigationLink { Text("x") } label: {
          HStack {
            Text("Row")
            if isOpen { Text("new") }
            if isOpen { Image(systemName: "star") } else { Image(systemName: "trash") }
          }
        }
        HStack { Text("A"); if isOpen { Text("B") } else { Text("C") } }
          .accessibilityElement(children: .combine)
        """, members: "@State var isOpen = false") == [
          "button \"‹Close | Open›\"", "button \"Row, ‹new | ›\"", "combine", "  \"A\"",
          "  \"‹B | C›\"",
        ])
  }

  @Test("methods of the input that are named without being called")
  func references() {
    #expect(
      body(
        """
        ForEach(["a"], id: \\.self, content: row)
        ForEach([("b", 1)], id: \\.0, content: pair)
        ForEach(names.map(Self.shout), id: \\.self) { Text($0) }
        title.map(Text.init)
        Button("Go", action: go)
        """,
        members: """
          let names = ["c"]
          let title: String? = "T"
          func row(_ name: String) -> some View { Text("Row \\(name)") }
          private func pair(name: String, number: Int) -> some View { Text("\\(name)\\(number)") }
          static func shout(_ name: String) -> String { name + "!" }
          func go() {}
          """) == ["\"Row a\"", "\"b1\"", "\"c!\"", "\"T\"", "button \"Go\""])
  }

  @Test("models that are called like views of the framework")
  func sharedNames() {
    #expect(
      body(
        """
        List { Text(model.title) }
        Label("Named", systemImage: "star")
        """,
        members: "let model = List(id: 1, title: \"Mine\")",
        more: """
          struct List { var id: Int; var title: String }
          struct Label { var id: Int }
          """) == ["\"Mine\"", "\"Named\""])
  }

  @Test("closures of several statements that an app's own container builds from")
  func severalStatements() {
    #expect(
      body(
        """
        Stored { Text("a"); Text("b") }
        Called { let c = "c"; Text(c); if true { Text("d"); Text("e") } }
        helper { Text("f"); Text("g") }
        Numbered { Text("\\($0)"); Text("h") }
        Stored { if true { Text("i"); Text("j") } }
        """,
        members: "func helper<C: View>(@ViewBuilder _ c: () -> C) -> some View { VStack { c() } }",
        more: """
          struct Stored<C: View>: View {
            let c: C
            init(@ViewBuilder content: () -> C) { c = content() }
            var body: some View { VStack { c } }
          }
          struct Called<C: View>: View {
            @ViewBuilder let c: () -> C
            var body: some View { VStack { c() } }
          }
          struct Numbered<C: View>: View {
            let c: (Int) -> C
            init(@ViewBuilder content: @escaping (Int) -> C) { c = content }
            var body: some View { c(1) }
          }
          """) == [
          "\"a\"", "\"b\"", "\"c\"", "\"d\"", "\"e\"", "\"f\"", "\"g\"", "\"1\"", "\"h\"", "\"i\"",
          "\"j\"",
        ])
  }

  @Test("cases of an enum in cases of an enum, and values in them")
  func payloads() {
    #expect(
      body(
        """
        switch route {
        case .settings(.playback): Text("P")
        case .settings(.downloads): Text("D")
        case .show: Text("S")
        }
        switch number {
        case .show(1): Text("one")
        case .show(let n): Text("n \\(n)")
        default: Text("none")
        }
        """,
        members: "let route = Route.settings(.downloads); let number = Route.show(7)",
        more: """
          enum Route { case settings(Part); case show(Int) }
          enum Part { case playback, downloads }
          """) == ["\"D\"", "\"n 7\""])
  }

  @Test("a control is called by what is combined in its label")
  func combinedLabels() {
    #expect(
      body(
        """
        Button {} label: {
          HStack { Text("A"); Text("B") }.accessibilityElement(children: .combine)
        }
        ContentUnavailableView { Label("Nothing", systemImage: "star") } description: { Text("here") }
        """) == ["button \"A, B\"", "\"Nothing\"", "\"here\""])
  }
}
