import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Element lines")
struct ElementLineTests {
  /// What each line gives: its number with the content, or with its messages.
  private func lines(_ text: String) -> [(
    number: Int, content: ElementLines.Content?, messages: [String]
  )] {
    ElementLines(Array(text.utf8), file: "f").map { line in
      switch line.content {
      case .success(let content): (line.number, content.withoutPlaces, [])
      case .failure(let problems):
        (line.number, nil, problems.all.map { "\($0.line):\($0.column): \($0.message)" })
      }
    }
  }

  private func only(_ text: String) throws -> ElementLines.Content {
    let all = lines(text)
    #expect(all.count == 1)
    #expect(all.first?.messages == [])
    return try #require(all.first?.content)
  }

  @Test("an element that says nothing is an element")
  func empty() throws {
    #expect(try only("{}") == .element(Stop(element: Element())))
  }

  @Test("an element has the vocabulary of documents, and children")
  func element() throws {
    let content = try only(
      "{ label: 'A', on: { activate: { push: 'x' } }, children: [{ value: 'B' }] }")
    var element = Element(label: "A", children: [Element(value: "B")])
    element.responses = [Response(.activate, [.push(screen: "x")])]
    #expect(content == .element(Stop(element: element)))
  }

  @Test(
    "the context it would have on a screen",
    arguments: [
      ("{ kind: 'tabBarItem', index: 1, count: 3 }", ReadingContext.tabBarItem(index: 1, count: 3)),
      ("{ kind: 'tab', index: 2, count: 3 }", .tab(index: 2, count: 3)),
      ("{ index: 3, count: 3, kind: 'series', row: null }", .series(index: 3, count: 3)),
      ("{ kind: 'listStart' }", .listStart), ("{ kind: 'listEnd' }", .listEnd),
      ("{ kind: 'landmarkStart' }", .landmarkStart), ("{ kind: 'landmarkEnd' }", .landmarkEnd),
      (
        "{ kind: 'dataTableCell' }",
        .dataTableCell(CellContext(cell: TableCell(row: nil, column: nil), isFirstInRow: false))
      ),
      (
        """
        { kind: 'dataTableCell', row: 0, column: null, width: 2, height: 3, firstInRow: true, \
        headers: [['A', '1'], ['B', null], [null, '2'], ['C'], []] }
        """,
        .dataTableCell(
          CellContext(
            cell: TableCell(row: 0, column: nil, rowSpan: 3, columnSpan: 2), isFirstInRow: true,
            headers: [
              .init(label: "A", value: "1"), .init(label: "B", value: nil),
              .init(label: nil, value: "2"), .init(label: "C", value: nil),
              .init(label: nil, value: nil),
            ]))
      ),
    ])
  func contexts(text: String, context: ReadingContext) throws {
    #expect(
      try only("{ label: 'x', context: \(text) }")
        == .element(Stop(element: Element(label: "x"), context: context)))
  }

  @Test("a tree has elements, device and direction")
  func tree() throws {
    #expect(
      try only("{ tree: [{ label: 'A' }, {}], device: 'pad', direction: 'rtl' }")
        == .tree([Element(label: "A"), Element()], device: .pad, direction: .rightToLeft))
    #expect(try only("{ tree: [] }") == .tree([], device: nil, direction: .leftToRight))
  }

  @Test("a line that is wrong does not stop the others")
  func mixed() {
    let found = lines(
      "{ label: 'A' }\n\n{ lable: 1, traits: ['x'] }\r\n// a comment\n[1]\n{\n{ tree: [{ context: null }] }\n{}"
    )
    #expect(found.map(\.number) == [1, 3, 5, 6, 7, 8])
    #expect(found.filter { $0.content != nil }.map(\.number) == [1, 8])
    #expect(
      found.flatMap(\.messages) == [
        "3:3: unknown key 'lable' in element, did you mean 'label'?",
        "3:22: unknown trait 'x'",
        "5:1: expected an element in braces, found an array",
        "6:2: expected a key or '}', found the end inside the object opened at line 6, column 1",
        "7:12: unknown key 'context' in element, did you mean 'content'?",
      ])
  }

  @Test(
    "contexts that are none",
    arguments: [
      ("{ kind: 'tabs' }", "unknown context 'tabs', did you mean 'tab'?"),
      ("{ kind: 'tab', index: 1 }", "missing key 'count' in context"),
      ("{ index: 1 }", "missing key 'kind' in context"),
      (
        "{ kind: 'series', index: 0, count: 3 }",
        "expected an integer from 1 to 1000000000, found the number 0"
      ),
      ("{ kind: 'listStart', index: 1 }", "'index' does not go with kind: 'listStart'"),
      ("{ kind: 'dataTableCell', headers: ['A'] }", "expected an array, found the string 'A'"),
      (
        "{ kind: 'dataTableCell', headers: [['A', 'B', 'C']] }",
        "expected [label, value], found an array"
      ),
      ("'tab'", "expected a context in braces, found the string 'tab'"),
    ])
  func wrongContexts(context: String, message: String) {
    let found = lines("{ context: \(context) }").flatMap(\.messages)
    #expect(found.first?.hasSuffix(": \(message)") == true, "\(found)")
  }

  @Test("element lines are read one at a time")
  func streaming() {
    var iterator = ElementLines(Array("{}\n{ x: 1 }\n{}".utf8), file: "f").makeIterator()
    #expect(iterator.next()?.number == 1)
    #expect(iterator.next()?.number == 2)
    #expect(iterator.next()?.number == 3)
    #expect(iterator.next() == nil)
  }
}

extension ElementLines.Content {
  /// The content as if it had been made by hand.
  fileprivate var withoutPlaces: Self {
    switch self {
    case .element(var stop):
      stop.element = [stop.element].withoutPlaces[0]
      return .element(stop)
    case .tree(let elements, let device, let direction):
      return .tree(elements.withoutPlaces, device: device, direction: direction)
    }
  }
}

extension [Element] {
  fileprivate var withoutPlaces: [Element] {
    map { element in
      var element = element
      element.source = nil
      element.children = element.children.withoutPlaces
      return element
    }
  }
}
