/// Rows that hold further rows, each of which is opened and closed by its own (V30).
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup {
  /// Shows elements and those inside of them.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Shows elements and those inside of them, each with a part of it as its id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

extension OutlineGroup {
  /// Shows one element and those inside of it.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init([root], children: children, content: content)
  }
}

extension OutlineGroup: View {
  /// A row for each element; one that holds others opens and closes them.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(element: element, group: self)
    }
  }
}

/// One row of an outline.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Leaf>

  var body: some View {
    if let inside = group.children(element) {
      DisclosureGroup {
        // A type that held itself would have no end, so the type ends here.
        AnyView(
          OutlineGroup(
            data: inside, id: group.id, children: group.children, content: group.content))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// Shows elements and those inside of them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }
}

extension List {
  /// Shows elements and those inside of them, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
