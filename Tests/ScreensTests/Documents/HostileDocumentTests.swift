import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Foundation
import Synchronization
import Testing

@Suite("Hostile documents")
struct HostileDocumentTests {
  private static func document(nested levels: Int) -> String {
    "{ earshot: 1, screens: { s: { elements: ["
      + String(repeating: "{ children: [", count: levels - 1) + "{ label: 'x' }"
      + String(repeating: "] }", count: levels - 1) + "] } } }"
  }

  /// Runs on a thread with a stack of 512 KiB, as secondary threads have it elsewhere.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws
    -> Value
  {
    let outcome = Mutex<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = body()
      outcome.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 * 1_024
    thread.start()
    done.wait()
    return try #require(outcome.withLock { $0 })
  }

  @Test("a thousand levels are read and written, one more is an error at its element")
  func depth() throws {
    let found = try onSmallStack {
      let deep = Array(Self.document(nested: 1_000).utf8)
      let app = try? ScreenDocument.read(deep, file: "f")
      let again = app.flatMap { try? ScreenDocument.read(ScreenDocument.write($0), file: "f") }
      return (again?.depth, problems(in: Array(Self.document(nested: 1_001).utf8)))
    }
    #expect(found.0 == 1_000)
    #expect(found.1.map(\.message) == ["nested deeper than 1000 levels"])
    let column =
      "{ earshot: 1, screens: { s: { elements: [".count + 1_000 * "{ children: [".count + 1
    #expect(found.1.map(\.column) == [column])
  }

