import EarshotSemantics

extension Rule {
  static let pathRecreated = Rule(
    "path-recreated", .warning, [],
    "What holds the path of a stack is made anew whenever the view around it is, so "
      + "people are thrown back to the start.",
    proof: "The path of a stack belongs to an object that a view makes as the first value of a "
      + "property, and the property is no State and no StateObject.",
    guards: "State, StateObject, SceneStorage; objects that are handed in or shared; properties "
      + "of the app itself.",
    needs: .code,
    bad: [
      .source(
        """
        final class Router: ObservableObject { @Published var path: [Int] = [] }
        struct Soups: View {
          @ObservedObject private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        final class Router: ObservableObject { @Published var path: [Int] = [] }
        struct Soups: View {
          @StateObject private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
          }
        }
        """),
      .source(
        """
        final class Router: ObservableObject { @Published var path: [Int] = [] }
        struct Soups: View {
          @ObservedObject var router: Router
          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.pathRecreated], in: &verdicts) { remark in
        (
          "\(quoted(remark.subject)) holds a path and is made anew with its view",
          "make it a StateObject, or State where it is Observable"
        )
      }
    })
}
