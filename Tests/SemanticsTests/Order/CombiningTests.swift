import EarshotSemantics
import Testing

@Suite("Combining, SwiftUI's way")
struct SwiftUICombiningTests {
  let order = ReadingOrder()

  private func button(_ title: String, pushes screen: String = "next") -> Element {
    Element(label: .text(title), traits: .button)
      .with { $0.responses = [Response(.activate, [.push(screen: screen)])] }
  }

  @Test("Labels are joined in reading order, which need not be the tree's")
  func labels() throws {
    let row = combined(
      text("Online", at: (0, 40)), view(text("Ada", at: (0, 0))), text("hidden").with(hide))
    #expect(try order.only(row).label == "Ada, Online")
  }

  private func hide(_ element: inout Element) { element.elementsHidden = true }

  @Test("Known words stay known, unknown ones make a pattern")
  func unknownWords() throws {
    let row = combined(
      text("Hello"), Element(label: .unresolved("user.name", nonEmpty: true)), text("again"))
    #expect(try order.only(row).label?.shown == "Hello, ‹user.name›, again")
  }

  @Test("A picture adds its own words, not its name and not that it is one")
  func pictures() throws {
    let named = combined(.image(.symbol("globe"), name: "Globe"), text("World"))
    #expect(try order.only(named).label == "World")
    let labelled = combined(.image(.symbol("x"), label: "Error"), text("Try again"))
    #expect(try order.only(labelled).label == "Error, Try again")
    #expect(try !order.only(labelled).traits.contains(.image))
  }

  @Test("A picture alone keeps its name, rather than leave nothing to say")
  func onlyAPicture() throws {
    let element = try order.only(combined(.image(.asset("cat"))))
    #expect(element.label == "cat")
    #expect(element.hasImpliedLabel)
  }

  @Test("A button keeps its title to itself and makes the whole a button")
  func oneButton() throws {
    let row = combined(text("Soup"), button("Cook"), text("20 minutes"))
    let element = try order.only(row)
    #expect(element.label == "Soup, 20 minutes")
    #expect(element.traits == .button)
    #expect(element.effects(of: .activate) == [.push(screen: "next")])
    #expect(element.actions.isEmpty)
  }

  @Test("A button alone keeps its title, rather than leave nothing to say")
  func onlyAButton() throws {
    #expect(try order.only(combined(button("Cook"))).label == "Cook")
  }

  @Test("Of several controls each becomes an action, and none the default")
  func severalButtons() throws {
    let row = combined(
      text("Soup"), button("Cook", pushes: "cook"), button("Share", pushes: "share"),
      button("Off").with(.notEnabled))
    let element = try order.only(row)
    #expect(element.label == "Soup")
    #expect(element.actions.map(\.name) == ["Cook", "Share"])
    #expect(element.actions.map(\.effects) == [[.push(screen: "cook")], [.push(screen: "share")]])
    #expect(element.traits.isDisjoint(with: .interactive))
    #expect(!element.responds(to: .activate))
  }

  @Test("Where the whole has an activation of its own, a button's becomes an action")
  func ownActivation() throws {
    let row = combined(text("Soup"), button("Delete", pushes: "gone"))
      .with { $0.responses = [Response(.activate, [.push(screen: "soup")])] }
    let element = try order.only(row)
    #expect(element.effects(of: .activate) == [.push(screen: "soup")])
    #expect(element.actions.map(\.name) == ["Delete"])
  }

  @Test("A switch keeps its state and role, and its title is read")
  func oneSwitch() throws {
    let row = combined(text("Push messages"), .toggle([], state: .on))
    let element = try order.only(row)
    #expect(element.label == "Push messages")
    #expect(element.value == "1")
    #expect(element.traits == [.button, .switchButton])
  }

  @Test("The state of a switch among other controls is not read as a number")
  func switchAmongOthers() throws {
    let row = combined(.toggle([text("Sound")], state: .on), button("Help"))
    let element = try order.only(row)
    #expect(element.value == nil)
    #expect(element.label == "Sound")
    #expect(element.actions.map(\.name) == ["Sound", "Help"])
  }

  @Test("An adjustable control among others leaves two actions, in the reader's words")
  func adjustableAmongOthers() throws {
    let slider = Element.slider([text("Volume")], value: "50%").with {
      $0.responses = [Response(.increment, [.announce(text: "up", priority: .low, after: 0)])]
    }
    let actions = try order.only(combined(slider, button("Mute"))).actions
    #expect(actions.map(\.systemRole) == [.increment, .decrement, nil])
    #expect(actions.map(\.name) == ["Volume", "Volume", "Mute"])
    #expect(actions[0].effects == [.announce(text: "up", priority: .low, after: 0)])
  }

