import EarshotSemantics

extension Rule {
  static let missingRole = Rule(
    "missing-role", .error, ["4.1.2"],
    "Something can be tapped and nothing says so.",
    proof: "A tap does something, and it has neither the trait of a control nor an action.",
    guards: "What a control or another element stands for; hidden elements; custom actions.",
    needs: .effects, reports: ["unarbos/arbos#711", "signalapp/Signal-iOS#6269"],
    bad: [
      .screens(
        "about: { title: 'About', elements: [{ label: 'Groups in common',"
          + " on: { activate: { push: 'groups' } } }] },\n"
          + "groups: { title: 'Groups', elements: [{ label: 'None yet' }] }"),
      .elements("{ on: { activate: { announce: 'Done' } } }"),
    ],
    good: [
      .elements("{ label: 'Done', traits: ['button'], on: { activate: { announce: 'Done' } } }"),
      .elements("{ label: 'Message', actions: ['Reply'], on: { activate: { announce: 'Sent' } } }"),
      .elements("{ label: 'Card', hidden: true, on: { activate: { announce: 'Done' } } }"),
    ],
    check: .screen { screen, verdicts in
      for (index, node) in screen.nodes.enumerated() where !node.isHidden {
        let element = node.element
        guard element.isTappable, !element.isControl, element.actions.isEmpty,
          element.systemRole == nil, element.part != .container
        else { continue }
        // What stands inside of an element is reached through it.
        let isInside = screen.ancestors(of: index).contains {
          screen.nodes[$0].element.part == .stop
        }
        guard !isInside else { continue }
        let name = element.label.present == nil && element.value.present == nil
        verdicts.report(
          .node(index),
          "\(screen.name(.node(index))) can be tapped and "
            + (name ? "has neither a name nor a role" : "is not heard as a button"),
          fix: "use Button, or add accessibilityAddTraits(.isButton)"
            + (name ? " and accessibilityLabel" : ""))
      }
    })
}

extension Element {
  /// Whether a tap does something, whatever its traits say.
  fileprivate var isTappable: Bool {
    evidence.facts.contains(.tapGesture) || !effects(of: .activate).isEmpty
  }
}
