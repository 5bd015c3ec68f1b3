import EarshotSemantics

/// One screen of an app with its stops in order and the place of each, found once.
///
/// A value, so that a stage that starts anew shares what was found with the one before until
/// something changes.
struct StagePage {
  /// The screen as it is now.
  private(set) var screen: Screen
  /// The shape of its tree.
  let nodes: NodeTable
  /// The number of its first id; ids of the tabs come before those of all pages.
  let base: Int
  /// The stops in reading order; empty until the page is arranged.
  private(set) var stops: [Stop] = []
  /// The id numbers of the stops, in reading order.
  private(set) var ids: [Int] = []
  /// The place of each slot's stop in reading order, -1 if it is none.
  private var places: [Int32] = []
  /// The place of each tab's stop.
  private var tabPlaces: [Int32] = []
  /// What stood around it when it was arranged, nil if it has to be arranged anew.
  private var arranged: Arrangement?

  /// What decides the stops of a page besides the page.
  struct Arrangement: Hashable {
    var surroundings: Surroundings
    var order: ReadingOrder
    /// Which column it stands in, so that containers of two columns differ.
    var column: Int
  }

  /// The slots of what the system adds come before those of the nodes.
  private static let systemSlots = SystemPart.allCases.count

  init(_ screen: Screen, base: Int) {
    self.screen = screen
    self.base = base
    nodes = NodeTable(screen)
  }

  /// How many ids the page keeps for itself.
  var idCount: Int { Self.systemSlots + nodes.count }

  /// Whether a stop may have this id here.
  func owns(_ id: Int) -> Bool { id >= base && id < base + idCount }

  /// The place of an id in reading order, nil if it is no stop now.
  func place(of id: Int) -> Int? {
    let place: Int32
    if owns(id) {
      guard places.indices.contains(id - base) else { return nil }
      place = places[id - base]
    } else {
      guard tabPlaces.indices.contains(id) else { return nil }
      place = tabPlaces[id]
    }
    return place < 0 ? nil : Int(place)
  }

  /// The id of a node, a stop or not.
  func id(ofNode node: Int) -> Int { base + Self.systemSlots + node }

  /// The node of an id, nil for what the system adds.
  func node(of id: Int) -> Int? {
    let node = id - base - Self.systemSlots
    return nodes.parents.indices.contains(node) ? node : nil
  }

  /// The stop nearest to one that is gone: before it, else after it.
  func nearest(to id: Int) -> Int? {
    guard owns(id), !places.isEmpty else { return ids.first }
    let slot = id - base
    return places[...slot].last { $0 >= 0 }.map { ids[Int($0)] }
      ?? places[slot...].first { $0 >= 0 }.map { ids[Int($0)] } ?? ids.first
  }
}

extension StagePage {
  /// Finds the stops and their places, if something changed since they were found.
  mutating func arrange(_ arrangement: Arrangement) {
    guard arrangement != arranged else { return }
    stops = screen.stops(in: arrangement.surroundings, order: arrangement.order)
    arranged = arrangement
    ids.removeAll(keepingCapacity: true)
    places = Array(repeating: -1, count: idCount)
    tabPlaces = Array(repeating: -1, count: arrangement.surroundings.tabs.count)
    var spare = 0
    for place in stops.indices {
      let id = id(of: stops[place], spare: &spare)
      ids.append(id)
      if owns(id) {
        places[id - base] = Int32(truncatingIfNeeded: place)
      } else if tabPlaces.indices.contains(id) {
        tabPlaces[id] = Int32(truncatingIfNeeded: place)
      }
    }
    if arrangement.column > 0 { renumberContainers(column: arrangement.column) }
  }

  /// Applies a change to a node; in place where nothing but its own words can change by it.
  mutating func apply(_ changes: [ElementChange], toNode node: Int) {
    for change in changes { nodes.apply(change, to: node, of: &screen) }
    guard let place = place(of: id(ofNode: node)), isAlone(stops[place]) else {
      arranged = nil
      return
    }
    let isVisible = changes.allSatisfy { change in
      switch change {
      case .hidden, .elementsHidden, .modal: false
      default: true
      }
    }
    for change in changes { stops[place].element.apply(change) }
    if !isVisible || stops[place].element.part != .stop { arranged = nil }
  }

  /// Changes what the search field holds.
  mutating func setSearch(text: Wording?) {
    screen.search?.text = text
    arranged = nil
  }

  /// Changes the traits of a stop the system added, until the page is arranged anew.
  mutating func setTrait(_ trait: Traits, _ isOn: Bool, ofSystemStop id: Int) {
    guard let place = place(of: id), stops[place].node == nil else { return }
    if isOn {
      stops[place].element.traits.insert(trait)
    } else {
      stops[place].element.traits.remove(trait)
    }
  }

  /// Whether a stop is made of its own node only and says nothing to others: a combined one has
  /// words of its children, a cell of a table may be another's header.
  private func isAlone(_ stop: Stop) -> Bool {
    if case .dataTableCell = stop.context { return false }
    return stop.element.childrenAs != .combine
  }

  /// A tab has the number of its tab on every page, a node its own, and what the system adds a
  /// slot by its kind; a second of one kind takes the next that is free.
  private func id(of stop: Stop, spare: inout Int) -> Int {
    if let node = stop.node { return id(ofNode: node) }
    if stop.region == .tabBar, case .tabBarItem(let index, _) = stop.context { return index - 1 }
    if let part = stop.element.systemRole,
      let slot = SystemPart.allCases.firstIndex(of: part), places[slot] < 0
    {
      return base + slot
    }
    while spare < Self.systemSlots - 1, places[spare] >= 0 { spare += 1 }
    return base + spare
  }

  private mutating func renumberContainers(column: Int) {
    // Far above what one screen can have.
    let offset = column * 100_000_000
    for place in stops.indices {
      for index in stops[place].containers.indices {
        stops[place].containers[index].number += offset
      }
    }
  }
}
