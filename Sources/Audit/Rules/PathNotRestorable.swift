import EarshotSemantics

extension Rule {
  static let pathNotRestorable = Rule(
    "path-not-restorable", .warning, [],
    "A path is saved, and values on it cannot be: then nothing is saved, and people "
      + "begin anew.",
    proof: "The codable form of a path is asked for, and the type of a destination is declared "
      + "in what was read and conforms to neither Codable nor both Encodable and Decodable.",
    guards: "Types that are Codable; types of other modules; apps that save no path.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soup: Hashable { var name: String }
        struct Soups: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: Soup(name: "Tomato"))
                .navigationTitle("Soups")
                .navigationDestination(for: Soup.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onDisappear { save() }
          }
          private func save() { _ = path.codable }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Soup: Hashable, Codable { var name: String }
        struct Soups: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: Soup(name: "Tomato"))
                .navigationTitle("Soups")
                .navigationDestination(for: Soup.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onDisappear { save() }
          }
          private func save() { _ = path.codable }
        }
        """),
      .source(
        """
        struct Soup: Hashable { var name: String }
        struct Soups: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Tomato", value: Soup(name: "Tomato"))
                .navigationTitle("Soups")
                .navigationDestination(for: Soup.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
            .onDisappear { save() }
          }
          private func save() { print(path.count) }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.pathNotSaved], in: &verdicts) { remark in
        (
          "values of \(remark.subject) are on a path that is saved, and cannot be coded",
          "make \(remark.subject) Codable"
        )
      }
    })
}
