/// The kinds of containers that are heard or that group what is in them.
public enum Container: Hashable, Codable, Sendable {
  /// A semantic group: read as a block, its name spoken on entry (rule C1).
  case group
  /// A list that tells its start and end (rule C2).
  case list
  /// A landmark that tells its start and end (rule C2).
  case landmark
  /// A data table with so many header rows and columns (rules C4 and C5).
  case table(headerRows: Int, headerColumns: Int)
  /// A tab bar: every leaf below is a tab (rule R2a).
  case tabBar
  /// A segmented control: every leaf below has a position (rule R3).
  case segmented

  /// The name that documents write.
  public var name: String {
    switch self {
    case .group: "group"
    case .list: "list"
    case .landmark: "landmark"
    case .table: "table"
    case .tabBar: "tabBar"
    case .segmented: "segmented"
    }
  }
}

/// What becomes of the children of an accessibility element.
public enum ChildBehavior: String, Hashable, Codable, Sendable, CaseIterable {
  /// They stay stops of their own, in a group (rule C11).
  case contain
  /// They become one stop (rules C9, M2–M8).
  case combine
  /// They are gone (rules C11, M1, M9).
  case ignore
}

/// Where a cell stands in its table, counted from 0.
public struct TableCell: Hashable, Codable, Sendable {
  /// The row; nil if it is not known, and then nothing is said of it (rule C4).
  public var row: Int?
  /// The column; nil if it is not known.
  public var column: Int?
  /// How many rows it covers.
  public var rowSpan: Int
  /// How many columns it covers.
  public var columnSpan: Int

  /// Creates a place in a table.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}

/// Where an item stands in a bar.
public enum Placement: String, Hashable, Codable, Sendable, CaseIterable {
  /// After the back button, before the title.
  case leading
  /// After the title.
  case trailing
  /// In the place of the title.
  case principal
  /// In the bar at the bottom.
  case bottom
}
