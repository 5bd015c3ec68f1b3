import EarshotSemantics

// MARK: - Moving focus

extension Reader {
  /// Moves focus for the system or the app, and says where it is; after the name of the screen
  /// if it comes with that.
  func focus(on id: Element.ID, follows: Bool = false, note: String? = nil) {
    guard let stop = stage.stop(for: id) else { return }
    let utterance = land(on: id, stop)
    record(.focus, name(of: utterance), note: note)
    say(utterance, follows: follows)
  }

  /// A layout change takes focus away from where the person has moved meanwhile (rule N2).
  func pull(to id: Element.ID) {
    let old = heard.map { name(of: listener.utterance(for: $0)) } ?? ""
    focus(on: id, note: old.isEmpty ? nil : "pulled away from \(old)")
  }

  /// Moves the cursor for the person, and says where it is.
  func move(to id: Element.ID) {
    guard let stop = stage.stop(for: id) else { return }
    say(land(on: id, stop))
  }

  /// Moves the cursor while reading on, which says everything already.
  func read(at id: Element.ID) {
    guard let stop = stage.stop(for: id) else { return }
    _ = land(on: id, stop)
  }

  /// Says a stop again.
  func speak(_ stop: Stop, entering containers: [EnteredContainer]) {
    let utterance = listener.utterance(for: stop, entering: containers)
    current = utterance
    say(utterance)
  }

  private func land(on id: Element.ID, _ stop: Stop) -> Utterance {
    let old = heard
    let utterance = listener.utterance(
      for: stop, entering: entered(by: stop, after: old), after: old)
    cursor = id
    heard = stop
    current = utterance
    chosenAction = nil
    rotorEntry = nil
    detail = nil
    return utterance
  }

  /// The containers a stop stands in and the one before did not (rule C1).
  func entered(by stop: Stop, after old: Stop?) -> [EnteredContainer] {
    guard !stop.containers.isEmpty else { return [] }
    guard let old, !old.containers.isEmpty else { return stop.containers }
    return stop.containers.filter { container in
      !old.containers.contains { $0.number == container.number }
    }
  }

  /// What a focus line calls an element: its label, else its value, else all it says.
  func name(of utterance: Utterance) -> String {
    (utterance.parts.first { $0.kind == .label } ?? utterance.parts.first { $0.kind == .value })?
      .text ?? utterance.text
  }
}
