import EarshotSemantics

extension Rule {
  static let deprecatedNavigation = Rule(
    "deprecated-navigation", .warning, [],
    "Navigation of before iOS 16 is used, which splits on iPads and loses its place.",
    proof: "NavigationView, or a NavigationLink with isActive or a tag.",
    guards: "NavigationStack and NavigationSplitView; links with a destination or a value.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          var body: some View { NavigationView { Text("Tomato").navigationTitle("Soups") } }
        }
        """),
      .source(
        """
        struct Soups: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              NavigationLink("Open", isActive: $isOpen) {
                Text("Tomato").navigationTitle("Soup")
              }
              .navigationTitle("Soups")
            }
          }
        }
        """),
    ],
    good: [
      .source(
        """
        struct Soups: View {
          var body: some View { NavigationStack { Text("Tomato").navigationTitle("Soups") } }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Tomato") { Text("Stir").navigationTitle("Tomato") }
                .navigationTitle("Soups")
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.deprecated], in: &verdicts) { remark in
        let isView = remark.subject == "NavigationView"
        return (
          "\(remark.subject) is navigation of before iOS 16",
          isView
            ? "use NavigationStack, or NavigationSplitView for columns"
            : "use navigationDestination(isPresented:) or NavigationLink(value:)"
        )
      }
    })
}
