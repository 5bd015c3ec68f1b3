import EarshotSemantics

/// A button that opens a list of actions (B21, B22).
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primary: (@MainActor () -> Void)?

  /// Creates a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primary = nil
  }

  /// Creates a menu whose button does something by itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    primary = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(title) } }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Menu: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Makes one button of the label; what is in it comes up when it is activated.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.label, at: 0)
    let menu = node.storage as? MenuState ?? MenuState()
    node.storage = menu
    if menu.isOpen { menu.show(AnyView(view.content), from: node) } else { menu.hide(from: node) }
    let primary = view.primary
    node.producer = ElementProducer { node, collector in
      var element = Element.menu(collector.label(ofChild: 0, of: node))
      collector.makeControl(&element, of: node, .activate) { [weak node] in
        if let primary { primary() } else { menu.open(node) }
      }
      return [Live(element, of: node)]
    }
  }
}

extension View {
  /// Offers actions by a long press: they are there to the reader as actions of the element (B23).
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    accessibilityActions(menuItems)
  }

  /// Offers actions by a long press, with a picture of what they are for.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { accessibilityActions(menuItems) }

  /// Offers actions for what is chosen in a list: they are there for the element itself.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { accessibilityActions { menu([]) } }

  /// Offers actions beside a row: they are actions of every element of the row, before its own
  /// (L7).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _Beside(content: self, beside: content()) { pieces, collector, node in
      let actions = collector.actions(collector.lives(ofChild: 1, of: node))
      return pieces.editingTargets { live in
        // Who says what a swipe does needs no deletion made up by the list.
        live.rowLocks.insert(.delete)
        live.element.actions = actions + live.element.actions
      }
    }
  }

  /// Loads anew when it is pulled: nothing is heard of it until then.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { _Environed(content: self) { $0.refresh = RefreshAction(action: action) } }
}
