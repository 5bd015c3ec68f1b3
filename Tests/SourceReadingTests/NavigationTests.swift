import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Screens and the ways between them")
struct NavigationTests {
  private func screen(_ name: String, _ reading: SourceReading) -> Screen? {
    reading.app.screens.first { $0.name == name }
  }

  private func effects(_ label: String, _ screen: Screen?) -> [Effect]? {
    let all = (screen?.toolbar ?? []) + (screen?.elements ?? [])
    return all.first { $0.label?.shown == label }?.effects(of: .activate)
  }

  @Test("an app with tabs starts with them, each a screen of its own")
  func tabs() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var tab = 1
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { Home() }.tabItem { Label("Home", systemImage: "house") }.tag(0)
            Settings().tabItem { Text("Settings") }.tag(1)
          }
        }
      }
      struct Home: View { var body: some View { Text("h").navigationTitle("Start") } }
      struct Settings: View { var body: some View { Text("s") } }
      """)
    guard case .tabs(let tabs, let selected) = reading.app.start else {
      Issue.record("no tabs")
      return
    }
    #expect(tabs.map { $0.label?.shown } == ["Home", "Settings"])
    #expect(selected == "Settings")
    #expect(screen("Home", reading)?.title == .text("Start"))
    #expect(screen("Home", reading)?.showsBar == true)
    #expect(screen("Settings", reading)?.showsBar == false)
  }

  @Test("links push by destination, by value and by a path that is written")
  func pushes() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Route: Hashable { case soup(Int), about }
      @Observable class Router {
        var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
        func home() { path = [] }
      }
      struct Root: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List {
              NavigationLink("Direct") { Detail(title: "Direct one") }
              NavigationLink("By value", value: Route.about)
              Button("By router") { router.open(.soup(3)) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .soup(let id): Detail(title: "Soup \\(id)")
              case .about: About(router: router)
              }
            }
          }
        }
      }
      struct Detail: View {
        let title: String
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Leave") { dismiss() }.navigationTitle(title) }
      }
      struct About: View {
        let router: Router
        var body: some View { Button("To the start") { router.home() } }
      }
      """)
    let root = screen("Root", reading)
    #expect(effects("Direct", root) == [.push(screen: "Detail")])
    #expect(effects("By value", root) == [.push(screen: "About")])
    #expect(effects("By router", root) == [.push(screen: "Detail 2")])
    #expect(screen("Detail 2", reading)?.title == .text("Soup 3"))
    #expect(effects("Leave", screen("Detail", reading)) == [.pop])
    #expect(effects("To the start", screen("About", reading)) == [.popToRoot])
    #expect(reading.app.graph.registrations.map(\.valueType) == ["Route"])
  }

  @Test("sheets and alerts open by the state that is written, and close again")
  func presentations() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isEditing = false
        @State var asks = false
        var body: some View {
          VStack {
            Button("Edit") { isEditing = true }
            Button("Ask") { asks.toggle() }
          }
          .sheet(isPresented: $isEditing) { Editor(isShown: $isEditing) }
          .alert("Sure?", isPresented: $asks) { Button("Yes") {} } message: { Text("Really") }
        }
      }
      struct Editor: View {
        @Binding var isShown: Bool
        var body: some View {
          NavigationStack { Text("e").toolbar { Button("Done") { isShown = false } } }
        }
      }
      """)
    let root = screen("Root", reading)
    #expect(effects("Edit", root) == [.present(screen: "Editor", style: .sheet)])
    #expect(effects("Done", screen("Editor", reading)) == [.dismiss])
    #expect(effects("Ask", root) == [.present(screen: "Root.alert", style: .alert)])
    let alert = screen("Root.alert", reading)
    #expect(alert?.title == .text("Sure?"))
    #expect(lines(alert) == ["\"Really\"", "button \"Yes\""])
  }

  @Test("a sidebar leads to what the detail column shows for its selection")
  func columns() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Panel: Hashable { case orders, help }
      struct Root: View {
        @State var selection: Panel? = .orders
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) {
              NavigationLink(value: Panel.orders) { Text("Orders") }
              NavigationLink(value: Panel.help) { Text("Help") }
            }
          } detail: {
            Detail(selection: $selection)
          }
        }
      }
      struct Detail: View {
        @Binding var selection: Panel?
        var body: some View {
          switch selection ?? .orders {
          case .orders: Orders()
          case .help: Help()
          }
        }
      }
      struct Orders: View { var body: some View { Text("o").navigationTitle("Orders") } }
      struct Help: View { var body: some View { Text("h").navigationTitle("Help") } }
      """)
    guard case .columns(let columns) = reading.app.start else {
      Issue.record("no columns")
      return
    }
    #expect(columns.count == 2)
    let sidebar = screen(columns[0][0], reading)
    let help = effects("Help", sidebar)
    guard case .push(let name)? = help?.first else {
      Issue.record("no way to help")
      return
    }
    #expect(screen(name, reading)?.title == .text("Help"))
    #expect(screen(columns[1][0], reading)?.title == .text("Orders"))
  }

  @Test("a view that nothing uses is a screen of its own")
  func loose() {
    let reading = read(
      """
      struct Used: View { var body: some View { Text("u") } }
      struct Alone: View { var body: some View { Used() } }
      """)
    #expect(reading.app.screens.map(\.name) == ["Alone"])
  }
}
