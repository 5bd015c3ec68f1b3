// Containers that only arrange: nothing is heard of them (L1). Rows below them are made at once
// unless the container is lazy.

/// A container of views, one over the other or beside each other.
public protocol _Arranging {
  /// What is arranged.
  associatedtype Content: View
  /// What is arranged.
  var _content: Content { get }
  /// Whether rows directly below are made only when somebody looks at them.
  static var _isLazy: Bool { get }
}

extension _Arranging {
  /// Rows are made at once.
  public static var _isLazy: Bool { false }

  @MainActor static func arrange(_ view: Self, in node: _Node) {
    var environment = node.environment
    environment.makesRowsLazily = Self._isLazy
    if Self._isLazy { environment.hidesDestinations = true }
    node.setChildCount(1)
    node.place(view._content, at: 0, environment: environment)
  }
}

/// Views beside each other.
public struct HStack<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// Views one below the other.
public struct VStack<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// Views one before the other: all of them are heard (L12).
public struct ZStack<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views one before the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// Views beside each other, whose rows are made when somebody looks at them.
public struct LazyHStack<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views beside each other.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
  /// Rows are made when somebody looks at them.
  public static var _isLazy: Bool { true }
}

/// Views one below the other, whose rows are made when somebody looks at them.
public struct LazyVStack<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
  /// Rows are made when somebody looks at them.
  public static var _isLazy: Bool { true }
}

/// Views in columns, made when somebody looks at them.
public struct LazyVGrid<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
  /// Rows are made when somebody looks at them.
  public static var _isLazy: Bool { true }
}

/// Views in rows, made when somebody looks at them.
public struct LazyHGrid<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { _content = content() }
  /// Rows are made when somebody looks at them.
  public static var _isLazy: Bool { true }
}

/// Views in a grid, row by row.
public struct Grid<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges views in a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// One row of a grid.
public struct GridRow<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Arranges the cells of a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// Views that can be scrolled; they are made at once, so all of them are heard.
public struct ScrollView<Content: View>: _Arranging {
  /// What is arranged.
  public let _content: Content
  /// Lets views be scrolled.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// A frame round views.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Frames views under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Frames views.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content, label: { EmptyView() })
  }

  /// Frames views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { self.init(content: content, label: { Text(titleKey) }) }

  /// Frames views under a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content, label: { Text(title) }) }
}

extension GroupBox: View {
  /// The label, then what is framed.
  public var body: some View {
    label
    content
  }
}

extension HStack: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension VStack: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension ZStack: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension LazyHStack: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension LazyVStack: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension LazyVGrid: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension LazyHGrid: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension Grid: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension GridRow: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}

extension ScrollView: View {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Places what is arranged.
  public static func _resolve(_ view: Self, in node: _Node) { arrange(view, in: node) }
}
