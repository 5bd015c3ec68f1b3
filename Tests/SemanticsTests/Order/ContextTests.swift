import EarshotSemantics
import Testing

@Suite("What surroundings add")
struct ContextTests {
  let order = ReadingOrder()

  func contexts(_ elements: Element...) -> [ReadingContext?] {
    order.stops(of: elements).map(\.context)
  }

  @Test("Positions count in reading order, however deep the leaves are")
  func positions() {
    let leaves = [
      text("3", at: (200, 0)), view(view(text("1", at: (0, 0)))),
      group(.group, nil, [text("2", at: (90, 0))]),
    ]
    func numbered(_ container: Element) -> [String] {
      order.stops(of: [container]).map { stop in
        switch stop.context {
        case .series(let index, let count): "series \(stop.label): \(index)/\(count)"
        case .tabBarItem(let index, let count): "item \(stop.label): \(index)/\(count)"
        case .tab(let index, let count): "tab \(stop.label): \(index)/\(count)"
        default: "none"
        }
      }
    }
    func expected(_ name: String) -> [String] { (1...3).map { "\(name) \($0): \($0)/3" } }
    #expect(numbered(group(.segmented, nil, leaves)) == expected("series"))
    #expect(numbered(group(.tabBar, nil, leaves)) == expected("item"))
    #expect(numbered(group(.group, nil, leaves).with(.tabBar)) == expected("tab"))
    #expect(numbered(Element(traits: .tabBar, children: leaves)) == expected("tab"))
  }

  @Test("The tab bar trait on what has words or no children makes no tab bar")
  func tabBarElement() {
    #expect(contexts(Element(traits: .tabBar)) == [nil])
    #expect(contexts(Element(label: "x", traits: .tabBar, children: [text("y")])) == [nil])
  }

  @Test(
    "Lists and landmarks tell their start and end, a sole one only its start",
    arguments: [
      (Container.list, ReadingContext.listStart, ReadingContext.listEnd),
      (.landmark, .landmarkStart, .landmarkEnd),
    ])
  func ends(kind: Container, start: ReadingContext, end: ReadingContext) {
    #expect(contexts(group(kind, nil, [text("a")])) == [start])
    #expect(contexts(group(kind, nil, [text("a"), text("b")])) == [start, end])
    #expect(
      contexts(group(kind, nil, [text("a"), view(text("b")), text("c")])) == [start, nil, end])
    // The first-read one, not the first of the tree.
    let shuffled = group(kind, nil, [text("z", at: (0, 9)), text("a", at: (0, 0))])
    #expect(order.stops(of: [shuffled]).map(\.label) == ["a", "z"])
    #expect(contexts(shuffled) == [start, end])
  }

  @Test("The outermost provider wins, and a group provides nothing")
  func outermost() {
    let inner = group(.segmented, nil, [text("a"), text("b")])
    #expect(contexts(group(.list, nil, [inner])) == [.listStart, .listEnd])
    #expect(
      contexts(group(.group, "Name", [inner]))
        == [.series(index: 1, count: 2), .series(index: 2, count: 2)])
  }

  @Test("Hidden segments are not counted")
  func hiddenSegments() {
    let control = group(.segmented, nil, [text("a"), text("b").with { $0.hidden = true }])
    #expect(contexts(control) == [.series(index: 1, count: 1)])
  }

  @Test("A combined row is one member of its list")
  func combinedRow() {
    let row = combined(text("a"), group(.list, nil, [text("b")]))
    #expect(contexts(group(.list, nil, [row, text("c")])) == [.listStart, .listEnd])
  }

  @Test("Stops tell the containers they stand in, outermost first, each by its own number")
  func containers() {
    let tree = [
      group(.list, "Outer", [text("a"), group(nil, "Inner", [text("b")]).with(contained)]),
      group(.landmark, "Outer", [text("c")]).with { $0.language = "sv" },
    ]
    let stops = order.stops(of: tree)
    #expect(
      stops.map { $0.containers.map(\.label?.shown) } == [
        ["Outer"], ["Outer", "Inner"], ["Outer"],
      ])
    #expect(stops.map { $0.containers.map(\.number) } == [[0], [0, 2], [4]])
    #expect(stops[1].containers.map(\.kind) == [.list, nil])
    #expect(stops[2].containers.map(\.language) == ["sv"])
  }

  private func contained(_ element: inout Element) { element.childrenAs = .contain }
}

