import EarshotSemantics

extension Rule {
  static let hiddenControl = Rule(
    "hidden-control", .error, ["4.1.2"],
    "A control can be seen and is hidden from the reader, and nothing stands in for it.",
    proof: "It stands in content that is hidden from the reader and never shown to it again, no "
      + "element around it offers an action, and nothing that is heard does the same.",
    guards: "Content that is not visible either; content an effect unhides; glyphs inside of a "
      + "control; controls whose action another element offers.",
    needs: .grouping,
    bad: [
      .elements(
        "{ label: 'Settings' }, { elementsHidden: true, children: [{ label: 'Share',"
          + " traits: ['button'], on: { activate: { open: 'https://a.org' } } }] }"),
      .elements("{ label: 'Share', traits: ['button'], elementsHidden: true }"),
    ],
    good: [
      .elements("{ label: 'Share', traits: ['button'], hidden: true }"),
      .elements(
        """
        { label: 'Message', actions: ['Reply'], children: [
          { label: 'Reply', traits: ['button'], elementsHidden: true }] }
        """),
      .elements(
        """
        { label: 'Open', traits: ['button'], on: { activate: { set: { id: 'x', elementsHidden: false } } } },
        { id: 'x', elementsHidden: true, children: [{ label: 'Share', traits: ['button'] }] }
        """),
      .elements("{ elementsHidden: true, children: [{ label: 'A drawing', traits: ['image'] }] }"),
    ],
    check: .screen { screen, verdicts in
      guard screen.nodes.contains(where: { $0.element.elementsHidden }) else { return }
      // Who hides the items of a menu offers them as actions of what has the menu.
      if screen.surroundings.presentation == .menu
        || screen.screen.evidence.facts.contains(.presented(.menu))
      {
        return
      }
      let offered = Set(screen.stops.map(\.element.allEffects))
      var next = 0
      while next < screen.nodes.count {
        let node = screen.nodes[next]
        guard node.element.elementsHidden, !node.element.hidden else {
          next += node.element.hidden ? node.end - next : 1
          continue
        }
        if let control = screen.lostControl(in: next, besides: offered) {
          verdicts.report(
            .node(control),
            "\(screen.name(.node(control))) is hidden from VoiceOver and cannot be reached",
            fix: "remove accessibilityHidden, or offer what it does as accessibilityAction of an "
              + "element around it")
        }
        next = node.end
      }
    })
}

extension AuditedScreen {
  /// The first control of hidden content that nothing stands in for.
  fileprivate func lostControl(in hidden: Int, besides offered: Set<[Effect]>) -> Int? {
    let around = ancestors(of: hidden)
    let isOffered = around.contains { number in
      let element = nodes[number].element
      return element.isControl || !element.actions.isEmpty || element.responds(to: .activate)
    }
    guard !isOffered else { return nil }
    let isShown = isChanged([hidden] + around) { change in
      switch change {
      case .elementsHidden(false), .hidden(false): true
      default: false
      }
    }
    guard !isShown else { return nil }
    var skipped = hidden
    for number in hidden..<nodes[hidden].end where number >= skipped {
      let element = nodes[number].element
      if element.hidden {
        skipped = nodes[number].end
        continue
      }
      guard element.isControl, !element.traits.contains(.notEnabled) else { continue }
      let effects = element.allEffects
      let isElsewhere = !effects.isEmpty && offered.contains(effects)
      if !isElsewhere { return number }
    }
    return nil
  }
}
