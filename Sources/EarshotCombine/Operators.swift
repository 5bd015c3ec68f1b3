/// A publisher made of another by a closure that says how each value is passed on.
struct Derived<Upstream: Publisher, Output, Failure: Error>: Publisher {
  let upstream: Upstream
  /// Makes what is done with a value, and with the end, for one subscriber.
  let make:
    (Relay<Output, Failure>) -> (
      value: (Upstream.Output) -> Void, end: (Subscribers.Completion<Upstream.Failure>) -> Void
    )

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let steps = make(Relay(subscriber))
    let closures = Subscribers.Closures<Upstream.Output, Upstream.Failure>(
      value: steps.value, completion: steps.end)
    upstream.receive(subscriber: closures)
    subscriber.receive(subscription: Stop { closures.cancel() })
  }

  private struct Stop: Subscription {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { action() }
  }
}

extension Publisher {
  private func derived<Result>(
    _ step: @escaping (Relay<Result, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(
      Derived<Self, Result, Failure>(upstream: self) { relay in
        (step(relay), { relay.receive(completion: $0) })
      })
  }

  /// Makes another value of each.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    derived { relay in { _ = relay.receive(transform($0)) } }
  }

  /// Makes another value of each, and leaves out those without one.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    derived { relay in { if let value = transform($0) { _ = relay.receive(value) } } }
  }

  /// Leaves out values.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derived { relay in { if isIncluded($0) { _ = relay.receive($0) } } }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    derived { relay in
      var left = count
      return { value in
        if left > 0 { left -= 1 } else { _ = relay.receive(value) }
      }
    }
  }

  /// Puts all values so far together.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    derived { relay in
      var sum = initial
      return { value in
        sum = next(sum, value)
        _ = relay.receive(sum)
      }
    }
  }

  /// Leaves out values that are the same as the one before.
  public func removeDuplicates(
    by areSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    derived { relay in
      var last: Output?
      return { value in
        if let last, areSame(last, value) { return }
        last = value
        _ = relay.receive(value)
      }
    }
  }

  /// Does something besides.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived<Self, Output, Failure>(upstream: self) { relay in
        receiveRequest?(.unlimited)
        return (
          { value in
            receiveOutput?(value)
            _ = relay.receive(value)
          },
          { end in
            receiveCompletion?(end)
            relay.receive(completion: end)
          }
        )
      })
  }

  /// Passes values on as they come: everything here is on one queue.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Passes values on as they come: everything here is on one queue.
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Puts a value in the place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher(
      Derived<Self, Output, Never>(upstream: self) { relay in
        (
          { _ = relay.receive($0) },
          {
            if case .failure = $0 { _ = relay.receive(output) }
            relay.receive(completion: .finished)
          }
        )
      })
  }

  /// Joins the values of two publishers.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    let both = PassthroughSubject<Output, Failure>()
    let first = self
    return AnyPublisher(
      Started(both) {
        [
          first.sink(receiveCompletion: { _ in }) { both.send($0) },
          other.sink(receiveCompletion: { _ in }) { both.send($0) },
        ]
      })
  }

  /// Tells the last values of two publishers whenever one of them tells something.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    let both = PassthroughSubject<(Output, P.Output), Failure>()
    let first = self
    return AnyPublisher(
      Started(both) {
        var left: Output?
        var right: P.Output?
        func tell() { if let left, let right { both.send((left, right)) } }
        return [
          first.sink(receiveCompletion: { _ in }) {
            left = $0
            tell()
          },
          other.sink(receiveCompletion: { _ in }) {
            right = $0
            tell()
          },
        ]
      })
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that are the same as the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A subject that is fed as long as somebody listens.
private struct Started<Output, Failure: Error>: Publisher {
  let subject: PassthroughSubject<Output, Failure>
  let start: () -> [AnyCancellable]

  init(
    _ subject: PassthroughSubject<Output, Failure>, _ start: @escaping () -> [AnyCancellable]
  ) {
    self.subject = subject
    self.start = start
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subject.receive(subscriber: subscriber)
    let feeds = start()
    subscriber.receive(subscription: Feeds(feeds))
  }

  private struct Feeds: Subscription {
    let feeds: [AnyCancellable]

    init(_ feeds: [AnyCancellable]) { self.feeds = feeds }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { feeds.forEach { $0.cancel() } }
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Tells the value and that there are no more.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Creates a publisher of nothing.
  public init(completeImmediately: Bool = true) {}

  /// Tells that there is nothing.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { subscriber.receive(completion: .finished) }
}

/// A publisher that only fails.
public struct Fail<Output, Failure: Error>: Publisher {
  private let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Tells the error.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(completion: .failure(error))
  }
}
