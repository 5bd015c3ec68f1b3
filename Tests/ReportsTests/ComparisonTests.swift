import EarshotJSON
import EarshotReader
import EarshotReports
import EarshotSemantics
import Testing

@Suite("What a listener would notice between two screens")
struct ComparisonTests {
  private func screens(_ elements: Element..., title: Wording = "Soup") -> [DescribedScreen] {
    var screen = Screen(name: "soup", title: title, elements: elements)
    screen.showsBar = false
    return DescribedScreen.all(of: AppDescription(screens: [screen]), for: Profile())
  }

  private func button(_ label: String, _ identifier: String? = nil) -> Element {
    var element = Element(label: .text(label), traits: .button)
    element.identifier = identifier
    return element
  }

  private func switchOf(_ label: String, on: Bool) -> Element {
    Element(label: .text(label), value: .text(on ? "1" : "0"), traits: [.button, .switchButton])
  }

  @Test("nothing, if the same is heard, wherever it is written")
  func same() {
    let old = screens(button("Cook", "a"), button("Eat"))
    let new = screens(button("Cook", "b"), button("Eat"))
    #expect(Comparison(old, new).isEmpty)
    #expect(Comparison(old, new).text.isEmpty)
  }

  @Test("stops that are new, gone, said differently, and moved")
  func kinds() {
    let old = screens(
      switchOf("Sounds", on: true), button("Cook"), button("Eat"), button("Share"), button("Wash"))
    let new = screens(
      switchOf("Sounds", on: false), button("Wash"), button("Cook"), button("Sell"),
      button("Share"),
      Element(label: "Done"))
    #expect(
      Comparison(old, new).text == """
        Soup
          changed     1  Sounds, Switch Button, On
                         hint     Double tap to toggle setting.
                →     1  Sounds, Switch Button, Off
                         hint     Double tap to toggle setting.
          moved       2  from 5: Wash, Button
          changed     3  Eat, Button
                →     4  Sell, Button
          new         6  Done

        """)
  }

  @Test("a stop keeps its identity by its identifier, whatever it says now")
  func identifier() {
    let old = screens(button("One", "x"), button("Two", "y"))
    let new = screens(button("Zwei", "y"), Element(label: "Eins"), button("Eins", "x"))
    var counts: [String: Int] = [:]
    for case .changed(_, _, let stops) in Comparison(old, new).screens {
      for stop in stops {
        switch stop {
        case .changed(let old, let new):
          #expect(old.stop.element.identifier == new.stop.element.identifier)
          counts["changed", default: 0] += 1
        case .added: counts["added", default: 0] += 1
        case .removed: counts["removed", default: 0] += 1
        case .moved: counts["moved", default: 0] += 1
        }
      }
    }
    #expect(counts == ["changed": 2, "added": 1])
  }

  @Test("screens belong together by their titles, else by their names, else as what is left")
  func screensBelong() {
    #expect(
      Comparison(screens(button("Cook")), screens(button("Cook"), title: "Stew")).text
        == "Soup → Stew\n")
    let two = screens(button("Cook")) + screens(button("Eat"), title: "Bread")
    let swapped = screens(button("Eat"), title: "Bread") + screens(button("Cook"))
    #expect(Comparison(two, swapped).isEmpty)
    #expect(
      Comparison(two, []).text
        == "Soup\n  gone, a screen of 1 stop\n\nBread\n  gone, a screen of 1 stop\n")
    #expect(Comparison([], screens()).text == "Soup\n  new screen of 0 stops\n")
  }

  @Test("JSON has a line for each change, with both lines of describe")
  func json() {
    var writer = JSONWriter(.line)
    Comparison(screens(button("Cook")), screens(button("Eat"), button("Cook")))
      .write(to: &writer)
    #expect(
      writer.text
        == #"{"screen":"Soup","change":"added","after":{"screen":"Soup","index":1,"utterance":"#
        + #""Eat, Button","parts":[{"kind":"label","text":"Eat"},{"kind":"role","text":"Button"}],"#
        + #""language":"en"}}"# + "\n")
  }
}
