import EarshotSemantics

/// What can be read at once: an app's screen, or what is presented over it.
///
/// Stops are found region by region, and found again only where something changed: a row does not
/// cost more on a list of a hundred thousand than alone.
@MainActor final class Page {
  let graph: Graph
  let order: ReadingOrder
  /// How it came up over what was there; nil for the app itself.
  let presentation: PresentationStyle?
  /// The root of what can be read.
  let root: Region
  /// The stops the screen adds before and after its content.
  private(set) var frame = ScreenFrame()
  /// What the views told their screen.
  private(set) var parts = ScreenParts()
  /// Where stops are, by their numbers.
  var places: [Int: StopPlace] = [:]
  /// The rows that were looked at, by the serial of the node that makes them.
  var runs: [Int: Run] = [:]
  /// Where stops were that are gone, for the reader to find the nearest.
  private var gone: [Int: (region: Region, segment: Int, index: Int)] = [:]
  /// The same for stops of rows that are gone: the rows and their place.
  private var goneRows: [Int: (run: Run, row: Int)] = [:]

  init(_ node: _Node, presentation: PresentationStyle? = nil, order: ReadingOrder) {
    graph = node.graph
    self.presentation = presentation
    self.order = order
    root = Region(node)
  }
}

// MARK: - Finding stops

extension Page {
  /// Finds everything anew when it is next asked for.
  func forgetAll() {
    root.isValid = false
    for run in runs.values { for region in run.regions.values { region.isValid = false } }
  }

  /// Brings the screen up to date.
  func update() { if !root.isValid { build(root) } }

  private func build(_ region: Region) {
    forget(region)
    let collector = Collector(graph: graph, order: order)
    if region === root {
      collector.screen = ScreenParts()
      collector.screen?.presentation = presentation
    }
    region.collector = collector
    var pieces = region.node.heard { region.node.pieces(in: collector) }
    var containers: [EnteredContainer] = []
    if let run = region.run {
      for edit in run.edits { pieces = collector.edited(pieces, by: edit) }
      containers = run.containers
    }
    region.segments = []
    region.isValid = true
    var lives: [Live] = []
    func close() {
      guard !lives.isEmpty else { return }
      let stops =
        presentation?.isDialog == true
        ? dialogStops(of: lives, collector.screen?.title)
        : order.placedStops(of: lives, in: containers)
      for (index, stop) in stops.enumerated() {
        places[stop.number] = StopPlace(
          region: region, segment: region.segments.count, index: index)
        gone[stop.number] = nil
        goneRows[stop.number] = nil
      }
      region.segments.append(.stops(stops))
      lives = []
    }
    if presentation?.isDialog == true { pieces = collector.lives(pieces).map(Piece.live) }
    for piece in pieces {
      switch piece {
      case .live(let live): lives.append(live)
      case .rows(let rows):
        close()
        link(rows, to: region, around: containers)
      }
    }
    close()
    if region === root {
      parts = collector.screen ?? ScreenParts()
      frame = ScreenFrame(parts, root: root.node, order: order)
    }
  }

  /// The stops of an alert or a menu, which the system completes.
  private func dialogStops(of lives: [Live], _ title: Wording?) -> [PlacedStop] {
    var all: [Live] = []
    for live in lives { live.appendAll(to: &all) }
    let screen = Screen(name: "", title: title, elements: lives.map(\.tree))
    let surroundings = Surroundings(presentation: presentation)
    return screen.stops(in: surroundings, order: order).map { stop in
      var stop = stop
      let role = stop.element.systemRole.flatMap { SystemPart.allCases.firstIndex(of: $0) }
      let number =
        stop.node.map { all[$0].number }
        ?? Live.number(of: root.node, part: ScreenFrame.systemParts + (role ?? 99))
      stop.node = nil
      return PlacedStop(stop: stop, number: number)
    }
  }

  private func link(_ rows: LazyRows, to region: Region, around containers: [EnteredContainer]) {
    let run = runs[rows.node.serial] ?? Run(rows.node)
    runs[rows.node.serial] = run
    // What the rows say may depend on what surrounds them.
    if !rows.edits.isEmpty || !run.edits.isEmpty {
      for region in run.regions.values { region.isValid = false }
    }
    run.edits = rows.edits
    run.containers = containers + rows.containers
    run.region = region
    run.segment = region.segments.count
    for region in run.regions.values where !region.node.isMounted {
      drop(region, of: run, row: region.node.rowIndex)
    }
    run.regions = run.regions.filter { $0.value.node.isMounted }
    region.segments.append(.rows(run))
  }

  /// Forgets the stops of a region that is found anew; each may be gone then.
  private func forget(_ region: Region) {
    for (segment, content) in region.segments.enumerated() {
      switch content {
      case .stops(let stops):
        for (index, stop) in stops.enumerated() {
          places[stop.number] = nil
          gone[stop.number] = (region, segment, index)
        }
      case .rows(let run): run.region = nil
      }
    }
  }

  private func drop(_ region: Region, of run: Run, row: Int) {
    for case .stops(let stops) in region.segments {
      for stop in stops {
        places[stop.number] = nil
        goneRows[stop.number] = (run, row)
      }
    }
  }

  /// The region of a row, with its stops.
  func region(_ run: Run, row: Int) -> Region? {
    guard let store = run.node.rows else { return nil }
    let made = graph.resolving { store.row(at: row) }
    guard let node = made else { return nil }
    let region = run.regions[node.serial] ?? Region(node)
    run.regions[node.serial] = region
    region.run = run
    if !region.isValid { build(region) }
    return region
  }

