import EarshotReader
import EarshotSemantics
import Testing

@Suite("What listening costs")
struct ListeningCostTests {
  @Test("hearing everything takes as long as its words, and a swipe less than stops")
  func everything() {
    let cost = cost([Element(label: "One"), Element(label: "Two"), Element(label: "Three")])
    let timing = SpeechTiming(rate: 1)
    let length = ["One", "Two", "Three"].reduce(0) { $0 + timing.length(of: $1) }
    #expect([cost.all.swipes, cost.all.milliseconds] == [2, length])
  }

  @Test("an element is reached when all before it was heard")
  func swiping() {
    let cost = cost([Element(label: "One"), Element(label: "Two"), Element(label: "Three")])
    let timing = SpeechTiming(rate: 1)
    #expect(cost.elements.map(\.bySwiping.swipes) == [0, 1, 2])
    #expect(
      cost.elements[2].bySwiping.milliseconds
        == timing.length(of: "One") + timing.length(of: "Two"))
  }

  @Test("the rotor is taken where it is quicker, and told with its name and its gesture")
  func rotor() throws {
    var elements = (0..<20).map { Element(label: .text("Paragraph number \($0)")) }
    elements.append(Element(label: "Comments", traits: .header))
    elements.append(Element(label: "Nice"))
    let cost = cost(elements)
    let heading = try #require(cost.elements[20].byRotor)
    #expect(heading.rotor == .headings)
    #expect(heading.way.swipes == 2)
    #expect(heading.way.milliseconds == SpeechTiming(rate: 1).length(of: "Headings"))
    let text = try #require(cost.elements[21].byRotor)
    #expect(text.way.swipes == 3)
    #expect(cost.elements[1].byRotor == nil)
  }

  @Test("every way by a rotor is quicker than by swiping")
  func alwaysQuicker() {
    let elements = (0..<60).map { index -> Element in
      let traits: [Traits] = [.button, .header, .link, .staticText, .image]
      return Element(label: .text("Item \(index)"), traits: traits[(index * 7 + index / 3) % 5])
    }
    for reach in cost(elements).elements {
      guard let rotor = reach.byRotor else { continue }
      #expect(rotor.way.milliseconds < reach.bySwiping.milliseconds)
    }
  }

  @Test("the same beginning in every row is repetition, and so is a role said twice")
  func repetition() {
    let rows = cost(["Apples", "Pears"].map { Element(label: .text("Add to basket \($0)")) })
    #expect(rows.repetition > 0.3 && rows.repetition < 0.5)
    let button = cost([Element(label: "Save button", traits: .button)])
    #expect(abs(button.repetition - 1.0 / 3) < 0.01)
    #expect(cost([Element(label: "One"), Element(label: "Two")]).repetition == 0)
  }

  @Test("the main action is the first control that can be used")
  func mainAction() {
    let cost = cost([
      Element(label: "Text"), Element(label: "Off", traits: [.button, .notEnabled]),
      Element(label: "Pay", traits: .button), Element(label: "Cancel", traits: .button),
    ])
    #expect(cost.mainAction == 2)
    #expect(self.cost([Element(label: "Text")]).mainAction == nil)
  }

  private func cost(_ elements: [Element]) -> ListeningCost {
    ListeningCost(
      of: ReadingOrder().stops(of: elements), phrasing: Phrasing(profile: Profile()),
      timing: SpeechTiming(rate: 1))
  }
}
