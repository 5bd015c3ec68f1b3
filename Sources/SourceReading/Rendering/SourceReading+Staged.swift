public import EarshotSemantics

extension SourceReading {
  /// The app as it is walked: of each choice the way that is taken at first is there.
  ///
  /// ``app`` holds every way with its condition, for describing and auditing. A walk needs one
  /// of them: the way of the initial value where that is known, else the first. The others are
  /// there as well, but not visible.
  public var staged: AppDescription {
    var staged = app
    for position in staged.screens.indices {
      let name = staged.screens[position].name
      let stage = Stage(known: states[name] ?? [:])
      staged.screens[position].title = stage.title(titles[name] ?? staged.screens[position].title)
      staged.screens[position].elements = stage.elements(staged.screens[position].elements)
      staged.screens[position].toolbar = stage.elements(staged.screens[position].toolbar)
    }
    return staged
  }
}

/// What holds of the conditions of a screen when it comes up.
private struct Stage {
  /// What is known of whole conditions.
  let known: [String: Bool]

  func elements(_ elements: [Element]) -> [Element] {
    elements.map { element in
      var element = element
      if element.evidence.facts.contains(.notAtFirst) { element.hidden = true }
      element.condition = nil
      element.label = element.label.map(words)
      element.value = element.value.map(words)
      element.placeholder = element.placeholder.map(words)
      element.hint = element.hint.map(words)
      element.children = self.elements(element.children)
      return element
    }
  }

  /// The title that is shown at first; nil where only other ways have one.
  func title(_ title: Wording?) -> Wording? {
    guard case .oneOf(let choices)? = title else { return title.map(words) }
    return first(of: choices).map { words($0.words) }
  }

  func words(_ words: Wording) -> Wording {
    switch words {
    case .text, .localized, .unresolved: words
    case .pattern(let pieces): Evaluator.joined(pieces.map(self.words))
    case .oneOf(let choices):
      (first(of: choices) ?? choices.last).map { self.words($0.words) } ?? words
    }
  }

  private func first(of choices: [Wording.Choice]) -> Wording.Choice? {
    choices.first { $0.when.map { holds($0) != false } ?? true }
  }

  /// Whether a condition holds at first; nil if that is not known.
  private func holds(_ condition: String) -> Bool? {
    if let whole = known[condition] { return whole }
    if condition.hasPrefix("!"), let opposite = known[String(condition.dropFirst())] {
      return !opposite
    }
    // A condition inside of another is joined to it.
    let parts = condition.split(separator: " && ")
    guard parts.count > 1 else { return nil }
    let facts = parts.map { holds(String($0)) }
    if facts.contains(false) { return false }
    return facts.contains(nil) ? nil : true
  }
}
