public import EarshotSemantics

extension Phrasing {
  /// What is heard when a screen is read from its first stop to its last.
  ///
  /// A container's name is part of the first stop inside of it, and not again before it was left
  /// (rule C1).
  public func read(_ stops: [Stop], _ heard: (Stop, Utterance) throws -> Void) rethrows {
    var inside: [EnteredContainer] = []
    for stop in stops {
      let entered = stop.containers.filter { container in
        !inside.contains { $0.number == container.number }
      }
      inside = stop.containers
      try heard(stop, utterance(for: stop, entering: entered))
    }
  }
}
