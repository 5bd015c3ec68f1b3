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

  /// Offers actions beside a row: they are actions of every element of the row, before its own
  /// (L7).
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _Beside(content: self, beside: content()) { pieces, collector, node in
      let actions = collector.actions(collector.lives(ofChild: 1, of: node))
      return pieces.editingTargets { $0.element.actions = actions + $0.element.actions }
    }
  }

  /// Loads anew when it is pulled: nothing is heard of it until then.
  nonisolated public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { _Environed(content: self) { $0.refresh = RefreshAction(action: action) } }

  /// Can be searched: a field above the content (E9).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modified(SearchChange(text: text, prompt: prompt, isPresented: nil)) }

  /// Can be searched: a field above the content (E9).
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modified(SearchChange(text: text, prompt: Text(prompt), isPresented: nil)) }

  /// Can be searched: a field above the content (E9).
  @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modified(SearchChange(text: text, prompt: Text(prompt), isPresented: nil)) }

  /// Can be searched, in a way code can begin and end.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modified(SearchChange(text: text, prompt: prompt, isPresented: isPresented)) }

  /// Can be searched, in a way code can begin and end.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modified(SearchChange(text: text, prompt: Text(prompt), isPresented: isPresented))
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// Where the system puts it.
  public static let automatic = Self(name: "automatic")
  /// In the bar.
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  /// In the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the first column.
  public static let sidebar = Self(name: "sidebar")

  /// In the bar, always or not.
  public static func navigationBarDrawer(displayMode: DisplayMode) -> Self { navigationBarDrawer }

  /// When a search field is shown.
  public enum DisplayMode: Hashable, Sendable {
    /// When one pulls.
    case automatic
    /// Always.
    case always
  }
}

/// Gives the screen a search field.
private struct SearchChange: NodeChange {
  let text: Binding<String>
  let prompt: Text?
  let isPresented: Binding<Bool>?

  func environment(of node: _Node) -> EnvironmentValues {
    var environment = node.environment
    let isEdited = node.graph.edited === node
    let graph = node.graph
    let text = text
    let isPresented = isPresented
    environment.isSearching = node.tracked { !text.wrappedValue.isEmpty } || isEdited
    environment.dismissSearch = DismissSearchAction {
      if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
      if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
      graph.edit(nil)
    }
    return environment
  }

  func resolved(_ node: _Node) {
    node.isField = true
    let prompt = prompt?.wording(in: node.environment)
    let text = text
    let isPresented = isPresented
    let submit = node.environment.submitActions
    node.producer = SearchProducer { [unowned node] collector in
      let graph = collector.graph
      let typing = collector.textEffect { [weak node] typed in
        graph.edit(node)
        if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
        let lines = typed.split(separator: "\n", omittingEmptySubsequences: false)
        text.wrappedValue += lines.joined()
        if lines.count > 1 { submit.forEach { $0() } }
      }
      let activate = collector.effect { [weak node] in
        if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
        if let node {
          graph.edit(node)
          graph.setDirty(node)
        }
      }
      return ScreenParts.SearchPart(
        node: node, prompt: prompt, text: text.wrappedValue,
        responses: [Response(Collector.typing, [typing]), Response(.activate, [activate])],
        isEdited: graph.edited === node)
    }
  }
}

struct SearchProducer: Producer {
  let part: @MainActor (Collector) -> ScreenParts.SearchPart

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let pieces = node.contentPieces(in: collector)
    if collector.screen != nil, collector.screen?.search == nil {
      collector.screen?.search = part(collector)
    }
    return pieces
  }
}
