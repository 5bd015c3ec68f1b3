import EarshotSemantics

extension Rule {
  static let roleInLabel = Rule(
    "role-in-label", .warning, ["4.1.2"],
    "A label ends with the word for what the element is, which is then heard twice.",
    proof: "The element has the role or state, and its known label ends with a word for it in the "
      + "language of the label; an image's label may also begin with one.",
    guards:
      "Parts of words; words for other roles; a label that is nothing but a state; plain text; labels in languages without a "
      + "table of words.",
    needsWords: true, reports: ["mastodon/mastodon-ios#920"],
    bad: [
      .elements("{ label: 'Save button', traits: ['button'] }"),
      .elements("{ label: 'Tallenna-painike', language: 'fi', traits: ['button'] }"),
      .elements("{ label: 'Picture of a soup', traits: ['image'] }"),
      .elements("{ label: 'Week, selected', traits: ['button', 'selected'] }"),
    ],
    good: [
      .elements("{ label: 'Unbuttoned', traits: ['button'] }"),
      .elements("{ label: 'Press the button' }"),
      .elements("{ label: 'Link account', traits: ['button', 'link'] }"),
      .elements("{ label: 'Edit picture', traits: ['button'] }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.systemRole == nil, !element.hasImpliedLabel, let label = element.label?.known,
          let table = WordTable.of(screen.language(of: element) ?? "en")
        else { continue }
        let roles = stop.spokenRoles
        guard !roles.isEmpty || !element.spokenStates.isEmpty else { continue }
        let words = LabelWords(label)
        let own = verdicts.words[table.language]?.roles ?? []
        guard let word = words.role(of: roles, element.spokenStates, in: table, own) else {
          continue
        }
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) says \(quoted(word)), which VoiceOver says by itself",
          fix: "leave \(quoted(word)) out of the label")
      }
    })
}

extension LabelWords {
  /// The word for one of the roles or states that the label says too.
  fileprivate func role(
    of roles: Traits, _ states: [WordTable.State], in table: WordTable, _ own: [String]
  ) -> String? {
    for (trait, phrases) in table.roles where roles.contains(trait) {
      for phrase in phrases {
        if ends(with: phrase) { return phrase }
        // "Image of a soup" is common, "Link account" is something to do.
        if trait == .image, starts(with: phrase) { return phrase }
      }
    }
    for (state, phrases) in table.states where states.contains(state) {
      for phrase in phrases where ends(with: phrase) || starts(with: phrase) {
        // Alone it is what the element is about: a filter for what is selected.
        if !equals(phrase) { return phrase }
      }
    }
    guard !roles.isEmpty else { return nil }
    return own.first { ends(with: $0) }
  }
}

extension Stop {
  /// The roles that are heard of it.
  fileprivate var spokenRoles: Traits {
    switch context {
    case .tab, .tabBarItem: return .tabBar
    default: break
    }
    var roles = element.traits.intersection([
      .button, .link, .image, .header, .switchButton, .searchField,
    ])
    // A switch or a picker may well be about a button.
    if !roles.isDisjoint(with: .switchButton) || element.traits.contains(.popUpButton) {
      roles.remove(.button)
    }
    if element.isField { roles.insert(.textEntry) }
    // A switch is heard as a switch button, a field to search with as a search field.
    if roles.contains(.searchField) { roles.insert(.textEntry) }
    return roles
  }
}

extension Element {
  /// The states that are heard of it.
  fileprivate var spokenStates: [WordTable.State] {
    var states: [WordTable.State] = []
    if traits.contains(.selected) { states.append(.selected) }
    if traits.contains(.notEnabled) { states.append(.dimmed) }
    if let expanded { states += expanded ? [.expanded] : [.collapsed] }
    return states
  }
}
