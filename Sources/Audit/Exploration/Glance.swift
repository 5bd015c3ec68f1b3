import EarshotReader
import EarshotSemantics

/// Something that can be done with an element: which it is, and the gesture.
struct Turn: Hashable {
  let id: Element.ID
  let gesture: Gesture
}

/// What can be heard at one moment.
struct Glance {
  /// The stops, in reading order.
  var stops: [(id: Element.ID, stop: Stop)] = []
  /// The place of each.
  var places: [Element.ID: Int] = [:]
  /// What can be done.
  var turns: [Turn] = []
  /// The id of the screen, and what people call it.
  var screen = ""
  var title = ""
  /// Decides what is said.
  let phrasing: Phrasing
}

extension Glance {
  func words(of stop: Stop) -> String { phrasing.utterance(for: stop).text }

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
