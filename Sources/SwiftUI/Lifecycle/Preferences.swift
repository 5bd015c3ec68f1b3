/// A value that views tell the views around them.
public protocol PreferenceKey {
  /// What is told.
  associatedtype Value
  /// What it is where nobody tells it.
  static var defaultValue: Value { get }
  /// Puts the values of two views together.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells the views around a value.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    let told = (key: ObjectIdentifier(key), act: Unchecked(PreferenceAct.value(value)))
    return modified(NodeAction { $0.preferences[told.key] = told.act.value })
  }

  /// Changes what the views inside tell.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    let change = PreferenceAct.change { value in
      guard var typed = value as? K.Value else { return }
      callback(&typed)
      value = typed
    }
    let told = (key: ObjectIdentifier(key), act: Unchecked(change))
    return modified(NodeAction { $0.preferences[told.key] = told.act.value })
  }

  /// Does something when what the views inside tell has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modified(PreferenceAction<K>(action: action))
  }

  /// Shows views over this one, made of what it tells.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { _FromPreference(content: self, key: key, make: transform) }

  /// Shows views behind this one, made of what it tells.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { _FromPreference(content: self, key: key, make: transform) }
}

/// What a node does to a preference.
enum PreferenceAct {
  case value(Any)
  case change((inout Any) -> Void)
}

/// Does something once an update is over in which what is told inside changed.
private struct PreferenceAction<K: PreferenceKey>: NodeChange where K.Value: Equatable {
  let action: @MainActor (K.Value) -> Void

  func resolved(_ node: _Node) {
    let kept = node.storage as? LastPreference<K.Value> ?? LastPreference()
    node.storage = kept
    kept.action = action
    node.graph.watch(node) { [unowned node] in
      let value = node.contentPreference(K.self)
      guard kept.value != value else { return }
      kept.value = value
      node.graph.afterUpdate { kept.action?(value) }
    }
  }
}

private final class LastPreference<Value: Equatable> {
  var value: Value?
  var action: (@MainActor (Value) -> Void)?
}

extension _Node {
  /// What the content of the node tells.
  func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    toldInside(key) ?? K.defaultValue
  }

  private func told<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    switch preferences[ObjectIdentifier(key)] {
    case .value(let value): return value as? K.Value
    case .change(let change):
      var value: Any = contentPreference(key)
      change(&value)
      return value as? K.Value
    case nil: return toldInside(key)
    }
  }

  private func toldInside<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var sum: K.Value?
    for child in children.compactMap(\.self) + (rows?.liveRows ?? []) {
      guard let value = child.told(key) else { continue }
      if var before = sum {
        K.reduce(value: &before) { value }
        sum = before
      } else {
        sum = value
      }
    }
    return sum
  }
}

/// A view and others made of what it tells.
public struct _FromPreference<Content: View, K: PreferenceKey, Made: View> {
  let content: Content
  let key: K.Type
  let make: (K.Value) -> Made
}

extension _FromPreference: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content, then the views made of what it tells.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    let told = node.children[0]?.contentPreference(view.key) ?? K.defaultValue
    node.place(node.tracked { view.make(told) }, at: 1)
  }
}
