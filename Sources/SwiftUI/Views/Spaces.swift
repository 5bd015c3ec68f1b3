import EarshotSemantics

/// Space that grows: no stop (T14).
public struct Spacer {
  /// Creates space.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.setChildCount(0) }
}

/// A line between things: no stop (T14).
public struct Divider {
  /// Creates a line.
  nonisolated public init() {}
}

extension Divider: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Makes what is no stop.
  public static func _resolve(_ view: Self, in node: _Node) { node.setChildCount(0) }
}

/// Views that are told how much space there is: that of the screen.
public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content

  /// Creates views for the space there is.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the views for the size of the screen.
  public static func _resolve(_ view: Self, in node: _Node) {
    var environment = node.environment
    environment.makesRowsLazily = false
    let proxy = GeometryProxy(size: environment.screenSize)
    node.setChildCount(1)
    node.place(node.tracked { view.content(proxy) }, at: 0, environment: environment)
  }
}

/// How much space there is.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size: CGSize
  /// What the edges of the screen cover.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// Where the view is: it fills the screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// Where the view is: it fills the screen.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// A place in the view.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// Views that can be scrolled to by their ids.
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content

  /// Creates views that can be scrolled to.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the views.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(node.tracked { view.content(ScrollViewProxy()) }, at: 0)
  }
}

/// Scrolls to views: the reader's cursor stays where it is.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The first of several views that fits: the first of all, where there is no layout.
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Creates a choice of views.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the views; the first of them is heard.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.content, at: 0)
    node.producer = FirstChildProducer()
  }
}

/// Passes on the first view alone.
private struct FirstChildProducer: Producer {
  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    guard let content = node.children.first ?? nil else { return [] }
    guard content.children.count > 1 else { return content.pieces(in: collector) }
    return content.pieces(ofChild: 0, in: collector)
  }
}
