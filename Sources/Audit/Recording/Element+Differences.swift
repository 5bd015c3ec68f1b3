import EarshotSemantics

extension Element {
  /// What has to be set for one element to say what another says.
  func changes(to new: Element) -> [ElementChange] {
    var changes: [ElementChange] = []
    if label != new.label { changes.append(.label(new.label)) }
    if value != new.value { changes.append(.value(new.value)) }
    if placeholder != new.placeholder { changes.append(.placeholder(new.placeholder)) }
    if hint != new.hint { changes.append(.hint(new.hint)) }
    let states: Traits = [.selected, .notEnabled]
    if traits.subtracting(states) != new.traits.subtracting(states) {
      changes.append(.traits(new.traits))
    } else {
      if traits.contains(.selected) != new.traits.contains(.selected) {
        changes.append(.selected(new.traits.contains(.selected)))
      }
      if traits.contains(.notEnabled) != new.traits.contains(.notEnabled) {
        changes.append(.enabled(!new.traits.contains(.notEnabled)))
      }
    }
    if expanded != new.expanded { changes.append(.expanded(new.expanded)) }
    if headingLevel != new.headingLevel { changes.append(.headingLevel(new.headingLevel)) }
    return changes
  }

  /// Whether a gesture changes an element like this in this way without being told to: a switch
  /// switches, a field gets the keyboard, one of several is chosen, a slider moves by a tenth.
  func changesByItself(_ changes: [ElementChange], from old: Element, isSeries: Bool) -> Bool {
    let isField = !traits.isDisjoint(
      with: [.textEntry, .secureTextField, .textArea, .searchField])
    return changes.allSatisfy { change in
      switch change {
      case .value(let words):
        if traits.contains(.switchButton) { return true }
        guard traits.contains(.adjustable), let new = words?.percent, let old = old.value?.percent
        else { return false }
        return abs(new - old) == 10
      case .expanded: return !isField && !traits.contains(.switchButton)
      case .traits: return isField
      case .selected: return traits.contains(.radioButton) || isSeries
      default: return false
      }
    }
  }
}

extension Wording {
  /// The number of "40%".
  fileprivate var percent: Int? {
    guard let text = known, text.last == "%" else { return nil }
    return Int(text.dropLast())
  }
}
