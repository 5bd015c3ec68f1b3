import EarshotSemantics

// MARK: - What stands round the cursor

extension Reader {
  /// What is said of an element, with what is said after it.
  package struct Place: Hashable, Sendable {
    /// The words, as they are printed.
    package var text: String
    /// How it is used; nil if nothing is said of that.
    package var hint: String?
    /// The names of its custom actions.
    package var actions: [String]
    /// Its details, value and label of each.
    package var details: [String]
  }

  /// The element at the cursor with the ones before and after it; nil where there is none.
  ///
  /// Nothing is said and nothing moves: this is for looking, where a person listens.
  package var surroundings: (before: Place?, here: Place?, after: Place?) {
    guard let cursor, let stop = stage.stop(for: cursor) else { return (nil, nil, nil) }
    let before = stage.previous(before: cursor).flatMap(stage.stop)
    let after = stage.next(after: cursor).flatMap(stage.stop)
    return (before.map(place), place(of: stop), after.map(place))
  }

  /// The names of the containers the cursor stands in, the outermost first; nameless ones are
  /// left out.
  package var containers: [String] {
    guard let cursor, let stop = stage.stop(for: cursor) else { return [] }
    return stop.containers.compactMap { $0.label.present?.shown }
  }

  private func place(of stop: Stop) -> Place {
    let utterance = listener.utterance(for: stop)
    return Place(
      text: utterance.text, hint: utterance.hint?.text, actions: utterance.actions.map(\.text),
      details: utterance.moreContent.map { detail in
        [detail.value, detail.label].compactMap(\.self).joined(separator: ", ")
      })
  }

  /// The language of the reader's own words, as BCP 47.
  package var language: String { listener.phrasing.language }
}

// MARK: - What the rotor can be turned to

extension Reader {
  /// One thing the rotor can be turned to.
  package struct RotorChoice: Hashable, Sendable {
    /// The name scripts write.
    package var name: String
    /// What is said when it is chosen.
    package var spoken: String
  }

  /// What the rotor is turned to, or does where nobody turned it.
  package var rotorChoice: RotorChoice {
    switch rotor ?? .system(suitable) {
    case .custom(let name): RotorChoice(name: name, spoken: name)
    case .system(let kind): choice(of: kind)
    }
  }

  /// How many elements are looked at for what the rotor can be turned to.
  private static var choiceLimit: Int { 2_000 }

  /// What there is something of on the screen: the app's own rotors, what the element at the
  /// cursor offers, and the kinds of which an element can be found.
  package var rotorChoices: [RotorChoice] {
    var found: Set<RotorKind> = []
    if let heard, let current {
      if !heard.element.traits.isDisjoint(with: [.adjustable, .pickerItem]) {
        found.insert(.adjustValue)
      }
      if !current.actions.isEmpty { found.insert(.actions) }
      if !current.moreContent.isEmpty { found.insert(.moreContent) }
    }
    let kinds = RotorKind.named.map(\.kind)
    var steps = 0
    var before: Stop?
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id), steps < Self.choiceLimit {
      let begun = entered(by: stop, after: before)
      for kind in kinds where !found.contains(kind) {
        let stops = kind.stops(at: stop.element) ?? begun.contains(where: kind.stops(atStartOf:))
        if stops { found.insert(kind) }
      }
      before = stop
      next = stage.next(after: id)
      steps += 1
    }
    let own = stage.rotors().map { RotorChoice(name: $0.name.shown, spoken: $0.name.shown) }
    return own + kinds.filter(found.contains).map(choice)
  }

  private func choice(of kind: RotorKind) -> RotorChoice {
    RotorChoice(name: kind.name, spoken: listener.phrasing.phrases.rotors.name(of: kind).text)
  }
}

extension Reader {
  /// Whether the rotor was turned, and does not only what suits the element.
  package var isRotorTurned: Bool { rotor != nil }
}
