import EarshotSemantics

extension Rule {
  static let duplicateDestination = Rule(
    "duplicate-destination", .error, [],
    "Two destinations are registered for one type, and one of them is never shown.",
    proof: "Two registrations for the same type are on one screen, written in two places.",
    guards: "One registration that is reached in several ways; alternatives under a condition; "
      + "registrations of different stacks.",
    needs: .code, reports: ["johnpatrickmorgan/NavigationBackport#58"],
    bad: [
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Tomato", value: 1)
                Text("Stir")
                  .navigationDestination(for: Int.self) { _ in Text("B").navigationTitle("B") }
              }
              .navigationTitle("Soups")
              .navigationDestination(for: Int.self) { _ in Text("A").navigationTitle("A") }
            }
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
                .navigationDestination(for: String.self) { _ in Text("B").navigationTitle("B") }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            TabView {
              NavigationStack { page }.tabItem { Text("Hot") }
              NavigationStack { page }.tabItem { Text("Cold") }
            }
          }
          var page: some View {
            NavigationLink("Tomato", value: 1)
              .navigationTitle("Soups")
              .navigationDestination(for: Int.self) { _ in Text("A").navigationTitle("A") }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      var first: [[String]: NavigationGraph.Registration] = [:]
      for registration in app.app.graph.registrations where registration.valueType != "?" {
        let key = [registration.screen, registration.valueType]
        guard let known = first[key] else {
          first[key] = registration
          continue
        }
        guard known.source != registration.source,
          let index = app.screenNumber(registration.screen)
        else { continue }
        // What is nearest to the root was met first, and is used.
        let used = known.source.map { " (line \($0.line))" } ?? ""
        verdicts[index].report(
          .screen,
          "a second destination for \(registration.valueType) is registered; the first\(used) is used",
          fix: "keep one navigationDestination for each type", at: registration.source)
      }
    })
}
