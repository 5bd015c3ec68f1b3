import EarshotSemantics

extension Rule {
  static let missingValue = Rule(
    "missing-value", .warning, ["4.1.2"],
    "Something that can be set, switched or that fills has no value, so its state is not heard.",
    proof: "It is adjustable, a switch or a progress bar, and its value is absent or empty.",
    guards: "Values that are only known as an expression; labels that hold a number; spinners; "
      + "wheels; things that are dimmed.",
    needs: .moment, reports: ["thaw-app/Thaw#682"],
    bad: [
      .elements("{ label: 'Volume', traits: ['adjustable'] }"),
      .elements("{ label: 'Wi-Fi', traits: ['button', 'switchButton'] }"),
    ],
    good: [
      .elements("{ label: 'Volume', value: '38%', traits: ['adjustable'] }"),
      .elements("{ label: 'Volume', value: { unresolved: 'volume' }, traits: ['adjustable'] }"),
      .elements("{ label: 'Page 2 of 6', traits: ['adjustable'] }"),
      .elements("{ label: 'Loading', traits: ['updatesFrequently'] }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.value.present == nil, element.holdsValue, element.systemRole == nil,
          !element.traits.contains(.notEnabled)
        else { continue }
        if let label = element.label, label.isUnresolved || label.shown.contains(where: \.isNumber)
        {
          continue
        }
        verdicts.report(
          .stop(index), "\(screen.name(.stop(index))) does not say its value",
          fix: "set accessibilityValue")
      }
    })
}

extension Element {
  /// Whether it is nothing without a value.
  fileprivate var holdsValue: Bool {
    if traits.contains(.adjustable) { return !traits.contains(.pickerItem) && !isCalendar }
    if traits.contains(.switchButton) { return true }
    return evidence.facts.contains(.nodeType("XCUIElementTypeProgressIndicator"))
  }

  private var isCalendar: Bool { evidence.facts.contains(.control("DatePicker")) }
}
