import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("What the system takes and makes")
struct SystemFormTests {
  @Test("a constant is state that nothing changes")
  func constants() {
    #expect(
      body(
        """
        Toggle("A", isOn: .constant(true)); Toggle("B", isOn: Binding.constant(false))
        TextField("C", text: .constant("Anna"))
        """) == [
          "button switchButton \"A\" =1", "button switchButton \"B\" =0",
          "textEntry =Anna (C)",
        ])
  }

  @Test("a key that no table has is heard as what the code gives in its place")
  func fallbacks() {
    let members = """
      enum L10n {
        static let hello = L10n.tr("Localizable", "home.hello", fallback: "Hello there")
        static func count(_ p1: Int) -> String {
          return L10n.tr("Localizable", "home.count", p1, fallback: "%d things")
        }
        static func tr(
          _ table: String, _ key: String, _ args: CVarArg..., fallback value: String
        ) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      """
    #expect(
      body(
        """
        Text(L10n.hello); Text(L10n.count(3))
        Text(String(localized: "bye", defaultValue: "Goodbye"))
        Text(NSLocalizedString("again", value: "Once more", comment: ""))
        """, more: members) == ["\"Hello there\"", "\"3 things\"", "\"Goodbye\"", "\"Once more\""])
  }

  @Test("a tap on a stack is a tap on what it is combined into")
  func combinedTap() {
    let reading = read(
      """
      struct Subject: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            VStack { Text("One"); Text("Two") }
              .onTapGesture { isOpen = true }.padding()
              .accessibilityElement(children: .combine)
          }
          .sheet(isPresented: $isOpen) { Text("Sheet") }
        }
      }
      """)
    let stops = ReadingOrder().stops(of: reading.app.screens[0].elements)
    #expect(stops.map(\.element.label?.shown) == ["One, Two"])
    #expect(stops[0].element.actions.isEmpty)
    #expect(
      stops[0].element.effects(of: .activate) == [
        Effect.present(screen: "Subject.sheet", style: .sheet)
      ])
  }

  @Test("what has children of its own keeps its value")
  func syntheticChildren() {
    #expect(
      body(
        """
        Text("Chart").accessibilityValue("7 points").accessibilityChildren { Text("a") }
        """) == ["\"Chart\" =7 points", "  \"a\""])
  }

  @Test("what an absent module wraps a view in is heard as the view")
  func absentWrapper() {
    #expect(
      body(#"TextField("Name", text: $name).wrapped.size(12)"#, members: "@State var name = \"\"")
        == ["textEntry (Name)"])
  }

  @Test("only a control whose own name could not be read may have one")
  func unreadNeighbour() {
    #expect(
      body(
        #"NavigationStack { Toggle("", isOn: $isOn); Badge(); Button {} label: { Badge() } }"#,
        members: "@State var isOn = false") == [
          "button switchButton =0", "button \"‹label›\"",
        ])
  }

  @Test("of a protocol's views all that its types make are shown")
  func requirements() {
    #expect(
      body(
        "AnyView(panes.current.view(named: \"x\"))", members: "let panes: Panes",
        more: """
          protocol Pane { associatedtype Shown: View; func view(named: String) -> Shown }
          struct First: Pane { func view(named title: String) -> some View { Text("1 " + title) } }
          struct Second: Pane { func view(named: String) -> some View { Text("2") } }
          final class Panes { var current: any Pane; init(_ pane: any Pane) { current = pane } }
          """) == [
          "\"1 x\" [panes.current is First]", "\"2\" [panes.current is Second]",
        ])
  }

  @Test("what stands too deep to be read is told with its place")
  func depth() {
    let opening = Array(repeating: "VStack {", count: 800).joined(separator: "\n")
    let closing = String(repeating: "}", count: 800)
    let reading = read(
      """
      struct Subject: View {
        var body: some View {
          \(opening)
          Text("deep")
          \(closing)
          Text("after")
        }
      }
      """)
    #expect(lines(reading.app.screens.first) == ["\"after\""])
    #expect(reading.problems.map(\.line) == [503])
    #expect(reading.problems.first?.message.hasPrefix("more than 500 views") == true)
  }
}
