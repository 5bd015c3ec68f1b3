/// What an element's surroundings add to its words.
///
/// Inherited downwards; of several the outermost counts (rule C7).
public enum ReadingContext: Hashable, Codable, Sendable {
  /// An item of a system tab bar: "Tab, 1 of 3".
  case tabBarItem(index: Int, count: Int)
  /// A leaf below a view with the tab bar trait: "Tab, 1 of 3".
  case tab(index: Int, count: Int)
  /// A segment of a segmented control: "1 of 3".
  case series(index: Int, count: Int)
  /// The first of a list: "List Start".
  case listStart
  /// The last of a list: "List End".
  case listEnd
  /// The first of a landmark: "Landmark".
  case landmarkStart
  /// The last of a landmark: "End".
  case landmarkEnd
  /// A cell of a data table.
  case dataTableCell(CellContext)
}

/// What is heard of a cell besides its own words (rules C4 and C5).
public struct CellContext: Hashable, Codable, Sendable {
  /// Where it stands and how far it reaches.
  public var cell: TableCell
  /// Whether no cell stands before it in its row: then the row is named too.
  public var isFirstInRow: Bool
  /// The headers that are read before it: row headers, then column headers.
  public var headers: [Header]

  /// Creates the surroundings of a cell.
  public init(cell: TableCell, isFirstInRow: Bool, headers: [Header] = []) {
    self.cell = cell
    self.isFirstInRow = isFirstInRow
    self.headers = headers
  }

  /// The words of a header cell.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header cell.
    public var label: Wording?
    /// The value of the header cell.
    public var value: Wording?

    /// Creates a header.
    public init(label: Wording?, value: Wording?) {
      self.label = label
      self.value = value
    }
  }
}
