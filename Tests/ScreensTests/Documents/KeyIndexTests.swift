import Testing

@testable import EarshotScreens

@Suite("Looking up keys")
struct KeyIndexTests {
  @Test("as a search from the front finds it, whatever the list")
  func oracle() {
    var dice = Dice(seed: 11)
    let letters = [
      "", "a", "b", "ab", "ba", "abc", "acb", "label", "lebal",
    ]
    for _ in 0..<300 {
      let names = dice.some(upTo: 40) { dice in dice.some(upTo: 3) { $0.one(of: letters) }.joined()
      }
      let index = KeyIndex(names)
      for name in names + letters {
        #expect(index[name] == names.firstIndex(of: name))
      }
    }
  }
}
