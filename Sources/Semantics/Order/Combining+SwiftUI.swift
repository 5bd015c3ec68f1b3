extension Element {
  /// SwiftUI's `.accessibilityElement(children: .combine)` (rules C9, M2–M8).
  ///
  /// Labels are joined; a picture without words of its own adds nothing (M3), one with them adds
  /// the words and not "Image" (M4); a button gives its action and keeps its title to itself (M5);
  /// of several controls each becomes a custom action (M6, M8); a label of its own replaces all
  /// (M7), a value of its own is read after the label (C9).
  ///
  ///     HStack { Text("Soup"), Text("20 minutes"), Button("Cook") }
  ///     → "Soup, 20 minutes, Button"
  mutating func takeInAsSwiftUI(_ parts: [Element]) {
    let controls = parts.indices.filter { parts[$0].isControl }
    let only = controls.count == 1 && !responds(to: .activate) ? controls.first : nil

    if label.present == nil {
      let isImplied = parts.map { $0.traits.contains(.image) && $0.hasImpliedLabel }
      let spoken = zip(parts, isImplied).filter { !$0.1 }.map(\.0)
      // What is left out is left out in favour of other words, not of silence.
      label =
        Wording.joined(spoken.filter { !$0.isPlainButton }.compactMap(\.label))
        ?? Wording.joined(spoken.compactMap(\.label))
      if label == nil, let names = Wording.joined(parts.compactMap(\.label)) {
        label = names
        evidence.facts.append(.impliedLabel(names))
      }
    }
    if value.present == nil {
      let isSwitch = only.map { parts[$0].traits.contains(.switchButton) } ?? false
      let values = parts.indices.filter { index in
        // The state of a switch is read only where it stands alone (rule R1).
        isSwitch ? index == only : index == only || !controls.contains(index)
      }
      value = Wording.joined(values.compactMap { parts[$0].value })
    }
    if hint.present == nil {
      let heard = parts.indices.filter { $0 == only || !controls.contains($0) }
      hint = Wording.joined(heard.compactMap { parts[$0].hint })
    }

    for (index, part) in parts.enumerated() {
      content += part.content
      if index == only {
        actions += part.actions
        become(part)
      } else if controls.contains(index) {
        let name = part.label ?? part.value ?? part.placeholder ?? ""
        actions += part.actionsWhenCombined(named: name)
        takeResponses(of: part, except: [.activate, .increment, .decrement])
      } else {
        actions += part.actions
        traits.formUnion(part.traits.intersection(.mergedBySwiftUI))
        if headingLevel == nil, part.traits.contains(.header) { headingLevel = part.headingLevel }
        takeResponses(of: part)
      }
    }
  }
}

extension Traits {
  /// What parts that are no controls pass on to the element they become.
  fileprivate static let mergedBySwiftUI: Traits = [
    .header, .staticText, .selected, .playsSound, .summaryElement, .updatesFrequently,
    .startsMediaSession, .allowsDirectInteraction, .causesPageTurn,
  ]
}
