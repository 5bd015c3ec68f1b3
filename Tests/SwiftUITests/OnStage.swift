import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

/// A view on a stage, with what a test wants to know of it.
@MainActor final class OnStage {
  let stage: LiveStage
  var events: [StageEvent] = []

  init<V: View>(_ view: V, profile: Profile = Profile()) {
    stage = LiveStage(view, profile: profile)
    events = stage.elapse()
  }

  init<A: App>(app: @escaping @MainActor () -> A) {
    stage = LiveStage(app)
    events = stage.elapse()
  }

  /// The ids of all stops in reading order.
  var ids: [Element.ID] {
    var ids: [Element.ID] = []
    var next = stage.first(in: .screen)
    while let id = next, ids.count < 10_000 {
      ids.append(id)
      next = stage.next(after: id)
    }
    return ids
  }

  /// All stops in reading order.
  var stops: [Stop] { ids.compactMap(stage.stop(for:)) }

  /// What each stop is called, with its value where it has one.
  var heard: [String] {
    stops.map { stop in
      [stop.element.label?.shown ?? stop.element.systemRole?.rawValue, stop.element.value?.shown]
        .compactMap(\.self).joined(separator: ": ")
    }
  }

  /// The stop that is called something.
  func id(_ label: String) throws -> Element.ID {
    try #require(ids.first { stage.stop(for: $0)?.element.label?.shown == label })
  }

  func element(_ label: String) throws -> Element {
    try #require(stage.stop(for: try id(label))?.element)
  }

  func perform(_ gesture: EarshotReader.Gesture, _ label: String) throws {
    events += stage.perform(gesture, on: try id(label))
  }

  func activate(_ label: String) throws { try perform(.activate, label) }

  func back() { events += stage.perform(.back, on: nil) }

  func settle() async { events += await stage.settle() }

  /// What the framework would have logged.
  var warnings: [String] {
    events.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  var title: String? { stage.screen.title?.shown }
}

/// Counts how often something was asked for.
@MainActor final class Counter {
  var count = 0
}
