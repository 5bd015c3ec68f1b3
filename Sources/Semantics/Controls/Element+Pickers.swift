extension Element {
  /// How a picker lets one choose.
  public enum PickerStyle: String, Hashable, Sendable, CaseIterable {
    /// From a menu, as by default.
    case menu
    /// From segments side by side.
    case segmented
    /// From a wheel.
    case wheel
    /// From rows in place.
    case inline
    /// From rows on a screen of their own.
    case navigationLink
  }

  /// A picker in one of its styles (V7–V11, R3, R9, R11).
  ///
  ///     Picker("Flavour", …)        → "Flavour, Vanilla, Pop-up Button"
  ///       segmented                 → "Selected, Vanilla, Button, 1 of 3", …
  ///       wheel                     → "Vanilla, Picker Item, Adjustable"
  ///       inline                    → "Selected, Vanilla, Button", …
  ///       navigationLink            → "Flavour, Vanilla, Button"
  ///
  /// - Parameters:
  ///   - label: What names it; segments and a wheel are never named by it (V9, V10).
  ///   - options: What can be chosen, each as one stop.
  ///   - selection: Which of them is, nil if none or unknown.
  ///   - selectionWords: The chosen one's words where it is not among the options.
  public static func picker(
    _ label: [Element], options: [Element], selection: Int?, style: PickerStyle,
    selectionWords: Wording? = nil
  ) -> Element {
    let chosen = selection.flatMap { options.indices.contains($0) ? options[$0] : nil }
    let words = selectionWords ?? chosen.flatMap { name(of: [$0]).words }
    switch style {
    case .menu:
      return holding(words, named: label, traits: [.button, .popUpButton])
    case .navigationLink:
      return holding(words, named: label, traits: .button)
    case .wheel:
      return holding(words, named: [], traits: [.adjustable, .pickerItem])
    case .segmented:
      var control = Element(children: rows(options, selection))
      control.container = .segmented
      control.evidence.facts = [.control("Picker")]
      return control
    case .inline:
      var control = Element(children: rows(options, selection))
      control.evidence.facts = [.control("Picker")]
      return control
    }
  }

  private static func holding(
    _ words: Wording?, named label: [Element], traits: Traits
  ) -> Element {
    var element = Element(control: "Picker", named: label, traits: traits)
    element.value = words
    return element
  }

  private static func rows(_ options: [Element], _ selection: Int?) -> [Element] {
    options.enumerated().map { index, option in
      var row = button([option])
      row.name = option.name
      row.responses = option.responses
      if index == selection { row.traits.insert(.selected) }
      return row
    }
  }
}
