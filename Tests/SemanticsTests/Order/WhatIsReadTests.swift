import EarshotSemantics
import Foundation
import Testing

@Suite("What is a stop")
struct WhatIsReadTests {
  let order = ReadingOrder()

  @Test("Hiding takes everything below with it", arguments: [\Element.hidden, \.elementsHidden])
  func hidden(key: any WritableKeyPath<Element, Bool> & Sendable) {
    let tree = [
      text("seen"), text("gone").with { $0[keyPath: key] = true },
      view(group(.list, nil, [text("gone too")])).with { $0[keyPath: key] = true },
    ]
    #expect(order.labels(of: tree) == ["seen"])
  }

  @Test("An element is a leaf, whatever makes it one")
  func leaves() {
    let inner = [text("never read")]
    let makes: [(inout Element) -> Void] = [
      { $0.label = "x" }, { $0.value = "x" }, { $0.hint = "x" }, { $0.traits = .button },
      { $0.actions = [CustomAction(name: "x")] }, { $0.content = [CustomContent(label: "x")] },
      { $0.childrenAs = .ignore }, { $0.systemRole = .grabber },
    ]
    for make in makes {
      let stops = order.stops(of: [Element(children: inner).with(make)])
      #expect(stops.count == 1)
      #expect(stops.first?.label != "never read")
    }
  }

  @Test("What has nothing but a frame or a name of its own is no stop")
  func nothing() {
    let tree = [
      Element(), Element(name: "id"), Element().with { $0.identifier = "x" },
      Element().with { $0.frame = Frame(x: 0, y: 0, width: 9, height: 9) },
      group(.list, "Empty", []), view(view()),
    ]
    #expect(order.labels(of: tree).isEmpty)
  }

  @Test("Ignoring children leaves an element without words, which is a stop all the same")
  func ignored() throws {
    let element = Element(children: [text("gone")]).with { $0.childrenAs = .ignore }
    #expect(try order.only(element).label == nil)
  }

  @Test("Without size only a plain view that does not clip lets its children through")
  func zeroSize() {
    let none = Frame(x: 0, y: 0, width: 0, height: 0)
    func sized(_ element: Element, clips: Bool = false) -> Element {
      element.with {
        $0.frame = none
        $0.clips = clips
      }
    }
    #expect(order.labels(of: [sized(view(text("a", at: (0, 0))))]) == ["a"])
    #expect(order.labels(of: [sized(view(text("a", at: (0, 0))), clips: true)]).isEmpty)
    #expect(order.labels(of: [sized(text("a"))]).isEmpty)
    #expect(order.labels(of: [sized(group(.group, nil, [text("a", at: (0, 0))]))]).isEmpty)
    #expect(order.labels(of: [sized(ordered(text("a", at: (0, 0))))]).isEmpty)
    #expect(order.labels(of: [sized(combined(text("a", at: (0, 0))))]).isEmpty)
  }

  @Test("One side without length is still a size", arguments: [(0.0, 10.0), (10, 0)])
  func flat(width: Double, height: Double) {
    #expect(order.labels(of: [text("a", at: (0, 0), size: (width, height))]) == ["a"])
  }

  @Test("Of modal siblings only the last is read, and only siblings are silenced")
  func modal() {
    let modal = view(text("first modal")).with { $0.modal = true }
    let last = view(text("last modal")).with { $0.modal = true }
    let tree = [view(text("behind"), modal, last, text("in front")), text("elsewhere")]
    #expect(order.labels(of: tree) == ["last modal", "elsewhere"])
    #expect(order.labels(of: [modal, text("beside")]) == ["first modal"])
  }

  @Test("An empty modal silences what is beside it; a hidden one is not there")
  func emptyModal() {
    let empty = Element().with { $0.modal = true }
    #expect(order.labels(of: [text("a"), empty]).isEmpty)
    #expect(order.labels(of: [text("a"), empty.with { $0.hidden = true }]) == ["a"])
    #expect(order.labels(of: [text("a"), empty.with { $0.elementsHidden = true }]) == ["a"])
  }

  @Test("A modal that is there under a condition only silences nothing")
  func conditionalModal() {
    let modal = text("modal").with {
      $0.modal = true
      $0.condition = "isOpen"
    }
    #expect(order.labels(of: [text("a"), modal, text("b")]) == ["a", "modal", "b"])
  }

  @Test("Members of a container with an order of its own are not silenced")
  func modalMember() {
    let modal = text("modal").with { $0.modal = true }
    #expect(order.labels(of: [ordered(text("a"), modal)]) == ["a", "modal"])
    #expect(order.labels(of: [ordered(view(text("a"), modal))]) == ["modal"])
  }

  @Test("Nodes are numbered in tree order, heard or not")
  func numbers() {
    let tree = [
      view(text("3", at: (0, 90)), text("hidden").with { $0.hidden = true }),
      text("leaf", at: (0, 0)).with { $0.children = [text("unread"), view(text("unread"))] },
      combined(text("part", at: (0, 40)), text("part", at: (0, 60))),
      text("end", at: (0, 200)),
    ]
    let stops = order.stops(of: tree, startingAt: 10)
    #expect(stops.map(\.node) == [13, 17, 11, 20])
    #expect(tree.map(\.nodeCount).reduce(0, +) == 11)
  }

  @Test("A thousand levels need no deep stack", arguments: [0, 1, 2, 3, 4])
  func depth(kind: Int) async {
    var tree = text("deepest", at: (0, 0))
    for level in 0..<1_000 {
      tree = Element(children: [tree])
      switch kind {
      case 1: tree.container = .group
      case 2: tree.explicitOrder = true
      case 3: tree.childrenAs = .combine
      case 4: if level.isMultiple(of: 2) { tree.childrenAs = .combine }
      default: break
      }
    }
    let labels = await onSmallStack { [tree] in
      let stops = ReadingOrder().stops(of: [tree])
      return stops.map(\.label) + ["\(tree.nodeCount)"]
    }
    // The tree has to outlive the small stack: taking it apart is recursive.
    withExtendedLifetime(tree) {}
    #expect(labels == ["deepest", "1001"])
  }
}

/// What a closure answers on a thread with half a MiB of stack.
private func onSmallStack(_ body: @escaping @Sendable () -> [String]) async -> [String] {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
