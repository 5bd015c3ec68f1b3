/// The cells of one data table: finds what is read before each (rules C4 and C5).
struct DataTable {
  private let cells: [TableCell?]
  private let words: [CellContext.Header]
  /// By row, the leftmost column in which a cell stands.
  private var leftmost: [Int: Int] = [:]
  /// By row, its headers in the order of their columns.
  private var rowHeaders: [Int: [Int]] = [:]
  /// By column, its headers in the order of their rows.
  private var columnHeaders: [Int: [Int]] = [:]

  /// The most rows or columns a cell is taken to cover, so that a table of endless spans still
  /// comes to an end.
  private static let longestSpan = 100

  /// Creates a table of the cells that are heard; those without a place are not part of it.
  init(
    _ cells: [(place: TableCell?, element: Element)], headerRows: Int, headerColumns: Int
  ) {
    self.cells = cells.map(\.place)
    words = cells.map { CellContext.Header(label: $0.element.label, value: $0.element.value) }
    for (index, cell) in self.cells.enumerated() {
      guard let cell, let row = cell.row, let column = cell.column else { continue }
      for covered in Self.range(row, cell.rowSpan) {
        leftmost[covered] = min(leftmost[covered] ?? column, column)
        if column < headerColumns { rowHeaders[covered, default: []].append(index) }
      }
      guard row < headerRows else { continue }
      for covered in Self.range(column, cell.columnSpan) {
        columnHeaders[covered, default: []].append(index)
      }
    }
    let places = self.cells
    func sort(_ headers: inout [Int: [Int]], by first: (TableCell) -> Int?) {
      for key in headers.keys {
        headers[key]?.sort { left, right in
          (places[left].flatMap(first) ?? 0, left) < (places[right].flatMap(first) ?? 0, right)
        }
      }
    }
    sort(&rowHeaders, by: \.column)
    sort(&columnHeaders, by: \.row)
  }

  /// What is heard of a cell besides its own words; nil for what is no cell.
  func context(of index: Int) -> CellContext? {
    guard let cell = cells[index] else { return nil }
    let isFirst: Bool
    if let row = cell.row, let column = cell.column {
      isFirst = (leftmost[row] ?? column) >= column
    } else {
      isFirst = false
    }
    var headers: [Int] = []
    if isFirst, let row = cell.row { headers += rowHeaders[row] ?? [] }
    if let column = cell.column {
      headers += (columnHeaders[column] ?? []).filter { header in
        !(isFirst && isAbove(header, cell))
      }
    }
    return CellContext(
      cell: cell, isFirstInRow: isFirst,
      headers: headers.filter { $0 != index }.map { words[$0] })
  }

  /// Whether a header ends in the row above a cell, in the cell's own column.
  private func isAbove(_ header: Int, _ cell: TableCell) -> Bool {
    guard let above = cells[header], let row = cell.row, let last = above.row else { return false }
    return Self.range(last, above.rowSpan).upperBound == row
  }

  private static func range(_ first: Int, _ span: Int) -> Range<Int> {
    let length = min(max(span, 1), longestSpan)
    let (end, overflows) = first.addingReportingOverflow(length)
    return first..<(overflows ? first : end)
  }
}
