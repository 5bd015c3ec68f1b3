extension Element {
  /// The state of a switch (rule R1).
  public enum SwitchState: String, Hashable, Sendable, CaseIterable {
    /// Off.
    case off = "0"
    /// On.
    case on = "1"
    /// Some of what it stands for is on.
    case mixed = "2"
  }

  /// A switch over its whole row, in every toggle style (V1–V5); an empty label leaves it without
  /// a name (V2).
  ///
  ///     Toggle("Wi-Fi", isOn: $wifi)        → "Wi-Fi, Switch Button, On"
  ///
  /// - Parameter state: Nil where it is not known.
  public static func toggle(_ label: [Element], state: SwitchState?) -> Element {
    var element = Element(control: "Toggle", named: label, traits: [.button, .switchButton])
    element.value = (state?.rawValue).map(Wording.text)
    return element
  }

  /// A slider: its label is spoken though it is not shown; the texts at its ends do not name it
  /// (V14, V15).
  ///
  ///     Slider(value: $volume) { Text("Volume") }       → "Volume, 38%, Adjustable"
  public static func slider(_ label: [Element], value: Wording?) -> Element {
    var element = Element(control: "Slider", named: label, traits: .adjustable)
    element.value = value
    return element
  }

  /// A stepper: two stops, each with its name and value (V12, V13, R10).
  ///
  ///     Stepper("Guests", value: $guests)   → "Guests, Decrement, 2, Button",
  ///                                           "Guests, Increment, 2, Button"
  ///
  /// - Parameters:
  ///   - label: What names it; the text itself is no stop of its own.
  ///   - value: What both halves hold, nil where only the label tells it.
  ///   - canDecrement: Whether it is above its minimum; at its ends it is dimmed up to iOS 17
  ///     only, so the caller who models such a release says so.
  ///   - canIncrement: Whether it is below its maximum.
  public static func stepper(
    _ label: [Element], value: Wording? = nil, canDecrement: Bool = true,
    canIncrement: Bool = true
  ) -> [Element] {
    [(SystemPart.decrement, canDecrement), (.increment, canIncrement)].map { half, isEnabled in
      var element = Element(control: "Stepper", named: label, traits: .button)
      element.value = value
      element.systemRole = half
      if !isEnabled { element.traits.insert(.notEnabled) }
      return element
    }
  }

  /// A bar that fills: its label and how far it is (V23, V24).
  ///
  ///     ProgressView("Download", value: 0.4)            → "Download, 40%"
  public static func progress(_ label: [Element], value: Wording?) -> Element {
    var element = Element(control: "ProgressView", named: label, traits: .updatesFrequently)
    element.value = value
    return element
  }

  /// A spinner: its label, else the system's "In progress" (V25, V26).
  public static func spinner(_ label: [Element]) -> Element {
    var element = Element(control: "ProgressView", named: label, traits: .updatesFrequently)
    if element.label == nil { element.systemRole = .inProgress }
    return element
  }

  /// A gauge: its label and value (V27).
  public static func gauge(_ label: [Element], value: Wording?) -> Element {
    var element = Element(control: "Gauge", named: label, traits: .staticText)
    element.value = value
    return element
  }

  /// A well that opens the choice of a colour (V22).
  public static func colorPicker(_ label: [Element]) -> Element {
    Element(control: "ColorPicker", named: label, traits: .button)
  }
}
