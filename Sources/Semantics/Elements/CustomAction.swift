/// Something that can be done with an element, chosen by swiping up or down (rule A1).
public struct CustomAction: Hashable, Codable, Sendable {
  /// What is spoken when it is chosen.
  public var name: Wording
  /// What it does, as data; empty if the source does not know.
  public var effects: [Effect]
  /// The reader's own word before the name, for the actions a combined control leaves behind:
  /// ``SystemPart/increment`` for "Increment Volume" (rule C10).
  public var systemRole: SystemPart?

  /// Creates an action.
  public init(name: Wording, effects: [Effect] = []) {
    self.name = name
    self.effects = effects
  }
}
