import EarshotSemantics

extension Rule {
  static let nestedStack = Rule(
    "nested-stack", .error, [],
    "A navigation stack stands inside of another, so there are two bars and back leads nowhere.",
    proof: "A stack is in the content of a stack, or of a screen that is pushed on one.",
    guards: "Sheets, covers and popovers, which begin a stack of their own; stacks in columns of a "
      + "split view; alternatives under a condition.",
    needs: .code,
    bad: [
      .source(
        """
        @main struct Soups: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                VStack { NavigationStack { Text("Soup").navigationTitle("Soup") } }
                  .navigationTitle("Soups")
              }
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Soups: View {
          @State private var isOpen = false
          var body: some View {
            NavigationStack {
              Button("Open") { isOpen = true }
                .navigationTitle("Soups")
                .sheet(isPresented: $isOpen) {
                  NavigationStack { Text("Tomato").navigationTitle("Soup") }
                }
            }
          }
        }
        """),
      .source(
        """
        struct Soups: View {
          var body: some View {
            NavigationSplitView {
              NavigationStack { Text("All").navigationTitle("Soups") }
            } detail: {
              NavigationStack { Text("Tomato").navigationTitle("Soup") }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.nestedStack], in: &verdicts) { remark in
        (
          "a \(remark.subject) stands inside of another stack",
          "remove it: the stack around it shows its title and its destinations"
        )
      }
    })
}
