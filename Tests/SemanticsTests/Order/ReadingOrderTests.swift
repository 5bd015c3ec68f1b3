import EarshotSemantics
import Testing

@Suite("Reading order")
struct ReadingOrderTests {
  @Test(
    "What is less than a line's tolerance apart is read along the line",
    arguments: [
      (Device.phone, 7.9, ["right", "left"]), (.phone, 8, ["left", "right"]),
      (.pad, 8, ["right", "left"]), (.pad, 12.9, ["right", "left"]), (.pad, 13, ["left", "right"]),
      (.watch, 12.9, ["right", "left"]), (.watch, 13, ["left", "right"]),
    ])
  func tolerance(device: Device, difference: Double, expected: [String]) {
    // "left" stands higher by the difference, but further along the line.
    let tree = [text("right", at: (0, 100 + difference)), text("left", at: (50, 100))]
    #expect(ReadingOrder(device: device).labels(of: tree) == expected)
  }

  @Test("From right to left it is still the left edge that counts")
  func rightToLeft() {
    let tree = [
      text("wide", at: (10, 0), size: (300, 20)), text("narrow", at: (20, 0), size: (5, 20)),
      text("below", at: (400, 40)),
    ]
    let order = ReadingOrder(direction: .rightToLeft)
    #expect(order.labels(of: tree) == ["narrow", "wide", "below"])
    #expect(ReadingOrder().labels(of: tree) == ["wide", "narrow", "below"])
  }

  @Test(
    "On one spot the order of the tree stays, in both directions",
    arguments: LayoutDirection.allCases)
  func ties(direction: LayoutDirection) {
    let tree = ["a", "b", "c"].map { text($0, at: (5, 5)) }
    #expect(ReadingOrder(direction: direction).labels(of: tree) == ["a", "b", "c"])
  }

  @Test("A staircase of small steps depends on the order of the tree, and always the same way")
  func staircase() {
    // Neighbours are on one line, the outer two are not: the relation is not transitive.
    let steps = [
      text("low", at: (0, 14)), text("middle", at: (10, 7)), text("high", at: (20, 0)),
    ]
    let order = ReadingOrder()
    let read = order.labels(of: steps)
    #expect(read.sorted() == ["high", "low", "middle"])
    for _ in 0..<5 { #expect(order.labels(of: steps) == read) }
  }

  @Test("Plain views dissolve: what is in them is sorted with everything else")
  func views() {
    let tree = [
      view(text("1", at: (0, 0)), view(view(text("4", at: (0, 90))))),
      view(text("3", at: (0, 60)), text("2", at: (0, 30))),
    ]
    #expect(ReadingOrder().labels(of: tree) == ["1", "2", "3", "4"])
  }

  @Test("Every kind of container is read as a block, even without a name")
  func blocks() {
    let kinds: [Container] = [
      .group, .list, .landmark, .tabBar, .segmented, .table(headerRows: 0, headerColumns: 0),
    ]
    for kind in kinds {
      let tree = [
        text("between", at: (0, 30)),
        group(kind, nil, [text("last", at: (0, 60)), text("first", at: (0, 0))]),
      ]
      #expect(ReadingOrder().labels(of: tree) == ["first", "last", "between"], "\(kind)")
    }
    let contained = [
      text("between", at: (0, 30)),
      Element(children: [text("last", at: (0, 60)), text("first", at: (0, 0))])
        .with { $0.childrenAs = .contain },
    ]
    #expect(ReadingOrder().labels(of: contained) == ["first", "last", "between"])
  }

  @Test("A block stands where its first-read child stands, not where its frame does")
  func placeOfABlock() {
    let block = group(nil, nil, [text("inner", at: (0, 50)), text("far", at: (0, 500))])
      .with {
        $0.container = .group
        $0.frame = Frame(x: 0, y: -900, width: 10, height: 2000)
      }
    let tree = [block, text("above", at: (0, 20)), text("below", at: (0, 80))]
    #expect(ReadingOrder().labels(of: tree) == ["above", "inner", "far", "below"])
  }

  @Test("The first-read child is the one of highest priority")
  func placeByPriority() {
    let block = group(
      .group, nil,
      [
        text("top", at: (0, 0)), text("preferred", at: (0, 100)).with { $0.sortPriority = 1 },
      ])
    let tree = [text("middle", at: (0, 50)), block]
    #expect(ReadingOrder().labels(of: tree) == ["middle", "preferred", "top"])
  }

  @Test("Blocks in blocks are placed by what is read first in the innermost")
  func nestedBlocks() {
    let tree = [
      group(
        .group, nil,
        [
          group(.group, nil, [text("b", at: (0, 40)), text("c", at: (0, 200))]),
          text("d", at: (0, 60)),
        ]),
      group(.group, nil, [text("a", at: (0, 20))]),
    ]
    #expect(ReadingOrder().labels(of: tree) == ["a", "b", "c", "d"])
  }

  @Test("An order of its own is kept, also over plain views, and placed by its smallest child")
  func explicitOrder() {
    let own = ordered(
      text("last on screen", at: (0, 300)), view(text("y", at: (0, 90)), text("x", at: (0, 10))))
    let tree = [text("after", at: (0, 50)), own, text("before", at: (0, 0))]
    #expect(ReadingOrder().labels(of: tree) == ["before", "last on screen", "y", "x", "after"])
  }

  @Test("In an order of its own no priority counts")
  func explicitOrderAndPriority() {
    let tree = ordered(text("a"), text("b").with { $0.sortPriority = 9 })
    #expect(ReadingOrder().labels(of: [tree]) == ["a", "b"])
  }

  @Test("A container with an order of its own among tabs is placed by its own frame")
  func explicitOrderAmongTabs() {
    func tabs(_ traits: Traits) -> [Element] {
      let first = ordered(text("first", at: (300, 0)))
        .with { $0.frame = Frame(x: 0, y: 0, width: 50, height: 20) }
      let second = ordered(text("second", at: (10, 0)))
        .with { $0.frame = Frame(x: 200, y: 0, width: 50, height: 20) }
      return [view(second, first).with(traits)]
    }
    #expect(ReadingOrder().labels(of: tabs(.tabBar)) == ["first", "second"])
    #expect(ReadingOrder().labels(of: tabs([])) == ["second", "first"])
  }

  @Test("Higher priority is read first, wherever it stands, and only within its container")
  func priority() {
    let tree = [
      text("plain", at: (0, 0)), text("low", at: (0, 10)).with { $0.sortPriority = -1 },
      text("high", at: (0, 90)).with { $0.sortPriority = 2 },
      text("also high", at: (0, 60)).with { $0.sortPriority = 2 },
      group(.group, nil, [text("inside", at: (0, 30)).with { $0.sortPriority = 100 }]),
    ]
    #expect(
      ReadingOrder().labels(of: tree) == ["also high", "high", "plain", "inside", "low"])
  }

