import EarshotSemantics
import Testing

@testable import EarshotScreens

@Suite("What is found in a page source ahead of reading it")
struct PageSourceIndexTests {
  @Test("the words of a text are found where looking at every node finds them")
  func cover() throws {
    let words = ["leek", "salt", "Salt!", "leek soup", "1 2", "—", "ä", "SOUP, leek"]
    var seed = 7
    func next(_ bound: Int) -> Int {
      seed = (seed &* 75 &+ 74) % 65_537
      return seed % bound
    }
    let nodes = (0..<60).map { number in
      DumpNode(
        type: .other, typeName: "Other",
        attributes: next(3) == 0 ? [:] : ["label": words[next(8)], "value": words[next(8)]],
        place: .init(line: 1, column: number + 1), report: { _ in })
    }
    let index = DumpWords(nodes)
    for text in words {
      for start in 0...60 {
        let range = start..<min(60, start + next(12))
        let said = range.flatMap { number in
          [nodes[number].label, nodes[number].value].compactMap(\.self)
            .flatMap(DumpWords.words)
        }
        let expected = DumpWords.words(of: text).allSatisfy(said.contains)
        #expect(index.cover(text, in: range) == expected, "\(text) in \(range)")
      }
    }
  }

  @Test("tags begin where their brackets are, past comments, quotes and ends of lines")
  func places() throws {
    let source = """
      <?xml version="1.0"?>
      <!-- <not a="tag"> -->
      <AppiumAUT>
        <XCUIElementTypeOther label="a > b é" name='"'/>é<XCUIElementTypeCell
          label="c"><![CDATA[<no>]]></XCUIElementTypeCell>
      </AppiumAUT>
      """
    let outline = try PageSourceOutline(Array(source.utf8))
    #expect(
      outline.tags == [
        .init(line: 3, column: 1), .init(line: 4, column: 3), .init(line: 4, column: 54),
      ])
    #expect(outline.roots.count == 1)
  }
}
