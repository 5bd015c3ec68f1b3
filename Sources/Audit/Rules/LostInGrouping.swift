import EarshotSemantics

extension Rule {
  static let lostInGrouping = Rule(
    "lost-in-grouping", .error, ["4.1.2"],
    "Making one element of several swallows a control, what it does, or its name.",
    proof: "Children that are ignored hold a control, and the element offers nothing for it; or "
      + "hold words, and the element has none. Children that are combined hold several controls, "
      + "one of which is more than a button. Several combined buttons, or one whose title is lost "
      + "to other words, are a warning.",
    guards: "Elements that offer the action themselves; one control among texts, which is taken "
      + "in; hidden children; containers that keep their children.",
    needs: .grouping, companions: ["missing-label", "missing-role"],
    reports: [
      "unarbos/arbos#711", "element-hq/element-x-ios#2021", "digitalfabrik/integreat-app#2763",
    ],
    bad: [
      .elements(
        "{ label: 'Wi-Fi', childrenAs: 'ignore', children: [{ label: 'Wi-Fi', value: '1',"
          + " traits: ['button', 'switchButton'] }] }"),
      .elements(
        """
        { childrenAs: 'combine', children: [{ label: 'Which soup?' },
          { label: 'Tomato', traits: ['button'] }, { label: 'Onion', traits: ['button'] }] }
        """),
      .elements(
        "{ childrenAs: 'combine', children: [{ label: 'Soup' }, { label: 'Cook', traits: ['button'] }] }"
      ),
      .elements("{ childrenAs: 'ignore', children: [{ label: 'Soup' }] }"),
    ],
    good: [
      .elements(
        "{ label: 'Soup', traits: ['button'], childrenAs: 'ignore', children: [{ label: 'Soup' },"
          + " { label: 'Cook', traits: ['button'] }] }"),
      .elements(
        """
        { childrenAs: 'combine', children: [{ label: 'Push messages' },
          { value: '1', traits: ['button', 'switchButton'] }] }
        """),
      .elements(
        "{ childrenAs: 'contain', children: [{ label: 'Soup' }, { label: 'Cook', traits: ['button'] }] }"
      ),
    ],
    check: .screen { screen, verdicts in
      for (number, node) in screen.nodes.enumerated()
      where !node.isHidden && node.end > number + 1 {
        switch node.element.childrenAs {
        case .ignore: screen.checkIgnored(number, &verdicts)
        case .combine: screen.checkCombined(number, &verdicts)
        case .contain, nil: break
        }
      }
    })
}

extension AuditedScreen {
  private func inside(_ number: Int) -> [AuditedNode] {
    nodes[(number + 1)..<nodes[number].end].filter { !$0.isHidden }
  }

  fileprivate func checkIgnored(_ number: Int, _ verdicts: inout Verdicts) {
    let element = nodes[number].element
    let inside = inside(number)
    let offers = element.isControl || !element.actions.isEmpty || element.responds(to: .activate)
    let offered = element.allEffects
    let lost = inside.first { node in
      guard node.element.isControl else { return false }
      guard offers else { return true }
      // An element that offers something may offer this: only what is known to differ is lost.
      let own = node.element.allEffects
      return !own.isEmpty && !offered.isEmpty && !own.allSatisfy(offered.contains)
    }
    if let lost {
      let name = lost.element.label.present.map { " \(quoted($0.shown))" } ?? ""
      verdicts.report(
        .node(number),
        "\(self.name(.node(number))) ignores its children, and with them the "
          + "\(lost.element.words)\(name)",
        fix:
          "add accessibilityAction for what it does, or use accessibilityElement(children: .combine)"
      )
      return
    }
    let hasWords = element.label.present != nil || element.value.present != nil
    let words = inside.first { $0.element.label.present != nil || $0.element.value.present != nil }
    if !hasWords, let words, !element.isControl {
      let text = words.element.label.present ?? words.element.value.present
      verdicts.report(
        .node(number),
        "\(self.name(.node(number))) ignores its children and says nothing, so "
          + "\(quoted(text?.shown ?? "")) is never heard",
        fix: "set accessibilityLabel, or use accessibilityElement(children: .combine)")
    }
  }

  fileprivate func checkCombined(_ number: Int, _ verdicts: inout Verdicts) {
    let element = nodes[number].element
    let inside = inside(number)
    let controls = inside.filter { $0.element.isControl && $0.element.part == .stop }
    let texts = inside.contains {
      !$0.element.isControl && $0.element.label.present != nil
        && !$0.element.traits.contains(.image)
    }
    let fix = "use accessibilityElement(children: .contain), so that each stays an element"
    // Who names the element or its actions decided what becomes of its buttons.
    let isDecided = element.label != nil || !element.actions.isEmpty
    if controls.count > 1, !isDecided || controls.contains(where: { !$0.element.isPlainButton }) {
      let special = controls.first { !$0.element.isPlainButton }?.element
      let what = special.map { "the \($0.words)" } ?? "\(controls.count) buttons"
      verdicts.report(
        .node(number),
        "\(name(.node(number))) combines \(what) with other controls, so "
          + (special == nil
            ? "they are only custom actions" : "its kind and value are lost"),
        fix: fix, as: special == nil ? .warning : nil)
    } else if !isDecided, let button = controls.first?.element, button.isPlainButton, texts,
      button.condition == nil,
      element.label.present == nil, !element.responds(to: .activate),
      let title = button.label.present
    {
      verdicts.report(
        .node(number),
        "the title \(quoted(title.shown)) of the combined button is not heard",
        fix: "set accessibilityLabel on the combined element", as: .warning)
    }
  }
}
