import Synchronization

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { Announcers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing but that it happens.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let listeners = Listeners<Void, Never>()

  /// Creates a publisher nobody listens to yet.
  public init() {}

  /// Tells a subscriber everything from now on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    listeners.add(subscriber)
  }

  /// Tells that the object is about to change.
  public func send() { listeners.send(()) }
}

/// The publishers of objects that have none of their own, as long as the objects live.
private enum Announcers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Mutex<(table: [ObjectIdentifier: Entry], limit: Int)>(([:], 64))

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let new = Entry(object: object, publisher: ObservableObjectPublisher())
    return entries.withLock { entries in
      // An address may be used again, so the object itself has to be alive.
      if let entry = entries.table[key], entry.object != nil { return entry.publisher }
      if entries.table.count >= entries.limit {
        entries.table = entries.table.filter { $0.value.object != nil }
        entries.limit = max(64, entries.table.count * 2)
      }
      entries.table[key] = new
      return new.publisher
    }
  }
}

/// A property of an object that tells before it changes.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Is never used: only objects have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.value }
    set { subject.value = newValue }
  }

  /// Tells each value of the property, the present one first.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set { _ = newValue }
  }

  /// Reads the property, or writes it after its object has told so.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set {
      if let observable = object as? any ObservableObject { observable.announceChange() }
      object[keyPath: storageKeyPath].subject.send(newValue)
    }
  }

  /// Tells the values of a published property.
  public struct Publisher: EarshotCombine.Publisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>

    /// Tells a subscriber the present value and everything from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    func follow<P: EarshotCombine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      weak let weakSubject = subject
      subject.keep(publisher.sink { weakSubject?.send($0) })
    }
  }
}

extension ObservableObject {
  fileprivate func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}
