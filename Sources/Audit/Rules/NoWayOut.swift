import EarshotSemantics

extension Rule {
  static let noWayOut = Rule(
    "no-way-out", .error, ["2.1.2"],
    "Something keeps the reader inside, and neither escape nor any control leads out.",
    proof: "It is marked modal, or a cover; escape does nothing there; and of all its controls "
      + "it is known what they do, and none takes it away or leads to another screen.",
    guards: "Sheets, popovers, alerts and menus, which escape closes; controls of which it is "
      + "not known what they do; screens on a stack, which escape leaves.",
    needs: [.effects, .moment],
    bad: [
      .elements(
        """
        { id: 'tip', modal: true, children: [{ label: 'Did you know?' },
          { label: 'Say more', traits: ['button'], on: { activate: { announce: 'More' } } }] }
        """),
      .screens(
        "home: { title: 'Home', elements: [{ label: 'Offer', traits: ['button'],"
          + " on: { activate: { present: 'offer', style: 'cover' } } }] },\n"
          + "offer: { title: 'Offer', elements: [{ label: 'Buy now' }] }"),
    ],
    good: [
      .elements(
        """
        { id: 'tip', modal: true, children: [{ label: 'Did you know?' },
          { label: 'Close', traits: ['button'], on: { activate: { set: { id: 'tip', hidden: true } } } }] }
        """),
      .elements(
        """
        { id: 'tip', modal: true, on: { escape: { set: { id: 'tip', hidden: true } } },
          children: [{ label: 'Did you know?' }] }
        """),
      .screens(
        "home: { title: 'Home', elements: [{ label: 'Offer', traits: ['button'],"
          + " on: { activate: { present: 'offer', style: 'sheet' } } }] },\n"
          + "offer: { title: 'Offer', elements: [{ label: 'Buy now' }] }"),
      .elements("{ modal: true, children: [{ label: 'Close', traits: ['button'] }] }"),
    ],
    check: .screen { screen, verdicts in
      if screen.surroundings.presentation == .cover, !screen.surroundings.isPushed,
        !screen.screen.responses.contains(where: { $0.trigger == .escape && !$0.effects.isEmpty }),
        screen.isClosed(0..<screen.nodes.count, modal: nil)
      {
        verdicts.report(
          .screen, "nothing leads out of \(screen.name(.screen)), which covers everything",
          fix: "add a button that dismisses it, and accessibilityAction(.escape)")
      }
      for (number, node) in screen.nodes.enumerated() where node.element.modal {
        let around = [number] + screen.ancestors(of: number)
        let escapes =
          around.contains { !screen.nodes[$0].element.effects(of: .escape).isEmpty }
          || !screen.screen.effects(of: .escape).isEmpty || screen.surroundings.isPushed
          || screen.surroundings.presentation != nil
        guard !escapes, screen.isClosed(number..<node.end, modal: number) else { continue }
        verdicts.report(
          .node(number), "nothing leads out of \(screen.name(.node(number))), which is modal",
          fix: "add a button that takes it away, and accessibilityAction(.escape)")
      }
    })
}

extension AuditedScreen {
  /// Whether it is known of every control in some nodes that it does not lead out.
  fileprivate func isClosed(_ numbers: Range<Int>, modal: Int?) -> Bool {
    let names = Set(
      (modal.map { [$0] + ancestors(of: $0) } ?? []).compactMap { nodes[$0].element.name })
    for number in numbers {
      let node = nodes[number]
      if node.element.isControl, !node.element.hasEffects,
        !node.element.traits.contains(.notEnabled),
        node.element.isPlainButton || node.element.traits.contains(.backButton)
      {
        return false
      }
      let leads = node.element.allEffects.leaveScreen
      if leads { return false }
      let takesAway = node.element.allEffects.contains { effect in
        guard case .set(let name, let changes) = effect, names.contains(name) else { return false }
        return changes.contains { change in
          switch change {
          case .hidden(true), .elementsHidden(true), .modal(false): true
          default: false
          }
        }
      }
      if takesAway { return false }
    }
    return true
  }
}
