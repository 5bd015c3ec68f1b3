public import EarshotSemantics

extension Phrasing {
  /// What is said when the listener's own action changes an element: only the change (rule S13).
  ///
  ///     slider 37% → 38%       "38%"
  ///     switch turned on       "On"
  ///     segment chosen         "Selected, Last 10 days, 2 of 2"
  ///     tab chosen             "Selected, Search, Tab, 2 of 3" (rule W7)
  ///     sheet pulled up        "Sheet Grabber, Full screen"
  ///
  /// Nil if nothing that is heard has changed, and for what starts media (rule T4).
  public func change(
    from old: Element, to new: Element, context: ReadingContext? = nil
  ) -> Utterance? {
    guard !new.traits.contains(.startsMediaSession) else { return nil }
    var utterance = Utterance(language: language(of: new))

    let isChosen = new.traits.contains(.selected) && !old.traits.contains(.selected)
    if isChosen { utterance.parts.append(said(.selected, phrases.states.selected)) }
    let hasMoved = valueSpoken(of: new) != valueSpoken(of: old)
    // A sheet grabber tells its name with its state.
    if isChosen || new.label.present != old.label.present
      || hasMoved && new.systemRole == .grabber
    {
      if let name = name(of: new) { utterance.parts.append(name) }
    }
    if let value = valueSpoken(of: new), isChosen || hasMoved {
      utterance.parts.append(styled(.value, value, of: new))
    }
    var details = new
    details.content.removeAll { old.content.contains($0) }
    appendContent(of: details, to: &utterance.parts)
    appendChangedStates(from: old, to: new, to: &utterance.parts)
    if isChosen {
      let stop = Stop(element: new, context: context)
      if context?.isTab == true { utterance.parts.append(said(.role, phrases.roles.tab)) }
      appendPosition(of: stop, after: stop, to: &utterance.parts)
    }
    return utterance.parts.isEmpty ? nil : utterance
  }

  private func appendChangedStates(
    from old: Element, to new: Element, to parts: inout [UtterancePart]
  ) {
    let began = new.traits.subtracting(old.traits)
    if old.traits.subtracting(new.traits).contains(.selected) {
      parts.append(said(.state, phrases.states.unselected))
    }
    if began.contains(.notEnabled) { parts.append(said(.state, phrases.states.dimmed)) }
    if let state = switchState(of: new), state != switchState(of: old) { parts.append(state) }
    if began.contains(.isEditing) { parts.append(said(.state, phrases.states.isEditing)) }
    if let expanded = new.expanded, expanded != old.expanded {
      parts.append(said(.state, expanded ? phrases.states.expanded : phrases.states.collapsed))
    }
  }
}
