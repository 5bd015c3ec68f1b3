import EarshotSemantics

// MARK: - Looking for something

extension Page {
  /// The number of the element that code can give focus to by a handle.
  func number(of handle: FocusHandle) -> Int? {
    update()
    if let found = root.collector?.focusable.first(where: { $0.handle === handle }) {
      return found.number
    }
    // It may stand in a row that nobody looked at.
    var node: _Node? = handle.node
    while let current = node, let outer = current.parent {
      if let run = runs[outer.serial], let region = region(run, row: current.rowIndex),
        let found = region.collector?.focusable.first(where: { $0.handle === handle })
      {
        return found.number
      }
      node = outer
    }
    return nil
  }

  /// What can take focus by code and is at a stop.
  func focusHandles(at number: Int) -> [FocusHandle] {
    guard let collector = places[number]?.region.collector ?? root.collector else { return [] }
    return collector.focusable.filter { $0.number == number }.map(\.handle)
  }

  /// Makes rows until every entry of a rotor has its element, or so many stops were looked at:
  /// a rotor leads to rows that nobody looked at yet.
  func makeRows(for targets: [RotorTarget], limit: Int) {
    var missing = Set(targets.filter { number(of: $0) == nil })
    var stop = missing.isEmpty ? nil : first()
    var count = 0
    while let current = stop, count < limit, !missing.isEmpty {
      if let made = places[current]?.region.collector?.rotorTargets {
        missing = missing.filter { made[$0] == nil }
      }
      stop = next(after: current)
      count += 1
    }
  }

  /// The stops that are linked with another, that one among them, in reading order; rows are made
  /// for that up to so many stops.
  func linked(with number: Int, limit: Int) -> [Int] {
    func groups(of stop: Int) -> Set<RotorTarget> {
      let collector = places[stop]?.region.collector ?? root.collector
      return collector?.linkedGroups[stop] ?? []
    }
    update()
    let own = groups(of: number)
    guard !own.isEmpty else { return [] }
    var found: [Int] = []
    var stop = first()
    var count = 0
    while let current = stop, count < limit {
      if !groups(of: current).isDisjoint(with: own) { found.append(current) }
      stop = next(after: current)
      count += 1
    }
    return found
  }

  /// What is said of where a scroll of an element has come to.
  func scrollStatus(at number: Int) -> Wording? {
    (places[number]?.region.collector ?? root.collector)?.scrollStatus[number]
  }

  /// The element of a rotor's entry, if its row was made.
  func number(of target: RotorTarget) -> Int? {
    if let found = root.collector?.rotorTargets[target] { return found }
    for run in runs.values.sorted(by: { $0.node.serial < $1.node.serial }) where run.region != nil {
      for region in run.regions.values.sorted(by: { $0.node.rowIndex < $1.node.rowIndex }) {
        if let found = region.collector?.rotorTargets[target] { return found }
      }
    }
    return nil
  }
}

extension ReadingOrder {
  /// The stops of live elements with the numbers they are known by.
  @MainActor func placedStops(of lives: [Live], in outer: [EnteredContainer]) -> [PlacedStop] {
    var all: [Live] = []
    for live in lives { live.appendAll(to: &all) }
    return stops(of: lives.map(\.tree)).map { stop in
      var stop = stop
      let live = all[stop.node ?? 0]
      // Containers are told apart by their nodes, so that they stay the same when found anew.
      for index in stop.containers.indices {
        stop.containers[index].number = all[stop.containers[index].number].number
      }
      stop.containers.insert(contentsOf: outer, at: 0)
      return PlacedStop(stop: stop, number: live.number)
    }
  }
}
