import EarshotAudit
import Testing

/// What is and is not found in SwiftUI source.
@Suite struct SourceTests {
  private func app(_ view: String, members: String = "", more: String = "") -> String {
    """
    import SwiftUI
    @main struct ExampleApp: App {
      var body: some Scene {
        WindowGroup { NavigationStack { Content().navigationTitle("Example") } }
      }
    }
    struct Content: View {
      \(members)
      var body: some View { VStack { \(view) } }
    }
    \(more)
    """
  }

  private func rules(_ report: AuditReport) -> [String] { report.findings.map(\.rule) }

  @Test(
    "names are names, whatever gives them",
    arguments: [
      #"Toggle(title, isOn: $isOn)"#, #"Toggle(isOn: $isOn) { Text("Wi-Fi") }"#,
      #"Toggle("Wi-Fi", isOn: $isOn).labelsHidden()"#,
      #"Picker(selection: $isOn, label: Text("Kind")) { Text("A").tag(true) }"#,
      #"Picker(title, selection: $isOn) { Text("A").tag(true) }"#,
      #"Slider(value: $level) { Text("Volume") }"#, #"Stepper(title, value: $count)"#,
      #"Menu { Button("A") {} } label: { Label("Outline", systemImage: "list.bullet") }.labelStyle(.iconOnly)"#,
      #"Button {} label: { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }"#,
      #"Section("Soups") { Text("Tomato") }"#, #"Image(decorative: "photo")"#,
    ])
  func fine(_ view: String) {
    let report = audit(
      source: app(
        view,
        members: "let title: String; @State var isOn = true; @State var level = 0.5;"
          + " @State var count = 1"))
    #expect(rules(report) == [], "\(report.findings.map(\.message))")
  }

  @Test(
    "what provably has no name is found",
    arguments: [
      #"Toggle("", isOn: $isOn)"#, #"Toggle(isOn: $isOn) { EmptyView() }"#,
      #"Slider(value: $level)"#, #"Stepper("", value: $count)"#,
      #"Button {} label: { Circle() }"#,
    ])
  func nameless(_ view: String) {
    let report = audit(
      source: app(
        view,
        members: "@State var isOn = true; @State var level = 0.5; @State var count = 1"))
    #expect(Set(rules(report)) == ["missing-label"], "\(report.findings.map(\.message))")
  }

  @Test func aSharedComponentIsOneFindingWithItsScreens() {
    let report = audit(
      source: app(
        #"Close(); NavigationLink("More") { Close().navigationTitle("More") }"#,
        more: "struct Close: View { var body: some View { Button {} label: { Circle() } } }"))
    #expect(rules(report) == ["missing-label"])
    #expect(report.findings.first?.screens == ["Example", "More"])
  }

  @Test func aFindingStandsFromItsFirstCharacterToItsLast() {
    let report = audit(source: app("Button {} label: { Circle() }"))
    let place = report.findings.first?.place
    #expect(place?.line == 9 && place?.column == 34)
    #expect(place?.endLine == 9 && place?.endColumn == 63)
  }

  @Test func aCommentInSourceAcceptsAFault() {
    let report = audit(
      source: app(
        """

        // earshot:ignore missing-label -- a drawing to play with
        Button {} label: { Circle() }

        """))
    #expect(rules(report) == [])
    #expect(report.suppressed.map(\.reason) == ["a drawing to play with"])
  }

  @Test(
    "taps that are none for the reader are left alone",
    arguments: [
      #"Text("Name").onTapGesture { isFocused = true }"#,
      #"Text("Name").onTapGesture { hideKeyboard() }"#,
      #"Text("Name").onTapGesture(count: 2) { count += 1 }"#, #"Text("Name").onTapGesture {}"#,
    ])
  func taps(_ view: String) {
    let report = audit(
      source: app(
        view, members: "@FocusState var isFocused: Bool; @State var count = 1",
        more: "extension View { func hideKeyboard() {} }"))
    #expect(rules(report) == [], "\(report.findings.map(\.message))")
  }

