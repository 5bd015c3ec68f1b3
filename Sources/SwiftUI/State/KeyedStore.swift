import Synchronization

/// Values by their keys, and the nodes that show them.
final class KeyedStore: Sendable {
  private let contents = Mutex(Contents())

  private struct Contents: @unchecked Sendable {
    var values: [String: Any] = [:]
    var readers: [String: [Reader]] = [:]
  }

  private struct Reader {
    weak var node: _Node?
    let inbox: Inbox
  }

  func value(_ key: String) -> Any? { contents.withLock { Unchecked($0.values[key]) }.value }

  func set(_ value: Any?, for key: String) {
    let new = Unchecked(value)
    let readers = contents.withLock { contents in
      contents.values[key] = new.value
      return Unchecked(contents.readers[key] ?? [])
    }.value
    for reader in readers { if let node = reader.node { reader.inbox.add(node) } }
  }

  @MainActor func addReader(_ node: _Node, of key: String) {
    let reader = Unchecked(Reader(node: node, inbox: node.graph.inbox))
    contents.withLock { contents in
      var readers = contents.readers[key] ?? []
      readers.removeAll { $0.node == nil }
      readers.append(reader.value)
      contents.readers[key] = readers
    }
  }
}

/// What one reader's app keeps from one start to the next.
@MainActor final class AppContainer {
  /// What `@AppStorage` keeps.
  let defaults = KeyedStore()
  private var scenes: [Int: KeyedStore] = [:]

  /// What `@SceneStorage` keeps in a scene.
  func scene(_ index: Int) -> KeyedStore {
    let store = scenes[index] ?? KeyedStore()
    scenes[index] = store
    return store
  }
}
