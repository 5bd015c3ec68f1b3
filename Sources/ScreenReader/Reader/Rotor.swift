import EarshotSemantics

/// What swiping up and down goes through.
public enum Rotor: Hashable, Sendable {
  /// One of the system's.
  case system(RotorKind)
  /// One of the app's own, by its name (rule A6).
  case custom(String)
}

/// The rotors of the system.
public enum RotorKind: Hashable, Sendable {
  /// Headings of any level.
  case headings
  /// Headings of one level, 1 to 6.
  case heading(Int)
  /// Links.
  case links
  /// Buttons of all kinds.
  case buttons
  /// Fields for text.
  case textFields
  /// Images.
  case images
  /// Everything that is filled in or pressed.
  case formControls
  /// Landmarks, by their first element.
  case landmarks
  /// Tables, by their first element.
  case tables
  /// Lists, by their first element.
  case lists
  /// Containers of all kinds, by their first element.
  case containers
  /// The custom actions of the element (rule A1).
  case actions
  /// The details of the element (rule A4).
  case moreContent
  /// The value of the element (rule A7).
  case adjustValue

  /// Every kind with the name scripts write, the levels of headings by number.
  public static let named: [(name: String, kind: RotorKind)] =
    [
      ("headings", .headings), ("links", .links), ("buttons", .buttons),
      ("text fields", .textFields), ("images", .images), ("form controls", .formControls),
      ("landmarks", .landmarks), ("tables", .tables), ("lists", .lists),
      ("containers", .containers), ("actions", .actions), ("more content", .moreContent),
      ("adjust value", .adjustValue),
    ] + (1...6).map { ("heading \($0)", .heading($0)) }

  /// The kind of a name, without regard to case and blanks; nil if there is none.
  public init?(name: String) {
    let plain = Self.plain(name)
    guard let found = Self.named.first(where: { Self.plain($0.name) == plain }) else { return nil }
    self = found.kind
  }

  /// The name scripts write.
  public var name: String { Self.named.first { $0.kind == self }?.name ?? "" }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { !$0.isWhitespace })
  }

  /// Whether the rotor stops at an element for what it is; nil if it stops for where it is.
  func stops(at element: Element) -> Bool? {
    let traits = element.traits
    switch self {
    case .headings: return traits.contains(.header)
    case .heading(let level): return traits.contains(.header) && element.headingLevel == level
    case .links: return traits.contains(.link)
    case .buttons:
      return !traits.isDisjoint(
        with: [.button, .backButton, .switchButton, .popUpButton, .radioButton])
    case .textFields: return traits.isField
    case .images: return traits.contains(.image)
    case .formControls: return !traits.isDisjoint(with: Traits.interactive.subtracting(.link))
    case .landmarks, .tables, .lists, .containers, .actions, .moreContent, .adjustValue:
      return nil
    }
  }

  /// Whether the rotor stops at the first element of a container.
  func stops(atStartOf container: EnteredContainer) -> Bool {
    switch (self, container.kind) {
    case (.landmarks, .landmark), (.tables, .table), (.lists, .list), (.containers, _): true
    default: false
    }
  }
}