  @Test func aGestureOnAStackIsOneFault() {
    let report = audit(
      source: app(
        #"HStack { Text("Soup"); Text("20 minutes") }.onTapGesture { count += 1 }"#,
        members: "@State var count = 1"))
    #expect(rules(report) == ["missing-role"], "\(report.findings.map(\.message))")
  }

  @Test func whatCannotBeReadMayHoldTheTitle() {
    let report = audit(
      source: """
        import SwiftUI
        import Elsewhere
        struct Content: View {
          var body: some View { NavigationStack { Elsewhere.Page() } }
        }
        """)
    #expect(rules(report) == [])
  }

  // MARK: - Public reports that source can express

  @Test("K2-04: a menu that shows its icon alone is called by its title")
  func iconOnlyMenu() {
    let report = audit(
      source: app(
        #"""
        Menu { Button("Introduction") {} } label: {
          Label("Outline", systemImage: "list.bullet").labelStyle(.iconOnly)
        }
        """#))
    #expect(rules(report) == [])
  }

  @Test("K3-01: a title of a section that is plain text is found, and is fine as a heading")
  func visualHeading() {
    let section = { (trait: String) in
      #"VStack { Text("Stories for you").font(.title2)\#(trait); Text("What was written this week") }"#
    }
    #expect(rules(audit(source: app(section("")))) == ["missing-header"])
    #expect(
      rules(audit(source: app(section(".accessibilityAddTraits(.isHeader)")))) == [])
  }

  @Test("K5-15: a time on a badge that is hidden is found, and is fine as the value")
  func hiddenBadge() {
    let button = { (value: String) in
      """
      Button {} label: {
        HStack { Text("Timer"); Text("14:38").accessibilityHidden(true) }
      }
      \(value)
      """
    }
    #expect(rules(audit(source: app(button("")))) == ["label-not-in-name"])
    #expect(
      rules(audit(source: app(button(#".accessibilityValue("On, 14 minutes remaining")"#)))) == [])
  }

  @Test(
    "K7-02, K7-04: what turns, grows or moves is motion; colour and opacity are none",
    arguments: [
      (".rotationEffect(.degrees(isOn ? 360 : 0))", true), (".scaleEffect(isOn ? 2 : 1)", true),
      (".offset(x: isOn ? 20 : 0)", true), (".opacity(isOn ? 1 : 0.2)", false),
      (".foregroundStyle(isOn ? .red : .green)", false),
    ])
  func motion(_ effect: String, _ isMotion: Bool) {
    let report = audit(
      source: app(
        #"Text("Signal")\#(effect).animation(.linear.repeatForever(), value: isOn)"#,
        members: "@State var isOn = false"))
    #expect(rules(report) == (isMotion ? ["motion-without-choice"] : []))
  }

  @Test("K10-03: a destination in a row is found in the helper, whose other uses are fine")
  func destinationInRow() {
    let helper = """
      struct Opener: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }
            .navigationDestination(isPresented: $isOpen) { Text("Club").navigationTitle("Club") }
        }
      }
      struct Row: View { var body: some View { HStack { Text("Club"); Opener() } } }
      """
    let inRows = audit(
      source: app(#"List(0..<3, id: \.self) { _ in Row() }"#, more: helper))
    #expect(Set(rules(inRows)).contains("destination-misplaced"))
    #expect(inRows.findings.allSatisfy { $0.rule != "missing-destination" })
    let inStack = audit(source: app("Opener()", more: helper))
    #expect(!rules(inStack).contains("destination-misplaced"))
  }

  @Test("K10-04: one type registered twice on one stack is found, at the one that is not used")
  func twoDestinations() {
    let report = audit(
      source: app(
        """
        Inner().navigationDestination(for: Int.self) { _ in Text("A").navigationTitle("A") }
        """,
        more: """
          struct Inner: View {
            var body: some View {
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { _ in Text("B").navigationTitle("B") }
            }
          }
          """))
    #expect(rules(report) == ["duplicate-destination"])
  }
}
