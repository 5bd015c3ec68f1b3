/// A name that is unlike any other, for views that belong together.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var id = ID(number: 0)

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id }

  /// A name that is unlike any other.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Takes the name the node keeps.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool {
    let kept = slot as? Number ?? Number(node.graph.nextSerial())
    slot = kept
    pointer.assumingMemoryBound(to: Self.self).pointee.id = ID(number: kept.value)
    return true
  }

  private final class Number {
    let value: Int
    init(_ value: Int) { self.value = value }
  }
}

/// A length that grows with the size of text; nothing is heard of it.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a length that grows as a style of text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// State that lasts as long as a gesture; no gesture of the hand is ever made here.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value while nothing is touched.
  public let wrappedValue: Value

  /// Creates state with its value while nothing is touched.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates state with its value while nothing is touched.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}
