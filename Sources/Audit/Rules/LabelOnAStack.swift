import EarshotSemantics

extension Rule {
  static let labelOnAStack = Rule(
    "label-on-a-stack", .warning, ["4.1.2"],
    "A label or identifier is set on a stack that is no element, so each child gets it.",
    proof: "The modifier is on a stack of several elements that nothing made one element or a "
      + "container.",
    guards: "Stacks that are combined, ignored or contain their children; stacks of one element; "
      + "lists and scroll views, which are views of their own; alternatives under a condition.",
    needs: .code,
    bad: [
      .view(#"HStack { Text("Soup"); Text("20 minutes") }.accessibilityLabel("Soup of the day")"#),
      .view(#"VStack { Text("Soup"); Button("Cook") {} }.accessibilityIdentifier("soup")"#),
    ],
    good: [
      .view(
        """
        HStack { Text("Soup"); Text("20 minutes") }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Soup of the day")
        """),
      .view(
        """
        VStack { Text("Soup"); Button("Cook") {} }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("soup")
        """),
      .view(#"HStack { Circle(); Text("Soup") }.accessibilityLabel("Soup of the day")"#),
      .view(#"List { Text("Soup"); Text("Salad") }.accessibilityIdentifier("soups")"#),
    ],
    check: .screen { screen, verdicts in
      var reported: Set<SourcePlace> = []
      for (number, node) in screen.nodes.enumerated() {
        for case .spread(let modifier, let place) in node.element.evidence.facts
        where reported.insert(place).inserted {
          let what = modifier == "accessibilityLabel" ? "label" : "identifier"
          verdicts.report(
            .node(number), "the \(what) of a stack lands on each of the elements in it",
            fix: "add accessibilityElement(children: .contain) or .combine before \(modifier)",
            at: place)
        }
      }
    })
}
