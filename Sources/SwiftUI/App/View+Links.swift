extension View {
  /// Is told of links that reach the app from outside (V9).
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View
  {
    modified(
      NodeAction { node in
        node.graph.setLinkHandler(of: node) { link in
          guard link.activity == nil else { return false }
          action(link.url)
          return true
        }
      })
  }

  /// Is told of activities that are to go on in the app (V9).
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    modified(
      NodeAction { node in
        node.graph.setLinkHandler(of: node) { link in
          guard link.activity == activityType else { return false }
          let activity = NSUserActivity(activityType: activityType)
          activity.webpageURL = link.url
          action(activity)
          return true
        }
      })
  }
}

/// A link or an activity that reaches the app from outside.
struct IncomingLink {
  var url: URL
  /// The type of the activity; nil for a plain link.
  var activity: String?
}

/// Something the user does that can go on elsewhere.
public final class NSUserActivity {
  /// What is done.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// Its page on the web.
  public var webpageURL: URL?
  /// What it needs to go on.
  public var userInfo: [AnyHashable: Any]?
  /// Whether it can go on on another device.
  public var isEligibleForHandoff = true
  /// Whether it can be found.
  public var isEligibleForSearch = false
  /// Whether it can be suggested.
  public var isEligibleForPrediction = false
  /// What tells it from others.
  public var targetContentIdentifier: String?

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Begins it.
  public func becomeCurrent() {}
  /// Pauses it.
  public func resignCurrent() {}
  /// Ends it.
  public func invalidate() {}
}

/// The activity of reading a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
