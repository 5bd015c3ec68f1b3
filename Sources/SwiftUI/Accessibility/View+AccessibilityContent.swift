import EarshotSemantics

extension View {
  /// Tells a detail on request, or at once if it is important (A4, A5).
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    editing { element, environment in
      element.content.append(
        CustomContent(
          label: label.wording(in: environment), value: value.wording(in: environment),
          isImportant: importance == .high))
    }
  }

  /// Tells a detail on request, or at once if it is important (A4, A5).
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Tells a detail on request, or at once if it is important (A4, A5).
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Tells a detail on request, or at once if it is important (A4, A5).
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Tells a detail, or takes the one of the same key back.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    editing { element, environment in
      let label = key.label.wording(in: environment)
      element.content.removeAll { $0.label == label }
      guard let value else { return }
      element.content.append(
        CustomContent(
          label: label, value: value.wording(in: environment),
          isImportant: importance == .high))
    }
  }

  /// Tells a detail of a key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// Tells a detail of a key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }
}

/// What Apple's module Accessibility calls a detail.
public enum AXCustomContent {
  /// When a detail is told.
  public enum Importance: Hashable, Sendable {
    /// On request.
    case `default`
    /// At once.
    case high
  }
}

/// What a detail is called, and what tells it from others.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text
  let id: String

  /// Creates a key.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key whose words tell it from others.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }

  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
}

extension AccessibilityCustomContentKey: Hashable {
  /// Whether both are told apart by the same.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
