/// One property of an element with its new value.
public enum ElementChange: Hashable, Codable, Sendable {
  /// Another name.
  case label(Wording?)
  /// Another value.
  case value(Wording?)
  /// Another placeholder.
  case placeholder(Wording?)
  /// Another hint.
  case hint(Wording?)
  /// Other traits, all of them.
  case traits(Traits)
  /// Chosen or not.
  case selected(Bool)
  /// Usable or not.
  case enabled(Bool)
  /// Open or closed.
  case expanded(Bool?)
  /// Visible or not.
  case hidden(Bool)
  /// Hidden from the reader or not.
  case elementsHidden(Bool)
  /// Alone among its siblings or not.
  case modal(Bool)
  /// Another level of heading.
  case headingLevel(Int?)

  /// The key that documents write.
  public var key: String {
    switch self {
    case .label: "label"
    case .value: "value"
    case .placeholder: "placeholder"
    case .hint: "hint"
    case .traits: "traits"
    case .selected: "selected"
    case .enabled: "enabled"
    case .expanded: "expanded"
    case .hidden: "hidden"
    case .elementsHidden: "elementsHidden"
    case .modal: "modal"
    case .headingLevel: "headingLevel"
    }
  }
}

extension Element {
  /// Applies a change to this element.
  public mutating func apply(_ change: ElementChange) {
    switch change {
    case .label(let words): label = words
    case .value(let words): value = words
    case .placeholder(let words): placeholder = words
    case .hint(let words): hint = words
    case .traits(let traits): self.traits = traits
    case .selected(let isOn): set(.selected, isOn)
    case .enabled(let isOn): set(.notEnabled, !isOn)
    case .expanded(let isOn): expanded = isOn
    case .hidden(let isOn): hidden = isOn
    case .elementsHidden(let isOn): elementsHidden = isOn
    case .modal(let isOn): modal = isOn
    case .headingLevel(let level): headingLevel = level
    }
  }

  private mutating func set(_ trait: Traits, _ isOn: Bool) {
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
  }
}
