import EarshotSemantics

extension Rule {
  static let missingDestination = Rule(
    "missing-destination", .error, [],
    "A value is pushed and nothing is registered for its type, so the link does nothing.",
    proof: "The type of the pushed value is known, and no destination for it is anywhere in what "
      + "was read.",
    guards: "Values of a type that is not known; apps that register a type that is not known; "
      + "selections of a list.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack { NavigationLink("Tomato", value: 1).navigationTitle("Soups") }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Tomato", value: 1)
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("A").navigationTitle("A") }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Tomato") { Text("A").navigationTitle("A") }.navigationTitle("Soups")
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      let graph = app.app.graph
      guard !graph.registrations.contains(where: { $0.valueType == "?" }) else { return }
      let known = Set(graph.registrations.map(\.valueType))
      for edge in graph.edges where edge.kind == "push" && edge.to == nil {
        // An id is a string as well as what it is called.
        let isID = known.contains { $0.hasSuffix(".ID") }
        guard let type = edge.valueType, !known.contains(type), !type.isEmpty,
          !isID || !["String", "Int", "UUID"].contains(type),
          let index = app.screenNumber(edge.from)
        else { continue }
        verdicts[index].report(
          .screen, "a value of \(type) is pushed and no destination is registered for it",
          fix: "add navigationDestination(for: \(type).self) to the content of the stack",
          at: edge.source)
      }
    })
}
