import EarshotSemantics

extension View {
  /// Has the reader's cursor while a condition is true, and makes it true when it has it.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modified(AccessibilityFocusChange(state: condition.state, value: true))
  }

  /// Has the reader's cursor while the state is this value, and sets it when it has it.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modified(AccessibilityFocusChange(state: binding.state, value: value)) }

  /// Has the keyboard while a condition is true, and makes it true when it has it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(KeyboardFocusChange(state: condition.state, value: true))
  }

  /// Has the keyboard while the state is this value, and sets it when it has it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modified(KeyboardFocusChange(state: binding.state, value: value)) }

  /// Says where the reader is to begin.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    let target = Unchecked((binding: binding, value: value))
    return onAppear { target.value.binding.wrappedValue = target.value.value }
  }

  /// Says where the keyboard is to begin.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    let target = Unchecked((binding: binding, value: value))
    return onAppear { target.value.binding.wrappedValue = target.value.value }
  }
}

/// When a default of the keyboard counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUser: Bool
  /// When nobody chose.
  public static let automatic = Self(isUser: false)
  /// Even when somebody chose.
  public static let userInitiated = Self(isUser: true)
}

/// Binds the reader's cursor to a value of focus state.
private struct AccessibilityFocusChange<Value: Hashable>: NodeChange {
  let state: FocusStorage<Value>
  let value: Value

  func resolved(_ node: _Node) {
    let handle = node.storage as? FocusHandle ?? FocusHandle(node)
    node.storage = handle
    handle.tell = { isHere in
      if isHere {
        state.value = value
      } else if state.value == value {
        state.value = state.none
      }
    }
    let isWanted = state.value == value
    if isWanted, !handle.isWanted {
      node.graph.afterUpdate { [weak node, weak handle] in
        guard let node, let handle, node.isMounted else { return }
        node.graph.focusRequests.append(handle)
      }
    }
    handle.isWanted = isWanted
    node.producer = EditProducer { pieces, collector in
      var isFirst = true
      return pieces.editingTargets { live in
        if isFirst { collector.focusable.append((handle, live.number)) }
        isFirst = false
      }
    }
  }
}

/// Binds the keyboard to a value of focus state.
private struct KeyboardFocusChange<Value: Hashable>: NodeChange {
  let state: FocusStorage<Value>
  let value: Value

  func resolved(_ node: _Node) {
    let isWanted = state.value == value
    let graph = node.graph
    let owner = node
    graph.watchKeyboard(owner) { isHere in
      if isHere {
        state.value = value
      } else if state.value == value {
        state.value = state.none
      }
    }
    let wasWanted = (node.storage as? KeyboardWish)?.isWanted ?? false
    node.storage = KeyboardWish(isWanted: isWanted)
    if isWanted != wasWanted {
      graph.afterUpdate { [weak owner] in
        guard let owner, owner.isMounted else { return }
        graph.giveKeyboard(to: isWanted ? owner : nil, askedBy: owner)
      }
    }
  }
}

private final class KeyboardWish {
  let isWanted: Bool

  init(isWanted: Bool) { self.isWanted = isWanted }
}
