/// The rows of a `ForEach`: made at once, or when somebody looks at them.
@MainActor protocol RowStore: AnyObject {
  /// How many rows there are, made or not.
  var count: Int { get }
  /// Whether rows are made only when somebody looks at them.
  var isLazy: Bool { get }
  /// The rows that were made, in their order.
  var liveRows: [_Node] { get }
  /// A row, made if it was not; nil if there is none in that place.
  func row(at index: Int) -> _Node?
}
