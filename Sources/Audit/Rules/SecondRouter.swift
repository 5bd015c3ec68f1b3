import EarshotSemantics

extension Rule {
  static let secondRouter = Rule(
    "second-router", .warning, [],
    "A view makes a router of its own although the app hands one down, so what the "
      + "app's router is told is never shown.",
    proof: "The app puts an object into the environment, a view binds the path of a stack to "
      + "an object of the same type that it makes itself, and does not hand that one on.",
    guards: "Views that take the object from the environment; views that put their own into the "
      + "environment, as tabs do; objects that hold no path.",
    needs: .code,
    bad: [
      .source(
        """
        @Observable final class Router { var path: [Int] = [] }
        @main struct SoupApp: App {
          @State private var router = Router()
          var body: some Scene { WindowGroup { Soups().environment(router) } }
        }
        struct Soups: View {
          @State private var router = Router()
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
        @Observable final class Router { var path: [Int] = [] }
        @main struct SoupApp: App {
          @State private var router = Router()
          var body: some Scene { WindowGroup { Soups().environment(router) } }
        }
        struct Soups: View {
          @Bindable var router: Router
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
        @Observable final class Router { var path: [Int] = [] }
        struct Soups: View {
          @State private var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .environment(router)
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.secondRouter], in: &verdicts) { remark in
        (
          "a view makes another \(remark.subject) than the one that the app puts into the environment",
          "take it with @Environment(\(remark.subject).self), or hand it in"
        )
      }
    })
}
