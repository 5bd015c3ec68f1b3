import EarshotReader
import EarshotSemantics

extension Rule {
  static let silentChange = Rule(
    "silent-change", .warning, ["4.1.3"],
    "Using something changes words elsewhere on the screen, and nothing is said of it.",
    proof: "On a walk, words of another element changed, came or went on the same screen after "
      + "something was used, and the app neither announced anything nor moved focus.",
    guards:
      "What the used element itself says, as the halves of a stepper do; what opens right after a header; selection, "
      + "dimming and other states of others; changes with another screen.",
    needs: .walk,
    bad: [
      .elements(
        """
        { label: 'Vegetarian only', value: '0', traits: ['button', 'switchButton'],
          on: { activate: [{ set: { id: 'count', label: '1 recipe' } }] } },
        { label: 'Soup', traits: ['button'], on: { activate: { open: 'https://a.org' } } },
        { id: 'count', label: '2 recipes' }
        """)
    ],
    good: [
      .elements(
        """
        { label: 'Vegetarian only', value: '0', traits: ['button', 'switchButton'],
          on: { activate: [{ set: { id: 'count', label: '1 recipe' } }, { announce: '1 recipe' }] } },
        { id: 'count', label: '2 recipes' }
        """),
      .elements(
        """
        { id: 'volume', label: 'Volume', value: '3', traits: ['adjustable'], on: { increment: [
          { set: { id: 'volume', value: '4' } }, { set: { id: 'shown', label: '4' } }] } },
        { id: 'shown', label: '3' }
        """),
      .elements(
        """
        { id: 'more', label: 'Details', traits: ['button'], expanded: false, on: { activate: [
          { set: { id: 'more', expanded: true } }, { set: { id: 'text', hidden: false } }] } },
        { id: 'text', label: 'Better on the second day', hidden: true }
        """),
      .elements(
        """
        { id: 'a', label: 'Week', traits: ['button'], on: { activate: [
          { set: { id: 'a', selected: true } }, { set: { id: 'b', selected: false } }] } },
        { id: 'b', label: 'Month', traits: ['button', 'selected'], on: { activate: [
          { set: { id: 'b', selected: true } }, { set: { id: 'a', selected: false } }] } }
        """),
    ],
    check: .step { step, verdicts in
      guard step.focus == .stays, !step.events.contains(where: \.saysSomething) else { return }
      let opens = step.stop.element.expanded != nil
      guard let change = step.changes.first(where: { !(opens && $0.isNext) }) else { return }
      let what: String =
        switch (change.before, change.after) {
        case (let before?, let after?): "\(quoted(before)) becomes \(quoted(after))"
        case (nil, let after?): "\(quoted(after)) appears"
        case (let before?, nil): "\(quoted(before)) goes away"
        case (nil, nil): "something changes"
        }
      verdicts.report(
        .screen, "after \(quoted(step.heard)) \(what), and nothing is said",
        fix: "announce it, as with AccessibilityNotification.Announcement")
    })
}

extension StageEvent {
  /// Whether the person hears of something by it.
  fileprivate var saysSomething: Bool {
    switch self {
    case .announcement, .focusRequest, .screenChanged, .push, .pop, .present, .dismiss, .tab,
      .replace, .opened, .launch, .scrolled:
      true
    case .layoutChanged(let text): text != nil
    case .changed, .warning, .boundary, .failure: false
    }
  }
}
