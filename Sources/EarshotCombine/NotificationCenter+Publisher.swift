public import Foundation

extension NotificationCenter {
  /// Tells every notification of a name, and of an object if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: EarshotCombine.Publisher {
    /// What is told: the notifications.
    public typealias Output = Notification
    /// It does not fail.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// What they are called.
    public let name: Notification.Name
    /// What they are about; nil for anything.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name, and of an object if one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Tells a subscriber every notification from now on, on the thread that posts it.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let observation = Observation(center)
      let receiver = Receiver { _ = subscriber.receive($0) }
      observation.token = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.receive($0)
      }
      subscriber.receive(subscription: observation)
    }
  }

  /// A subscriber on whatever thread posts.
  private struct Receiver: @unchecked Sendable {
    let receive: (Notification) -> Void
  }

  /// What a center is told no more once it is stopped.
  private final class Observation: Subscription {
    private let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) { self.center = center }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
      if let token { center.removeObserver(token) }
      token = nil
    }
  }
}
