import EarshotReader
import EarshotSemantics

/// Screens of which one is shown, with a tab for each (V7, L14).
public struct TabView<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Binding<SelectionValue>?

  /// Creates tabs whose choice the app keeps.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places all tabs, of which the chosen one is heard.
  public static func _resolve(_ view: Self, in node: _Node) {
    let own = node.storage as? TabChoice ?? TabChoice(node)
    node.storage = own
    var environment = node.environment
    environment.makesRowsLazily = false
    environment.listSelection = nil
    environment.split = nil
    environment.linksReplace = false
    let binding = view.selection
    own.isChosen = { tag, index in
      guard let binding else { return own.index == index }
      guard let tag else { return AnyHashable(binding.wrappedValue) == AnyHashable(index) }
      return tag == AnyHashable(binding.wrappedValue)
        || tag.base as? SelectionValue == binding.wrappedValue
    }
    node.graph.screensMayDiffer()
    own.take(binding.map { AnyHashable($0.wrappedValue) } ?? AnyHashable(own.index))
    node.setChildCount(1)
    node.place(view.content, at: 0, environment: environment)
    node.producer = TabProducer(
      choice: own,
      choose: { [weak node] tag, index in
        if let binding {
          if let value = (tag ?? AnyHashable(index)).base as? SelectionValue {
            binding.wrappedValue = value
          }
        } else {
          own.index = index
        }
        if let node { node.graph.setDirty(node) }
      })
  }
}

/// Which tab is chosen, and since when.
@MainActor final class TabChoice {
  /// The chosen tab, where the app keeps none.
  var index = 0
  /// Whether a tab is chosen, by its tag or its place.
  var isChosen: (AnyHashable?, Int) -> Bool = { _, _ in false }
  private unowned let node: _Node
  private var value: AnyHashable?
  /// When another tab was chosen last, in ms on the clock; nil if none was.
  private var moment: Int?

  init(_ node: _Node) { self.node = node }

  /// Takes what is chosen now.
  func take(_ new: AnyHashable) {
    if let value, value != new { moment = node.graph.clock.now }
    value = new
  }

  /// The tabs that stand in their places, with their nodes.
  var tabs: [(node: _Node, info: TabInfo)] {
    var tabs: [(node: _Node, info: TabInfo)] = []
    node.visit { candidate in
      guard let info = candidate.tab else { return true }
      // Of several marks around each other the outermost is the tab.
      tabs.append((candidate, info))
      return false
    }
    return tabs
  }

  /// Whether a tab is the one that is shown.
  func isShown(_ tab: _Node) -> Bool {
    let tabs = tabs
    let chosen = tabs.indices.first { isChosen(tabs[$0].info.tag(), $0) } ?? 0
    return tabs.indices.contains(chosen) && tabs[chosen].node === tab
  }

  /// Whether a tab is chosen, and long enough for every system to know.
  func isOnScreen(_ tab: _Node, at now: Int) -> Bool {
    let tabs = tabs
    guard let index = tabs.firstIndex(where: { $0.node === tab }),
      isChosen(tabs[index].info.tag(), index)
    else { return false }
    return moment.map { now - $0 >= SystemFault.tabDelay } ?? true
  }
}

/// What is heard of tabs: the chosen screen, and the tabs below it.
private struct TabProducer: Producer {
  let choice: TabChoice
  let choose: @MainActor (AnyHashable?, Int) -> Void

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let tabs = choice.tabs
    guard !tabs.isEmpty else { return node.contentPieces(in: collector) }
    let chosen = tabs.indices.first { choice.isChosen(tabs[$0].info.tag(), $0) } ?? 0
    if collector.screen != nil, collector.screen?.tabs.isEmpty == true {
      collector.screen?.tabs = parts(tabs, chosen, collector)
    }
    return tabs[chosen].node.pieces(in: collector)
  }

  @MainActor private func parts(
    _ tabs: [(node: _Node, info: TabInfo)], _ chosen: Int, _ collector: Collector
  ) -> [ScreenParts.TabPart] {
    var parts: [ScreenParts.TabPart] = []
    for (index, tab) in tabs.enumerated() {
      let words = tab.info.label(collector)
      let item = TabItem(
        name: "\(index)", label: words, value: tab.node.tabBadge, screens: [])
      let choose = Unchecked(choose)
      let tag = Unchecked(tab.info.tag())
      parts.append(
        ScreenParts.TabPart(
          live: Live(Element(), of: tab.node, part: 1), item: item, isSelected: index == chosen,
          select: { choose.value(tag.value, index) }))
    }
    return parts
  }
}