  @Test("A plain view passes its priority on to what has none; a container keeps it for itself")
  func priorityOfAView() {
    let tree = [
      text("a"),
      view(text("b"), text("c").with { $0.sortPriority = 5 }).with { $0.sortPriority = 1 },
      group(.group, nil, [text("d"), text("e").with { $0.sortPriority = 1 }])
        .with { $0.sortPriority = 3 },
    ]
    #expect(ReadingOrder().labels(of: tree) == ["c", "e", "d", "b", "a"])
  }

  @Test("Without frames the order is the tree's")
  func withoutFrames() {
    let tree = [text("1"), view(text("2"), group(.list, nil, [text("3")])), text("4")]
    #expect(ReadingOrder().labels(of: tree) == ["1", "2", "3", "4"])
  }

  @Test("What has no place follows what it follows in the tree; at the start it comes first")
  func someFrames() {
    let tree = [
      text("start"), text("low", at: (0, 100)), text("after low"), text("also after low"),
      text("high", at: (0, 0)), text("after high"),
    ]
    #expect(
      ReadingOrder().labels(of: tree)
        == ["start", "high", "after high", "low", "after low", "also after low"])
  }

  @Test("A block without places takes its own frame's")
  func frameOfABlock() {
    let block = group(.group, nil, [text("in"), text("side")])
      .with { $0.frame = Frame(x: 0, y: 50, width: 10, height: 10) }
    let tree = [text("below", at: (0, 90)), block, text("above", at: (0, 0))]
    #expect(ReadingOrder().labels(of: tree) == ["above", "in", "side", "below"])
  }

  @Test("Places and priorities that are no numbers count as absent")
  func noNumbers() {
    let tree = [
      text("a", at: (.nan, 0)), text("b", at: (0, .infinity)),
      text("c").with { $0.sortPriority = .nan },
    ]
    #expect(ReadingOrder().labels(of: tree) == ["a", "b", "c"])
  }
}
