/// A detail of an element that is read on request, or at once if it is important.
public struct CustomContent: Hashable, Codable, Sendable {
  /// What the detail is called.
  public var label: Wording
  /// What it says; nil or empty leaves the label.
  public var value: Wording?
  /// Whether its value is part of the utterance (rule A5).
  public var isImportant: Bool

  /// Creates a detail.
  public init(label: Wording, value: Wording? = nil, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}
