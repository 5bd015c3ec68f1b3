import EarshotJSON
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let names = [
    "id", "label", "value", "placeholder", "hint", "traits", "headingLevel", "selected", "enabled",
    "row", "rowSpan", "on",
  ]

  @Test(
    "slips of the fingers find what was meant",
    arguments: [
      ("lable", "label"), ("labl", "label"), ("llabel", "label"), ("labek", "label"),
      ("LABEL", "label"), ("headinglevel", "headingLevel"), ("headLevel", "headingLevel"),
      ("trait", "traits"), ("rospan", "rowSpan"), ("di", "id"), ("no", "on"), ("vlaeu", "value"),
    ])
  func slips(name: String, expected: String) {
    #expect(nearest(to: name, in: names) == expected)
  }

  @Test("what is near to nothing gets no suggestion", arguments: ["", "xyz", "colour", "children"])
  func nothingNear(name: String) {
    #expect(nearest(to: name, in: names) == nil)
  }

  @Test("of equals the first, of several the nearest")
  func choice() {
    #expect(nearest(to: "cat", in: ["car", "cab"]) == "car")
    #expect(nearest(to: "button", in: ["buttons2", "buttons", "bottle"]) == "buttons")
  }

  @Test("very long names are near to nothing, and cost nothing")
  func longNames() {
    let long = String(repeating: "ab", count: 500_000)
    #expect(nearest(to: long, in: [long, "label"]) == nil)
    #expect(nearest(to: "label", in: [long]) == nil)
  }

  /// The distance as its definition says it, by recursion.
  private func slowDistance(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int
  {
    guard let a = first.last, let b = second.last else { return first.count + second.count }
    let change = slowDistance(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1)
    var best = min(
      change, slowDistance(first.dropLast(), second) + 1, slowDistance(first, second.dropLast()) + 1
    )
    if first.count > 1, second.count > 1, a == second.dropLast().last, b == first.dropLast().last {
      best = min(best, slowDistance(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return best
  }

  @Test("the limit holds against the plain definition of the distance")
  func againstDefinition() {
    var dice = Dice(seed: 4)
    for _ in 0..<1_500 {
      let pair = (0..<2).map { _ in (0..<dice.below(7)).map { _ in dice.one(of: ["a", "b", "c"]) } }
      let (name, other) = (pair[0].joined(), pair[1].joined())
      let distance = slowDistance(ArraySlice(Array(name)), ArraySlice(Array(other)))
      let limit = max(1, min(3, max(name.count, other.count) * 2 / 5))
      #expect((nearest(to: name, in: [other]) != nil) == (distance <= limit), "\(name) \(other)")
    }
  }
}
