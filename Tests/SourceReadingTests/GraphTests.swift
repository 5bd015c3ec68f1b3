import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("The graph of an app that was read from source")
struct GraphTests {
  /// The ways of an app, as "from kind to value".
  private func ways(_ source: String) -> [String] {
    read(source).app.graph.edges.map { edge in
      [edge.from, edge.kind, edge.to ?? "?", edge.valueType].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  @Test("a router's pushes are named by their case, whoever calls it")
  func router() {
    let found = ways(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Route: Hashable { case soup(Int), about }
      @Observable class Router {
        var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      struct Root: View {
        @State var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Home(router: router)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .soup(let id): Soup(id: id)
                case .about: About()
                }
              }
          }
        }
      }
      struct Home: View {
        let router: Router
        var body: some View {
          Button("Soup") { router.open(.soup(3)) }
          Button("About") { router.open(.about) }
        }
      }
      struct Soup: View { let id: Int; var body: some View { Text("Soup \\(id)") } }
      struct About: View { var body: some View { Text("About") } }
      """)
    #expect(found.contains("Root push Soup Route.soup"))
    #expect(found.contains("Root push About Route.about"))
  }

  @Test("a sheet for the cases of an enum is a screen a case")
  func sheets() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Sheet: Identifiable { case add, settings; var id: Self { self } }
      struct Root: View {
        @State var sheet: Sheet?
        var body: some View {
          Text("x").sheet(item: $sheet) { sheet in
            switch sheet {
            case .add: Add()
            case .settings: Settings()
            }
          }
        }
      }
      struct Add: View { var body: some View { Text("add") } }
      struct Settings: View { var body: some View { Text("settings") } }
      """)
    #expect(reading.app.screens.map(\.name) == ["Root", "Add", "Settings"])
  }

  @Test("what opens a link is told apart from what a person pushes")
  func links() {
    let found = ways(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Route: Hashable { case soup(Int) }
      struct Root: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("x").navigationDestination(for: Route.self) { _ in Soup() }
          }
          .onOpenURL { url in
            guard let id = Int(url.lastPathComponent) else { return }
            path = [.soup(id)]
          }
        }
      }
      struct Soup: View { var body: some View { Text("Soup") } }
      """)
    #expect(found == ["Root link Soup Route.soup"])
  }

  @Test("tabs that are chosen by settings are those of the first start")
  func tabs() {
    let reading = read(
      """
      @main struct TestApp: App { var body: some Scene { WindowGroup { Root() } } }
      enum Entry: String, CaseIterable, Identifiable {
        case home, search, more
        var id: String { rawValue }
        @ViewBuilder var content: some View {
          switch self {
          case .home: Home()
          case .search: Search()
          case .more: Text("more")
          }
        }
        var title: String { rawValue.capitalized }
      }
      class Settings: ObservableObject {
        @AppStorage("first") var first = Entry.home
        @AppStorage("second") var second = Entry.search
        var entries: [Entry] { [first, second] }
      }
      struct Root: View {
        @StateObject var settings = Settings()
        var body: some View {
          TabView {
            ForEach(settings.entries) { entry in
              entry.content.tabItem { Text(entry.title) }
            }
          }
        }
      }
      struct Home: View { var body: some View { Text("h") } }
      struct Search: View { var body: some View { Text("s") } }
      """)
    guard case .tabs(let tabs, _) = reading.app.start else {
      Issue.record("no tabs")
      return
    }
    #expect(tabs.map { $0.label?.shown } == ["Home", "Search"])
    #expect(tabs.map(\.screens) == [["Home"], ["Search"]])
  }

  @Test("a wrapper that is nothing but the view it is given leads to that view")
  func wrappers() {
    let found = ways(
      """
      struct Lazy<Content: View>: View {
        let make: () -> Content
        init(_ make: @autoclosure @escaping () -> Content) { self.make = make }
        var body: Content { make() }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("A", destination: Lazy(Detail(name: "a")))
            NavigationLink("B", destination: Lazy(Detail(name: "b")))
          }
        }
      }
      struct Detail: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(found == ["Home push Detail", "Home push Detail 2"])
  }

  @Test("where it is known what is opened, nothing leads to the other cases")
  func openedCases() {
    let found = ways(
      """
      enum Kind: Identifiable { case add, settings; var id: Self { self } }
      struct Home: View {
        @State private var kind: Kind?
        var body: some View {
          Button("Add") { kind = .add }.sheet(item: $kind) { kind in
            switch kind { case .add: Text("add"); case .settings: Text("settings") }
          }
        }
      }
      """)
    #expect(found == ["Home sheet Home.sheet Kind.add"])
  }
}
