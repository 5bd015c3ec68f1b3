import EarshotSemantics

extension Rule {
  static let sharedPath = Rule(
    "shared-path", .warning, [],
    "Several tabs share one path, so what is opened in one of them opens in all.",
    proof: "Two stacks in one TabView are bound to the same state, without an index or a key.",
    guards: "Paths with an index; stacks in views of their own, each of which has its own "
      + "state.",
    needs: .code,
    bad: [
      .source(
        """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Tabs() } } }
        struct Tabs: View {
          @State private var soups: [Int] = []
          @State private var breads: [Int] = []
          var body: some View {
            TabView {
              NavigationStack(path: $soups) {
                NavigationLink("Tomato", value: 1)
                  .navigationTitle("Soups")
                  .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
              }
              .tabItem { Text("Soups") }
              NavigationStack(path: $soups) {
                NavigationLink("Rye", value: 1)
                  .navigationTitle("Breads")
                  .navigationDestination(for: Int.self) { _ in Text("Bake").navigationTitle("Bread") }
              }
              .tabItem { Text("Breads") }
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Tabs() } } }
        struct Tabs: View {
          @State private var soups: [Int] = []
          @State private var breads: [Int] = []
          var body: some View {
            TabView {
              NavigationStack(path: $soups) {
                NavigationLink("Tomato", value: 1)
                  .navigationTitle("Soups")
                  .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
              }
              .tabItem { Text("Soups") }
              NavigationStack(path: $breads) {
                NavigationLink("Rye", value: 1)
                  .navigationTitle("Breads")
                  .navigationDestination(for: Int.self) { _ in Text("Bake").navigationTitle("Bread") }
              }
              .tabItem { Text("Breads") }
            }
          }
        }
        """),
      .source(
        """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Tabs() } } }
        struct Stack: View {
          @State private var path: [Int] = []
          let title: String
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("First", value: 1)
                .navigationTitle(title)
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Recipe") }
            }
          }
        }
        struct Tabs: View {
          var body: some View {
            TabView {
              Stack(title: "Soups").tabItem { Text("Soups") }
              Stack(title: "Breads").tabItem { Text("Breads") }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.sharedPath], in: &verdicts) { remark in
        (
          "several tabs have the path \(quoted(remark.subject))",
          "give each tab a path of its own"
        )
      }
    })
}
