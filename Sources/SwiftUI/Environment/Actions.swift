/// Leaves what a view stands on.
public struct DismissAction: @unchecked Sendable {
  var action: @MainActor () -> Void = {}

  /// Leaves.
  @MainActor public func callAsFunction() { action() }
}

/// Ends a search.
public struct DismissSearchAction: @unchecked Sendable {
  var action: @MainActor () -> Void = {}

  /// Ends it.
  @MainActor public func callAsFunction() { action() }
}

/// How a view is presented.
public struct PresentationMode {
  /// Whether it is.
  public var isPresented = false
  var action: @MainActor () -> Void = {}

  /// Leaves.
  public mutating func dismiss() {
    let plain = unsafeBitCast(action, to: (() -> Void).self)
    plain()
  }
}

extension PresentationMode: @unchecked Sendable {}

/// Opens a URL: in the app if it wants to, else in another.
public struct OpenURLAction: @unchecked Sendable {
  var handler: (@MainActor (URL) -> Result)?
  var system: @MainActor (URL) -> Void = { _ in }

  init() {}

  /// Opens URLs in a way of the app's own.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and tells whether that worked.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler?(url) ?? .systemAction {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction:
      system(url)
      completion(true)
    case .system(let other):
      system(other ?? url)
      completion(true)
    }
  }

  /// What became of a URL.
  public enum Result: Sendable {
    /// The app opened it.
    case handled
    /// Nothing is to happen.
    case discarded
    /// The system is to open it.
    case systemAction
    case system(URL?)

    /// The system is to open another.
    public static func systemAction(_ url: URL) -> Result { .system(url) }
  }
}

/// Opens a window; there is only one here.
public struct OpenWindowAction: @unchecked Sendable {
  var report: @MainActor (String) -> Void = { _ in }

  /// Opens the window of a name.
  @MainActor public func callAsFunction(id: String) { report("openWindow") }

  /// Opens the window of a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { report("openWindow") }

  /// Opens the window of a name with a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    report("openWindow")
  }
}

/// Closes a window; there is only one here.
public struct DismissWindowAction: @unchecked Sendable {
  var report: @MainActor (String) -> Void = { _ in }

  /// Closes the window.
  @MainActor public func callAsFunction() { report("dismissWindow") }

  /// Closes the window of a name.
  @MainActor public func callAsFunction(id: String) { report("dismissWindow") }
}

/// Loads content anew.
public struct RefreshAction: @unchecked Sendable {
  let action: @MainActor () async -> Void

  /// Loads it.
  @MainActor public func callAsFunction() async { await action() }
}

/// Asks for a review: nobody is asked here.
public struct RequestReviewAction: Sendable {
  /// Asks.
  @MainActor public func callAsFunction() {}
}