  /// Where a stop is now, nil if it cannot be read.
  private func place(of number: Int) -> StopPlace? {
    update()
    guard let place = places[number] else { return nil }
    var region = place.region
    guard region.node.isMounted else { return nil }
    if !region.isValid {
      build(region)
      return places[number] == nil ? nil : self.place(of: number)
    }
    while region !== root {
      guard let outer = region.run?.region else { return nil }
      region = outer
    }
    return place
  }
}

// MARK: - Stepping

extension Page {
  /// A stop by its number, nil if it cannot be read now.
  func stop(_ number: Int) -> Stop? {
    update()
    if let stop = frame.stop(number) { return stop }
    guard let place = place(of: number),
      case .stops(let stops) = place.region.segments[place.segment]
    else { return nil }
    return stops[place.index].stop
  }

  /// What an effect of a stop does, nil if it is data.
  func handler(of effect: Effect, at number: Int) -> (@MainActor (String) -> Void)? {
    if let place = places[number] { return place.region.collector?.handler(of: effect) }
    return root.collector?.handler(of: effect)
  }

  func first() -> Int? {
    update()
    return frame.before.first?.number ?? first(in: root, from: 0) ?? frame.after.first?.number
  }

  func last() -> Int? {
    update()
    return frame.after.last?.number ?? last(in: root, to: root.segments.count)
      ?? frame.before.last?.number
  }

  /// The first stop of the content.
  func firstOfContent() -> Int? {
    update()
    return first(in: root, from: 0) ?? frame.after.first?.number
  }

  func next(after number: Int) -> Int? {
    update()
    if let index = frame.before.firstIndex(where: { $0.number == number }) {
      if index + 1 < frame.before.count { return frame.before[index + 1].number }
      return firstOfContent()
    }
    if let index = frame.after.firstIndex(where: { $0.number == number }) {
      return index + 1 < frame.after.count ? frame.after[index + 1].number : nil
    }
    guard let place = place(of: number),
      case .stops(let stops) = place.region.segments[place.segment]
    else { return nil }
    if place.index + 1 < stops.count { return stops[place.index + 1].number }
    return next(behind: place.region, place.segment) ?? frame.after.first?.number
  }

  func previous(before number: Int) -> Int? {
    update()
    if let index = frame.after.firstIndex(where: { $0.number == number }) {
      if index > 0 { return frame.after[index - 1].number }
      return last(in: root, to: root.segments.count) ?? frame.before.last?.number
    }
    if let index = frame.before.firstIndex(where: { $0.number == number }) {
      return index > 0 ? frame.before[index - 1].number : nil
    }
    guard let place = place(of: number),
      case .stops(let stops) = place.region.segments[place.segment]
    else { return nil }
    if place.index > 0 { return stops[place.index - 1].number }
    return previous(ahead: place.region, place.segment) ?? frame.before.last?.number
  }

  /// The stop nearest to one that is gone.
  func nearest(to number: Int) -> Int? {
    update()
    if stop(number) != nil { return number }
    if let (run, row) = goneRows[number], run.region != nil {
      let count = run.node.rows?.count ?? 0
      for index in stride(from: min(row, count) - 1, through: 0, by: -1) {
        if let region = region(run, row: index),
          let last = last(in: region, to: region.segments.count)
        {
          return last
        }
      }
      if let region = run.region { return next(ofRun: run, from: 0) ?? first(in: region, from: 0) }
    }
    if let (region, segment, index) = gone[number], region.node.isMounted {
      if !region.isValid { build(region) }
      if region.segments.indices.contains(segment),
        case .stops(let stops) = region.segments[segment]
      {
        return stops[min(max(index - 1, 0), stops.count - 1)].number
      }
      return last(in: region, to: min(segment, region.segments.count))
        ?? first(in: region, from: 0) ?? first()
    }
    return first()
  }

  /// The first stop at or after a segment of a region.
  private func first(in region: Region, from segment: Int) -> Int? {
    var segment = segment
    while segment < region.segments.count {
      switch region.segments[segment] {
      case .stops(let stops): if let first = stops.first { return first.number }
      case .rows(let run): if let first = next(ofRun: run, from: 0) { return first }
      }
      segment += 1
    }
    return nil
  }

  private func last(in region: Region, to segment: Int) -> Int? {
    var segment = segment - 1
    while segment >= 0 {
      switch region.segments[segment] {
      case .stops(let stops): if let last = stops.last { return last.number }
      case .rows(let run):
        if let last = previous(ofRun: run, to: run.node.rows?.count ?? 0) {
          return last
        }
      }
      segment -= 1
    }
    return nil
  }

  private func next(ofRun run: Run, from row: Int) -> Int? {
    var row = row
    while row < run.node.rows?.count ?? 0 {
      if let region = region(run, row: row), let first = first(in: region, from: 0) {
        return first
      }
      row += 1
    }
    return nil
  }

  private func previous(ofRun run: Run, to row: Int) -> Int? {
    var row = row - 1
    while row >= 0 {
      if let region = region(run, row: row),
        let last = last(in: region, to: region.segments.count)
      {
        return last
      }
      row -= 1
    }
    return nil
  }

  /// The first stop behind a segment, in the same region or in those around.
  private func next(behind region: Region, _ segment: Int) -> Int? {
    var region = region
    var segment = segment
    while true {
      if let found = first(in: region, from: segment + 1) { return found }
      guard let run = region.run, let outer = run.region else { return nil }
      if let found = next(ofRun: run, from: region.node.rowIndex + 1) { return found }
      (region, segment) = (outer, run.segment)
    }
  }

  private func previous(ahead region: Region, _ segment: Int) -> Int? {
    var region = region
    var segment = segment
    while true {
      if let found = last(in: region, to: segment) { return found }
      guard let run = region.run, let outer = run.region else { return nil }
      if let found = previous(ofRun: run, to: region.node.rowIndex) { return found }
      (region, segment) = (outer, run.segment)
    }
  }
}
