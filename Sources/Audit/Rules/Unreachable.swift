import EarshotSemantics

extension Rule {
  static let unreachable = Rule(
    "unreachable", .error, ["2.1.1"],
    "Something can be done that no swipe and no rotor reaches.",
    proof: "An action, an adjustment or a double tap belongs to a container, which is never "
      + "focused; or a control stands inside of an element, whose children are never visited, and "
      + "does something else than the element.",
    guards: "Escape and magic tap, which containers answer; controls inside of a control that do "
      + "the same; combined and ignored children, which have a rule of their own; dumps, whose "
      + "trees keep what the reader does not see.",
    needs: .moment,
    bad: [
      .elements(
        """
        { container: 'group', label: 'Rating', traits: ['adjustable'], value: '3',
          children: [{ label: 'Stars' }] }
        """),
      .elements("{ container: 'group', actions: ['Delete'], children: [{ label: 'Soup' }] }"),
      .elements("{ label: 'Soup', children: [{ label: 'Cook', traits: ['button'] }] }"),
    ],
    good: [
      .elements("{ label: 'Rating', traits: ['adjustable'], value: '3' }"),
      .elements(
        "{ container: 'group', on: { escape: { announce: 'Closed' } }, children: [{ label: 'Soup' }] }"
      ),
      .elements(
        "{ label: 'Soup', traits: ['button'], children: [{ label: 'Soup', traits: ['button'] }] }"),
    ],
    check: .screen { screen, verdicts in
      for (number, node) in screen.nodes.enumerated() where !node.isHidden {
        let element = node.element
        if element.part == .container, let what = element.neverReached {
          verdicts.report(
            .node(number),
            "\(screen.name(.node(number))) is a container and never focused, so \(what)",
            fix: "put it on an element inside, or make one element of the container with "
              + "accessibilityElement(children: .combine)")
        }
        if element.part == .stop, element.childrenAs == nil, !element.isOfDump,
          let inside = screen.controlInside(number)
        {
          verdicts.report(
            .node(inside),
            "\(screen.name(.node(inside))) stands inside of \(screen.name(.node(number))), whose "
              + "children are never reached",
            fix:
              "make the element around it a container with accessibilityElement(children: .contain)"
          )
        }
      }
    })
}

extension Element {
  fileprivate var neverReached: String? {
    if let action = actions.first {
      return "the action \(quoted(action.name.shown)) cannot be chosen"
    }
    if traits.contains(.adjustable) || responds(to: .increment) || responds(to: .decrement) {
      return "it cannot be adjusted"
    }
    if !effects(of: .activate).isEmpty { return "nobody can double tap it" }
    return nil
  }
}

extension AuditedScreen {
  /// The first control inside of an element that does something else than the element.
  fileprivate func controlInside(_ number: Int) -> Int? {
    let element = nodes[number].element
    let offered = element.allEffects
    return ((number + 1)..<nodes[number].end).first { inside in
      let control = nodes[inside].element
      guard control.isControl, !nodes[inside].isHidden else { return false }
      let own = control.allEffects
      // Controls are made of controls; only what is known to do something else is lost.
      if element.isControl { return !own.isEmpty && !own.allSatisfy(offered.contains) }
      return own.isEmpty ? element.actions.isEmpty : !own.allSatisfy(offered.contains)
    }
  }
}
