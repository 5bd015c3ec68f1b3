import EarshotSemantics

extension Rule {
  static let conflictingTraits = Rule(
    "conflicting-traits", .warning, ["4.1.2"],
    "An element claims to be two things that are used differently.",
    proof: "It has the traits of a button and a link, of a button or link and something "
      + "adjustable, or of a heading and a control; or it is a control, or can be tapped, and "
      + "accessibilityRespondsToUserInteraction(false) keeps Switch Control, Voice Control and "
      + "keyboards from it.",
    guards:
      "SwiftUI's Link, which has both traits by itself and cannot be told apart in a dump; headers that open and close; days "
      + "and months of calendars; images in buttons.",
    needs: .headings, reports: ["SAP/cloud-sdk-ios-fiori#1509"],
    bad: [
      .elements("{ label: 'All tasks', traits: ['button', 'header'] }"),
      .elements(
        "{ label: 'Terms', traits: ['button', 'link'], on: { activate: { announce: 'Read' } } }"),
      .elements("{ label: 'Volume', value: '3', traits: ['button', 'adjustable'] }"),
      .view(#"Button("Save") {}.accessibilityRespondsToUserInteraction(false)"#),
    ],
    good: [
      .elements(
        "{ label: 'Terms', traits: ['button', 'link'], on: { activate: { open: 'https://a.org' } } }"
      ),
      .elements("{ label: 'Details', traits: ['button', 'header'], expanded: false }"),
      .elements("{ label: 'Profile of Sam', traits: ['button', 'image'] }"),
      .view(#"Text("Saved").accessibilityRespondsToUserInteraction(false)"#),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        if let place = element.unanswered, !stop.element.traits.contains(.notEnabled) {
          verdicts.report(
            .stop(index), "\(screen.name(.stop(index))) can be used and is said not to answer",
            fix: "remove accessibilityRespondsToUserInteraction(false), which keeps other ways of "
              + "use than touch from it", at: place)
          continue
        }
        guard element.systemRole == nil, let conflict = element.conflict else { continue }
        if element.isOfDump, conflict.second == "a link" {
          verdicts.leaveOpen(
            .stop(index), "\(screen.name(.stop(index))) is a button and a link at once",
            fix: conflict.fix, because: "SwiftUI's Link has both traits by itself")
          continue
        }
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) is \(conflict.first) and \(conflict.second) at once",
          fix: conflict.fix)
      }
    })
}

extension Element {
  /// Where something that can be used is said not to answer.
  fileprivate var unanswered: SourcePlace? {
    guard isControl || evidence.facts.contains(.tapGesture) else { return nil }
    for case .answersNothing(let place) in evidence.facts { return place }
    return nil
  }

  fileprivate var conflict: (first: String, second: String, fix: String)? {
    let traits = traits
    if traits.contains(.header), isControl, expanded == nil {
      return ("a heading", "a control", "put the header trait on the text, not on the control")
    }
    if traits.contains([.button, .link]), !isSystemLink {
      return (
        "a button", "a link", "remove the trait that does not fit with accessibilityRemoveTraits"
      )
    }
    let isOfCalendar = evidence.facts.contains(.control("DatePicker"))
    if traits.contains(.adjustable), !traits.isDisjoint(with: [.button, .link]), !isOfCalendar,
      traits.isDisjoint(with: [.pickerItem, .popUpButton])
    {
      return ("a button", "adjustable", "make the activation or the adjustment a custom action")
    }
    return nil
  }

  private var isSystemLink: Bool {
    if evidence.facts.contains(.control("Link")) { return true }
    let effects = effects(of: .activate)
    return effects.allSatisfy { if case .open = $0 { true } else { false } }
      && !effects.isEmpty
  }
}
