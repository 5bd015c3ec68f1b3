import EarshotSemantics

extension Rule {
  static let vagueLink = Rule(
    "vague-link", .warning, ["2.4.4"],
    "A link is called “here” or “more”, which says nothing to somebody who lists the links.",
    proof: "The whole known label is such a word in its language, and the element is a link, or a "
      + "button that only opens a URL.",
    guards: "Menus, disclosures, buttons that lead to a screen of the app; labels that say more.",
    needsWords: true,
    bad: [
      .elements("{ label: 'Learn more', traits: ['link'] }"),
      .elements(
        "{ label: 'Here', traits: ['button'], on: { activate: { open: 'https://example.org' } } }"),
      .elements("{ label: 'Lue lisää…', language: 'fi', traits: ['link'] }"),
    ],
    good: [
      .elements("{ label: 'More', traits: ['button'] }"),
      .elements("{ label: 'Learn more about cooking', traits: ['link'] }"),
      .elements("{ label: 'More', traits: ['button', 'link'], expanded: false }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() where stop.element.opensURL {
        let element = stop.element
        guard let label = element.label?.known,
          let table = WordTable.of(screen.language(of: element) ?? "en")
        else { continue }
        let words = LabelWords(label)
        let vague = table.vague + (verdicts.words[table.language]?.vague ?? [])
        guard vague.contains(where: words.equals) else { continue }
        verdicts.report(
          .stop(index), "\(screen.name(.stop(index))) does not say where it leads",
          fix: "name what it opens, as in \"Privacy policy\"; accessibilityLabel keeps the look")
      }
    })
}

extension Element {
  /// Whether it is a link, or a button whose only effect is to open a URL.
  fileprivate var opensURL: Bool {
    guard expanded == nil, traits.isDisjoint(with: [.popUpButton, .switchButton, .backButton])
    else { return false }
    let effects = self.effects(of: .activate)
    let isOpening = effects.allSatisfy { if case .open = $0 { true } else { false } }
    if traits.contains(.link) { return isOpening }
    return traits.contains(.button) && isOpening && !effects.isEmpty
  }
}
