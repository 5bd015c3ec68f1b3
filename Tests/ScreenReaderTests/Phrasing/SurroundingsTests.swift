import EarshotReader
import EarshotSemantics
import Testing

@Test(
  "A list and a landmark tell their ends last (C2)",
  arguments: [
    (ReadingContext.listStart, "Tea, Button, List Start"), (.listEnd, "Tea, Button, List End"),
    (.landmarkStart, "Tea, Button, Landmark"), (.landmarkEnd, "Tea, Button, End"),
  ])
func endsOfContainers(context: ReadingContext, text: String) {
  expect(Element(label: "Tea", traits: .button), context, says: text)
}

@Test("Containers are named on entry, outermost first, with their values (C1, S1)")
func namesOfContainers() {
  let entered = [
    EnteredContainer(number: 1, kind: .group, label: "Order"),
    EnteredContainer(number: 2, kind: nil, label: nil),
    EnteredContainer(number: 3, kind: .segmented, label: "Size", value: "one of three"),
  ]
  let stop = Stop(
    element: Element(label: "Small", traits: [.button, .selected]),
    context: .series(index: 1, count: 3), containers: entered)
  let utterance = Phrasing(profile: Profile()).utterance(for: stop, entering: entered)
  #expect(utterance.text == "Order, Size, one of three, Selected, Small, Button, 1 of 3")
  #expect(utterance.parts.prefix(3).allSatisfy { $0.kind == .container })
  #expect(
    Phrasing(profile: Profile()).utterance(for: stop).text == "Selected, Small, Button, 1 of 3")
}

@Test("A container's name is heard again only after it was left (C1)")
func namesAreHeardOnEntry() {
  func stop(_ label: Wording, in container: Int?) -> Stop {
    Stop(
      element: Element(label: label),
      containers: container.map {
        [EnteredContainer(number: $0, kind: .group, label: .text("Group \($0)"))]
      } ?? [])
  }
  var said: [String] = []
  Phrasing(profile: Profile()).read([
    stop("a", in: 1), stop("b", in: 1), stop("c", in: 2), stop("d", in: nil), stop("e", in: 2),
  ]) { said.append($1.text) }
  #expect(said == ["Group 1, a", "b", "Group 2, c", "d", "Group 2, e"])
}

// MARK: - Tables

private func cell(
  _ row: Int?, _ column: Int?, rows: Int = 1, columns: Int = 1, first: Bool = false,
  headers: [CellContext.Header] = []
) -> ReadingContext {
  .dataTableCell(
    CellContext(
      cell: TableCell(row: row, column: column, rowSpan: rows, columnSpan: columns),
      isFirstInRow: first, headers: headers))
}

@Test(
  "A cell tells its spans, its row if it begins it, and its column, before its value (C4)",
  arguments: [
    (cell(1, 0, first: true), "9, Row 2, Column 1, Open, Button"),
    (cell(1, 1), "9, Column 2, Open, Button"),
    (cell(0, 1, columns: 2), "9, Spans 2 columns, Column 2, Open, Button"),
    (cell(0, 1, rows: 3, columns: 2), "9, Spans 3 rows, Spans 2 columns, Column 2, Open, Button"),
    (cell(nil, 1, rows: 2, first: true), "9, Column 2, Open, Button"),
    (cell(2, nil, columns: 2, first: true), "9, Row 3, Open, Button"),
    (cell(nil, nil, rows: 2, columns: 2, first: true), "9, Open, Button"),
    (cell(.max, .max, first: true), "9, Open, Button"),
    (cell(-1, .min, first: true), "9, Open, Button"),
    (cell(0, 0, rows: -2, columns: 0, first: true), "9, Row 1, Column 1, Open, Button"),
  ])
func cells(context: ReadingContext, text: String) {
  expect(Element(label: "9", value: "Open", traits: .button), context, says: text)
}

@Test("Headers come before the cell, each with its value (C4, C5)")
func headersOfCells() {
  let context = cell(
    1, 0, first: true,
    headers: [
      .init(label: "Hours", value: "daily"), .init(label: nil, value: "Town"),
      .init(label: "", value: nil), .init(label: "Shop", value: nil),
    ])
  let utterance = heard(Element(label: "9", traits: .selected), context)
  #expect(utterance.text == "Selected, Hours, daily, Town, Shop, 9, Row 2, Column 1")
  #expect(utterance.parts.filter { $0.kind == .header }.count == 4)
}

@Test("A device tells of a table what changes, and which cells are headers (C6)")
func tablesOnDevices() {
  let table = [
    EnteredContainer(number: 4, kind: .table(headerRows: 1, headerColumns: 1), label: nil)
  ]
  let town = CellContext.Header(label: "Town", value: nil)
  let hours = CellContext.Header(label: "Hours", value: nil)
  func stop(_ label: Wording, _ value: Wording?, _ context: ReadingContext) -> Stop {
    Stop(element: Element(label: label, value: value), context: context, containers: table)
  }
  let stops = [
    stop("Town", nil, cell(0, 0, first: true)), stop("Hours", nil, cell(0, 1)),
    stop("Oulu", nil, cell(1, 0, first: true, headers: [town])),
    stop("9 to 5", "open", cell(1, 1, headers: [hours])),
    stop("9 to 6", nil, cell(2, 1, headers: [hours])),
  ]
  let phrasing = Phrasing(profile: profile { $0.tables = .device })
  var said: [String] = []
  phrasing.read(stops) { said.append($1.text) }
  #expect(
    said == [
      "Town, Row Header, Column Header, Row 1, Column 1", "Hours, Column Header, Column 2",
      "Town, Oulu, Row Header, Row 2, Column 1", "Hours, 9 to 5, open, Column 2",
      "9 to 6, Row 3",
    ])
}

@Test("Another table is told from its beginning (C6)")
func anotherTable() {
  func stop(_ table: Int?) -> Stop {
    Stop(
      element: Element(label: "9"), context: cell(1, 1),
      containers: table.map {
        [EnteredContainer(number: $0, kind: .table(headerRows: 0, headerColumns: 0), label: nil)]
      } ?? [])
  }
  let phrasing = Phrasing(profile: profile { $0.tables = .device })
  #expect(phrasing.utterance(for: stop(1), after: stop(2)).text == "9, Row 2, Column 2")
  #expect(phrasing.utterance(for: stop(nil), after: stop(nil)).text == "9, Row 2, Column 2")
  #expect(phrasing.utterance(for: stop(1), after: stop(1)).text == "9")
}
