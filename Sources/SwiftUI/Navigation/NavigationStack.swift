import EarshotReader
import EarshotSemantics

/// Screens on top of each other, of which the top one is heard (V1).
public struct NavigationStack<Data, Root: View> {
  let root: Root
  let path: (any PathAccess)?
}

extension NavigationStack {
  /// Creates a stack whose path the app does not keep.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of any values.
  @MainActor public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = MixedPath(binding: path)
  }

  /// Creates a stack with a path of values of one type.
  @MainActor public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = TypedPath(binding: path)
  }
}

extension NavigationStack: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the root and brings the screens above in line with the path.
  public static func _resolve(_ view: Self, in node: _Node) {
    let state = node.storage as? StackState ?? StackState(node)
    if node.storage == nil {
      node.storage = state
      node.endings.append { state.end() }
      node.producer = StackProducer(state: state)
    }
    if let path = view.path { state.path = path }
    var environment = node.environment
    environment.stack = state
    environment.stackLevel = 0
    environment.hidesDestinations = false
    environment.makesRowsLazily = false
    environment.linksReplace = false
    node.setChildCount(1)
    state.following { node.place(view.root, at: 0, environment: environment) }
    state.follow(environment)
  }
}

/// What is heard of a stack: its top screen, with a bar.
struct StackProducer: Producer {
  let state: StackState

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let screens = state.screens
    guard let top = screens.last else { return [] }
    let isOuter = collector.screen != nil && collector.screen?.stack == nil
    if isOuter {
      let state = state
      collector.screen?.stack = ScreenParts.StackPlace(
        state: state, node: top, depth: screens.count,
        previousTitle: screens.dropLast().last.flatMap { collector.title(of: $0) },
        pop: { state.pop() })
      return top.pieces(in: collector)
    }
    guard let outer = collector.screen else { return top.pieces(in: collector) }
    return inner(top, screens, outer, collector)
  }

  /// A stack inside of a stack has a bar of its own, which is read before its content (V14).
  @MainActor private func inner(
    _ top: _Node, _ screens: [_Node], _ outer: ScreenParts, _ collector: Collector
  ) -> [Piece] {
    var parts = ScreenParts()
    let state = state
    parts.stack = ScreenParts.StackPlace(
      state: state, node: top, depth: screens.count,
      previousTitle: screens.dropLast().last.flatMap { collector.title(of: $0) },
      pop: { state.pop() })
    collector.screen = parts
    let content = top.pieces(in: collector)
    let inner = collector.screen ?? parts
    collector.screen = outer
    var bar: [Piece] = []
    if inner.showsBar != false {
      if screens.count > 1, !inner.hidesBackButton {
        var back = Element.backButton(previousTitle: inner.stack?.previousTitle)
        back.respond(to: .activate, [collector.effect { state.pop() }])
        bar.append(.live(Live(back, of: top, part: ScreenFrame.systemParts)))
      }
      if let title = Element.navigationTitle(inner.title) {
        bar.append(.live(Live(title, of: top, part: ScreenFrame.systemParts + 1)))
      }
      bar += inner.toolbar.map(Piece.live)
    }
    return bar + content
  }
}

extension Collector {
  /// The title of a screen that is not shown.
  func title(of screen: _Node) -> Wording? {
    var title: Wording?
    screen.visit { node in
      guard title == nil else { return false }
      if let fact = node.producer as? TitleProducer { title = fact.title }
      // A stack inside of the screen has titles of its own.
      return !(node.producer is StackProducer) || node === screen
    }
    return title
  }
}

/// A stack in the way before iOS 16 (V14).
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, deprecated, message: "use NavigationStack or NavigationSplitView")
extension NavigationView: View {
  /// A stack whose path nobody keeps.
  public var body: some View { NavigationStack { content } }
}

/// How a navigation view is shown.
public protocol NavigationViewStyle {}

/// As a stack, or in columns.
public struct _SystemNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// As a stack.
public typealias StackNavigationViewStyle = _SystemNavigationViewStyle
/// As the system does.
public typealias DefaultNavigationViewStyle = _SystemNavigationViewStyle

extension NavigationViewStyle where Self == _SystemNavigationViewStyle {
  /// As a stack.
  public static var stack: Self { Self() }
  /// As the system does.
  public static var automatic: Self { Self() }
  /// In columns.
  public static var columns: Self { Self() }
}
