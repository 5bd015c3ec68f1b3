import EarshotSemantics

extension Phrasing {
  /// Appends all parts in their order (rules S1 and C4) and tells whether the hint stands in for
  /// missing text (rule S8).
  func appendParts(
    of stop: Stop, _ containers: [EnteredContainer], _ previous: Stop?,
    to parts: inout [UtterancePart]
  ) -> Bool {
    let element = stop.element
    if profile.verbosity == .low {
      let standsIn = appendText(of: stop, to: &parts)
      appendSubstance(of: element, to: &parts)
      return standsIn
    }
    for container in containers { appendName(of: container, to: &parts) }
    if profile.traitPosition == .before { appendTraits(of: stop, to: &parts) }
    if element.traits.contains(.selected) { parts.append(said(.selected, phrases.states.selected)) }
    if case .dataTableCell(let cell) = stop.context {
      appendHeaders(of: cell, in: stop, after: previous, to: &parts)
    }
    let standsIn = appendText(of: stop, to: &parts)
    appendContent(of: element, to: &parts)
    appendSubstance(of: element, to: &parts)
    if profile.traitPosition == .after { appendTraits(of: stop, to: &parts) }
    appendPosition(of: stop, after: previous, to: &parts)
    return standsIn
  }

  /// Appends label and value, or what stands for them (rules S2, S8 and R4).
  private func appendText(of stop: Stop, to parts: inout [UtterancePart]) -> Bool {
    let element = stop.element
    let name = name(of: element)
    if let name, !repeatsRole(element) { parts.append(name) }
    // The model puts the place of a cell between its label and its value (rule C4).
    if profile.verbosity != .low, profile.tables == .model,
      case .dataTableCell(let context) = stop.context
    {
      appendPlace(of: context.cell, row: context.isFirstInRow, column: true, to: &parts)
    }
    let value = valueSpoken(of: element)
    if let value { parts.append(styled(.value, value, of: element)) }
    var standsIn = false
    if name == nil, value == nil, let hint = element.hint.present {
      parts.append(written(.hint, hint, in: element.language))
      standsIn = true
    }
    return standsIn
  }

  /// Appends what looks like a role or a state but cannot be left out: which half of a stepper it
  /// is, "Quantity, 2, Increment" (rule R10), and the state of a switch, which is its value (R1).
  private func appendSubstance(of element: Element, to parts: inout [UtterancePart]) {
    if element.label.present != nil || valueSpoken(of: element) != nil,
      let half = stepperHalf(of: element)
    {
      parts.append(said(.role, half))
    }
    if speaksNoTraits, let state = switchState(of: element) { parts.append(state) }
  }

  /// The words that are read as a value: not those of a switch (rule R1); of an empty field its
  /// placeholder (rule R6).
  func valueSpoken(of element: Element) -> Wording? {
    guard !element.traits.contains(.switchButton) else { return nil }
    return element.value.present ?? element.placeholder.present
  }

  /// Whether role and state words are left out.
  private var speaksNoTraits: Bool {
    profile.verbosity == .low || profile.traitPosition == .none
  }

  /// What an element is called: by the app, else by the system (rules W3, W5, R8 and R10).
  func name(of element: Element) -> UtterancePart? {
    if let label = element.label.present { return styled(.label, label, of: element) }
    guard let part = element.systemRole, let name = phrases.system.name(of: part) else {
      return nil
    }
    switch part {
    case .searchField where element.placeholder.present != nil: return nil
    case .increment, .decrement: return valueSpoken(of: element) == nil ? said(.label, name) : nil
    default: return said(.label, name)
    }
  }

  /// Words of an element as the app wants them to be spoken.
  func styled(
    _ kind: UtterancePart.Kind, _ words: Wording, of element: Element
  ) -> UtterancePart {
    var part = written(kind, words, in: element.language)
    part.style = element.speech
    return part
  }

  private func stepperHalf(of element: Element) -> Phrase? {
    switch element.systemRole {
    case .increment: phrases.system.increment
    case .decrement: phrases.system.decrement
    default: nil
    }
  }

  /// "Back, Back Button" is said as "Back Button", in the reader's language or in the app's
  /// (rule R4).
  private func repeatsRole(_ element: Element) -> Bool {
    guard element.traits.contains(.backButton), !speaksNoTraits else { return false }
    guard let label = element.label.present else { return element.systemRole == .backButton }
    let word = label.known?.lowercased()
    return word == phrases.system.back.text.lowercased()
      || word == Phrases.of(element.language ?? appLanguage).system.back.text.lowercased()
  }

  /// The name and value of a container that is entered (rule C1).
  private func appendName(of container: EnteredContainer, to parts: inout [UtterancePart]) {
    if let label = container.label.present {
      parts.append(written(.container, label, in: container.language))
    }
    if let value = container.value.present {
      parts.append(written(.container, value, in: container.language))
    }
  }

  /// Important details: their values, or their labels if they have none (rule A5).
  func appendContent(of element: Element, to parts: inout [UtterancePart]) {
    guard !element.content.isEmpty else { return }
    for detail in element.content where detail.isImportant {
      if let words = detail.value.present ?? (detail.label.isEmpty ? nil : detail.label) {
        parts.append(written(.content, words, in: element.language))
      }
    }
  }

  /// Actions (rule H10) and the details that were not spoken (rule A4).
  func appendExtras(of element: Element, to utterance: inout Utterance) {
    for action in element.actions {
      let name = name(of: action, in: element)
      if !name.text.isEmpty { utterance.actions.append(name) }
    }
    for detail in element.content where !detail.isImportant {
      let value = detail.value.present
      guard value != nil || !detail.label.isEmpty else { continue }
      utterance.moreContent.append(.init(label: detail.label.shown, value: value?.shown))
    }
  }
}
