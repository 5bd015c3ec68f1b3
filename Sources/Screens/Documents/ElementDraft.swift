import EarshotJSON
import EarshotSemantics

/// An element while its keys are read or written: what several keys make together stands apart.
struct ElementDraft: Sendable {
  var element = Element()
  var selected: Bool?
  var enabled: Bool?
  var row: Int?
  var column: Int?
  var rowSpan: Int?
  var columnSpan: Int?
  var headerRows: PlacedCount?
  var headerColumns: PlacedCount?
  var responses: [WrittenResponse] = []
  var children: [JSONNode] = []
}

/// A number with the place where it was written.
struct PlacedCount: Sendable {
  var count: Int
  var place: JSONPlace
}

extension ElementDraft {
  /// The element with all that its keys said, without its children.
  ///
  /// What the keys say in contradiction to one another is reported.
  consuming func finished(at place: JSONPlace, _ reading: inout Reading) -> Element {
    element.source = SourcePlace(file: reading.file, line: place.line, column: place.column)
    if let selected { element.apply(.selected(selected)) }
    if let enabled { element.apply(.enabled(enabled)) }
    if row != nil || column != nil || rowSpan != nil || columnSpan != nil {
      element.cell = TableCell(
        row: row, column: column, rowSpan: rowSpan ?? 1, columnSpan: columnSpan ?? 1)
    }
    if headerRows != nil || headerColumns != nil { setHeaders(&reading) }
    if !responses.isEmpty { setResponses(&reading) }
    return element
  }

  private mutating func setHeaders(_ reading: inout Reading) {
    guard case .table = element.container else {
      let written = [("headerRows", headerRows), ("headerColumns", headerColumns)]
      for case (let name, let header?) in written {
        reading.report(.statement("'\(name)' goes with container: 'table'"), at: header.place)
      }
      return
    }
    element.container = .table(
      headerRows: headerRows?.count ?? 0, headerColumns: headerColumns?.count ?? 0)
  }

  /// A key that is neither a trigger nor one of the element's actions would never be asked for.
  private mutating func setResponses(_ reading: inout Reading) {
    element.responses = responses.map(\.response)
    let others = responses.filter {
      if case .action = $0.response.trigger { true } else { false }
    }
    guard !others.isEmpty else { return }
    let actions = element.actions.map(\.name.shown)
    let known = Set(actions)
    for written in others where !known.contains(written.response.trigger.name) {
      let name = written.response.trigger.name
      let nearest = nearest(to: name, in: Trigger.named.map(\.name) + actions.prefix(100))
      reading.report(.unknownKey(name, owner: "'on'", nearest: nearest), at: written.place)
    }
  }
}

extension ElementDraft {
  /// The draft that says what an element is, for writing it.
  init(_ element: Element) {
    let nowhere = JSONPlace(line: 0, column: 0)
    self.element = element
    if case .table(let rows, let columns) = element.container {
      headerRows = PlacedCount(count: rows, place: nowhere)
      headerColumns = PlacedCount(count: columns, place: nowhere)
    }
    if let cell = element.cell {
      row = cell.row
      column = cell.column
      rowSpan = cell.rowSpan == 1 ? nil : cell.rowSpan
      columnSpan = cell.columnSpan == 1 ? nil : cell.columnSpan
      // Something has to say that it is a cell.
      if row == nil, column == nil, rowSpan == nil, columnSpan == nil { rowSpan = 1 }
    }
    responses = element.responses.map { WrittenResponse(response: $0, place: nowhere) }
  }
}
