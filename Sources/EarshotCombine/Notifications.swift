public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: EarshotCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// What they are of; nil for anything.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Tells a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let relay = Kept(Relay<Notification, Never>(subscriber))
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        _ = relay.value.receive($0)
      }
      relay.value.receive(subscription: Observation(center: center, token: token))
    }

    private struct Observation: Subscription {
      let center: NotificationCenter
      let token: any NSObjectProtocol

      func request(_ demand: Subscribers.Demand) {}
      func cancel() { center.removeObserver(token) }
    }
  }
}
