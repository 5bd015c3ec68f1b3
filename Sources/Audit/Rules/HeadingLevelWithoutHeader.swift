import EarshotSemantics

extension Rule {
  static let headingLevelWithoutHeader = Rule(
    "heading-level-without-header", .warning, ["1.3.1"],
    "A level of heading is set on something that is no heading, so neither is heard.",
    proof: "The element has a heading level and lacks the header trait.",
    guards: "Headings without a level; elements without either.",
    needs: .headingLevels, reports: ["cvs-health/ios-swiftui-accessibility-techniques#5"],
    bad: [.elements("{ label: 'Delivery', headingLevel: 2 }, { label: 'Tomorrow' }")],
    good: [
      .elements("{ label: 'Delivery', headingLevel: 2, traits: ['header'] }"),
      .elements("{ label: 'Delivery', traits: ['header'] }, { label: 'Tomorrow' }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        guard let level = stop.element.headingLevel, !stop.element.traits.contains(.header) else {
          continue
        }
        verdicts.report(
          .stop(index), "\(screen.name(.stop(index))) has heading level \(level) and is no heading",
          fix: "add accessibilityAddTraits(.isHeader)")
      }
    })
}
