/// A view for each element of a collection: every one is heard, and keeps its state by its id.
///
/// In a list its rows are made when somebody looks at them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// What is shown.
  public var data: Data
  /// The view of one element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  var edits = RowEditing()
}

extension ForEach where Content: View {
  /// Shows elements that have ids of their own.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// Shows elements, each with a part of it as its id.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Shows a number of views that never changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identify = { $0 }
  }

  /// Shows bindings to elements that have ids of their own.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0].id) }
    self.content = { content(data[$0.0]) }
    identify = { $0.1 }
  }

  /// Shows bindings to elements, each with a part of it as its id.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identify = { $0.1 }
  }
}

extension ForEach: View where Content: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Brings the rows up to date.
  public static func _resolve(_ view: Self, in node: _Node) {
    let rows = node.rows as? KeyedRows<Data, ID, Content> ?? KeyedRows(node)
    node.rows = rows
    rows.update(view)
  }
}

/// The rows of one `ForEach`, by their ids.
@MainActor
final class KeyedRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RowStore
{
  private unowned let node: _Node
  private var view: ForEach<Data, ID, Content>?
  /// The rows by their places; nil where none was made.
  private var rows: [_Node?] = []
  /// The rows that were made, by their ids; several rows of one id in the order of their places.
  private var byID: [ID: [_Node]] = [:]
  private(set) var isLazy = false

  init(_ node: _Node) { self.node = node }

  var count: Int { rows.count }

  var liveRows: [_Node] {
    isLazy
      ? byID.values.flatMap(\.self).sorted { $0.rowIndex < $1.rowIndex } : rows.compactMap(\.self)
  }

  func row(at index: Int) -> _Node? {
    guard rows.indices.contains(index), let view else { return nil }
    if let row = rows[index] { return row }
    return make(index, view.data[view.data.index(view.data.startIndex, offsetBy: index)], view)
  }

  private func make(
    _ index: Int, _ element: Data.Element, _ view: ForEach<Data, ID, Content>
  ) -> _Node {
    let row = node.makeApart(rowView(view, element), environment: rowEnvironment)
    row.rowIndex = index
    rows[index] = row
    let id = view.identify(element)
    var same = byID[id] ?? []
    if !same.isEmpty { node.graph.report(.duplicateIDs(id: "\(id)")) }
    same.insert(row, at: same.firstIndex { $0.rowIndex > index } ?? same.endIndex)
    byID[id] = same
    return row
  }

  /// Takes new elements: a row stays as long as its id does.
  func update(_ new: ForEach<Data, ID, Content>) {
    view = new
    isLazy = node.environment.makesRowsLazily
    let (placed, gone) = RowMatching(new.data, new.identify).match(byID)
    for (_, row) in gone.sorted(by: { $0.row.rowIndex < $1.row.rowIndex }) { row.unmount() }
    for (id, row) in gone {
      byID[id]?.removeAll { $0 === row }
      if byID[id]?.isEmpty == true { byID[id] = nil }
    }
    var kept = [_Node?](repeating: nil, count: new.data.count)
    for (row, index) in placed {
      kept[index] = row
      row.rowIndex = index
    }
    rows = kept
    let environment = rowEnvironment
    for (row, index) in placed where isLazy {
      let element = new.data[new.data.index(new.data.startIndex, offsetBy: index)]
      resolve(row, element, new, environment)
    }
    guard !isLazy else { return }
    for (index, element) in new.data.enumerated() {
      if let row = rows[index] {
        resolve(row, element, new, environment)
      } else {
        _ = make(index, element, new)
      }
    }
  }

  private func resolve(
    _ row: _Node, _ element: Data.Element, _ view: ForEach<Data, ID, Content>,
    _ environment: EnvironmentValues
  ) {
    row.environment = environment
    row.resolve(rowView(view, element))
    row.region?.isValid = false
  }

  private func rowView(
    _ view: ForEach<Data, ID, Content>, _ element: Data.Element
  ) -> _Row<Content> {
    _Row(tag: view.identify(element), edits: view.edits) { view.content(element) }
  }

  private var rowEnvironment: EnvironmentValues {
    var environment = node.environment
    environment.hidesDestinations = true
    return environment
  }
}

/// One row, which is evaluated on its own: what it reads changes it alone.
struct _Row<Content: View> {
  let tag: AnyHashable
  let edits: RowEditing
  let make: () -> Content

  init(tag: AnyHashable, edits: RowEditing, make: @escaping () -> Content) {
    self.tag = tag
    self.edits = edits
    self.make = make
  }
}

extension _Row: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(node.tracked(view.make), at: 0)
    node.producer = RowProducer(tag: view.tag, edits: view.edits)
  }
}

/// Gives the elements of a row or of a tagged view what they stand for, unless they know.
struct TagProducer: Producer {
  let tag: AnyHashable

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let target = RotorTarget(id: tag, namespace: nil)
    return node.contentPieces(in: collector).map { piece in
      guard case .live(var live) = piece else { return piece }
      // A rotor leads to the first element of what has the id.
      if collector.rotorTargets[target] == nil { collector.rotorTargets[target] = live.number }
      if live.tag == nil { live.tag = tag }
      return .live(live)
    }
  }
}
