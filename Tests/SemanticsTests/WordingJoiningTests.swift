import EarshotSemantics
import Testing

@Suite("Joining words")
struct WordingJoiningTests {
  @Test("What is empty leaves no separator behind")
  func empties() {
    #expect(Wording.joined([]) == nil)
    #expect(Wording.joined(["", ""]) == nil)
    #expect(Wording.joined(["", "a", "", "b"]) == "a, b")
    #expect(Wording.joined(["a"]) == "a")
    #expect(Wording.joined(["a", "b"], separator: ": ") == "a: b")
  }

  @Test("What is unknown stays unknown, in its place, and joining again nests nothing")
  func unknown() {
    let name = Wording.unresolved("name", nonEmpty: false)
    let once = Wording.joined(["Hi", name])
    #expect(once == .pattern(["Hi, ", name]))
    #expect(
      once.flatMap { Wording.joined([$0, "you", "there"]) }
        == .pattern(["Hi, ", name, ", you, there"]))
  }

  @Test("A looked-up key keeps its key")
  func keys() {
    let key = Wording.localized(key: "soup", table: nil, text: "Soup")
    #expect(Wording.joined([key, "hot"]) == .pattern([key, ", hot"]))
    #expect(Wording.joined([key, "hot"])?.known == "Soup, hot")
  }
}
