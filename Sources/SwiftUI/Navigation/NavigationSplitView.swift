import EarshotSemantics

/// Columns beside each other, which are one stack where there is little room (V8).
///
/// Beside each other they are read one after the other, each with its own bar. Where there is
/// little room the first is the root: choosing a row shows the next column above it, and the way
/// back takes the choice away.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, preferred: nil)
  }

  /// Creates three columns whose visibility the app keeps.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferred: nil)
  }

  /// Creates three columns with the one that is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, preferred: nil)
  }

  /// Creates two columns whose visibility the app keeps.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferred: nil)
  }

  /// Creates two columns with the one that is shown where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the columns, the last first: the links of a column act on the one behind it.
  public static func _resolve(_ view: Self, in node: _Node) {
    let state = node.storage as? SplitState ?? SplitState(node)
    node.storage = state
    state.hasMiddle = view.content != nil
    state.preferred = view.preferred
    state.isCompact = node.environment.horizontalSizeClass == .compact
    node.setChildCount(3)
    node.place(SplitColumn(content: view.detail, index: 2, split: state), at: 2)
    if let content = view.content {
      node.place(SplitColumn(content: content, index: 1, split: state), at: 1)
    } else {
      node.clear(1)
    }
    node.place(SplitColumn(content: view.sidebar, index: 0, split: state), at: 0)
    let visibility = view.visibility?.wrappedValue ?? .automatic
    state.first = visibility.first(of: state)
    node.graph.screensMayDiffer()
    node.producer = SplitProducer(state: state)
  }
}

/// One column: a stack whose first screen is its content.
private struct SplitColumn<Content: View> {
  let content: Content
  let index: Int
  let split: SplitState
}

extension SplitColumn: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    let state = node.storage as? StackState ?? StackState(node)
    if node.storage == nil {
      node.storage = state
      node.endings.append { state.end() }
      node.producer = ColumnProducer(state: state)
    }
    let split = view.split
    let index = view.index
    split.columns[index] = state
    state.arrived = { [weak split] in split?.show(index) }
    var environment = node.environment
    environment.stackLevel = 0
    environment.hidesDestinations = false
    environment.makesRowsLazily = false
    environment.split = split
    environment.splitColumn = index
    environment.stack = state
    environment.linksReplace = false
    var inner = environment
    if let next = split.next(after: index), let stack = split.columns[next] {
      inner.stack = stack
      inner.linksReplace = true
    }
    node.setChildCount(1)
    state.following { node.place(view.content, at: 0, environment: inner) }
    state.follow(environment)
  }
}

/// What is heard of a column: its top screen.
private struct ColumnProducer: Producer {
  let state: StackState

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    state.screens.last?.pieces(in: collector) ?? []
  }
}

extension EnvironmentValues {
  /// The columns the views stand in.
  @Entry var split: SplitState? = nil
  /// Which of them it is, counted from the sidebar.
  @Entry var splitColumn: Int = 0
  /// Whether links show another screen in the next column instead of one more in this.
  @Entry var linksReplace: Bool = false
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// As the system does: all.
  public static let automatic = Self(name: "automatic")
  /// All.
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last.
  public static let detailOnly = Self(name: "detailOnly")

  @MainActor fileprivate func first(of state: SplitState) -> Int {
    switch self {
    case .detailOnly: 2
    case .doubleColumn: state.hasMiddle ? 1 : 0
    default: 0
    }
  }
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int
  /// The first.
  public static let sidebar = Self(index: 0)
  /// The middle one.
  public static let content = Self(index: 1)
  /// The last.
  public static let detail = Self(index: 2)
}
