import EarshotSemantics

extension View {
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
        isEdited: graph.edited === node,
        complete: { words in
          text.wrappedValue = words
          graph.edit(nil)
          submit.forEach { $0() }
        })
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
