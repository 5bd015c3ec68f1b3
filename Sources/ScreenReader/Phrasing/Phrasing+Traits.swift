import EarshotSemantics

extension Phrasing {
  /// Appends role and state words in their order (rule S4).
  func appendTraits(of stop: Stop, to parts: inout [UtterancePart]) {
    let element = stop.element
    let traits = element.traits
    let isTab = stop.context?.isTab ?? false
    // Most elements are plain text: nothing of all this is asked of them.
    guard
      isTab || !traits.isDisjoint(with: .spoken) || element.expanded != nil
        || element.systemRole != nil || stop.isCell
    else { return }

    if traits.contains(.notEnabled), !stop.isSystemTab {
      parts.append(said(.state, phrases.states.dimmed))
    }
    let roles = phrases.roles
    let picker = element.systemRole.flatMap(role)
    if traits.contains(.button), !isTab, picker == nil, traits.isDisjoint(with: .insteadOfButton) {
      parts.append(said(.role, roles.button))
    }
    if traits.contains(.backButton) { parts.append(said(.role, roles.backButton)) }
    if traits.contains(.switchButton) {
      if traits.contains(.button) { parts.append(said(.role, roles.switchButton)) }
      if let state = switchState(of: element) { parts.append(state) }
    }
    if isTab { parts.append(said(.role, roles.tab)) }
    if let picker { parts.append(said(.role, picker)) }
    if traits.contains(.popUpButton) { parts.append(said(.role, roles.popUpButton)) }
    if traits.contains(.radioButton) { parts.append(said(.role, roles.radioButton)) }
    if traits.isTextEntry {
      let isSecure = traits.contains(.secureTextField)
      parts.append(said(.role, isSecure ? roles.secureTextField : roles.textField))
    }
    if traits.contains(.isEditing), traits.isTextEntry || traits.contains(.searchField) {
      parts.append(said(.state, phrases.states.isEditing))
    }
    if traits.contains(.header) { parts.append(said(.role, heading(of: element))) }
    if traits.contains(.link) { parts.append(said(.role, roles.link)) }
    if traits.contains(.pickerItem) { parts.append(said(.role, roles.pickerItem)) }
    if traits.contains(.adjustable) { parts.append(said(.role, roles.adjustable)) }
    if traits.contains(.image) { parts.append(said(.role, roles.image)) }
    if traits.contains(.searchField) { parts.append(said(.role, roles.searchField)) }
    if traits.contains(.draggable) { parts.append(said(.role, roles.draggable)) }
    appendHeaderRoles(of: stop, to: &parts)
    if let expanded = element.expanded {
      parts.append(said(.state, expanded ? phrases.states.expanded : phrases.states.collapsed))
    }
  }

  /// The role of a compact picker, which stands in the place of "Button" (rule V18).
  private func role(of part: SystemPart) -> Phrase? {
    switch part {
    case .datePicker: phrases.roles.datePicker
    case .timePicker: phrases.roles.timePicker
    case .dateAndTimePicker: phrases.roles.dateAndTimePicker
    default: nil
    }
  }

  /// "Heading", with its level if there is one (rule R13).
  private func heading(of element: Element) -> Phrase {
    guard let level = element.headingLevel, (1...6).contains(level) else {
      return phrases.roles.heading
    }
    return phrases.roles.headingLevel.filled(level)
  }

  /// "On", "Off", "Mixed", or a value of the app's own as it is (rule R1); nil if it is no switch.
  func switchState(of element: Element) -> UtterancePart? {
    guard element.traits.contains(.switchButton), let value = element.value.present else {
      return nil
    }
    if let known = value.known {
      if let phrase = switchWord(for: known) { return said(.state, phrase) }
      return written(.state, value, in: element.language)
    }
    guard case .oneOf(let choices) = value else {
      return written(.state, value, in: element.language)
    }
    // A choice between "1" and "0" is one between "On" and "Off".
    let words = choices.map { choice in
      let word = choice.words.known.flatMap(switchWord)
      return Wording.Choice(when: choice.when, words: word.map { .text($0.text) } ?? choice.words)
    }
    return UtterancePart(.state, .oneOf(words), language: language)
  }

  private func switchWord(for value: String) -> Phrase? {
    switch value {
    case "1": phrases.states.on
    case "0": phrases.states.off
    case "2": phrases.states.mixed
    default: nil
    }
  }
}

extension Traits {
  /// The traits that are heard, by a word or by an order of words (rule S7 names the others).
  static let spoken: Traits = [
    .button, .link, .header, .searchField, .image, .notEnabled, .adjustable, .switchButton,
    .backButton, .textEntry, .secureTextField, .textArea, .popUpButton, .pickerItem, .draggable,
    .radioButton,
  ]

  /// The traits that silence "Button" (rules S4 and S6).
  static let insteadOfButton: Traits = [
    .keyboardKey, .switchButton, .backButton, .popUpButton, .radioButton,
  ]

  /// Whether text is entered: the kinds of fields say so even without the plain trait.
  var isTextEntry: Bool { !isDisjoint(with: [.textEntry, .secureTextField, .textArea]) }
}

extension ReadingContext {
  /// Whether "Tab" is said, and "Button" is not (rules R2 and S6).
  var isTab: Bool {
    switch self {
    case .tab, .tabBarItem: true
    default: false
    }
  }
}

extension Stop {
  /// Whether it is an item of a system tab bar, which is never dimmed (rule R2d).
  var isSystemTab: Bool { if case .tabBarItem = context { true } else { false } }

  /// Whether it is a cell of a data table.
  var isCell: Bool { if case .dataTableCell = context { true } else { false } }
}
