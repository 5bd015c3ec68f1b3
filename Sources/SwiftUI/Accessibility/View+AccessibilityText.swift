import EarshotSemantics

extension View {
  /// Says another name.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { labelled(label) }

  /// Says another name.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    labelled(Text(key))
  }

  /// Says another name.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { labelled(Text(label)) }

  /// Says another name.
  @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
    -> some View
  {
    labelled(Text(label))
  }

  /// Says another name where a condition holds.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    editing { if isEnabled { $0.label = label.wording(in: $1) } }
  }

  /// Says another name where a condition holds.
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(key), isEnabled: isEnabled) }

  /// Says another name where a condition holds.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Says the words of views, among which the old name may stand.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    _Beside(content: self, beside: content(PlaceholderContentView(content: self))) {
      pieces, collector, node in
      let words = collector.label(ofChild: 1, of: node)
      return pieces.editingTargets { live in
        live.element.label = Wording.joined(words.compactMap(\.label))
      }
    }
  }

  /// Says another value.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    editing { $0.value = value.wording(in: $1) }
  }

  /// Says another value.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Says another value.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some View { accessibilityValue(Text(value)) }

  /// Says another value where a condition holds.
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    editing { if isEnabled { $0.value = value.wording(in: $1) } }
  }

  /// Says what happens when it is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    editing { $0.hint = hint.wording(in: $1) }
  }

  /// Says what happens when it is used.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Says what happens when it is used.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> some View { accessibilityHint(Text(hint)) }

  /// Says what happens when it is used, where a condition holds.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    editing { if isEnabled { $0.hint = hint.wording(in: $1) } }
  }

  /// Says what a long press of the mouse would show: it is the hint (M17).
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what a long press of the mouse would show: it is the hint (M17).
  nonisolated public func help(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Says what a long press of the mouse would show: it is the hint (M17).
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }

  /// Gives Voice Control other names.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    editing { element, environment in
      element.inputLabels = labels.map { $0.wording(in: environment) }
    }
  }

  /// Gives Voice Control other names.
  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(keys.map { Text($0) })
  }

  /// Gives Voice Control other names.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ labels: [S]
  ) -> some View { accessibilityInputLabels(labels.map { Text($0) }) }

  /// Names the element for tests; on a plain stack, every element inside (M11).
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    editing { element, _ in element.identifier = identifier }
  }

  /// Names the element for tests where a condition holds.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View { editing { element, _ in if isEnabled { element.identifier = identifier } } }

  nonisolated private func labelled(_ label: Text) -> some View {
    editing {
      $0.label = label.wording(in: $1)
      $0.speech = label.speech(in: $1)
    }
  }
}

/// The content of a modifier where the modifier's own views mention it.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.content, at: 0)
  }
}

/// A view and others beside it that only tell something about it.
struct _Beside<Content: View, Beside: View> {
  let content: Content
  let beside: Beside
  let edit: @MainActor (_ pieces: [Piece], _ collector: Collector, _ node: _Node) -> [Piece]
}

extension _Beside: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    node.place(view.beside, at: 1)
    node.producer = BesideProducer { [unowned node] pieces, collector in
      view.edit(pieces, collector, node)
    }
  }
}

/// What is heard of the first child, changed by what the second tells.
struct BesideProducer: Producer {
  let edit: PieceEdit

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    collector.edited(node.pieces(ofChild: 0, in: collector), by: edit)
  }
}
