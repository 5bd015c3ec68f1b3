import EarshotSemantics
import Testing

/// A text at a place, or at none.
func text(
  _ label: String, at place: (x: Double, y: Double)? = nil, size: (Double, Double) = (40, 20)
) -> Element {
  var element = Element(label: .text(label))
  if let place {
    element.frame = Frame(x: place.x, y: place.y, width: size.0, height: size.1)
  }
  return element
}

/// A plain view around others.
func view(_ children: Element...) -> Element { Element(children: children) }

/// A container around others.
func group(
  _ kind: Container? = .group, _ label: Wording? = nil, _ children: [Element]
) -> Element {
  var element = Element(label: label, children: children)
  element.container = kind
  return element
}

/// A container that is read as it is written.
func ordered(_ children: Element...) -> Element {
  var element = Element(children: children)
  element.explicitOrder = true
  return element
}

/// A node whose children become one stop.
func combined(_ children: Element...) -> Element {
  var element = Element(children: children)
  element.childrenAs = .combine
  return element
}

extension Element {
  /// The same with some of it changed.
  func with(_ change: (inout Element) -> Void) -> Element {
    var element = self
    change(&element)
    return element
  }

  /// The same with more traits.
  func with(_ traits: Traits) -> Element { with { $0.traits.formUnion(traits) } }
}

extension ReadingOrder {
  /// The labels of the stops, in reading order.
  func labels(of elements: [Element]) -> [String] { stops(of: elements).map(\.label) }

  /// The one stop a tree is expected to have.
  func only(_ element: Element) throws -> Element {
    try #require(stops(of: [element]).count == 1)
    return stops(of: [element])[0].element
  }
}

extension Stop {
  /// Its label as it is printed, empty if there is none.
  var label: String { element.label?.shown ?? "" }
}
