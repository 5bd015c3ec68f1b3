/// How a change is made: what matters to the ear is how long it takes to be shown.
public struct Transaction {
  /// How the change is animated; nil for not at all.
  public var animation: Animation?
  /// Whether animations below are left out.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// What the app keeps in a transaction.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool { animation == nil && !disablesAnimations && values.isEmpty }

  /// The transaction changes are made in now.
  @TaskLocal static var current = Unchecked(Transaction())
}

extension Transaction: @unchecked Sendable {}

/// A value of the app's own in a transaction.
public protocol TransactionKey {
  /// What it holds.
  associatedtype Value
  /// What it is where nobody set it.
  static var defaultValue: Value { get }
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(Unchecked(transaction)) { try body() }
}

/// Makes changes that are animated.
///
/// A change of a navigation path is shown with the length of the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are animated, and does something once they are shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  Inbox.current?.later(after: animation?.milliseconds ?? 0, completion)
  return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// When the value has arrived.
  public static let logicallyComplete = Self(isLogical: true)
  /// When nothing moves any more.
  public static let removed = Self(isLogical: false)
}
