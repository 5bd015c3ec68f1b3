/// Publishers made of others, by their names.
public enum Publishers {
  /// A publisher that begins as soon as somebody listens, and ends with the last who does.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// What it tells.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher.
    public let upstream: Upstream
    private var run: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let closures = Subscribers.Closures<Output, Failure>(
        value: { _ = subscriber.receive($0) }, completion: { subscriber.receive(completion: $0) })
      upstream.receive(subscriber: closures)
      count += 1
      if run == nil { run = upstream.connect() }
      subscriber.receive(
        subscription: Leaving { [self] in
          closures.cancel()
          count -= 1
          if count == 0 {
            run?.cancel()
            run = nil
          }
        })
    }
  }

  /// Tells the last values of two publishers whenever one of them tells something.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What it tells.
    public typealias Output = (A.Output, B.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    let both: AnyPublisher<Output, Failure>

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { both = a.combineLatest(b) }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { both.receive(subscriber: subscriber) }
  }

  /// Tells the last values of three publishers whenever one of them tells something.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it tells.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    let all: AnyPublisher<Output, Failure>

    /// Creates a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) {
      all = a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
    }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// Tells the last values of four publishers whenever one of them tells something.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What it tells.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it fails.
    public typealias Failure = A.Failure
    let all: AnyPublisher<Output, Failure>

    /// Creates a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      all = a.combineLatest(b).combineLatest(c.combineLatest(d)).map {
        ($0.0, $0.1, $1.0, $1.1)
      }
    }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// Joins the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// What it tells.
    public typealias Output = A.Output
    /// How it fails.
    public typealias Failure = A.Failure
    let both: AnyPublisher<Output, Failure>

    /// Creates a publisher of two.
    public init(_ a: A, _ b: B) { both = a.merge(with: b) }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { both.receive(subscriber: subscriber) }
  }
}

/// What is done when a subscriber leaves.
private final class Leaving: Subscription {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    let action = action
    self.action = nil
    action?()
  }
}

extension Publisher {
  /// Tells the last values of three publishers whenever one of them tells something.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Makes another value of each, which may fail.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher(
      Derived<Self, T, any Error>(upstream: self) { relay in
        (
          { value in
            do { _ = relay.receive(try transform(value)) } catch {
              relay.receive(completion: .failure(error))
            }
          },
          { end in
            switch end {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error): relay.receive(completion: .failure(error))
            }
          }
        )
      })
  }

  /// Makes another error of each.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Derived<Self, Output, E>(upstream: self) { relay in
        (
          { _ = relay.receive($0) },
          { end in
            switch end {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error): relay.receive(completion: .failure(transform(error)))
            }
          }
        )
      })
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher(
      Derived<Self, Output, P.Failure>(upstream: self) { relay in
        var other: AnyCancellable?
        return (
          { _ = relay.receive($0) },
          { end in
            switch end {
            case .finished: relay.receive(completion: .finished)
            case .failure(let error):
              other = handler(error).sink(
                receiveCompletion: { relay.receive(completion: $0) },
                receiveValue: { _ = relay.receive($0) })
              _ = other
            }
          }
        )
      })
  }

  /// Makes a publisher of each value, and joins what they tell.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(
      Derived<Self, P.Output, Failure>(upstream: self) { relay in
        var inner: [AnyCancellable] = []
        return (
          { value in
            inner.append(
              transform(value).sink(receiveCompletion: { _ in }) { _ = relay.receive($0) })
          }, { relay.receive(completion: $0) }
        )
      })
  }

  /// Makes one list of all values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher(
      Derived<Self, [Output], Failure>(upstream: self) { relay in
        var all: [Output] = []
        return (
          { all.append($0) },
          { end in
            if end.isFinished { _ = relay.receive(all) }
            relay.receive(completion: end)
          }
        )
      })
  }

  /// Passes on the first value alone.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Passes on the first values alone.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived<Self, Output, Failure>(upstream: self) { relay in
        var left = maxLength
        return (
          { value in
            guard left > 0 else { return }
            left -= 1
            _ = relay.receive(value)
            if left == 0 { relay.receive(completion: .finished) }
          }, { if left > 0 { relay.receive(completion: $0) } }
        )
      })
  }
}

extension Subscribers.Completion {
  /// Whether nothing went wrong.
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}

extension Publisher where Failure == Never {
  /// The same, as if it could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Derived<Self, Output, E>(upstream: self) { relay in
        ({ _ = relay.receive($0) }, { _ in relay.receive(completion: .finished) })
      })
  }
}
