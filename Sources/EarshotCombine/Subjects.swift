import Synchronization

/// A publisher that values can be sent into.
public protocol Subject<Output, Failure>: Publisher, AnyObject {
  /// Tells all subscribers a value.
  func send(_ value: Output)
  /// Tells all subscribers that nothing comes any more.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all subscribers that something happened.
  public func send() { send(()) }
}

/// Who listens to a subject; anyone may ask, from any thread.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private let state = Mutex(State())

  private struct State: @unchecked Sendable {
    var listeners: [(number: Int, relay: Relay<Output, Failure>)] = []
    var next = 0
    var completion: Subscribers.Completion<Failure>?
  }

  private struct Ticket: Subscription {
    let listeners: Listeners
    let number: Int

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { listeners.remove(number) }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let relay = Kept(Relay(subscriber))
    let number: Int? = state.withLock { state in
      guard state.completion == nil else { return nil }
      state.next += 1
      state.listeners.append((state.next, relay.value))
      return state.next
    }
    guard let number else {
      if let completion = state.withLock({ $0.completion }) {
        subscriber.receive(completion: completion)
      }
      return
    }
    subscriber.receive(subscription: Ticket(listeners: self, number: number))
  }

  func send(_ value: Output) {
    let listeners = state.withLock { Kept($0.listeners) }.value
    for listener in listeners { _ = listener.relay.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let listeners = state.withLock { state in
      let listeners = Kept(state.listeners)
      state.listeners = []
      state.completion = completion
      return listeners
    }.value
    for listener in listeners { listener.relay.receive(completion: completion) }
  }

  private func remove(_ number: Int) {
    // What is let go of may itself stop something, so it ends outside of the lock.
    let gone = state.withLock { state in
      let gone = Kept(state.listeners.filter { $0.number == number })
      state.listeners.removeAll { $0.number == number }
      return gone
    }
    _ = gone
  }
}

/// A value that is handed over whole.
struct Kept<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()

  /// Creates a subject nobody listens to yet.
  public init() {}

  /// Tells a subscriber everything from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { listeners.add(subscriber) }

  /// Tells all subscribers a value.
  public func send(_ value: Output) { listeners.send(value) }

  /// Tells all subscribers that nothing comes any more.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let kept: Mutex<Kept<Output>>
  private let feeds = Mutex<Kept<[AnyCancellable]>>(Kept([]))

  /// Creates a subject with its first value.
  public init(_ value: Output) { kept = Mutex(Kept(value)) }

  /// The last value.
  public var value: Output {
    get { kept.withLock { $0 }.value }
    set { send(newValue) }
  }

  /// Tells a subscriber the last value and everything from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber)
    _ = subscriber.receive(value)
  }

  /// Keeps what feeds the subject as long as it lives.
  func keep(_ feed: AnyCancellable) {
    let feed = Kept(feed)
    feeds.withLock { $0 = Kept($0.value + [feed.value]) }
  }

  /// Tells all subscribers a value.
  public func send(_ value: Output) {
    let new = Kept(value)
    kept.withLock { $0 = new }
    listeners.send(value)
  }

  /// Tells all subscribers that nothing comes any more.
  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }
}
