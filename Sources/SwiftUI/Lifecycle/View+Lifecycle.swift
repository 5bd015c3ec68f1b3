extension View {
  /// Does something when a value has changed, with the one before and the one now.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
  ) -> some View { modified(ChangeAction(value: value, initial: initial, action: action)) }

  /// Does something when a value has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { modified(ChangeAction(value: value, initial: initial) { _, _ in action() }) }

  /// Does something when a value has changed, with the one now.
  @available(*, deprecated, message: "use the form with two values or none")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ new: V) -> Void
  ) -> some View { modified(ChangeAction(value: value, initial: false) { action($1) }) }

  /// Does something with each value a publisher tells.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    let publisher = Unchecked(publisher)
    return modified(
      NodeAction { node in
        let kept = node.storage as? Reception<P.Output> ?? Reception()
        let isNew = node.storage == nil
        node.storage = kept
        kept.action = action
        guard isNew else { return }
        let inbox = node.graph.inbox
        let box = Unchecked(kept)
        kept.subscription = publisher.value.sink { value in
          // What one reader's app is told is none of another's in the same process.
          if value is Notification, let poster = Inbox.current, poster !== inbox { return }
          let value = Unchecked(value)
          inbox.perform { box.value.action?(value.value) }
        }
        node.endings.append { kept.subscription = nil }
      })
  }

  /// Does something when text is handed in with the return key.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { _Environed(content: self) { $0.submitActions.append(action) } }

  /// Keeps what happens inside from the `onSubmit`s around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    _Environed(content: self) { if isBlocking { $0.submitActions = [] } }
  }

  /// Is another view, with a state of its own, when the id is another.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    _Identified(content: self, id: AnyHashable(id))
  }

  /// Stands for a value where one of several is chosen.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let tag = Unchecked(AnyHashable(tag))
    return modified(
      NodeAction { node in
        node.tagValue = tag.value
        node.producer = OwnTagProducer(tag: tag.value)
      })
  }
}

/// What can be handed in.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text of a field.
  public static let text = Self(rawValue: 1)
  /// The text of a search.
  public static let search = Self(rawValue: 2)
}

private final class Reception<Value> {
  var action: (@MainActor (Value) -> Void)?
  var subscription: AnyCancellable?
}

/// Does something once an update is over in which a value changed.
struct ChangeAction<V: Equatable>: NodeChange {
  let value: V
  let initial: Bool
  let action: @MainActor (V, V) -> Void

  func resolved(_ node: _Node) {
    let kept = node.storage as? Kept
    guard let kept else {
      node.storage = Kept(value)
      if initial { perform(node, value, value) }
      return
    }
    guard kept.value != value else { return }
    let old = kept.value
    kept.value = value
    perform(node, old, value)
  }

  @MainActor private func perform(_ node: _Node, _ old: V, _ new: V) {
    node.graph.afterUpdate { [weak node] in if node?.isMounted == true { action(old, new) } }
  }

  private final class Kept {
    var value: V
    init(_ value: V) { self.value = value }
  }
}

/// A view with an id: another id is another view.
public struct _Identified<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension _Identified: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content, anew if the id is another.
  public static func _resolve(_ view: Self, in node: _Node) {
    if let kept = node.storage as? IdentityBox, kept.id != view.id { node.clear(0) }
    node.storage = IdentityBox(view.id)
    node.setChildCount(1)
    node.place(view.content, at: 0)
    node.producer = IdentityProducer(id: view.id)
  }
}

private final class IdentityBox {
  let id: AnyHashable
  init(_ id: AnyHashable) { self.id = id }
}

/// Lets rotors and selections find the content by its id.
private struct IdentityProducer: Producer {
  let id: AnyHashable

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    TagProducer(tag: id).pieces(of: node, in: collector)
  }
}

/// Gives elements what they stand for, whatever stands around.
private struct OwnTagProducer: Producer {
  let tag: AnyHashable

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    node.contentPieces(in: collector).map { piece in
      guard case .live(var live) = piece else { return piece }
      live.tag = tag
      return .live(live)
    }
  }
}
