import EarshotJSON
import EarshotScreens
import EarshotSemantics
import Testing

@Suite("Writing documents")
struct RoundTripTests {
  @Test("what is written is read as what a document can hold, whatever the app", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<5 {
      let app = dice.app()
      let held = ScreenDocument.held(app)
      let bytes = ScreenDocument.write(app)
      #expect(ScreenDocument.recognises(bytes))
      let again: AppDescription
      do throws(InputProblems) {
        again = try ScreenDocument.read(bytes, file: "a")
      } catch {
        Issue.record("\(error)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
      #expect(ScreenDocument.held(again) == held)
      #expect(ScreenDocument.held(held) == held)
      #expect(ScreenDocument.write(again) == bytes)
    }
  }

  @Test("of what is read nothing is lost by writing, but for the places")
  func nothingIsLost() throws {
    for sample in ElementKeyTests.samples {
      let element = try readElement(sample.text)
      var app = AppDescription(screens: [Screen(name: "s", elements: [element])])
      app.start = .stack(["s"])
      #expect(try read(String(decoding: ScreenDocument.write(app), as: UTF8.self)) == app)
    }
  }

  @Test("a document holds only what differs, in the order of the keys")
  func text() {
    var button = Element(name: "add", label: "Add", traits: .button)
    button.responses = [
      Response(.activate, [.present(screen: "b", style: .sheet)]),
      Response(.escape, [.pop, .announce(text: "Bye", priority: .low, after: 0)]),
    ]
    let list = Element(
      label: .unresolved("list.name", nonEmpty: true), children: [Element(label: "One"), button])
    var other = Screen(name: "b", title: "B")
    other.showsBar = false
    let app = AppDescription(name: "A", screens: [Screen(name: "a", elements: [list]), other])
    let expected = """
      {
        "earshot": 1,
        "app": "A",
        "screens": {
          "a": {
            "elements": [
              {
                "label": { "unresolved": "list.name", "nonEmpty": true },
                "children": [
                  {
                    "label": "One"
                  },
                  {
                    "id": "add",
                    "label": "Add",
                    "traits": ["button"],
                    "on": {
                      "activate": { "present": "b" },
                      "escape": [
                        { "pop": true },
                        { "announce": { "text": "Bye", "priority": "low" } }
                      ]
                    }
                  }
                ]
              }
            ]
          },
          "b": {
            "title": "B",
            "bar": false
          }
        }
      }

      """
    #expect(String(decoding: ScreenDocument.write(app), as: UTF8.self) == expected)
  }

  @Test("no control character or override leaves as itself")
  func harmless() {
    let app = AppDescription(
      name: "\u{1B}[2J\u{202E}", screens: [Screen(name: "\u{7}", title: "\u{200F}\u{85}")])
    let text = String(decoding: ScreenDocument.write(app), as: UTF8.self)
    let unsafe = text.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory != .format
        ? $0.value < 0x20 || (0x7F...0x9F).contains($0.value) : $0 != "\n"
    }
    #expect(unsafe.isEmpty)
  }

  @Test("the second of a name gets another, and effects still mean the first")
  func repeatedScreens() throws {
    var button = Element(label: "Go", traits: .button)
    button.responses = [Response(.activate, [.push(screen: "a")])]
    let app = AppDescription(screens: [
      Screen(name: "a", title: "1", elements: [button, button]), Screen(name: "a", title: "2"),
      Screen(name: "a 2", title: "3"), Screen(name: "a", title: "4"),
    ])
    let again = try read(String(decoding: ScreenDocument.write(app), as: UTF8.self))
    #expect(again.screens.map(\.name) == ["a", "a 3", "a 2", "a 4"])
    #expect(again.screens.map(\.title) == ["1", "2", "3", "4"])
    #expect(again.screens[0].elements[0].effects(of: .activate) == [.push(screen: "a")])
  }
}
