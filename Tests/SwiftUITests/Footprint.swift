import EarshotReader
import EarshotSemantics
import SwiftUI

/// What the app of a row writes, and what is heard of it.
@MainActor @Observable final class Heard {
  var words = ""
  var isOn = false
  var item: Item?
  var choice = 1
  var day = Date(timeIntervalSince1970: 0)

  struct Item: Identifiable, Hashable {
    let id: Int
  }

  var bool: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
  var optional: Binding<Item?> { Binding(get: { self.item }, set: { self.item = $0 }) }
  var text: Binding<String> { Binding(get: { self.words }, set: { self.words = $0 }) }
  var number: Binding<Int> { Binding(get: { self.choice }, set: { self.choice = $0 }) }
  var date: Binding<Date> { Binding(get: { self.day }, set: { self.day = $0 }) }
}

/// One modifier: a view with it and the same without it, and what is done with both.
@MainActor struct ModifierRow {
  let name: String
  let profile: Profile
  let gestures: [(EarshotReader.Gesture, String?)]
  let with: (Heard) -> AnyView
  let without: (Heard) -> AnyView

  func footprint(changed: Bool) async -> Footprint {
    let heard = Heard()
    let view = Watching(heard: heard, make: changed ? with : without)
    let stage = OnStage(view, profile: profile)
    await stage.settle()
    for (gesture, label) in gestures {
      let target = label.flatMap { label in
        stage.ids.first { id in
          let element = stage.stage.stop(for: id)?.element
          return element?.label?.shown == label || element?.systemRole?.rawValue == label
        }
      }
      if label != nil, target == nil { continue }
      stage.events += stage.stage.perform(gesture, on: target)
      await stage.settle()
    }
    return Footprint(stage)
  }
}

/// A view of a row beside what its app has written.
struct Watching: View {
  let heard: Heard
  let make: (Heard) -> AnyView

  var body: some View {
    make(heard)
    Text("words \(heard.words) \(heard.isOn ? "on" : "off") \(heard.choice)")
  }
}

/// Everything a listener could tell by, without what only tells one run from another.
struct Footprint: Equatable {
  var stops: [String]
  var screen: [String]
  var links: [Int]
  var events: [String]

  @MainActor init(_ stage: OnStage) {
    stops = stage.stops.map { stop in
      var element = stop.element
      let triggers = element.responses.map { "\($0.trigger)" }
      let actions = element.actions.map(\.name.shown)
      element.responses = []
      element.actions = []
      element.children = []
      element.name = nil
      return "\(element) \(triggers) \(actions) \(stop.containers.map(\.label))"
        + " \(String(describing: stop.context)) \(stop.region)"
    }
    let screen = stage.stage.screen
    self.screen =
      [screen.title?.shown ?? "", "\(screen.showsBar) \(screen.depth)"]
      + [screen.presentation.map { "\($0)" } ?? "", screen.label?.shown ?? ""]
      + screen.tabs.map { "\($0.label?.shown ?? "") \($0.isSelected)" }
      + stage.stage.rotors().map { "\($0.name.shown) \($0.stops.count)" }
      + stage.stage.snapshot().map { "\($0.titleDisplay)" }
    links = stage.ids.map { stage.stage.linked(with: $0).count }
    events = stage.events.map { event in
      switch event {
      case .focusRequest(let id):
        "focus \(stage.stage.stop(for: id)?.element.label?.shown ?? "")"
      case .changed: "changed"
      default: "\(event)"
      }
    }
  }
}

/// A row whose view is changed by the modifier.
@MainActor func row<A: View, B: View>(
  _ name: String, _ gestures: [(EarshotReader.Gesture, String?)],
  profile: Profile = Profile(), _ base: @escaping (Heard) -> A,
  around: @escaping @MainActor (AnyView) -> AnyView = { $0 }, change: @escaping (A, Heard) -> B
) -> ModifierRow {
  ModifierRow(
    name: name, profile: profile, gestures: gestures,
    with: { around(AnyView(change(base($0), $0))) }, without: { around(AnyView(base($0))) })
}

/// A row whose view is changed by the modifier, and with which nothing is done.
@MainActor func row<A: View, B: View>(
  _ name: String, profile: Profile = Profile(), _ base: @escaping (Heard) -> A,
  around: @escaping @MainActor (AnyView) -> AnyView = { $0 }, change: @escaping (A, Heard) -> B
) -> ModifierRow { row(name, [], profile: profile, base, around: around, change: change) }
