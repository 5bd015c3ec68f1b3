import EarshotSemantics

/// What stands in the bars of a screen.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of what it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items as views, with their places.
  @MainActor func _views() -> AnyView
}

extension ToolbarContent {
  /// The items of the body.
  public func _views() -> AnyView { AnyView(_ToolbarBody(content: self)) }
}

/// Evaluates toolbar content with the state of a node.
struct _ToolbarBody<Content: ToolbarContent> {
  let content: Content
}

extension _ToolbarBody: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    var content = view.content
    guard node.install(&content) else { return node.setChildCount(0) }
    node.setChildCount(1)
    node.place(node.tracked { content.body._views() }, at: 0)
  }
}

extension Never: ToolbarContent {
  /// None.
  public func _views() -> AnyView { AnyView(EmptyView()) }
}

/// One item of a bar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item the user can move.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
  /// The item with its place.
  public func _views() -> AnyView { AnyView(content.placed(placement)) }
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
  /// The items with their place.
  public func _views() -> AnyView { AnyView(content.placed(placement)) }
}

/// Space between items.
public struct ToolbarSpacer {
  /// Creates space.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension ToolbarSpacer: ToolbarContent {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
  /// Nothing is heard of it.
  public func _views() -> AnyView { AnyView(EmptyView()) }
}

/// How large a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool
  /// As large as there is room.
  public static let flexible = Self(isFixed: false)
  /// Always the same.
  public static let fixed = Self(isFixed: true)
}

/// Several parts of toolbar content.
public struct _ToolbarContents {
  let parts: [AnyView]
}

extension _ToolbarContents: ToolbarContent {
  /// None: it is a primitive.
  public typealias Body = Never
  /// Is never asked for.
  public var body: Never { preconditionFailure("A primitive has no body") }
  /// The parts, each in its place.
  public func _views() -> AnyView {
    AnyView(ForEach(Array(parts.enumerated()), id: \.offset) { $1 })
  }
}

/// Makes toolbar content of the items written one after another.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// An item.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// One part.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Nothing.
  public static func buildBlock() -> _ToolbarContents { _ToolbarContents(parts: []) }
  /// Several parts.
  @_disfavoredOverload public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarContents {
    var parts: [AnyView] = []
    for part in repeat each content { parts.append(part._views()) }
    return _ToolbarContents(parts: parts)
  }
  /// A part under a condition.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarContents {
    _ToolbarContents(parts: [content?._views() ?? AnyView(EmptyView())])
  }
  /// The first of two parts.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents(parts: [first._views(), AnyView(EmptyView())])
  }
  /// The second of two parts.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents(parts: [AnyView(EmptyView()), second._views()])
  }
  /// A part whose type only newer systems know.
  public static func buildLimitedAvailability<C: ToolbarContent>(
    _ content: C
  ) -> _ToolbarContents { _ToolbarContents(parts: [content._views()]) }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let placement: Placement?
  let isConfirming: Bool

  private init(_ placement: Placement?, isConfirming: Bool = false) {
    self.placement = placement
    self.isConfirming = isConfirming
  }

  /// Where the system puts it: at the end.
  public static let automatic = Self(.trailing)
  /// In the place of the title.
  public static let principal = Self(.principal)
  /// Where one moves about: at the start.
  public static let navigation = Self(.leading)
  /// Where the main action is: at the end.
  public static let primaryAction = Self(.trailing)
  /// Among the other actions: at the end.
  public static let secondaryAction = Self(.trailing)
  /// Where the state is shown: below.
  public static let status = Self(.bottom)
  /// Where one confirms: at the end.
  public static let confirmationAction = Self(.trailing, isConfirming: true)
  /// Where one leaves without doing anything: at the start.
  public static let cancellationAction = Self(.leading)
  /// Where one destroys something: at the end.
  public static let destructiveAction = Self(.trailing)
  /// Above the keyboard, which is not up.
  public static let keyboard = Self(nil)
  /// At the start of the bar.
  public static let topBarLeading = Self(.leading)
  /// At the end of the bar.
  public static let topBarTrailing = Self(.trailing)
  /// At the start of the bar, by its old name.
  public static let navigationBarLeading = Self(.leading)
  /// At the end of the bar, by its old name.
  public static let navigationBarTrailing = Self(.trailing)
  /// In the bar at the bottom.
  public static let bottomBar = Self(.bottom)
  /// In the place of the title.
  public static let title = Self(.principal)
  /// Below the large title: nothing is known of how it is read.
  public static let subtitle = Self(nil)
}

