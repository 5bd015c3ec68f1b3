import EarshotSemantics

extension Rule {
  static let coveredButRead = Rule(
    "covered-but-read", .error, ["2.4.3"],
    "Something lies over the screen like a sheet, and what it covers is still read.",
    proof: "It covers all other content by its frame, has a control that takes it away, does not "
      + "count as modal, and what it covers is neither hidden with its coming nor before.",
    guards: "Overlays that leave content uncovered; what is presented as a sheet or marked modal; "
      + "covered content that is hidden from the reader.",
    needs: [.effects, .frames],
    bad: [
      .elements(
        """
        { id: 'soup', label: 'Soup', traits: ['button'], frame: [16, 100, 360, 44] },
        { id: 'tip', frame: [0, 0, 393, 852], children: [
          { label: 'Did you know?', frame: [16, 300, 360, 44] },
          { label: 'Close', traits: ['button'], frame: [16, 400, 360, 44],
            on: { activate: [{ set: { id: 'tip', hidden: true } }, { focus: 'soup' }] } }] }
        """)
    ],
    good: [
      .elements(
        """
        { id: 'soup', label: 'Soup', traits: ['button'], frame: [16, 100, 360, 44] },
        { id: 'tip', modal: true, frame: [0, 0, 393, 852], children: [
          { label: 'Close', traits: ['button'], frame: [16, 400, 360, 44],
            on: { activate: [{ set: { id: 'tip', hidden: true } }, { focus: 'soup' }] } }] }
        """),
      .elements(
        """
        { id: 'soup', label: 'Soup', traits: ['button'], frame: [16, 100, 360, 44] },
        { id: 'toast', frame: [0, 700, 393, 100], children: [
          { label: 'Close', traits: ['button'], frame: [16, 720, 360, 44],
            on: { activate: { set: { id: 'toast', hidden: true } } } }] }
        """),
      .elements(
        """
        { id: 'soup', label: 'Soup', traits: ['button'], elementsHidden: true, frame: [16, 100, 360, 44] },
        { id: 'tip', frame: [0, 0, 393, 852], children: [
          { label: 'Close', traits: ['button'], frame: [16, 400, 360, 44],
            on: { activate: [{ set: { id: 'tip', hidden: true } }, { focus: 'soup' }] } }] }
        """),
    ],
    check: .screen { screen, verdicts in
      for (number, node) in screen.nodes.enumerated() {
        let element = node.element
        guard let frame = element.frame, element.name != nil, !element.modal, !node.isInBar,
          !element.elementsHidden, element.part != .stop, screen.isTakenAway(number),
          let covered = screen.stopCovered(by: number, frame)
        else { continue }
        verdicts.report(
          .node(number),
          "\(screen.name(.node(number))) covers the screen, and \(screen.name(.stop(covered))) "
            + "under it is still read",
          fix: "present it as a sheet, or add accessibilityAddTraits(.isModal)",
          heard: screen.heard(covered))
      }
    })
}

extension AuditedScreen {
  /// Whether a control inside of a node takes the node away.
  fileprivate func isTakenAway(_ number: Int) -> Bool {
    let name = nodes[number].element.name
    return (number + 1..<nodes[number].end).contains { inside in
      nodes[inside].element.allEffects.contains { effect in
        guard case .set(let target, let changes) = effect, target == name else { return false }
        return changes.contains { change in
          switch change {
          case .hidden(true), .elementsHidden(true): true
          default: false
          }
        }
      }
    }
  }

  /// The first stop under a node, if the node covers all stops of the content outside of it.
  fileprivate func stopCovered(by number: Int, _ frame: Frame) -> Int? {
    var first: Int?
    for (index, stop) in stops.enumerated() where stop.region == .content {
      guard let node = stop.node, !(number..<nodes[number].end).contains(node) else { continue }
      // What comes later in the tree lies above.
      guard node < number, let own = stop.element.frame, frame.covers(own) else { return nil }
      guard !isHiddenWhile(number, node) else { continue }
      if first == nil { first = index }
    }
    return first
  }

  /// Whether what shows a node hides another.
  private func isHiddenWhile(_ shown: Int, _ other: Int) -> Bool {
    isChanged([other] + ancestors(of: other)) { change in
      switch change {
      case .hidden(true), .elementsHidden(true): true
      default: false
      }
    }
  }
}

extension Frame {
  fileprivate func covers(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width
      && y + height >= other.y + other.height
  }
}
