extension ReadingOrder.Combining {
  /// The one stop that a node and the stops in it become.
  ///
  /// - Parameters:
  ///   - parent: The node whose children are combined; what it has of its own comes first.
  ///   - parts: The stops in it, in reading order.
  func element(_ parent: Element, of parts: [Element]) -> Element {
    var combined = parent
    combined.children = []
    switch self {
    case .swiftUI: combined.takeInAsSwiftUI(parts)
    case .uiKit: combined.takeInAsUIKit(parts)
    }
    if !combined.traits.isDisjoint(with: .interactive) {
      combined.traits.remove(.staticText)
    }
    if combined.source == nil { combined.source = parts.lazy.compactMap(\.source).first }
    if parent.label.present == nil {
      combined.takeLanguage(of: parts)
      combined.takeSpeech(of: parts)
    }
    return combined
  }
}

extension Element {
  /// Whether a person can act on it.
  var isControl: Bool {
    !traits.isDisjoint(with: .interactive) || responds(to: .activate)
  }

  /// Whether it does no more than act when activated, so that its title names the act.
  var isPlainButton: Bool {
    let holdsSomething: Traits = [
      .switchButton, .adjustable, .textEntry, .secureTextField, .textArea, .searchField,
      .popUpButton, .pickerItem, .radioButton,
    ]
    return !traits.isDisjoint(with: [.button, .link]) && traits.isDisjoint(with: holdsSomething)
  }

  /// Whether its label is only the name of its picture, which nobody wrote to be heard.
  public var hasImpliedLabel: Bool {
    guard let label else { return false }
    return evidence.facts.contains(.impliedLabel(label))
  }

  /// What comes of a control that is not the only one in a combined element: its activation, or
  /// the two ways to adjust it, then its own actions.
  func actionsWhenCombined(named name: Wording) -> [CustomAction] {
    var left: [CustomAction] = []
    if !traits.contains(.notEnabled) {
      if traits.contains(.adjustable) {
        let ways: [(SystemPart, Trigger)] = [(.increment, .increment), (.decrement, .decrement)]
        for (role, trigger) in ways {
          var action = CustomAction(name: name, effects: effects(of: trigger))
          action.systemRole = role
          left.append(action)
        }
      } else {
        left.append(CustomAction(name: name, effects: effects(of: .activate)))
      }
    }
    return left + actions
  }

  /// Takes over what a control does and how it is, but not what it is called.
  mutating func become(_ control: Element) {
    traits.formUnion(control.traits.subtracting([.image, .staticText]))
    if expanded == nil { expanded = control.expanded }
    if placeholder == nil { placeholder = control.placeholder }
    if inputLabels.isEmpty { inputLabels = control.inputLabels }
    if systemRole == nil { systemRole = control.systemRole }
    takeResponses(of: control)
  }

  /// Takes over the responses to what it does not respond to itself.
  mutating func takeResponses(of part: Element, except left: Set<Trigger> = []) {
    for response in part.responses
    where !left.contains(response.trigger) && !responds(to: response.trigger) {
      responses.append(response)
    }
  }

  /// Takes the way to speak its parts agree on, unless it has one of its own.
  fileprivate mutating func takeSpeech(of parts: [Element]) {
    guard speech.isPlain, let first = parts.first?.speech else { return }
    if parts.allSatisfy({ $0.speech == first }) { speech = first }
  }

  /// Takes the language its parts agree on, unless it has one of its own.
  fileprivate mutating func takeLanguage(of parts: [Element]) {
    guard language == nil, let first = parts.first?.language else { return }
    if parts.allSatisfy({ $0.language == first }) { language = first }
  }
}
