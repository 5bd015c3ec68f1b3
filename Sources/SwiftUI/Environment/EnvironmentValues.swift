/// What a view is given by the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates values as they are where nobody set any.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A value that may be nil casts from nothing, too: what nobody set is told apart first.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, nil if none was given.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }
}

extension EnvironmentValues: @unchecked Sendable {}

extension EnvironmentValues: CustomStringConvertible {
  /// How many values were set.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

/// A value of the app's own that views give to the views inside of them.
public protocol EnvironmentKey {
  /// What it holds.
  associatedtype Value
  /// What it is where nobody set it.
  static var defaultValue: Value { get }
}

/// Adds a value of the app's own to the environment, a transaction or a container.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
