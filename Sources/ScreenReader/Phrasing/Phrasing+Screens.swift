public import EarshotSemantics

extension Phrasing {
  /// What is heard when a screen is read from its first stop to its last.
  ///
  /// A container's name is part of the first stop inside of it, and not again before it was left
  /// (rule C1). A device tells of a table only what changes from stop to stop (rule C6).
  public func read(_ stops: [Stop], _ heard: (Stop, Utterance) throws -> Void) rethrows {
    var previous: Stop?
    for stop in stops {
      let entered = stop.containers.filter { container in
        !(previous?.containers.contains { $0.number == container.number } ?? false)
      }
      try heard(stop, utterance(for: stop, entering: entered, after: previous))
      previous = stop
    }
  }
}
