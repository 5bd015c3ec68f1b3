import EarshotSemantics

extension Rule {
  static let mixedPushStyles = Rule(
    "mixed-push-styles", .warning, [],
    "A stack with a path is also pushed by a flag, which the path does not hold: going "
      + "back and restoring lose it.",
    proof: "A stack is bound to a path and has a destination for values, and "
      + "navigationDestination with isPresented or item stands on the same screen of it.",
    guards: "Stacks without a path; flags on screens of other stacks; sheets.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          @State private var path: [Int] = []
          @State private var isNew = false
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Tomato", value: 1)
                Button("New soup") { isNew = true }
              }
              .navigationTitle("Soups")
              .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
              .navigationDestination(isPresented: $isNew) { Text("Name").navigationTitle("New") }
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Soups: View {
          @State private var path: [Int] = []
          @State private var isNew = false
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Tomato", value: 1)
                Button("New soup") { isNew = true }
              }
              .navigationTitle("Soups")
              .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
              .sheet(isPresented: $isNew) { NavigationStack { Text("Name").navigationTitle("New") } }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          @State private var isNew = false
          var body: some View {
            NavigationStack {
              Button("New soup") { isNew = true }
                .navigationTitle("Soups")
                .navigationDestination(isPresented: $isNew) { Text("Name").navigationTitle("New") }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.mixedPushes], in: &verdicts) { remark in
        (
          "a flag pushes on a stack whose path does not hold what it pushed",
          "put a value for it on the path, with a destination of its own"
        )
      }
    })
}
