import EarshotSemantics

extension Rule {
  static let deepLinkAppends = Rule(
    "deep-link-appends", .warning, [],
    "A link from outside comes on top of whatever was open, so going back leads through "
      + "screens that have nothing to do with it.",
    proof: "What handles the link adds to the path of a stack, also in functions it calls, and "
      + "neither sets nor empties the path before.",
    guards: "Handlers that set or empty the path first, or look at what is on it; handlers that "
      + "select a tab or show a sheet.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onOpenURL { url in
              if url.host() == "soup" { path.append(1) }
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
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onOpenURL { url in
              if url.host() == "soup" { path = [1] }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onOpenURL { url in
              guard url.host() == "soup" else { return }
              path.removeAll()
              path.append(1)
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.linkAppends], in: &verdicts) { remark in
        (
          "a link from outside adds to \(quoted(remark.subject)) and leaves what is on it",
          "set the path to what the link means, or empty it first"
        )
      }
    })
}
