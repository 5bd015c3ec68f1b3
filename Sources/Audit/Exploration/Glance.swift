import EarshotReader
import EarshotSemantics

/// Something that can be done with an element: which it is, and the gesture.
struct Turn: Hashable, Sendable {
  let id: Element.ID
  let gesture: Gesture
}

/// Something that happened, and how many ms after the gesture that led to it.
struct Happening: Hashable, Sendable {
  let event: StageEvent
  let moment: Int
}

/// What can be heard at one moment.
struct Glance: Sendable {
  /// The stops, in reading order.
  var stops: [(id: Element.ID, stop: Stop)] = []
  /// The place of each.
  var places: [Element.ID: Int] = [:]
  /// What can be done.
  var turns: [Turn] = []
  /// What the stage knows of the screen.
  var place = StageScreen(visit: 0)
  /// The id of the screen, and what people call it.
  var screen = ""
  var title = ""
  /// Decides what is said.
  let phrasing: Phrasing
}

extension Glance {
  /// A stop by its id.
  func stop(_ id: Element.ID) -> Stop? { places[id].map { stops[$0].stop } }

  /// The stops that are there in another glance, too, and are something else.
  func changes(to other: Glance) -> [Element.ID] {
    stops.compactMap { id, stop in
      guard let now = other.stop(id) else { return nil }
      let isSame = stop.context == now.context && stop.element.changes(to: now.element).isEmpty
      return isSame ? nil : id
    }
  }

  func words(of stop: Stop) -> String { phrasing.utterance(for: stop).text }

  /// What is heard of the element something is done with.
  func words(of turn: Turn) -> String {
    stop(turn.id).map(words) ?? ""
  }

  /// What is heard of the stop nearest to one that is gone: before it, else after it.
  func nearest(to id: Element.ID, in there: Glance) -> String? {
    guard let place = places[id] else { return nil }
    let left = stops[..<place].last { there.places[$0.id] != nil }
    let near = left ?? stops[place...].first { there.places[$0.id] != nil }
    guard let near, let now = there.places[near.id] else { return nil }
    return there.words(of: there.stops[now].stop)
  }
}

extension Stop {
  /// What can be done with it.
  var gestures: [Gesture] {
    if element.traits.contains(.notEnabled) { return [] }
    var gestures: [Gesture] = []
    switch element.systemRole {
    case .grabber, .searchField, .alertTitle, .alertMessage, .title: return []
    default: break
    }
    let isUsed =
      element.responds(to: .activate) || region == .tabBar
      || !element.traits.isDisjoint(with: [.button, .link, .switchButton, .popUpButton])
    if isUsed { gestures.append(.activate) }
    if element.responds(to: .increment) { gestures.append(.increment) }
    if element.responds(to: .decrement) { gestures.append(.decrement) }
    gestures += element.actions.indices.map { Gesture.action($0) }
    return gestures
  }

  /// The words the app gave it, without its state.
  var ownWords: String {
    let isState = element.traits.contains(.switchButton)
    let words = [element.label, isState ? nil : element.value]
    return words.compactMap { $0.present?.shown }.joined(separator: ", ")
  }
}
