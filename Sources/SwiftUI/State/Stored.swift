/// A value that is kept from one start of the app to the next.
///
/// Each reader has a store of its own, so nothing lands in the home folder.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { stored.binding }

  init(stored: StoredValue<Value>) { self.stored = stored }

  /// Takes the place the reader's store has for the key.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee.stored
      .install(node.graph.container.defaults, &slot, node)
    return true
  }
}

/// A value that is kept with a scene from one start of the app to the next.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { stored.binding }

  init(stored: StoredValue<Value>) { self.stored = stored }

  /// Takes the place the scene's store has for the key.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee.stored
      .install(node.graph.container.scene(node.environment.sceneIndex), &slot, node)
    return true
  }
}

extension AppStorage where Value: StorableValue {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(key: key, initial: wrappedValue))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Keeps the raw value of a value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(stored: StoredValue(rawKey: key, initial: wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key, nil until one is set.
  public init<Wrapped: StorableValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(stored: StoredValue(key: key, initial: nil))
  }
}

extension SceneStorage where Value: StorableValue {
  /// Keeps a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(key: key, initial: wrappedValue))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Keeps the raw value of a value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(stored: StoredValue(rawKey: key, initial: wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key, nil until one is set.
  public init<Wrapped: StorableValue>(_ key: String) where Value == Wrapped? {
    self.init(stored: StoredValue(key: key, initial: nil))
  }
}

/// A type whose values can be kept from one start to the next.
public protocol StorableValue {}

extension Bool: StorableValue {}
extension Int: StorableValue {}
extension Double: StorableValue {}
extension String: StorableValue {}
extension URL: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}

/// Where a property with a key finds its value.
struct StoredValue<Value> {
  let key: String
  let initial: Value
  private let decode: (Any) -> Value?
  private let encode: (Value) -> Any?
  private var store: KeyedStore?

  init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
    decode = { $0 as? Value }
    encode = { value in
      // An optional without a value is no value.
      if case Optional<Any>.none = value as Any? { return nil }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional { return mirror.children.first?.value }
      return value
    }
  }

  init(rawKey key: String, initial: Value) where Value: RawRepresentable {
    self.key = key
    self.initial = initial
    decode = { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }
    encode = { $0.rawValue }
  }

  @MainActor mutating func install(_ store: KeyedStore, _ slot: inout AnyObject?, _ node: _Node) {
    self.store = store
    if slot == nil {
      slot = store
      store.addReader(node, of: key)
    }
  }

  var value: Value {
    get { store?.value(key).flatMap(decode) ?? initial }
    nonmutating set {
      guard let store else {
        return Inbox.report(.changedOutsideOfView(type: "\(Value.self)"))
      }
      store.set(encode(newValue), for: key)
    }
  }

  var binding: Binding<Value> { Binding(unchecked: { self.value }, set: { self.value = $0 }) }
}
