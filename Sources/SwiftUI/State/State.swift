import Synchronization

/// A value a view owns: it lives as long as the view, and changing it changes what is heard.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: Location<Value>?

  /// Creates state with what it is first.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates state with what it is first.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set {
      guard let location else { return Inbox.report(.changedOutsideOfView(type: "\(Value.self)")) }
      location.set(newValue)
    }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    guard let location else {
      return Binding(unchecked: { [initial] in initial }) { _ in
        Inbox.report(.changedOutsideOfView(type: "\(Value.self)"))
      }
    }
    return location.binding
  }

  /// Takes the place the node keeps.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let state = pointer.assumingMemoryBound(to: Self.self)
    let location: Location<Value>
    if let kept = slot as? Location<Value> {
      location = kept
    } else {
      location = Location(state.pointee.initial, node: node)
      slot = location
    }
    state.pointee.location = location
    return true
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state that is nil first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Where a value is kept that a node owns.
///
/// May be read and written from any thread; its node only takes note.
final class Location<Value>: @unchecked Sendable {
  private let value: Mutex<Unchecked<Value>>
  private let inbox: Inbox
  private weak var node: _Node?

  @MainActor init(_ value: Value, node: _Node) {
    self.value = Mutex(Unchecked(value))
    self.node = node
    inbox = node.graph.inbox
  }

  func get() -> Value { value.withLock { $0 }.value }

  func set(_ new: Value) {
    let box = Unchecked(new)
    let isSame = value.withLock { current in
      if areSame(current.value, box.value) { return true }
      current = box
      return false
    }
    guard !isSame, let node else { return }
    inbox.add(node)
    if Inbox.isEvaluating { inbox.report(.changedDuringUpdate) }
  }

  var binding: Binding<Value> { Binding(unchecked: { self.get() }, set: { self.set($0) }) }
}

/// A value whose owner takes care that threads take turns.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Whether two values are provably the same, so that a change from one to the other is none.
func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if Value.self is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  return false
}

extension Equatable {
  /// Whether something is a value of the same type and equal.
  func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
