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
