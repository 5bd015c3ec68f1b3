import EarshotSemantics

/// Where the keyboard is, as far as a view wants to know or say.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusStorage<Value>

  /// Creates state that is false until a field has the keyboard.
  public init() where Value == Bool { state = FocusStorage(none: false) }

  /// Creates state that is nil until a field has the keyboard.
  public init<T: Hashable>() where Value == T? { state = FocusStorage(none: nil) }

  /// Which field has the keyboard.
  public var wrappedValue: Value {
    get { state.value }
    nonmutating set { state.value = newValue }
  }

  /// What fields are bound to.
  public var projectedValue: Binding { Binding(state: state) }

  /// What fields are bound to.
  @propertyWrapper public struct Binding {
    let state: FocusStorage<Value>

    /// Which field has the keyboard.
    public var wrappedValue: Value {
      get { state.value }
      nonmutating set { state.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Takes the place the node keeps.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee.state.install(&slot, node)
    return true
  }
}

/// Where the reader's cursor is, as far as a view wants to know or say.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusStorage<Value>

  /// Creates state that is false until the element has the cursor.
  public init() where Value == Bool { state = FocusStorage(none: false) }

  /// Creates state that is nil until an element has the cursor.
  public init<T: Hashable>() where Value == T? { state = FocusStorage(none: nil) }

  /// Creates state for some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates state for some assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// Which element has the cursor.
  public var wrappedValue: Value {
    get { state.value }
    nonmutating set { state.value = newValue }
  }

  /// What elements are bound to.
  public var projectedValue: Binding { Binding(state: state) }

  /// What elements are bound to.
  @propertyWrapper public struct Binding {
    let state: FocusStorage<Value>

    /// Which element has the cursor.
    public var wrappedValue: Value {
      get { state.value }
      nonmutating set { state.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Takes the place the node keeps.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee.state.install(&slot, node)
    return true
  }
}

/// The assistive technologies focus can be asked for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The reader.
  public static let voiceOver = Self(rawValue: 1)
  /// Switches.
  public static let switchControl = Self(rawValue: 2)
}

/// The value of focus state, in its node.
struct FocusStorage<Value: Hashable> {
  let none: Value
  private var location: Location<Value>?

  init(none: Value) { self.none = none }

  var value: Value {
    get { location?.get() ?? none }
    nonmutating set {
      guard let location else {
        return Inbox.report(.changedOutsideOfView(type: "\(Value.self)"))
      }
      location.set(newValue)
    }
  }

  @MainActor mutating func install(_ slot: inout AnyObject?, _ node: _Node) {
    let kept = slot as? Location<Value> ?? Location(none, node: node)
    slot = kept
    location = kept
  }
}

/// A place that code can give focus to, and that tells when it has it.
@MainActor final class FocusHandle {
  let node: _Node
  /// Whether the app's state says that focus is here.
  var isWanted = false
  /// Tells the app's state whether focus is here.
  var tell: (Bool) -> Void = { _ in }

  init(_ node: _Node) { self.node = node }
}
