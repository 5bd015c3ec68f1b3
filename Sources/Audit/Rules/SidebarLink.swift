import EarshotSemantics

extension Rule {
  static let sidebarLink = Rule(
    "sidebar-link", .warning, [],
    "A sidebar pushes values instead of selecting them, so what is chosen is lost when "
      + "columns come and go.",
    proof: "A NavigationLink with a value stands in the first column of a split view, and no "
      + "list around it has a selection.",
    guards: "Lists with a selection; links with a destination; links in other columns.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationSplitView {
              List { NavigationLink("Tomato", value: 1) }
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            } detail: {
              Text("Choose a soup").navigationTitle("Soup")
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Soups: View {
          @State private var soup: Int?
          var body: some View {
            NavigationSplitView {
              List(selection: $soup) { NavigationLink("Tomato", value: 1) }.navigationTitle("Soups")
            } detail: {
              Text("Choose a soup").navigationTitle("Soup")
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              List { NavigationLink("Tomato", value: 1) }
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.linkInSidebar], in: &verdicts) { remark in
        (
          "the sidebar pushes a value of \(remark.subject.isEmpty ? "a type" : remark.subject) and selects nothing",
          "give the list a selection, and show what is selected in the detail column"
        )
      }
    })
}
