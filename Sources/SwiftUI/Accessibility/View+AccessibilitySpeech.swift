import EarshotSemantics

extension View {
  /// Says every sign of punctuation.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    transformEnvironment(\.speechStyle) { $0.includesPunctuation = value }
  }

  /// Spells the words out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    transformEnvironment(\.speechStyle) { $0.spellsOut = value }
  }

  /// Speaks higher (up to 1) or lower (down to −1).
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    transformEnvironment(\.speechStyle) { $0.pitch = min(1, max(-1, value)) }
  }

  /// Says changes of the label or value after what is being said, instead of cutting that off.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modified(PieceChange { pieces, _, _ in pieces.map { $0.queuingChanges(value) } })
  }
}

// The forms before iOS 14.
extension View {
  /// Says another name.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says another value.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens when it is used.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Keeps the view from the reader.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the element for tests.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Is also of these kinds.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Is not of these kinds.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Reads before others with less.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Gives Voice Control other names.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Says whether the element is chosen.
  @available(*, deprecated, message: "add or remove the trait isSelected")
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Says where a double tap touches; nothing is heard of it.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
}

extension Piece {
  /// The piece with every element in it that does not say itself how its changes are spoken.
  fileprivate func queuingChanges(_ value: Bool) -> Piece {
    guard case .live(var live) = self else { return self }
    live.queueChanges(value)
    return .live(live)
  }
}

extension Live {
  fileprivate mutating func queueChanges(_ value: Bool) {
    if element.queuesChanges == nil { element.queuesChanges = value }
    for index in children.indices { children[index].queueChanges(value) }
  }
}
