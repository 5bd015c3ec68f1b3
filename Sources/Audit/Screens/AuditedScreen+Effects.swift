import EarshotSemantics

extension AuditedScreen {
  /// Everything that can happen on the screen, in the order of its elements.
  var allEffects: [Effect] {
    screen.responses.flatMap(\.effects) + nodes.flatMap { $0.element.allEffects }
  }

  /// Whether something that happens on the screen changes one of these nodes in such a way.
  func isChanged(_ numbers: [Int], by changes: (ElementChange) -> Bool) -> Bool {
    numbers.contains { number in
      guard let name = nodes[number].element.name else { return false }
      return changesMade[name]?.contains(where: changes) ?? false
    }
  }
}

extension [Effect] {
  /// What they change, by the names of the elements.
  var changesMade: [String: [ElementChange]] {
    var made: [String: [ElementChange]] = [:]
    for case .set(let name, let changes) in self { made[name, default: []] += changes }
    return made
  }
}

extension Element {
  /// Everything that can follow from using it.
  var allEffects: [Effect] { responses.flatMap(\.effects) + actions.flatMap(\.effects) }

  /// Whether something is known to happen when it is used.
  var hasEffects: Bool { !allEffects.isEmpty }
}

extension [Effect] {
  /// Whether they lead away from what can be read now.
  var leaveScreen: Bool {
    contains { effect in
      switch effect {
      case .push, .pop, .popToRoot, .replace, .present, .dismiss, .tab: true
      default: false
      }
    }
  }
}
