import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Evaluating bodies")
struct EvaluationTests {
  @Test("controls are what they are in every source")
  func controls() {
    #expect(
      body(
        """
        Text("Hello")
        Button("Save") {}
        Button { } label: { Image(systemName: "trash") }
        Toggle("Wi-Fi", isOn: $isOn)
        TextField("Name", text: $name)
        Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
        Divider()
        Circle()
        """, members: "@State var isOn = true; @State var name = \"\"; @State var level = 4.0") == [
          "\"Hello\"", "button \"Save\"", "button \"Trash\"",
          "button,switchButton \"Wi-Fi\" =1".replacing(",", with: " "),
          "textEntry (Name)", "adjustable \"Level\" =4",
        ])
  }

  @Test("a condition that is not known shows both ways, a known one the one that is taken")
  func conditions() {
    #expect(
      body(
        """
        if isOpen { Text("Open") } else { Text("Closed") }
        if count > 2 { Text("Many") } else { Text("Few") }
        if let user { Text(user.name) }
        """,
        members: "@State var isOpen = false; let count = 3; var user: User?",
        more: "struct User { let name: String }") == [
          "\"Open\" [isOpen]", "\"Closed\" [!isOpen]", "\"Many\"",
          "\"‹user.name›\" [user != nil]",
        ])
  }

  @Test("a switch shows each case with its condition")
  func switches() {
    #expect(
      body(
        """
        switch phase {
        case .loading: ProgressView()
        case .failed(let reason): Text(reason)
        case .done where isNew, .empty: Text("Done")
        }
        """,
        members: "@State var phase: Phase; var isNew: Bool",
        more: "enum Phase { case loading, failed(String), done, empty }") == [
          "updatesFrequently [phase == .loading]", "\"‹reason›\" [phase == .failed]",
          "\"Done\" [(phase == .done && isNew || phase == .empty)]",
        ])
  }

  @Test("custom views get their arguments, by memberwise and written initialisers")
  func customViews() {
    #expect(
      body(
        """
        Row(title: "One", count: 2)
        Card("Two") { Text("Inside") }
        """,
        more: """
          struct Row: View {
            let title: String
            var count = 0
            var body: some View { Text("\\(title): \\(count * 2)") }
          }
          struct Card<Content: View>: View {
            let title: String
            let content: Content
            init(_ title: String, @ViewBuilder content: () -> Content) {
              self.title = title.uppercased()
              self.content = content()
            }
            var body: some View { VStack { Text(title); content } }
          }
          """) == ["\"One: 4\"", "\"TWO\"", "\"Inside\""])
  }

  @Test("helpers, computed views, extensions and modifiers are followed")
  func helpers() {
    #expect(
      body(
        """
        header
        row("A")
        Text("B").shouting("!")
        Text("C").modifier(Tagged(tag: "new"))
        """,
        members: """
          private var header: some View { Text("Header") }
          func row(_ name: String) -> some View { Text("Row \\(name)") }
          """,
        more: """
          extension View {
            func shouting(_ mark: String) -> some View { HStack { self; Text(mark) } }
          }
          struct Tagged: ViewModifier {
            let tag: String
            func body(content: Content) -> some View { VStack { content; Text(tag) } }
          }
          """) == ["\"Header\"", "\"Row A\"", "\"B\"", "\"!\"", "\"C\"", "\"new\""])
  }

  @Test("lists that are known show each row, others one that stands for all")
  func rows() {
    #expect(
      body(
        """
        ForEach(Flavour.allCases, id: \\.self) { Text($0.rawValue) }
        ForEach(0..<2) { Text("\\($0)") }
        ForEach(items) { item in Text(item.name) }
        """,
        members: "let items: [Item]",
        more: """
          struct Item: Identifiable { let id: Int; let name: String }
          enum Flavour: String, CaseIterable { case sweet, sour = "Sour!" }
          """) == ["\"sweet\"", "\"Sour!\"", "\"0\"", "\"1\"", "\"‹item.name›\""])
  }

  @Test("styles of the input put the parts of a control where they want")
  func styles() {
    #expect(
      body(
        """
        Button("Go") {}.buttonStyle(Wide())
        Button("On") {}.buttonStyle(.wide)
        Label("World", systemImage: "globe").labelStyle(.iconOnly)
        """,
        more: """
          struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              HStack { configuration.label; Text("now") }
            }
          }
          extension ButtonStyle where Self == Wide { static var wide: Wide { Wide() } }
          """) == ["button \"Go, now\"", "button \"On, now\"", "image \"World\""])
  }

  @Test("accessibility modifiers act from the inside out")
  func accessibility() {
    #expect(
      body(
        """
        Image(systemName: "star").accessibilityLabel("Favourite")
        Text("x").accessibilityHidden(true)
        Text("Title").accessibilityAddTraits(.isHeader)
        HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)
        HStack { Text("c") }.accessibilityElement(children: .ignore).accessibilityLabel("All")
        Circle().accessibilityLabel("Dot").accessibilityValue(Text("red")).help("Tip")
        Button("Off") {}.disabled(true)
        """) == [
          "image \"Favourite\"", "\"x\" hidden", "header \"Title\"", "combine", "  \"a\"",
          "  \"b\"", "\"All\" ignore", "  \"c\"", "\"Dot\" =red hint Tip",
          "button notEnabled \"Off\"",
        ])
  }

  @Test("words: what is known is told from what is not")
  func wording() {
    #expect(
      body(
        """
        Text(isOn ? "On" : "Off")
        Text("Hi " + name)
        Text(title)
        Text(name ?? "Nobody")
        Text(kind.label)
        Text("Total: ") + Text("\\(count)").bold()
        """,
        members: """
          @State var isOn = true
          let name: String?
          let title = "Fixed"
          let count: Int
          let kind: Kind
          """,
        more: """
          enum Kind {
            case a, b
            var label: String {
              switch self {
              case .a: return "First"
              case .b: return "Second"
              }
            }
          }
          """) == [
          "\"‹On | Off›\"", "\"Hi ‹name›\"", "\"Fixed\"", "\"‹name | Nobody›\"",
          "\"‹First | Second›\"", "\"Total: ‹count›\"",
        ])
  }

  @Test("a view of an absent module is opaque, one of the input is not")
  func opaque() {
    let reading = read(
      """
      struct A: View { var body: some View { Chart3D(data); B() } }
      struct B: View { var body: some View { Text("b") } }
      """)
    #expect(reading.statistics.opaque == ["Chart3D": 1])
    #expect(reading.statistics.unresolved.isEmpty)
    #expect(reading.statistics.evaluatedViews == 2)
  }

  @Test("a view that holds itself and functions that call each other come to an end")
  func recursion() {
    let shown = body(
      "Tree(depth: 3); odd(5)",
      members: """
        func odd(_ n: Int) -> AnyView { n == 0 ? AnyView(Text("zero")) : AnyView(even(n - 1)) }
        func even(_ n: Int) -> AnyView { AnyView(odd(n)) }
        """,
      more: """
        struct Tree: View {
          let depth: Int
          var body: some View { VStack { Text("\\(depth)"); Tree(depth: depth + 1) } }
        }
        """)
    #expect(shown.prefix(2) == ["\"3\"", "\"4\""])
    #expect(shown.count < 6)
  }

  @Test("an image that depends on a case is one of several")
  func imagesByCase() {
    #expect(
      body(
        "mood.image; ForEach(Mood.allCases, id: \\.self) { mood in mood.image }",
        members: "let mood: Mood",
        more: """
          enum Mood: CaseIterable { case good, bad
            var image: Image { Image.symbol(of: self) }
          }
          extension Image {
            static func symbol(of mood: Mood) -> Image {
              switch mood {
              case .good: return Image("sun")
              case .bad: return Image("rain")
              }
            }
          }
          """) == [
          "image \"sun\" [mood == .good]", "image \"rain\" [mood == .bad]", "image \"sun\"",
          "image \"rain\"",
        ])
  }
}

@Test func waysToSpeakAreReadFromModifiers() {
  let reading = read(
    """
    struct Subject: View {
      @State private var aloud = false
      var body: some View {
        Text("AB12").speechSpellsOutCharacters()
        Text("Hi, all").speechAlwaysIncludesPunctuation(true)
        Text("Low").speechAdjustedPitch(-0.5)
        VStack { Text("A"); Text("B") }.speechSpellsOutCharacters(!false)
        Text("As it is").speechSpellsOutCharacters(unknown())
      }
    }
    """)
  let elements = reading.app.screens.first?.elements ?? []
  #expect(
    elements.map(\.speech) == [
      SpeechStyle(spellsOut: true), SpeechStyle(includesPunctuation: true),
      SpeechStyle(pitch: -0.5), SpeechStyle(spellsOut: true), SpeechStyle(spellsOut: true),
      SpeechStyle(),
    ])
}