  @Test(
    "twenty thousand levels are one error", arguments: ["{ children: [", "{ label: { pattern: ["])
  func bomb(piece: String) throws {
    let text =
      "{ earshot: 1, screens: { s: { elements: [" + String(repeating: piece, count: 20_000)
    let found = try onSmallStack { problems(in: Array(text.utf8)) }
    #expect(found.map(\.message) == ["nested deeper than 1000 levels"])
    let line = try onSmallStack {
      ElementLines(Array("\(String(repeating: "{children:[", count: 20_000))\n{}".utf8), file: "f")
        .map { line in (try? line.content.get()) != nil }
    }
    #expect(line == [false, true])
  }

  @Test("text inside text has a limit of its own")
  func wordingDepth() throws {
    @Sendable func label(_ levels: Int) -> String {
      String(repeating: "{ pattern: [", count: levels) + "'x'"
        + String(repeating: "] }", count: levels)
    }
    let deep = try onSmallStack { try? readElement("{ label: \(label(50)) }") }
    #expect(deep?.label?.shown == "x")
    let found = try onSmallStack {
      problems(
        in: Array("{ earshot: 1, screens: { s: { elements: [{ label: \(label(51)) }] } } }".utf8))
    }
    #expect(found.map(\.message) == ["nested deeper than 50 levels"])
  }

  @Test("what is no text, or no JSON5, is one error with its place")
  func noText() {
    func first(_ bytes: [UInt8]) -> String? {
      let found = problems(in: bytes)
      return found.count == 1 ? found.first?.description : "\(found)"
    }
    #expect(first([]) == "f:1:1: expected a value, found nothing")
    #expect(first(Array("// only a comment\n".utf8)) == "f:2:1: expected a value, found nothing")
    #expect(
      first(Array("{ earshot: 1, a: '".utf8) + [0xFF])
        == "f:1:19: the text is not UTF-8: byte 0xFF has no meaning here")
    #expect(
      first(Array("{ earshot: 1,\n screens: { s: {".utf8))?
        .contains(": expected a key or '}', found the end inside the object opened at line 2")
        == true)
    #expect(
      first(Array("{ earshot: 1,\n screens: {}, earshot: 1 }".utf8))
        == "f:2:15: repeated key 'earshot', first at line 1, column 3 (at earshot)")
    #expect(
      first(
        Array("{ earshot: 1, screens: { s: { elements: [{ label: 'a', label: 'b' }] } } }".utf8))
        == "f:1:56: repeated key 'label', first at line 1, column 44 (at screens.s.elements[0].label)"
    )
    #expect(first(Array("{ earshot: 1, screens: {} } x".utf8))?.hasPrefix("f:1:29:") == true)
  }

  @Test("control characters and overrides in words are words, and harmless in messages")
  func control() throws {
    let label = try readElement("{ label: '\\u202E\\u001B[2J\\u0000 a' }").label
    #expect(label == "\u{202E}\u{1B}[2J\u{0} a")
    let found = problems(
      in: Array("{ earshot: 1, '\\u202E\u{202E}\\u001B': 1, screens: {} }".utf8))
    let text = found.map(\.description).joined()
    #expect(text.contains("\\u{202E}"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test("a document cut off anywhere is an error, never an app")
  func truncated() throws {
    let text = Array(
      """
      {earshot:1,links:{'a:{b}':['s']},start:{tabs:[{id:'t',screens:['s']}]},screens:{s:{title:\
      {oneOf:[{when:'x',text:'a'}]},elements:[{id:'e',frame:[0,1,2,3],actions:[{name:'n',do:\
      {set:{id:'e',value:null}}}],on:{activate:[{announce:{text:'x',after:1}}]}}]}}}
      """.utf8)
    #expect(problems(in: text).isEmpty)
    for length in 0..<text.count {
      #expect(!problems(in: Array(text[..<length])).isEmpty)
    }
  }

  @Test("whatever is changed in a text, there is an answer", arguments: 0..<8)
  func mutations(seed: UInt64) {
    var dice = Dice(seed: seed)
    let base = ElementKeyTests.samples.map {
      Array(
        "{earshot:1,start:{tabs:[{id:'t',screens:['s']}]},screens:{s:{elements:[\($0.text)]}}}".utf8
      )
    }
    let pieces =
      "{|}|[|]|,|:|'|\"|null|NaN|1e999|-|true|//|\\u0000|id|label|on|set|children|context|99999999999"
      .split(separator: "|").map { Array($0.utf8) } + [[0xFF], [0xE2, 0x80, 0xAE], [0]]
    for _ in 0..<300 {
      var text = dice.one(of: base)
      for _ in 0...dice.below(3) {
        let index = dice.below(text.count + 1)
        switch dice.below(4) {
        case 0: text.insert(contentsOf: dice.one(of: pieces), at: index)
        case 1 where index < text.count: text.remove(at: index)
        case 2 where index < text.count: text[index] = UInt8(truncatingIfNeeded: dice.next())
        default:
          let end = min(text.count, index + dice.below(12))
          text.replaceSubrange(index..<end, with: dice.one(of: pieces))
        }
      }
      if let app = try? ScreenDocument.read(text, file: "f") {
        // What could be read can be written and read again.
        let again = problems(in: ScreenDocument.write(app))
        #expect(again.isEmpty, "\(String(decoding: text, as: UTF8.self))")
      }
      for line in ElementLines(text, file: "f") { #expect(line.number > 0) }
      _ = ScreenDocument.recognises(text)
    }
  }

  @Test("thousands of unknown names end with a hundred", arguments: ["'x'", "'e99999'"])
  func manyNames(name: String) {
    let elements = (0..<5_000).map { "{id:'e\($0)',on:{activate:{focus:\(name)}}}" }
    let text = "{earshot:1,screens:{s:{elements:[\(elements.joined(separator: ","))]}}}"
    #expect(problems(in: Array(text.utf8)).count == 101)
  }
}

extension AppDescription {
  /// How many elements stand inside one another on the first screen.
  fileprivate var depth: Int {
    var depth = 0
    var elements = screens.first?.elements ?? []
    while let first = elements.first {
      depth += 1
      elements = first.children
    }
    return depth
  }
}