extension View {
  /// Puts items into the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View {
    let content = Unchecked(content)
    return _Toolbar(content: self) { content.value()._views() }
  }

  /// Puts views at the end of the bar of the screen.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let content = Unchecked(content)
    return _Toolbar(content: self) { AnyView(content.value().placed(.automatic)) }
  }

  /// Puts items into the bars of the screen, which the user can move.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping () -> Content
  ) -> some View {
    let content = Unchecked(content)
    return _Toolbar(content: self) { content.value()._views() }
  }

  /// Puts views at both ends of the bar, by its old name.
  @available(*, deprecated, message: "use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    let views = AnyView(
      TupleView(pack: leading.placed(.topBarLeading), trailing.placed(.topBarTrailing)))
    return _Toolbar(content: self) { views }
  }

  /// Puts views at the end of the bar, by its old name.
  @available(*, deprecated, message: "use toolbar(content:)")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    let views = AnyView(trailing.placed(.topBarTrailing))
    return _Toolbar(content: self) { views }
  }

  /// Puts views at the start of the bar, by its old name.
  @available(*, deprecated, message: "use toolbar(content:)")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    let views = AnyView(leading.placed(.topBarLeading))
    return _Toolbar(content: self) { views }
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modified(
      ScreenFact { parts, _ in
        guard visibility != .automatic else { return }
        let isBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        if isBar, parts.showsBar == nil { parts.showsBar = visibility == .visible }
        if bars.contains(.tabBar), visibility == .hidden { parts.hidesTabs = true }
      })
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modified(
      ScreenFact { parts, _ in
        guard visibility != .automatic else { return }
        let isBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        if isBar, parts.showsBar == nil { parts.showsBar = visibility == .visible }
        if bars.contains(.tabBar), visibility == .hidden { parts.hidesTabs = true }
      })
  }

  nonisolated func placed(_ placement: ToolbarItemPlacement) -> some View {
    modified(
      PieceChange { pieces, collector, _ in
        guard let place = placement.placement else { return [] }
        return pieces.map { piece in
          guard case .live(var live) = piece else { return piece }
          live.element.placement = place
          return .live(live)
        }
      })
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// Whatever bar there is.
  public static let automatic = Self(name: "automatic")
  /// The bar at the top.
  public static let navigationBar = Self(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// The tabs.
  public static let tabBar = Self(name: "tabBar")
  /// The bar of a window.
  public static let windowToolbar = Self(name: "windowToolbar")
}

/// A view with items in the bars of its screen.
struct _Toolbar<Content: View> {
  let content: Content
  let items: @MainActor () -> AnyView

  nonisolated init(content: Content, items: @escaping @MainActor () -> AnyView) {
    self.content = content
    self.items = items
  }
}

extension _Toolbar: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    var environment = node.environment
    environment.makesRowsLazily = false
    node.place(node.tracked(view.items), at: 1, environment: environment)
    node.producer = ToolbarProducer()
  }
}

/// Puts the second child into the bars.
private struct ToolbarProducer: Producer {
  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let pieces = node.pieces(ofChild: 0, in: collector)
    guard collector.screen != nil else { return pieces }
    // Inside of the bars there are no screens to tell something to.
    let screen = collector.screen
    collector.screen = nil
    let items = collector.lives(ofChild: 1, of: node)
    collector.screen = screen
    collector.screen?.toolbar += items
    return pieces
  }
}
