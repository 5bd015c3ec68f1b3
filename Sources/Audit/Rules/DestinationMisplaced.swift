import EarshotSemantics

extension Rule {
  static let destinationMisplaced = Rule(
    "destination-misplaced", .error, [],
    "A destination is registered where its stack does not see it, so nothing is pushed.",
    proof: "navigationDestination is on the stack itself, or in a list, a lazy stack or a grid.",
    guards: "Destinations on what is in the stack, also in views of their own; stacks inside of a "
      + "stack; columns of a split view.",
    needs: .code,
    bad: [
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack { NavigationLink("Tomato", value: 1).navigationTitle("Soups") }
              .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              List {
                Button("Tomato") { isOpen = true }
                  .navigationDestination(isPresented: $isOpen) {
                    Text("Stir").navigationTitle("Soup")
                  }
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
          var body: some View {
            NavigationStack {
              List { NavigationLink("Tomato", value: 1) }
                .navigationTitle("Soups")
                .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Tomato", value: 1)
                  .navigationDestination(for: Int.self) { _ in Text("Stir").navigationTitle("Soup") }
              }
              .navigationTitle("Soups")
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.destinationOnStack, .destinationInRows], in: &verdicts) { remark in
        let what = remark.subject.isEmpty ? "" : " (\(remark.subject))"
        return remark.kind == .destinationOnStack
          ? (
            "a destination\(what) is on the stack itself, which does not see it",
            "move navigationDestination to the content of the stack"
          )
          : (
            "a destination\(what) is in rows that are made when they are seen",
            "move navigationDestination to the list or the stack around it"
          )
      }
    })
}
