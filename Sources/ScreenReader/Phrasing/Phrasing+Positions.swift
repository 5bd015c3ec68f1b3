import EarshotLanguages
import EarshotSemantics

extension Phrasing {
  /// Appends where the stop stands, after everything else (rules S12 and C2).
  func appendPosition(of stop: Stop, after previous: Stop?, to parts: inout [UtterancePart]) {
    guard let context = stop.context else { return }
    let words = phrases.positions
    switch context {
    case .tabBarItem(let index, let count), .tab(let index, let count),
      .series(let index, let count):
      parts.append(said(.position, words.indexOfCount.filled(number(index), number(count))))
    case .listStart: parts.append(said(.position, words.listStart))
    case .listEnd: parts.append(said(.position, words.listEnd))
    case .landmarkStart: parts.append(said(.position, words.landmarkStart))
    case .landmarkEnd: parts.append(said(.position, words.landmarkEnd))
    case .dataTableCell(let context):
      guard profile.tables == .device else { return }
      let before = cell(before: stop, previous)
      appendPlace(
        of: context.cell, row: context.cell.row != before?.cell.row,
        column: context.cell.column != before?.cell.column, to: &parts)
    }
  }

  /// Appends spans, row and column, counted from 1; what is not known is not said (rule C4).
  func appendPlace(
    of cell: TableCell, row tellsRow: Bool, column tellsColumn: Bool,
    to parts: inout [UtterancePart]
  ) {
    let words = phrases.positions
    let row = Self.ordinal(of: cell.row)
    let column = Self.ordinal(of: cell.column)
    if row != nil, cell.rowSpan > 1 {
      parts.append(
        said(.position, words.rowSpan.filled(Quantity(cell.rowSpan), written: number(cell.rowSpan)))
      )
    }
    if column != nil, cell.columnSpan > 1 {
      parts.append(
        said(
          .position,
          words.columnSpan.filled(Quantity(cell.columnSpan), written: number(cell.columnSpan))))
    }
    if let row, tellsRow { parts.append(said(.position, words.row.filled(number(row)))) }
    if let column, tellsColumn {
      parts.append(said(.position, words.column.filled(number(column))))
    }
  }

  /// A number as the listener's language writes it.
  private func number(_ number: Int) -> String { phrases.numbers.written(number) }

  /// The number a person counts, nil for "not found" and its like.
  private static func ordinal(of index: Int?) -> Int? {
    guard let index, index >= 0 else { return nil }
    let (number, overflows) = index.addingReportingOverflow(1)
    return overflows ? nil : number
  }

  /// Appends the headers of a cell: all of them, or on a device the ones that were not headers of
  /// the cell before (rules C5 and C6).
  func appendHeaders(
    of context: CellContext, in stop: Stop, after previous: Stop?,
    to parts: inout [UtterancePart]
  ) {
    guard !context.headers.isEmpty else { return }
    let known = profile.tables == .device ? cell(before: stop, previous)?.headers ?? [] : []
    for header in context.headers where !known.contains(header) {
      if let label = header.label.present {
        parts.append(written(.header, label, in: stop.element.language))
      }
      if let value = header.value.present {
        parts.append(written(.header, value, in: stop.element.language))
      }
    }
  }

  /// "Row Header" and "Column Header", as devices say (rule C6).
  func appendHeaderRoles(of stop: Stop, to parts: inout [UtterancePart]) {
    guard profile.tables == .device, case .dataTableCell(let context) = stop.context,
      case .table(let headerRows, let headerColumns) = stop.table?.kind
    else { return }
    if let column = context.cell.column, column < headerColumns {
      parts.append(said(.role, phrases.roles.rowHeader))
    }
    if let row = context.cell.row, row < headerRows {
      parts.append(said(.role, phrases.roles.columnHeader))
    }
  }

  /// The cell the cursor comes from, if it is in the same table.
  private func cell(before stop: Stop, _ previous: Stop?) -> CellContext? {
    guard let previous, case .dataTableCell(let cell) = previous.context,
      let table = stop.table, previous.table?.number == table.number
    else { return nil }
    return cell
  }
}

extension Stop {
  /// The table it stands in: the outermost counts (rule C7).
  fileprivate var table: EnteredContainer? {
    containers.first { if case .table = $0.kind { true } else { false } }
  }
}
