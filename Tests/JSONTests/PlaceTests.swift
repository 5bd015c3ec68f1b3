import EarshotJSON
import Testing

@Suite("Places")
struct PlaceTests {
  /// Where a text stands inside another, by splitting it into lines and counting scalars.
  private func slowPlace(of wanted: String, in text: String) -> JSONPlace? {
    let lines = text.unicodeScalars.map { $0 }
      .split(lineEnds: ["\n", "\r"])
    let wanted = Array(wanted.unicodeScalars)
    for (number, line) in lines.enumerated() where line.count >= wanted.count {
      for start in 0...(line.count - wanted.count)
      where Array(line[start..<(start + wanted.count)]) == wanted {
        return JSONPlace(line: number + 1, column: start + 1)
      }
    }
    return nil
  }

  /// Every number of a document, which the test makes unlike all others.
  private func numbers(in node: JSONNode) -> [(Int, JSONPlace)] {
    switch node.value {
    case .number(let number): [(Int(number), node.place)]
    case .array(let elements): elements.flatMap { numbers(in: $0) }
    case .object(let members): members.flatMap { numbers(in: $0.value) }
    case .null, .bool, .string: []
    }
  }

  @Test("a value stands where splitting into lines finds it, whatever stands before")
  func againstSplitting() throws {
    var dice = Dice(seed: 11)
    let pieces = [
      "\n", "\r\n", "\r", " ", "\t", "/* é\r\n\u{2028}🍲 */", "// ß\n", "\u{A0}", "\u{FEFF}",
      "\u{2028}",
      "'é\\\n🍲',", "'\\\r\n\\u00e9',", "\"\u{2029}ü\",", "{größe:'e\u{301}'},", "[[],{}],",
      "{'\\\n':\n[null]},",
    ]
    for _ in 0..<300 {
      var text = "["
      for number in 7_000..<7_008 {
        for _ in 0..<dice.below(6) { text += dice.one(of: pieces) }
        text += "\(number),"
      }
      text += "]"
      let found = numbers(in: try JSONDocument(text).root)
      #expect(found.map(\.0) == Array(7_000..<7_008))
      for (number, place) in found {
        #expect(
          place == slowPlace(of: String(number), in: text), "\(number) in \(text.debugDescription)")
      }
    }
  }

  @Test("containers, strings and keys begin at their first mark")
  func beginnings() throws {
    let root = try JSONDocument("\n {'k': [\n\"é\", -1] }").root
    #expect(root.place == JSONPlace(line: 2, column: 2))
    guard case .object(let members) = root.value, let member = members.first,
      case .array(let elements) = member.value.value
    else {
      Issue.record("no object with an array")
      return
    }
    #expect(member.keyPlace == JSONPlace(line: 2, column: 3))
    #expect(member.value.place == JSONPlace(line: 2, column: 8))
    #expect(
      elements.map(\.place) == [JSONPlace(line: 3, column: 1), JSONPlace(line: 3, column: 6)])
  }

  @Test("the path to every place leads back to what stands there")
  func paths() throws {
    let document = try JSONDocument(
      "{screens: {home: {elements: [{}, {traits: ['a', 'b']}]}, 'x y': [[1], [2, {z: 3}]]}}")
    var seen: [String] = []
    func visit(_ node: JSONNode, _ path: String) {
      seen.append(path)
      #expect(document.path(to: node.place) == path)
      switch node.value {
      case .array(let elements):
        for (index, element) in elements.enumerated() { visit(element, "\(path)[\(index)]") }
      case .object(let members):
        for member in members {
          let step = member.key == "x y" ? "['x y']" : (path.isEmpty ? "" : ".") + member.key
          #expect(document.path(to: member.keyPlace) == path + step)
          visit(member.value, path + step)
        }
      default: break
      }
    }
    visit(document.root, "")
    #expect(seen.contains("screens.home.elements[1].traits[1]"))
    #expect(seen.contains("screens['x y'][1][1].z"))
  }

  @Test("places are ordered by line, then column")
  func order() {
    let places = [(1, 1), (1, 9), (2, 1), (2, 2), (10, 1)].map { JSONPlace(line: $0, column: $1) }
    #expect(places.reversed().sorted() == places)
  }
}

extension [Unicode.Scalar] {
  /// The lines between the ends, CRLF being one end.
  fileprivate func split(lineEnds: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = [[]]
    for (index, scalar) in enumerated() {
      let isSecondHalf = scalar == "\n" && index > 0 && self[index - 1] == "\r"
      if isSecondHalf { continue }
      if lineEnds.contains(scalar) {
        lines.append([])
      } else {
        lines[lines.count - 1].append(scalar)
      }
    }
    return lines
  }
}
