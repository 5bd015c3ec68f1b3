import EarshotSemantics

extension Rule {
  static let duplicateStop = Rule(
    "duplicate-stop", .warning, [],
    "The same words are heard twice: on two stops in a row, or as label and value of one.",
    proof: "Two stops of the content, one after the other and in the same containers, have the "
      + "same known label and the same value, and at least one of them is no control; or an "
      + "element's known label is its value.",
    guards: "Two controls, which have a rule of their own; cells of tables; rows of a list; "
      + "numbers and signs; what people type into fields; the title of the screen; alternatives "
      + "under a condition.",
    needs: .moment, companions: ["title-read-twice"],
    reports: ["microsoft/Teams-AdaptiveCards-Mobile#77"],
    bad: [
      .elements("{ label: 'Email' }, { label: 'Email', traits: ['textEntry'] }"),
      .elements("{ label: 'Soup', traits: ['image'] }, { label: 'Soup' }"),
      .elements("{ label: 'Total', value: 'Total' }"),
    ],
    good: [
      .elements("{ label: 'Total', value: '12' }, { label: 'Total', value: '14' }"),
      .elements("{ label: '0' }, { label: '0' }"),
      .elements("{ label: 'Email', value: 'Email', traits: ['textEntry'] }"),
      .elements(
        "{ container: 'list', children: [{ label: 'Milk' }, { label: 'Milk' }] }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() where stop.region == .content {
        let element = stop.element
        guard let label = element.label?.known, label.contains(where: \.isLetter) else { continue }
        if element.value?.known == label, !element.isField, !element.traits.contains(.searchField) {
          verdicts.report(
            .stop(index), "\(screen.name(.stop(index))) has its label as its value, too",
            fix: "remove the value")
          continue
        }
        guard index > 0, screen.stops[index - 1].repeats(stop) else { continue }
        verdicts.report(
          .stop(index), "\(quoted(label)) is heard twice in a row",
          fix: "hide the first with accessibilityHidden, or make one element of both")
      }
    })
}

extension Stop {
  /// Whether the stop after this one has the same words for no reason of its own.
  fileprivate func repeats(_ next: Stop) -> Bool {
    guard region == .content, context == nil, next.context == nil,
      element.systemRole == nil, next.element.systemRole == nil,
      element.condition == nil, next.element.condition == nil,
      !(element.isControl && next.element.isControl),
      containers.map(\.number) == next.containers.map(\.number),
      element.label?.known == next.element.label?.known
    else { return false }
    let isRow = containers.contains { container in
      switch container.kind {
      case .list, .table: true
      default: false
      }
    }
    if isRow, !element.isControl, !next.element.isControl { return false }
    let (first, second) = (element.value.present, next.element.value.present)
    // The value of a control belongs to it; two texts with other values say something else.
    return first == second || (first == nil && next.element.isControl)
      || (second == nil && element.isControl)
  }
}
