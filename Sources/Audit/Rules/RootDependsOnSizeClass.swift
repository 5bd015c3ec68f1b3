import EarshotSemantics

extension Rule {
  static let rootDependsOnSizeClass = Rule(
    "root-depends-on-size-class", .note, [],
    "Another container is the root in another size class, so turning the device loses "
      + "where one is.",
    proof: "A view asks for a size class and shows another navigation container for each, "
      + "itself or in the views it shows.",
    guards: "The same container in both; what is inside of one container; split views, which "
      + "adapt by themselves.",
    needs: .code,
    bad: [
      .source(
        """
        struct Root: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          var body: some View {
            if sizeClass == .compact {
              NavigationStack { Text("Tomato").navigationTitle("Soups") }
            } else {
              NavigationSplitView {
                Text("Tomato").navigationTitle("Soups")
              } detail: {
                Text("Choose").navigationTitle("Soup")
              }
            }
          }
        }
        """)
    ],
    good: [
      .source(
        """
        struct Root: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          var body: some View {
            if sizeClass == .compact {
              NavigationStack { Text("Tomato").navigationTitle("Soups") }
            } else {
              NavigationStack { Text("Rye").navigationTitle("Breads") }
            }
          }
        }
        """),
      .source(
        """
        struct Root: View {
          var body: some View {
            NavigationSplitView {
              Text("Tomato").navigationTitle("Soups")
            } detail: {
              Text("Choose").navigationTitle("Soup")
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.rootBySizeClass], in: &verdicts) { remark in
        (
          "\(remark.subject) take turns with the size class, and what was open is lost",
          "use NavigationSplitView, or TabView with sidebarAdaptable, for both"
        )
      }
    })
}
