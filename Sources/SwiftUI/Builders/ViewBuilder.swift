/// Makes one view of the views written one after another.
@resultBuilder public enum ViewBuilder {
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, however many.
  @_disfavoredOverload public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView(pack: repeat each content) }

  /// A view under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }

  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }

  /// A view whose type only newer systems know.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, each in a place of its own.
public struct TupleView<T> {
  /// The views.
  public var value: T
  private let count: Int
  private let place: @MainActor (T, _Node) -> Void

  init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var count = 0
    repeat (_, count) = ((each Content).self, count + 1)
    self.count = count
    place = { value, node in
      var index = 0
      for child in repeat each value {
        node.place(child, at: index)
        index += 1
      }
    }
  }

  /// Creates views of a tuple: what in it is no view is left out.
  public init(_ value: T) {
    self.value = value
    count = Mirror(reflecting: value).children.count
    place = { value, node in
      for (index, child) in Mirror(reflecting: value).children.enumerated() {
        if let view = child.value as? any View { node.place(AnyView(any: view), at: index) }
      }
    }
  }
}

extension TupleView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places each view in its place.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(view.count)
    view.place(view.value, node)
  }
}

/// One of two views, each with an identity of its own.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension _ConditionalContent: View where First: View, Second: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the one that is there in the place of its side.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    switch view.storage {
    case .first(let first):
      node.clear(1)
      node.place(first, at: 0)
    case .second(let second):
      node.clear(0)
      node.place(second, at: 1)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the view if there is one.
  public static func _resolve(_ view: Self, in node: _Node) {
    guard let view else { return node.setChildCount(0) }
    node.setChildCount(1)
    node.place(view, at: 0)
  }
}
