/// Something that makes a view of another.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view it makes.
  associatedtype Body: View
  /// Makes a view of another.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// The view it is used on.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view a modifier is used on.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let place: @MainActor (_Node) -> Void
}

extension _ViewModifier_Content: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the view.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    view.place(node)
  }
}

/// A view with a modifier used on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Uses a modifier on a view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Evaluates the modifier with the state of its node and places the view it makes.
  public static func _resolve(_ view: Self, in node: _Node) {
    var modifier = view.modifier
    guard node.install(&modifier) else { return node.setChildCount(0) }
    let inner = view.content
    let content = _ViewModifier_Content<Modifier> { $0.place(inner, at: 0) }
    node.setChildCount(1)
    node.place(node.tracked { modifier.body(content: content) }, at: 0)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier {
  /// Creates the modifier.
  nonisolated public init() {}
  /// The modifier.
  nonisolated public static var identity: EmptyModifier { EmptyModifier() }
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Uses a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