  @Test("A heading among the parts makes the whole a heading of its level")
  func headings() throws {
    let row = combined(text("New"), text("Recipes").with(.header).with { $0.headingLevel = 2 })
    let element = try order.only(row)
    #expect(element.traits.contains(.header))
    #expect(element.headingLevel == 2)
  }

  @Test("Words of its own replace those of the parts; its value and actions come beside them")
  func ownWords() throws {
    let labelled = combined(text("a"), text("b")).with { $0.label = "Own" }
    #expect(try order.only(labelled).label == "Own")
    let valued = combined(text("Progress"), text("75%")).with {
      $0.value = "75 percent"
      $0.actions = [CustomAction(name: "mine")]
    }
    let element = try order.only(valued)
    #expect(element.label == "Progress, 75%")
    #expect(element.value == "75 percent")
    #expect(element.actions.map(\.name) == ["mine"])
    #expect(try order.only(combined(text("a")).with { $0.label = "" }).label == "a")
  }

  @Test("Custom actions and content of the parts are kept in their order")
  func partsOfParts() throws {
    let first = text("a").with {
      $0.actions = [CustomAction(name: "one")]
      $0.content = [CustomContent(label: "x")]
    }
    let second = text("b").with { $0.actions = [CustomAction(name: "two")] }
    let element = try order.only(combined(first, second))
    #expect(element.actions.map(\.name) == ["one", "two"])
    #expect(element.content.map(\.label) == ["x"])
  }

  @Test("The language is the parts' if they agree, else none")
  func language() throws {
    let finnish = text("Keitto").with { $0.language = "fi" }
    #expect(try order.only(combined(finnish, finnish)).language == "fi")
    #expect(try order.only(combined(finnish, text("Soup"))).language == nil)
  }

  @Test("What is combined can be combined again")
  func nested() throws {
    let inner = combined(text("b"), button("Go"))
    let element = try order.only(combined(text("a"), inner, text("c")))
    #expect(element.label == "a, c")
    #expect(element.traits.contains(.button))
    #expect(element.effects(of: .activate) == [.push(screen: "next")])
  }

  @Test("A combined stop stands where its frame is, else where its first part is")
  func place() {
    let row = combined(text("low", at: (0, 90)), text("row", at: (0, 50)))
    let others = [text("above", at: (0, 20)), text("below", at: (0, 70))]
    #expect(order.labels(of: others + [row]) == ["above", "row, low", "below"])
    let framed = row.with { $0.frame = Frame(x: 0, y: 0, width: 9, height: 9) }
    #expect(order.labels(of: others + [framed]) == ["row, low", "above", "below"])
  }
}

@Suite("Combining, UIKit's way")
struct UIKitCombiningTests {
  let order = ReadingOrder(combining: .uiKit)

  @Test("Labels, values and hints are joined, each once")
  func words() throws {
    let part = Element(label: "Soup", value: "hot", hint: "Careful")
    let element = try order.only(combined(part, part, Element(label: "Bread", value: "fresh")))
    #expect(element.label == "Soup, Bread")
    #expect(element.value == "hot, fresh")
    #expect(element.hint == "Careful")
  }

  @Test("Pictures keep their words and their trait")
  func pictures() throws {
    let element = try order.only(combined(text("a").with(.header), .image(.asset("cat"))))
    #expect(element.label == "a, cat")
    #expect(element.traits == [.header, .image])
  }

  @Test("A single control is taken in with its words")
  func oneControl() throws {
    let cook = Element.button("Cook").with { $0.responses = [Response(.activate, [.pop])] }
    let element = try order.only(combined(text("Soup"), cook))
    #expect(element.label == "Soup, Cook")
    #expect(element.traits == .button)
    #expect(element.effects(of: .activate) == [.pop])
  }

  @Test("Of several controls each becomes an action, named with its value")
  func severalControls() throws {
    let row = combined(
      text("Soup"), .button("Cook"), Element(label: "Servings", value: "4", traits: .button),
      .slider([text("Heat")], value: "50%"))
    let element = try order.only(row)
    #expect(element.label == "Soup")
    #expect(element.actions.map(\.name) == ["Cook", "Servings: 4", "Heat", "Heat"])
    #expect(element.actions.map(\.systemRole) == [nil, nil, .increment, .decrement])
  }
}
