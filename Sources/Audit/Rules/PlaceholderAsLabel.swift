import EarshotSemantics

extension Rule {
  static let placeholderAsLabel = Rule(
    "placeholder-as-label", .warning, ["3.3.2"],
    "A field is named only by its placeholder, and has no name once there is text in it.",
    proof: "It is a text field with a placeholder and without a label.",
    guards: "Search fields, which say what they are; fields with a label; labels that are only "
      + "known as an expression.",
    bad: [
      .elements("{ placeholder: 'Name', traits: ['textEntry'] }"),
      .elements(
        "{ placeholder: 'Password', value: '•••', traits: ['textEntry', 'secureTextField'] }"),
    ],
    good: [
      .elements("{ label: 'Name', placeholder: 'As in your passport', traits: ['textEntry'] }"),
      .elements("{ placeholder: 'Recipes', traits: ['searchField'] }"),
      .elements("{ label: { unresolved: 'title' }, placeholder: 'Name', traits: ['textEntry'] }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() where stop.element.isField {
        let element = stop.element
        guard element.label.present == nil, let placeholder = element.placeholder.present,
          !element.traits.contains(.searchField)
        else { continue }
        verdicts.report(
          .stop(index),
          "the field \(quoted(placeholder.shown)) is named only by its placeholder",
          fix: "set accessibilityLabel, or put the field into LabeledContent")
      }
    })
}
