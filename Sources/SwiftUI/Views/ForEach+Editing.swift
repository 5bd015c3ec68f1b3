import EarshotSemantics

/// Views made of data, which can be deleted and moved.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
  /// The same with something that can be done with its rows.
  nonisolated func _editing(_ change: (inout _RowEditing) -> Void) -> Self
}

extension ForEach: DynamicViewContent where Content: View {
  /// The same with something that can be done with its rows.
  nonisolated public func _editing(_ change: (inout _RowEditing) -> Void) -> Self {
    var copy = self
    var edits = _RowEditing(edits: copy.edits)
    change(&edits)
    copy.edits = edits.edits
    return copy
  }
}

/// What can be done with rows.
public struct _RowEditing {
  var edits: RowEditing
}

/// What can be done with rows.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
  /// Lets rows be deleted: every element of a row has the action "Delete".
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    _editing { $0.edits.delete = action }
  }

  /// Lets rows be moved: every element of a row has the actions "Move Up" and "Move Down".
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    _editing { $0.edits.move = action }
  }

  /// Takes what is dropped between rows: nothing ever is.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }

  /// Takes what is dropped between rows: nothing ever is.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self { self }
}

/// What may not be done with a row.
enum RowLock: Hashable {
  case delete
  case move
}

extension View {
  /// Keeps the row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    locking(.delete, isDisabled)
  }

  /// Keeps the row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    locking(.move, isDisabled)
  }

  nonisolated private func locking(_ lock: RowLock, _ isLocked: Bool) -> some View {
    modified(ElementEdit { live, _, _ in if isLocked { live.rowLocks.insert(lock) } })
  }
}

/// Gives the elements of a row what they stand for, and the actions of its list.
struct RowProducer: Producer {
  let tag: AnyHashable
  let edits: RowEditing

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let pieces = TagProducer(tag: tag).pieces(of: node, in: collector)
    guard edits.delete != nil || edits.move != nil else { return pieces }
    return pieces.editingTargets { live in
      let actions = actions(for: live, in: node, collector)
      live.element.actions = actions + live.element.actions
    }
  }

  @MainActor private func actions(
    for live: Live, in row: _Node, _ collector: Collector
  ) -> [CustomAction] {
    var actions: [CustomAction] = []
    func add(_ name: Wording, _ act: @escaping @MainActor (_ index: Int) -> Void) {
      let effect = collector.effect { [weak row] in if let row { act(row.rowIndex) } }
      actions.append(CustomAction(name: name, effects: [effect]))
    }
    if let delete = edits.delete, !live.rowLocks.contains(.delete) {
      add("Delete") { delete(IndexSet(integer: $0)) }
    }
    if let move = edits.move, !live.rowLocks.contains(.move) {
      if row.rowIndex > 0 { add("Move Up") { move(IndexSet(integer: $0), $0 - 1) } }
      if row.rowIndex + 1 < row.parent?.rows?.count ?? 0 {
        add("Move Down") { move(IndexSet(integer: $0), $0 + 2) }
      }
    }
    return actions
  }
}
