/// Something an app is in or not: a flag of its state, or one value that its state can have.
///
///     flags: { isEditing: false }
///     Button  on: { activate: { turn: "isEditing" } }
///     "Done"  hidden: true, variations: [{ when: ["isEditing"], hidden: false }]
///
/// With the button the element "Done" is there, and with the next activation it is gone again.
public struct Flag: Hashable, Codable, Sendable {
  /// The name by which effects and variations mean it.
  public var name: String
  /// Whether it is on at first.
  public var isOn: Bool

  /// Creates a flag.
  public init(name: String, isOn: Bool) {
    self.name = name
    self.isOn = isOn
  }
}

/// A flag that has to be on, or off.
public struct FlagTest: Hashable, Codable, Sendable {
  /// The flag.
  public var flag: String
  /// What it has to be.
  public var isOn: Bool

  /// Creates a test.
  public init(_ flag: String, isOn: Bool = true) {
    self.flag = flag
    self.isOn = isOn
  }
}

/// What an element is like while some flags are as they are.
///
/// Of several that hold the later one counts; what none of them says is as the element itself says.
public struct Variation: Hashable, Codable, Sendable {
  /// What has to hold, all of it.
  public var when: [FlagTest]
  /// What is otherwise then.
  public var changes: [ElementChange]

  /// Creates a variation.
  public init(when: [FlagTest], changes: [ElementChange]) {
    self.when = when
    self.changes = changes
  }

  /// Whether it holds; a flag that is not known is off.
  public func holds(_ flags: [String: Bool]) -> Bool {
    when.allSatisfy { (flags[$0.flag] ?? false) == $0.isOn }
  }
}

extension Element {
  /// The changes that make it what it is while flags are so; where none of its variations that
  /// change a property holds, that property is as this element has it.
  public func changes(under flags: [String: Bool]) -> [ElementChange] {
    var found: [String: ElementChange] = [:]
    var order: [String] = []
    for variation in variations {
      let holds = variation.holds(flags)
      for change in variation.changes {
        if found[change.key] == nil {
          order.append(change.key)
          found[change.key] = own(change)
        }
        if holds { found[change.key] = change }
      }
    }
    return order.compactMap { found[$0] }
  }

  /// What it has itself of a property that something changes.
  private func own(_ change: ElementChange) -> ElementChange {
    switch change {
    case .label: .label(label)
    case .value: .value(value)
    case .placeholder: .placeholder(placeholder)
    case .hint: .hint(hint)
    case .traits: .traits(traits)
    case .selected: .selected(traits.contains(.selected))
    case .enabled: .enabled(!traits.contains(.notEnabled))
    case .expanded: .expanded(expanded)
    case .hidden: .hidden(hidden)
    case .elementsHidden: .elementsHidden(elementsHidden)
    case .modal: .modal(modal)
    case .headingLevel: .headingLevel(headingLevel)
    }
  }
}
