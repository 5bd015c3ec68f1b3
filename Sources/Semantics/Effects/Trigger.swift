/// What a person does, or what happens, to cause an effect.
public enum Trigger: Hashable, Codable, Sendable {
  /// A double tap.
  case activate
  /// A swipe up on an adjustable element.
  case increment
  /// A swipe down on an adjustable element.
  case decrement
  /// The two-finger Z (rule A8).
  case escape
  /// The two-finger double tap (rule A8).
  case magicTap
  /// The screen or element comes into view.
  case appear
  /// A custom action of this name.
  case action(String)

  /// The triggers that have a name of their own in documents.
  public static let named: [(name: String, trigger: Trigger)] = [
    ("activate", .activate), ("increment", .increment), ("decrement", .decrement),
    ("escape", .escape), ("magicTap", .magicTap), ("appear", .appear),
  ]

  /// The trigger of a document's key: one of the named ones, else a custom action.
  public init(name: String) {
    self = Self.named.first { $0.name == name }?.trigger ?? .action(name)
  }

  /// The key that documents write.
  public var name: String {
    if case .action(let name) = self { return name }
    return Self.named.first { $0.trigger == self }?.name ?? ""
  }
}

/// What follows a trigger, in order.
public struct Response: Hashable, Codable, Sendable {
  /// What causes it.
  public var trigger: Trigger
  /// What happens, one after another.
  public var effects: [Effect]

  /// Creates a response.
  public init(_ trigger: Trigger, _ effects: [Effect]) {
    self.trigger = trigger
    self.effects = effects
  }
}