@Suite("Data tables")
struct DataTableTests {
  /// A cell with its label.
  func cell(
    _ label: String, _ row: Int?, _ column: Int?, rows: Int = 1, columns: Int = 1
  ) -> Element {
    text(label).with {
      $0.cell = TableCell(row: row, column: column, rowSpan: rows, columnSpan: columns)
    }
  }

  /// What is heard before each cell: "row start" for the first of its row, then its headers.
  func heard(
    headerRows: Int = 0, headerColumns: Int = 0, _ cells: [Element]
  ) -> [String: [String]] {
    let kind = Container.table(headerRows: headerRows, headerColumns: headerColumns)
    let stops = ReadingOrder().stops(of: [group(kind, nil, cells)])
    return Dictionary(
      uniqueKeysWithValues: stops.map { stop in
        guard case .dataTableCell(let context) = stop.context else { return (stop.label, ["none"]) }
        let start = context.isFirstInRow ? ["row start"] : []
        return (stop.label, start + context.headers.compactMap(\.label?.shown))
      })
  }

  /// A full table whose cells are named by letter of the column and number of the row.
  func full(_ rows: Int, _ columns: Int) -> [Element] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        cell(["A", "B", "C", "D"][column] + "\(row + 1)", row, column)
      }
    }
  }

  @Test("Without headers only the start of a row is heard")
  func plain() {
    let heard = heard(full(2, 2))
    #expect(heard == ["A1": ["row start"], "B1": [], "A2": ["row start"], "B2": []])
  }

  @Test("Row headers come before column headers, nobody is its own, the one above a first is not")
  func headers() {
    let heard = heard(headerRows: 2, headerColumns: 2, full(4, 4))
    #expect(heard["A1"] == ["row start", "B1", "A2"])
    #expect(heard["A2"] == ["row start", "B2"])
    #expect(heard["A3"] == ["row start", "B3", "A1"])
    #expect(heard["A4"] == ["row start", "B4", "A1", "A2"])
    #expect(heard["B2"] == ["B1"])
    #expect(heard["C3"] == ["C1", "C2"])
    #expect(heard["D4"] == ["D1", "D2"])
  }

  @Test("A header that spans columns is heard in each of them")
  func spans() {
    let cells = [
      cell("corner", 0, 0), cell("Both", 0, 1, columns: 2), cell("a", 1, 0), cell("b", 1, 1),
      cell("c", 1, 2),
    ]
    let heard = heard(headerRows: 1, cells)
    #expect(heard["b"] == ["Both"])
    #expect(heard["c"] == ["Both"])
    #expect(heard["a"] == ["row start"])
  }

  @Test("A cell that reaches down from the row above stands first there too")
  func rowSpan() {
    let heard = heard([cell("tall", 0, 0, rows: 2), cell("x", 0, 1), cell("y", 1, 1)])
    #expect(heard["y"] == [])
  }

  @Test("The first of a row need not be in the first column")
  func gap() {
    #expect(heard([cell("x", 0, 2), cell("y", 0, 3)])["x"] == ["row start"])
  }

  @Test("An unknown row or column starts no row and has no headers by it")
  func unknown() {
    let cells = full(2, 2) + [cell("no row", nil, 1), cell("no column", 1, nil)]
    let heard = heard(headerRows: 1, headerColumns: 1, cells)
    #expect(heard["no row"] == ["B1"])
    #expect(heard["no column"] == [])
  }

  @Test("What is in a cell is a cell; what is in none has no context")
  func nested() {
    let inner = view(text("inside")).with { $0.cell = TableCell(row: 0, column: 0) }
    let heard = heard([inner, text("loose")])
    #expect(heard == ["inside": ["row start"], "loose": ["none"]])
  }

  @Test("Spans and places without bounds do no harm")
  func extremes() {
    let cells = [
      cell("a", .max, .max, rows: .max, columns: .max), cell("b", .min, .min, rows: 0, columns: -1),
    ]
    #expect(heard(headerRows: .max, headerColumns: .max, cells).count == 2)
  }
}
