import EarshotSemantics

extension Rule {
  static let deepLinkHost = Rule(
    "deep-link-host", .warning, [],
    "What opens links of the app leaves out the first word of a link, so links lead "
      + "nowhere.",
    proof: "The handler compares the scheme with one of the app's own and reads the path of "
      + "the URL, and neither it nor a function it calls reads the host or the whole URL.",
    guards: "Links of the web, whose host is the server; handlers that read the host, the whole "
      + "text or URLComponents; handlers that do not say for which scheme they are.",
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
              guard url.scheme == "soups" else { return }
              path = url.pathComponents.compactMap(Int.init)
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
              guard url.scheme == "soups", url.host() == "soup" else { return }
              path = url.pathComponents.compactMap(Int.init)
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
              guard url.scheme == "https" else { return }
              path = url.pathComponents.compactMap(Int.init)
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.linkWithoutHost], in: &verdicts) { remark in
        (
          "a link of the app is read by its \(remark.subject), without its host",
          "read url.host() first: in soup://recipe/42 it is \"recipe\""
        )
      }
    })
}
