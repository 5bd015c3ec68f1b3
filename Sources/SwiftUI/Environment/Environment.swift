/// A value or an object that the views around give.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let isObject: Bool
  private var value: Value?

  /// Reads a value by its place among the environment's.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    isObject = false
  }

  /// Reads an object by its type.
  ///
  /// A view whose object nobody gave is not evaluated, and a warning says what is missing.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[objectType] }
    isObject = true
  }

  /// Reads an object by its type, nil where nobody gave one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[objectType]) }
    isObject = false
  }

  /// The value now.
  public var wrappedValue: Value {
    if let value = value ?? read(EnvironmentValues()) { return value }
    // Views without the object are not evaluated, so only code outside of views comes here.
    preconditionFailure("An object is read from the environment only while a view has it")
  }

  /// Takes what the node was given.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    wrapper.pointee.value = wrapper.pointee.read(node.environment)
    if wrapper.pointee.value != nil { return true }
    node.graph.report(.noObject(type: "\(Value.self)", isObservable: true))
    return false
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Gives a value to this view and the views inside of it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { _Environed(content: self) { $0[keyPath: keyPath] = value } }

  /// Gives an object to this view and the views inside of it, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    _Environed(content: self) { $0[T.self] = object }
  }

  /// Changes a value for this view and the views inside of it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { _Environed(content: self) { transform(&$0[keyPath: keyPath]) } }
}

/// A view that is given another environment than what surrounds it.
public struct _Environed<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension _Environed: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content with the changed values.
  public static func _resolve(_ view: Self, in node: _Node) {
    var environment = node.environment
    view.change(&environment)
    node.setChildCount(1)
    node.place(view.content, at: 0, environment: environment)
  }
}
