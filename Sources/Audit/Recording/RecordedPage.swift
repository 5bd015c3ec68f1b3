import EarshotReader
import EarshotSemantics

/// A screen of an app that is being written down, with everything that was ever seen on it.
///
/// What came up later stands in it hidden, and is shown by whatever brought it up.
struct RecordedPage {
  /// One element of the page.
  enum Place: Hashable {
    /// One that was there at first, by the number of its node.
    case node(Int)
    /// One that came up later, in the order they came.
    case extra(Int)
  }

  /// An element that came up later.
  struct Extra {
    var element: Element
    /// What stands before it; nil at the start.
    var previous: Place?
    var isInBar: Bool
  }

  /// The screen as it was at first.
  private(set) var screen: Screen
  private(set) var extras: [Extra] = []
  private var names: [Place: String] = [:]
  private var responses: [Place: [Response]] = [:]
  private var actions: [Place: [Int: [Effect]]] = [:]
  /// What is heard of nodes whose children were combined, in whose place it has to stand once
  /// something changes them.
  private var combined: [Int: Element] = [:]

  /// Tells its names from those of other pages.
  private let number: Int

  init(_ screen: Screen, number: Int) {
    self.screen = screen
    self.number = number
  }

  /// Changes what belongs to the screen as a whole.
  mutating func edit(_ change: (inout Screen) -> Void) { change(&screen) }

  /// Adds an element that came up later.
  mutating func add(_ stop: Stop, after previous: Place?) -> Place {
    var element = stop.element
    element.responses = []
    element.name = nil
    element.hidden = true
    if element.childrenAs == .combine { element.becomeOne() }
    extras.append(
      Extra(element: element, previous: previous, isInBar: stop.region == .bar))
    return .extra(extras.count - 1)
  }

  /// The name effects refer to an element by.
  mutating func name(of place: Place, as stop: Stop) -> String {
    if let name = names[place] { return name }
    let name = "s\(number)e\(names.count + 1)"
    names[place] = name
    if case .node(let node) = place, stop.element.childrenAs == .combine {
      var element = stop.element
      element.responses = []
      element.becomeOne()
      combined[node] = element
    }
    return name
  }

  /// Whether something is written for a gesture.
  func knows(_ gesture: Gesture, at place: Place) -> Bool {
    if case .action(let index) = gesture { return actions[place]?[index] != nil }
    guard let trigger = gesture.trigger else { return true }
    return responses[place]?.contains { $0.trigger == trigger } ?? false
  }

  /// Writes down what a gesture does.
  mutating func set(_ gesture: Gesture, at place: Place, to effects: [Effect]) {
    if case .action(let index) = gesture {
      actions[place, default: [:]][index] = effects
    } else if let trigger = gesture.trigger {
      responses[place, default: []].append(Response(trigger, effects))
    }
  }
}

extension Element {
  /// Keeps what was made of its children, without them.
  fileprivate mutating func becomeOne() {
    children = []
    childrenAs = nil
  }
}

extension Gesture {
  /// What a document writes for it; nil for actions, which have a place of their own.
  var trigger: Trigger? {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    default: nil
    }
  }
}

// MARK: - The finished screen

extension RecordedPage {
  /// The screen with names, effects and everything that came up later.
  var finished: Screen {
    var screen = screen
    var number = 0
    var following: [Place: [Int]] = [:]
    var first: [Int] = []
    for (index, extra) in extras.enumerated() {
      if extra.isInBar {
        screen.toolbar.append(finished(extra.element, at: .extra(index)))
      } else if let previous = extra.previous, !isInBar(previous) {
        following[previous, default: []].append(index)
      } else {
        first.append(index)
      }
    }
    let items = self.screen.toolbar.count
    let bar = finished(Array(screen.toolbar[..<items]), &number, following: [:])
    screen.toolbar = bar + screen.toolbar[items...]
    let start = first.flatMap { added($0, following) }
    screen.elements = start + finished(screen.elements, &number, following: following)
    return screen
  }

  private func isInBar(_ place: Place) -> Bool {
    switch place {
    case .node(let node): node < screen.toolbar.reduce(0) { $0 + $1.nodeCount }
    case .extra(let index): extras[index].isInBar
    }
  }

  private func finished(
    _ elements: [Element], _ number: inout Int, following: [Place: [Int]]
  ) -> [Element] {
    var all: [Element] = []
    for element in elements {
      let place = Place.node(number)
      var element = element
      if case .node(let node) = place, let whole = combined[node] {
        number += element.nodeCount
        element = whole
      } else {
        number += 1
        element.children = finished(element.children, &number, following: following)
      }
      all.append(finished(element, at: place))
      all += following[place, default: []].flatMap { added($0, following) }
    }
    return all
  }

  private func added(_ index: Int, _ following: [Place: [Int]]) -> [Element] {
    let place = Place.extra(index)
    return [finished(extras[index].element, at: place)]
      + following[place, default: []].flatMap { added($0, following) }
  }

  private func finished(_ element: Element, at place: Place) -> Element {
    var element = element
    element.name = names[place] ?? element.name
    element.responses = responses[place] ?? []
    for (index, effects) in actions[place] ?? [:] where element.actions.indices.contains(index) {
      element.actions[index].effects = effects
    }
    return element
  }
}
