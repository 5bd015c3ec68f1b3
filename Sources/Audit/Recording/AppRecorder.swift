import EarshotReader
import EarshotSemantics

/// Writes an app down as data from what a walk through it saw.
struct AppRecorder {
  let walk: ExploredWalk
  /// The screens, with what came up on them later.
  var pages: [RecordedPage] = []
  /// The screen each state belongs to.
  private(set) var page: [Int] = []
  /// Where the elements of each state are written down.
  var places: [[Element.ID: RecordedPage.Place]] = []
  /// The steps back from each state.
  private var back: [Int: Int] = [:]

  init(_ walk: ExploredWalk, on device: Device) {
    self.walk = walk
    let order = ReadingOrder(device: device)
    var taken: Set<String> = []
    for (index, look) in walk.looks.enumerated() {
      if let origin = look.origin {
        page.append(page[origin])
        places.append([:])
        continue
      }
      page.append(pages.count)
      let name = Self.name(Self.words(for: index, in: walk), &taken)
      let (screen, places) = Self.written(look, name, order)
      pages.append(RecordedPage(screen, number: pages.count + 1))
      self.places.append(places)
    }
    for step in walk.steps where back[step.from] == nil {
      guard let to = step.to, walk.looks.indices.contains(to) else { continue }
      switch step.stop.element.systemRole {
      case .backButton, .dismissPopup, .dismissMenu: back[step.from] = to
      default: break
      }
    }
  }

  /// The app.
  func description(of app: StageApp) -> AppDescription {
    var description = AppDescription(name: app.name)
    description.language = app.language
    description.device = app.device
    guard !walk.looks.isEmpty else { return description }
    var recorder = self
    recorder.writeSteps()
    recorder.writeRotors()
    recorder.writeLaunch()
    description.start = recorder.start
    description.screens = recorder.pages.map(\.finished)
    return description
  }
}

// MARK: - Screens

extension AppRecorder {
  /// The name of a state's screen, as effects refer to it.
  func name(of look: Int) -> String { pages[page[look]].screen.name }

  /// What people would call the screen of a state: its title, else its first heading, else what first
  /// led there; nil if none of them has words.
  private static func words(for look: Int, in walk: ExploredWalk) -> String? {
    let glance = walk.looks[look].glance
    let heading = glance.stops.lazy.map(\.stop).first { stop in
      stop.element.traits.contains(.header) && stop.region == .content
    }
    let trigger = walk.steps.first { $0.to == look && $0.from < look }?.stop.element
    let candidates = [
      glance.title, heading?.element.label?.shown, trigger?.label?.shown, trigger?.value?.shown,
    ]
    return candidates.lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  private static func name(_ words: String?, _ taken: inout Set<String>) -> String {
    let plain = words ?? "Screen"
    var name = plain
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(plain) \(number)"
      number += 1
    }
    return name
  }

  /// The screen of a state, and which of its nodes are which stops.
  private static func written(
    _ look: Look, _ name: String, _ order: ReadingOrder
  ) -> (Screen, [Element.ID: RecordedPage.Place]) {
    guard let found = look.found.last else { return (Screen(name: name), [:]) }
    var screen = found.screen
    screen.name = name
    let stops = screen.stops(in: found.surroundings, order: order)
    var places: [Element.ID: RecordedPage.Place] = [:]
    // Both are in reading order, so each stop of the one is looked for behind the last of the other.
    var next = 0
    for (id, stop) in look.glance.stops where stop.region != .tabBar {
      let near = stops[next...].prefix(Self.nearness)
      guard let index = near.firstIndex(where: { $0.isSame(as: stop) }) else { continue }
      if let node = stops[index].node { places[id] = .node(node) }
      next = index + 1
    }
    return (screen, places)
  }

  /// How far apart the same stop may be.
  private static var nearness: Int { 100 }

  /// The screens of the stack a state is on, from its root to itself.
  func stack(of look: Int) -> [String] {
    var names = [name(of: look)]
    var top = look
    var depth = walk.looks[look].glance.place.depth
    while depth > 1, let below = back[top], walk.looks[below].glance.place.depth == depth - 1 {
      top = below
      depth -= 1
      names.insert(name(of: below), at: 0)
    }
    return names
  }

  private mutating func writeRotors() {
    for (index, look) in walk.looks.enumerated() where look.origin == nil {
      for rotor in look.rotors {
        var names: [String] = []
        for id in rotor.stops {
          guard let place = places[index][id], let at = look.glance.places[id] else { continue }
          let stop = look.glance.stops[at].stop
          names.append(pages[page[index]].name(of: place, as: stop))
        }
        pages[page[index]].edit { $0.rotors.append(Rotor(name: rotor.name, elements: names)) }
      }
    }
  }
}

extension Stop {
  /// Whether two stops of one screen are the same, whatever their numbers.
  fileprivate func isSame(as other: Stop) -> Bool {
    element.label == other.element.label && element.value == other.element.value
      && element.traits == other.element.traits && element.systemRole == other.element.systemRole
  }
}

// MARK: - The start

extension AppRecorder {
  /// What the app starts with.
  fileprivate var start: Start {
    let bottom = bottomAtStart
    let tabs = walk.looks[bottom].glance.place.tabs
    guard !tabs.isEmpty else { return .stack(stack(of: bottom)) }
    let items = tabs.map { tab in
      let stop = walk.looks[bottom].glance.stops.first { $0.id == tab.id }?.stop
      var screens: [String] = []
      if tab.isSelected {
        screens = stack(of: bottom)
      } else if let to = walk.steps.first(where: { $0.from == bottom && $0.turn?.id == tab.id })?
        .to,
        walk.looks.indices.contains(to)
      {
        screens = stack(of: to)
      }
      return TabItem(
        name: tab.name, label: tab.label, value: stop?.element.value, screens: screens)
    }
    return .tabs(items, selected: tabs.first(where: \.isSelected)?.name)
  }

  /// The state below everything that is presented at the start.
  private var bottomAtStart: Int {
    var look = 0
    var tries = 0
    while walk.looks[look].glance.place.presentation != nil, let below = back[look],
      tries < walk.looks.count
    {
      look = below
      tries += 1
    }
    return look
  }

  /// What the app does by itself when it starts: what is presented, what is said.
  fileprivate mutating func writeLaunch() {
    var effects: [Effect] = []
    let bottom = bottomAtStart
    if bottom != 0, let style = walk.looks[0].glance.place.presentation, style != .cover {
      effects.append(.present(screen: name(of: 0), style: style))
    }
    for happening in walk.launch {
      if let effect = said(happening.event, after: happening.moment) { effects.append(effect) }
    }
    guard !effects.isEmpty else { return }
    pages[page[bottom]].edit { $0.responses.append(Response(.appear, effects)) }
  }
}
