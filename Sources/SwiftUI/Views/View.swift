/// Something that can be heard, or that only arranges what can.
@MainActor @preconcurrency public protocol View {
  /// The type of what it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Brings a node up to date with a value of the view.
  @MainActor static func _resolve(_ view: Self, in node: _Node)
}

extension View {
  /// Evaluates the body with the state of its node and places it.
  @MainActor public static func _resolve(_ view: Self, in node: _Node) {
    var copy = view
    guard node.install(&copy) else { return node.setChildCount(0) }
    node.setChildCount(1)
    node.place(node.tracked { copy.body }, at: 0)
  }
}

extension Never: View {
  /// Is never asked for.
  public var body: Never { self }
  /// What primitives have instead of a body.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Is never asked for: primitives resolve themselves.
  public var body: Never { preconditionFailure("A primitive has no body") }
}

/// Nothing at all.
public struct EmptyView {
  /// Creates nothing.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Leaves the node empty.
  public static func _resolve(_ view: Self, in node: _Node) { node.setChildCount(0) }
}

/// A view of any type.
///
/// A value of another type in its place is another view: its state begins anew.
public struct AnyView: Sendable {
  private let place: @MainActor (_Node) -> Void

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    let view = Unchecked(view)
    place = { $0.place(view.value, at: 0) }
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  @MainActor init(any view: any View) { self = Self.hiding(view) }

  @MainActor private static func hiding<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

extension AnyView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the view inside.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    view.place(node)
  }
}

/// Several views that are handled as one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Places the content.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.content, at: 0)
  }
}