/// What a view is as a tab.
struct TabInfo {
  var tag: @MainActor () -> AnyHashable?
  /// The words of the tab.
  var label: @MainActor (Collector) -> Wording?
}

/// One tab.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a tab that stands for a value.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Tab {
  /// Creates a tab of views that stands for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content and the label of the tab.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    node.place(view.label, at: 1)
    let tag = view.value.map { AnyHashable($0) }
    node.tab = TabInfo(
      tag: { tag },
      label: { [unowned node] collector in
        Element.button(collector.label(ofChild: 1, of: node)).label
      })
    node.producer = TabContentProducer()
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a picture that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(titleKey, image: image)
  }

  /// Creates a tab with a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, image: image)
  }

  /// Creates a tab.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }

  /// Creates a tab for searching that stands for a value, with the system's words.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.value = value
    self.content = content()
    label = SwiftUI.Label(system: .search, systemImage: "magnifyingglass")
  }

  /// Creates a tab for searching, with the system's words.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    value = nil
    self.content = content()
    label = SwiftUI.Label(system: .search, systemImage: "magnifyingglass")
  }
}

extension Tab {
  /// Creates a tab of views.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }
}

/// Tabs that belong together: where there is little room they are tabs as any others.
public struct TabSection<Header, Content: View, Footer> {
  let content: Content

  /// Groups tabs under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text, Footer == EmptyView { self.content = content() }

  /// Groups tabs under a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Header == Text, Footer == EmptyView { self.content = content() }

  /// Groups tabs under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView { self.content = content() }

  /// Groups tabs.
  public init(@ViewBuilder content: () -> Content)
  where Header == EmptyView, Footer == EmptyView { self.content = content() }
}

extension TabSection: View {
  /// The tabs.
  public var body: some View { content }
}

/// Where tabs are shown.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// Always in the bar.
  public static let pinned = Self(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

extension Tab {
  /// Says where the tab is shown; there is one place.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// Says how the user may change the tab; nobody does.
  public func customizationID(_ id: String) -> Self { self }
}

extension TabSection {
  /// Says where the tabs are shown; there is one place.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// Says how the user may change the tabs; nobody does.
  public func customizationID(_ id: String) -> Self { self }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}

/// Passes the content of a tab on without its label.
private struct TabContentProducer: Producer {
  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    node.pieces(ofChild: 0, in: collector)
  }
}

extension View {
  /// Is a tab with a label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    _TabItem(content: self, label: label())
  }
}

/// A view with the label of its tab.
struct _TabItem<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension _TabItem: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    node.place(view.label, at: 1)
    node.producer = TabContentProducer()
    node.tab = TabInfo(
      tag: { [unowned node] in node.tagFromAround ?? node.tagFromInside },
      label: { [unowned node] collector in
        Element.button(collector.label(ofChild: 1, of: node)).label
      })
  }
}

extension _Node {
  /// The tag of the nearest `.tag` around, within the same tab.
  fileprivate var tagFromAround: AnyHashable? {
    var node = parent
    while let current = node {
      if let tag = current.tagValue { return tag }
      guard current.children.count == 1 else { return nil }
      node = current.parent
    }
    return nil
  }

  /// The tag that was given before the view became a tab.
  fileprivate var tagFromInside: AnyHashable? {
    var node = children.first ?? nil
    while let current = node {
      if let tag = current.tagValue { return tag }
      guard current.children.count == 1 else { return nil }
      node = current.children[0]
    }
    return nil
  }
}
