import EarshotSemantics

extension Rule {
  static let missingLabel = Rule(
    "missing-label", .error, ["4.1.2", "1.1.1"],
    "A control or an image has no name, so only its kind is heard.",
    proof: "It is a stop, its label is absent or empty, and nothing else names it.",
    guards: "Labels that are only known as an expression; the system's own parts; columns of "
      + "wheels and compact date pickers; fields with a placeholder; pictures that decorate; "
      + "controls that are hidden from the reader.",
    reports: [
      "microsoft/fluentui-apple#1869", "wordpress-mobile/WordPress-iOS#5414",
      "mastodon/mastodon-ios#920",
    ],
    bad: [
      .elements("{ traits: ['button'], on: { activate: { open: 'https://example.org' } } }"),
      .elements("{ label: '', value: '1', traits: ['button', 'switchButton'] }"),
      .elements("{ traits: ['image'] }"),
      .document(
        """
        { earshot: 1, start: { tabs: [{ id: 'home', screens: ['home'] },
          { id: 'search', label: 'Search', screens: ['home'] }] },
          screens: { home: { title: 'Home' } } }
        """),
    ],
    good: [
      .elements("{ label: 'Save', traits: ['button', 'notEnabled'] }"),
      .elements("{ label: { unresolved: 'item.title', nonEmpty: true }, traits: ['button'] }"),
      .elements("{ label: 'Profile of Sam', traits: ['button', 'image'] }"),
      .elements("{ traits: ['image'], elementsHidden: true }"),
      .elements("{ value: 'December', traits: ['adjustable', 'pickerItem'] }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.label.present == nil, element.needsName(in: stop) else { continue }
        verdicts.report(
          .stop(index), "\(screen.name(.stop(index))) has no name",
          fix: element.isControl || stop.region == .tabBar
            ? "give it a title, or set accessibilityLabel"
            : "set accessibilityLabel, or hide it with accessibilityHidden if it only decorates",
          // A picture that the app loads may be named by what loads it.
          as: element.evidence.facts.contains(.image(.data)) && !element.isControl ? .warning : nil)
      }
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard let label = element.label, !label.isEmpty, !label.isNonEmpty,
          element.needsName(in: stop)
        else { continue }
        verdicts.leaveOpen(
          .stop(index), "\(screen.name(.stop(index))) may have no name",
          fix: "make sure that its label is never empty",
          because: "its label is \(label.shown), which may be empty")
      }
    })
}

extension Element {
  /// Whether it is nothing without a label.
  fileprivate func needsName(in stop: Stop) -> Bool {
    switch systemRole {
    case nil, .increment, .decrement: break
    default: return false
    }
    if stop.region == .tabBar { return true }
    if isField || traits.contains(.searchField) { return placeholder.present == nil }
    if traits.contains(.pickerItem) || traits.contains(.backButton) { return false }
    // A date's own words stand for it: the month of a calendar, its days.
    if evidence.facts.contains(.control("DatePicker")) { return false }
    if isControl { return true }
    return traits.contains(.image) && value.present == nil
  }
}
