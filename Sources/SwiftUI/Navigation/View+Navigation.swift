import EarshotSemantics

extension View {
  /// Shows these views for the values of a type on the path of the stack around (V4).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let destination = Unchecked(destination)
    let data = Unchecked(data)
    return modified(
      NodeAction { node in
        let data = data.value
        let environment = node.environment
        guard let stack = environment.stack else {
          return node.graph.report(.destinationOutsideStack(type: "\(data)"))
        }
        guard !environment.hidesDestinations else {
          return node.graph.report(.lazyDestination(type: "\(data)"))
        }
        stack.register(
          data,
          StackState.Destination(node: node, level: environment.stackLevel) { value in
            (value.base as? D).map { AnyView(destination.value($0)) }
          })
      })
  }

  /// Shows these views on the stack while a condition is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modified(PushedViews(isShown: isPresented, content: AnyView(destination())))
  }

  /// Shows these views on the stack while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isShown = Binding<Bool>(
      unchecked: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    let views = item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    return modified(PushedViews(isShown: isShown, content: views))
  }

  /// Says what the screen is called (L16, W2).
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modified(
      NodeAction { node in
        node.producer = TitleProducer(title: title.wording(in: node.environment))
      })
  }

  /// Says what the screen is called (L16, W2).
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the screen is called (L16, W2).
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { navigationTitle(Text(title)) }

  /// Says what the screen is called, in words that can be changed.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Says what the screen is called, by its old name.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Says what the screen is called, by its old name.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the screen is called, by its old name.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { navigationTitle(Text(title)) }

  /// Says what the screen is called and how that is shown, by its old name.
  @available(*, deprecated, message: "use navigationTitle and navigationBarTitleDisplayMode")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

  /// Says what the screen is called and how that is shown, by its old name.
  @available(*, deprecated, message: "use navigationTitle and navigationBarTitleDisplayMode")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says what the screen is called and how that is shown, by its old name.
  @available(*, deprecated, message: "use navigationTitle and navigationBarTitleDisplayMode")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }

  /// Shows the title in the bar or below.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified(
      ScreenFact { parts, _ in
        if parts.titleDisplay == nil { parts.titleDisplay = displayMode.display }
      })
  }

  /// Shows the title in the bar or below.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modified(
      ScreenFact { parts, _ in
        if parts.titleDisplay == nil { parts.titleDisplay = mode.display }
      })
  }

  /// Takes the way back out of the bar.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modified(ScreenFact { parts, _ in if hidesBackButton { parts.hidesBackButton = true } })
  }

  /// Takes the bar away, with title and way back.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified(ScreenFact { parts, _ in if parts.showsBar == nil { parts.showsBar = !hidden } })
  }

  /// Says how the screen comes in (V12).
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let transition = asked(for: style)
    return modified(
      ScreenFact { parts, _ in if parts.transition == nil { parts.transition = transition } })
  }
}

private func asked(for style: some NavigationTransition) -> Transition? {
  switch style {
  case is AutomaticNavigationTransition: nil
  case is ZoomNavigationTransition: Transition(kind: .zoom)
  case is CrossFadeNavigationTransition: Transition(kind: .fade)
  default: Transition(kind: .custom)
  }
}

/// How a screen comes in.
public protocol NavigationTransition {}

/// As the system does.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// Grows out of something.
public struct ZoomNavigationTransition: NavigationTransition {
  init() {}
}

/// Fades in.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system does.
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Grows out of what has the id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Fades in.
  public static var crossFade: Self { Self() }
}

/// What stands in a bar.
public enum NavigationBarItem {
  /// Where the title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large

    var display: TitleDisplay {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// Where the title stands.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let display: TitleDisplay
  /// As on the screen before.
  public static let automatic = Self(display: .automatic)
  /// In the bar.
  public static let inline = Self(display: .inline)
  /// Below the bar.
  public static let large = Self(display: .large)
  /// In the bar, at its start.
  public static let inlineLarge = Self(display: .inline)
}

/// Tells the screen its title: of several the innermost first one counts.
struct TitleProducer: Producer {
  let title: Wording

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let pieces = node.contentPieces(in: collector)
    if collector.screen?.title == nil { collector.screen?.title = title }
    return pieces
  }
}
