/// An object a view owns and listens to.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: ObjectType?

  /// Creates the object when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { kept ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// Makes the object once, and listens to it.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let wrapper = pointer.assumingMemoryBound(to: Self.self)
    let listening = slot as? Listening ?? Listening(node)
    slot = listening
    let object = listening.object as? ObjectType ?? wrapper.pointee.make()
    listening.listen(to: object)
    wrapper.pointee.kept = object
    return true
  }
}

/// An object a view is given and listens to.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Listens to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Listens to an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        unchecked: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Listens to the object.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let listening = slot as? Listening ?? Listening(node)
    slot = listening
    listening.listen(to: pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
    return true
  }
}

/// An object that the views around give and a view listens to.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for an object by its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    if let object { return object }
    // Views without the object are not evaluated, so only code outside of views comes here.
    preconditionFailure("An object is read from the environment only while a view has it")
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  /// Takes the object the node was given, and listens to it.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    guard let object = node.environment[ObjectType.self] else {
      node.graph.report(.noObject(type: "\(ObjectType.self)", isObservable: false))
      return false
    }
    let listening = slot as? Listening ?? Listening(node)
    slot = listening
    listening.listen(to: object)
    pointer.assumingMemoryBound(to: Self.self).pointee.object = object
    return true
  }
}

/// What a node hears of an object.
@MainActor private final class Listening {
  private(set) var object: AnyObject?
  private var subscription: AnyCancellable?
  private let node: Unchecked<() -> _Node?>
  private let inbox: Inbox

  init(_ node: _Node) {
    self.node = Unchecked { [weak node] in node }
    inbox = node.graph.inbox
  }

  func listen<T: ObservableObject>(to object: T) {
    guard self.object !== object else { return }
    self.object = object
    let node = node
    subscription = object.objectWillChange.sink { [inbox] _ in
      if let node = node.value() { inbox.add(node) }
    }
  }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to an object.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable {
    self = projectedValue
  }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      unchecked: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension View {
  /// Gives an object to this view and the views inside of it, to be read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    _Environed(content: self) { $0[T.self] = object }
  }
}
