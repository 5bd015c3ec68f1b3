import EarshotSemantics

extension Phrasing {
  /// Appends the app's hint and the reader's own (rules H2–H9).
  ///
  /// `standsIn` tells that the app's hint was already spoken in the place of text (rule S8).
  func appendHints(of element: Element, standsIn: Bool, to hints: inout [UtterancePart]) {
    let traits = element.traits
    let isEnabled = !traits.contains(.notEnabled)
    // A field says how it is used, and nothing of the app's (rule H4).
    let isField = isEnabled && traits.isTextEntry
    if !standsIn, !isField, let hint = element.hint.present {
      hints.append(written(.hint, hint, in: element.language))
    } else if element.systemRole == .dismissPopup {
      hints.append(said(.hint, phrases.system.dismissPopupHint))
    }
    guard isEnabled, element.expanded != nil || !traits.isDisjoint(with: .hinted) else { return }

    let own = hints.count
    let words = phrases.hints
    if isField {
      appendFieldHints(of: traits, to: &hints)
    } else if traits.contains(.switchButton), !traits.contains(.radioButton) {
      hints.append(said(.hint, words.toggle))
    }
    if !traits.isDisjoint(with: [.adjustable, .pickerItem]) {
      if !traits.contains(.switchButton), !saysOnlyHint(element) {
        hints.append(said(.hint, words.adjust))
      }
    } else if hints.count == own {
      if traits.contains(.draggable) {
        hints.append(said(.hint, words.drag))
      } else if traits.contains(.popUpButton) {
        hints.append(said(.hint, words.openPicker))
      }
    }
    if let expanded = element.expanded {
      hints.append(said(.hint, expanded ? words.collapse : words.expand))
    }
    if profile.verbosity == .high, hints.count == own, !traits.isDisjoint(with: .activated) {
      hints.append(said(.hint, words.activate))
    }
    if profile.speaksDirectTouchHint, traits.contains(.allowsDirectInteraction) {
      hints.append(said(.hint, words.directTouch))
    }
  }

  /// "Double tap to edit." before editing, and where words are checked, how to find misspelled
  /// ones: in a text view always, in a field while editing (rule H4).
  private func appendFieldHints(of traits: Traits, to hints: inout [UtterancePart]) {
    let isEditing = traits.contains(.isEditing)
    if !isEditing { hints.append(said(.hint, phrases.hints.edit)) }
    if isEditing || traits.contains(.textArea) {
      hints.append(said(.hint, phrases.hints.misspelledWords))
    }
  }

  /// Whether the hint is all the text there is (rule H3).
  private func saysOnlyHint(_ element: Element) -> Bool {
    element.hint.present != nil && element.label.present == nil && element.value.present == nil
      && element.placeholder.present == nil
  }
}

extension Traits {
  /// The traits that bring a hint of the reader's own.
  fileprivate static let hinted: Traits = [
    .button, .link, .adjustable, .switchButton, .backButton, .textEntry, .secureTextField,
    .textArea, .popUpButton, .pickerItem, .draggable, .radioButton, .allowsDirectInteraction,
  ]

  /// The traits of what "Double tap to activate." is said of (rule H5).
  fileprivate static let activated: Traits = [.button, .link, .backButton, .radioButton]
}
