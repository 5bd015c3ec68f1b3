/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let access: Access
  /// How changes made through this binding are animated.
  public var transaction = Transaction()

  private struct Access: @unchecked Sendable {
    let get: () -> Value
    let set: (Value, Transaction) -> Void
  }

  /// Creates a binding of code that reads and code that writes.
  ///
  /// Both are main-actor code that is called where the binding is used.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    let plainSet = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(unchecked: unsafeBitCast(get, to: (() -> Value).self), set: plainSet)
  }

  /// Creates a binding whose writing code is told how to animate.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    access = Access(
      get: unsafeBitCast(get, to: (() -> Value).self),
      set: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  init(unchecked get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    access = Access(get: get) { value, _ in set(value) }
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(unchecked: { value }, set: { _ in })
  }

  /// Creates a binding from one, as property wrappers need it.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value now.
  public var wrappedValue: Value {
    get { access.get() }
    nonmutating set {
      if transaction.isEmpty {
        access.set(newValue, transaction)
      } else {
        withTransaction(transaction) { access.set(newValue, transaction) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let access = access
    let path = Unchecked(keyPath)
    var part = Binding<Part>(
      unchecked: { access.get()[keyPath: path.value] },
      set: { new in
        var whole = access.get()
        whole[keyPath: path.value] = new
        access.set(whole, Transaction())
      })
    part.transaction = transaction
    return part
  }

  /// Does nothing: a binding keeps nothing of its own.
  @MainActor public static func _install(
    at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _Node
  ) -> Bool { true }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional from one to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      unchecked: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(unchecked: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value as something that can be a key.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      unchecked: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// A binding whose changes are made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to each element.
  public typealias Element = Binding<Value.Element>
  /// The bindings one after another.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element in a place.
  ///
  /// A place that is gone reads what was there when the binding was made, and writes nothing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let whole = access
    let place = Unchecked(position)
    let first = Unchecked(access.get()[position])
    return Binding<Value.Element>(
      unchecked: {
        let now = whole.get()
        return now.holds(place.value) ? now[place.value] : first.value
      },
      set: { new in
        var now = whole.get()
        guard now.holds(place.value) else { return }
        now[place.value] = new
        whole.set(now, Transaction())
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

extension Collection {
  /// Whether a place is one of an element.
  fileprivate func holds(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
