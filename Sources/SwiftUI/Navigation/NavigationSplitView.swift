import EarshotSemantics

/// Columns beside each other, which are one stack where there is little room (V8).
///
/// Not modelled yet: its columns are heard one after the other, and a warning says so.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates three columns whose visibility the app keeps.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates three columns with the one that is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two columns whose visibility the app keeps.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }

  /// Creates two columns with the one that is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail) }
}

extension NavigationSplitView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the columns.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.graph.report(.notModelled(name: "NavigationSplitView"))
    node.setChildCount(3)
    node.place(view.sidebar, at: 0)
    node.place(view.content, at: 1)
    node.place(view.detail, at: 2)
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// All.
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last.
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first.
  public static let sidebar = Self(name: "sidebar")
  /// The middle one.
  public static let content = Self(name: "content")
  /// The last.
  public static let detail = Self(name: "detail")
}
