/// Something that tells values over time.
///
/// A stand-in as thin as SwiftUI apps need it: values are passed on at once, on the thread that
/// sends them, and nobody asks for fewer.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error
  /// Tells a subscriber everything from now on.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Something that is told values over time.
public protocol Subscriber<Input, Failure> {
  /// What it is told.
  associatedtype Input
  /// How what it is told may fail.
  associatedtype Failure: Error
  /// Learns how to stop being told.
  func receive(subscription: any Subscription)
  /// Is told a value.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Is told that nothing comes any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// A publisher's telling to one subscriber.
public protocol Subscription: Cancellable {
  /// Says how many values are wanted; all are told anyway.
  func request(_ demand: Subscribers.Demand)
}

/// What belongs to subscribers.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    private let isUnlimited: Bool
    /// All.
    public static let unlimited = Demand(isUnlimited: true)
    /// No more.
    public static let none = Demand(isUnlimited: false)
    /// So many.
    public static func max(_ value: Int) -> Demand { Demand(isUnlimited: value > 0) }
  }

  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    /// Well.
    case finished
    /// With an error.
    case failure(Failure)
  }

  /// A subscriber of two closures.
  final class Closures<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let completion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    init(
      value: @escaping (Input) -> Void, completion: @escaping (Completion<Failure>) -> Void
    ) {
      self.value = value
      self.completion = completion
    }

    func receive(subscription: any Subscription) {
      if isCancelled { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Demand {
      if !isCancelled { value(input) }
      return .unlimited
    }

    func receive(completion: Completion<Failure>) {
      guard !isCancelled else { return }
      subscription = nil
      self.completion(completion)
    }

    func cancel() {
      isCancelled = true
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// What stops something once it is let go of.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates what does something when it is stopped.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates what stops another.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { action?() }

  /// Stops it, once.
  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Whether both are the same one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Does something with each value and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let closures = Subscribers.Closures<Output, Failure>(
      value: receiveValue, completion: receiveCompletion)
    receive(subscriber: closures)
    return AnyCancellable { closures.cancel() }
  }

  /// Any publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Tells a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
}

extension Publisher where Failure == Never {
  /// Does something with each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  { sink { object[keyPath: keyPath] = $0 } }

  /// Writes each value into a published property, as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}

/// A publisher whose type does not matter.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Relay<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.receive(subscriber: $0) }
  }

  /// Tells a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { start(Relay(subscriber)) }
}

/// A subscriber whose type does not matter.
final class Relay<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  func receive(subscription: any Subscription) { self.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
