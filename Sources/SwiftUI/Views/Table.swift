import EarshotSemantics

/// Rows of several columns: where there is little room only the first is shown, else the cells of
/// a row are separate stops, and the headers are not spoken with them (L10).
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: [TableRow<Value>]
  let columns: [_TableCell<Value>]
  let selection: ListSelection?

  init(_ rows: [TableRow<Value>], _ columns: [_TableCell<Value>], _ selection: ListSelection?) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

extension Table where Rows == [TableRow<Value>], Columns == [_TableCell<Value>] {
  /// Shows a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>]
  ) where Data.Element == Value {
    self.init(data.map { TableRow($0) }, columns(), nil)
  }

  /// Shows a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>]
  ) where Data.Element == Value {
    self.init(data.map { TableRow($0) }, columns(), ListSelection(selection))
  }

  /// Shows a row for each element, of which several can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>]
  ) where Data.Element == Value {
    self.init(data.map { TableRow($0) }, columns(), ListSelection(selection))
  }

  /// Shows a row for each element, in an order the user can change.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data.map { TableRow($0) }, columns(), nil)
  }

  /// Shows rows that are written one after another, in an order the user can change.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(selection)) }

  /// Shows rows that are written one after another.
  public init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) { self.init(rows(), columns(), nil) }

  /// Shows rows that are written one after another, in an order the user can change.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Sort.Compared == Value { self.init(rows(), columns(), nil) }

  /// Shows rows that are written one after another, of which several can be chosen.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [_TableCell<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) { self.init(rows(), columns(), ListSelection(selection)) }
}

/// A column: how each element is shown in it.
public struct _TableCell<Value> {
  let title: Text
  let make: (Value) -> AnyView
}

/// A column of a table.
public struct TableColumn<Value, Sort, Content, Label> {
  let cell: _TableCell<Value>
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
  /// Creates a column of views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    cell = _TableCell(title: Text(titleKey)) { AnyView(content($0)) }
  }

  /// Creates a column of views.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (Value) -> Content
  ) { cell = _TableCell(title: Text(title)) { AnyView(content($0)) } }
}

extension TableColumn where Sort == KeyPathComparator<Value>, Content: View, Label == Text {
  /// Creates a column of views that rows can be put in order by.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { cell = _TableCell(title: Text(titleKey)) { AnyView(content($0)) } }

  /// Creates a column of views that rows can be put in order by.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, comparator: C,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where C.Compared == V { cell = _TableCell(title: Text(titleKey)) { AnyView(content($0)) } }
}

extension TableColumn where Sort == KeyPathComparator<Value>, Content == Text, Label == Text {
  /// Creates a column of words.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    cell = _TableCell(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
  }

  /// Creates a column of words.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, value: KeyPath<Value, String>
  ) { cell = _TableCell(title: Text(title)) { AnyView(Text($0[keyPath: value])) } }
}

extension TableColumn {
  /// Has a width; nothing is heard of it.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Has a width; nothing is heard of it.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Creates a row of an element.
  public init(_ value: Value) { self.value = value }
}

/// Makes columns of those written one after another.
@resultBuilder public enum TableColumnBuilder<Value> {
  /// A column.
  public static func buildExpression<Sort, Content, Label>(
    _ column: TableColumn<Value, Sort, Content, Label>
  ) -> [_TableCell<Value>] { [column.cell] }
  /// Columns one after another.
  public static func buildBlock(_ columns: [_TableCell<Value>]...) -> [_TableCell<Value>] {
    columns.flatMap(\.self)
  }
  /// Columns under a condition.
  public static func buildOptional(_ columns: [_TableCell<Value>]?) -> [_TableCell<Value>] {
    columns ?? []
  }
  /// The first of two.
  public static func buildEither(first columns: [_TableCell<Value>]) -> [_TableCell<Value>] {
    columns
  }
  /// The second of two.
  public static func buildEither(second columns: [_TableCell<Value>]) -> [_TableCell<Value>] {
    columns
  }
}

/// Makes rows of those written one after another.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// A row.
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  /// A row for each element.
  public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [TableRow<Value>] { rows.data.map(rows.content) }
  /// Rows one after another.
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] {
    rows.flatMap(\.self)
  }
  /// Rows under a condition.
  public static func buildOptional(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  /// The first of two.
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  /// The second of two.
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
}

extension ForEach {
  /// Makes a row of a table for each element.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> [TableRow<V>]
  ) where Data.Element == V, ID == V.ID, Content == TableRow<V> {
    self.data = data
    self.content = { content($0).first ?? TableRow($0) }
    identify = { $0.id }
  }
}

extension Table: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the headers, where there is room for them, and the rows.
  public static func _resolve(_ view: Self, in node: _Node) {
    let isNarrow = node.environment.horizontalSizeClass == .compact
    let columns = isNarrow ? Array(view.columns.prefix(1)) : view.columns
    node.setChildCount(2)
    if isNarrow {
      node.clear(0)
    } else {
      let headers = ForEach(Array(columns.enumerated()), id: \.offset) { $1.title }
      node.place(headers, at: 0)
    }
    let rows = ForEach(view.rows, id: \.value.id) { row in
      ForEach(Array(columns.enumerated()), id: \.offset) { $1.make(row.value) }
        .tag(row.value.id)
    }
    node.place(List(content: rows, selection: view.selection) as List<Value.ID, _>, at: 1)
  }
}
