import EarshotSemantics
import Testing

@testable import EarshotSourceReading

@Suite("Files that are cut off")
struct TruncationTests {
  private static let app = """
    import SwiftUI
    @main struct TestApp: App { var body: some Scene { WindowGroup { Home() } } }
    enum Route: Hashable { case detail(Int), settings }
    """
  private static let home = """
    import SwiftUI
    struct Home: View {
      @State private var path: [Route] = []
      @State private var isEditing = false
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("First", value: Route.detail(1))
            Row(title: "Second")
            Button("Edit") { isEditing = true }
          }
          .navigationTitle("Home")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .detail(let number): Detail(number: number)
            case .settings: Settings()
            }
          }
          .sheet(isPresented: $isEditing) { Editor() }
        }
      }
    }
    """
  private static let detail = """
    import SwiftUI
    struct Detail: View {
      let number: Int
      var body: some View {
        VStack { Row(title: "Number \\(number)"); NavigationLink("More") { More() } }
          .navigationTitle("Detail")
      }
    }
    struct More: View { var body: some View { Text("More").navigationTitle("More") } }
    """
  private static let row = """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View { HStack { Image(systemName: "star"); Text(title) } }
    }
    """
  private static let settings = """
    import SwiftUI
    struct Settings: View {
      @State private var isOn = true
      var body: some View {
        Form { Toggle("Sounds", isOn: $isOn); if isOn { Text("Loud") } }.navigationTitle("Settings")
      }
    }
    struct Editor: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() }.navigationTitle("Editor") }
    }
    """

  @Test("whatever is cut off, screens that need nothing of it are as they were")
  func othersStay() throws {
    let sources = [
      ("App.swift", Self.app), ("Home.swift", Self.home), ("Detail.swift", Self.detail),
      ("Row.swift", Self.row), ("Settings.swift", Self.settings),
    ].map { (path: $0.0, bytes: Array($0.1.utf8)) }
    var trial = try #require(TruncationTrial(sources, Catalogs(), seed: 7))
    var found: [String] = []
    for _ in 0..<150 { found += trial.cut() }
    #expect(found == [])
  }

  @Test("a screen depends on what was read for it and on what led to it")
  func traces() {
    let reading = read(
      "@main struct TestApp: App { var body: some Scene { WindowGroup { Home() } } }",
      "struct Home: View { var body: some View { NavigationLink(\"A\") { A() } } }",
      "struct A: View { var body: some View { Text(\"a\") } }",
      "struct Alone: View { var body: some View { Text(\"b\") } }")
    let files = reading.traces["A"]?.files.sorted()
    #expect(files == ["App/File0.swift", "App/File1.swift", "App/File2.swift"])
    #expect(reading.traces["Alone"]?.files == ["App/File3.swift"])
  }
}
