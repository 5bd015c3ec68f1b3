import EarshotSemantics

extension View {
  /// Offers words while one searches: they stand in the place of the content, and choosing one
  /// puts its words into the field.
  ///
  /// Stands outside of the `searchable` it is about.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { _Suggested(content: self, suggestions: suggestions(), isScope: false) }

  /// Can be searched, with words that are offered, in the way before iOS 16.
  @available(*, deprecated, message: "use searchable and searchSuggestions")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Can be searched, with words that are offered, in the way before iOS 16.
  @available(*, deprecated, message: "use searchable and searchSuggestions")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Can be searched, with words that are offered, in the way before iOS 16.
  @available(*, deprecated, message: "use searchable and searchSuggestions")
  @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Offers words nowhere or in some places; there is one place here.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Stands for words that are put into the field when it is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modified(ElementEdit { live, _, _ in live.completion = completion })
  }

  /// Lets one choose where to search, above the content, while one searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
    return _Suggested(content: self, suggestions: picker, isScope: true)
  }

  /// Lets one choose where to search, above the content, while one searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Has the keyboard in its search field while a condition is true.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    focused(binding)
  }

  /// Has the keyboard in its search field while the state is this value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { focused(binding, equals: value) }
}

/// Where words are offered.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Self(rawValue: 1)
    /// The content.
    public static let content = Self(rawValue: 2)
  }
}

/// When one can choose where to search.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = Self(name: "automatic")
  /// Once there are words.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// Once one searches.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// A view that is searched, with what stands there while it is.
struct _Suggested<Content: View, Suggestions: View> {
  let content: Content
  let suggestions: Suggestions
  /// Whether it stands above the content rather than in its place.
  let isScope: Bool
}

extension _Suggested: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    node.place(view.suggestions, at: 1)
    node.producer = SuggestedProducer(isScope: view.isScope)
  }
}

private struct SuggestedProducer: Producer {
  let isScope: Bool

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let content = node.pieces(ofChild: 0, in: collector)
    guard let search = collector.screen?.search else { return content }
    if isScope {
      guard search.isEdited || !search.text.isEmpty else { return content }
      return node.pieces(ofChild: 1, in: collector) + content
    }
    guard search.isEdited else { return content }
    let offered = collector.lives(ofChild: 1, of: node)
    guard !offered.isEmpty else { return content }
    return offered.map { live in
      var live = live
      if let words = live.completion {
        live.element.traits.insert(.button)
        live.element.respond(to: .activate, [collector.effect { search.complete(words) }])
      }
      return .live(live)
    }
  }
}
