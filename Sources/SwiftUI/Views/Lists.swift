import EarshotSemantics

/// Rows one below the other: separate stops (L2), made when somebody looks at them.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }
}

/// What a list lets one choose, whatever its type.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  /// Chooses a value; false if it is of another type than what is chosen.
  let choose: (AnyHashable) -> Bool
  /// The one value that is chosen, nil if it is none or if it can be several.
  let chosen: () -> AnyHashable?
  /// Chooses nothing.
  let clear: () -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    contains = { binding.wrappedValue.map { AnyHashable($0) } == $0 }
    choose = { choice in
      guard let value = choice.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
    chosen = { binding.wrappedValue.map { AnyHashable($0) } }
    clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
  }

  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    contains = { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false }
    chosen = { nil }
    clear = {}
    choose = { choice in
      guard let value = choice.base as? Value else { return false }
      var chosen = binding.wrappedValue
      if chosen.remove(value) == nil { chosen.insert(value) }
      binding.wrappedValue = chosen
      return true
    }
  }
}

extension List where SelectionValue == Never {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Shows a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Shows a row for each element, with a part of it as its id.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Shows a number of rows that never changes.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Shows a row for a binding to each element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(content: ForEach(data, content: rowContent), selection: nil) }
}

extension List {
  /// Shows rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Shows rows of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Shows a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Shows a row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Shows a row for each element, with a part of it as its id, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}

extension List: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the rows.
  public static func _resolve(_ view: Self, in node: _Node) {
    var environment = node.environment
    environment.makesRowsLazily = true
    environment.hidesDestinations = true
    environment.isInList = true
    environment.listSelection = view.selection
    node.setChildCount(1)
    node.place(view.content, at: 0, environment: environment)
    guard let selection = view.selection else { return node.producer = nil }
    let split = node.environment.split
    split?.note(
      selection.chosen(), in: node.environment.splitColumn, clear: selection.clear)
    let graph = node.graph
    node.producer = EditProducer { pieces, collector in
      pieces.editingTargets { live in
        guard let tag = live.tag, tag != HeaderTag.only else { return }
        if selection.contains(tag) { live.element.traits.insert(.selected) }
        // In a column a link chooses; the column behind shows what is chosen.
        if !live.element.responds(to: .activate) || live.isValueLink && split != nil {
          let effect = collector.effect {
            if !selection.choose(tag) {
              graph.fail(.wrongSelection(type: "\(type(of: tag.base))"))
            }
          }
          live.element.respond(to: .activate, [effect])
        }
      }
    }
  }
}

/// Rows of controls: nothing is heard of it (L1).
public struct Form<Content: View> {
  let content: Content

  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the rows.
  public static func _resolve(_ view: Self, in node: _Node) {
    var environment = node.environment
    environment.makesRowsLazily = true
    environment.hidesDestinations = true
    environment.isInList = true
    node.setChildCount(1)
    node.place(view.content, at: 0, environment: environment)
  }
}

/// Rows under a header, which is a heading (L5), and above a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Shows rows between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Shows rows between a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Shows rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Shows rows above a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Shows rows under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Shows rows under a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Shows rows under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
  }

  /// Shows rows under a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), footer: EmptyView(), content: content) }

  /// Shows rows under a title that can be opened and closed.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }

  /// Shows rows under a title that can be opened and closed.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }

  /// Shows rows under a title.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), footer: EmptyView(), content: content) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Shows rows under a header that can be opened and closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), content: content)
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places header, rows and footer.
  public static func _resolve(_ view: Self, in node: _Node) {
    var plain = node.environment
    plain.makesRowsLazily = false
    node.setChildCount(3)
    node.place(view.header, at: 0, environment: plain)
    let isExpanded = view.isExpanded
    let isClosed = node.tracked { isExpanded?.wrappedValue == false }
    if isClosed { node.clear(1) } else { node.place(view.content, at: 1) }
    node.place(view.footer, at: 2, environment: plain)
    node.producer = SectionProducer(isExpanded: isExpanded)
  }
}

/// What the header of a section stands for: nothing that can be chosen, whatever row it is in.
private struct HeaderTag: Hashable {
  static var only: AnyHashable { AnyHashable(HeaderTag()) }
}

/// Makes headings of a section's header.
private struct SectionProducer: Producer {
  /// Whether it is open, for a section that can be closed: its header is the button.
  let isExpanded: Binding<Bool>?

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let header = collector.lives(ofChild: 0, of: node).map { live in
      var live = live
      // It stands among the rows and is none of them.
      live.tag = HeaderTag.only
      if let part = Element.sectionHeader([live.element]).first, live.element.part == .stop {
        live.element = part
      }
      if let isExpanded, live.element.part == .stop {
        live.element.traits.insert(.button)
        live.element.expanded = isExpanded.wrappedValue
        collector.makeControl(&live.element, of: node, .activate) {
          isExpanded.wrappedValue.toggle()
        }
      }
      return Piece.live(live)
    }
    return header + node.pieces(ofChild: 1, in: collector)
      + node.pieces(ofChild: 2, in: collector)
  }
}
