import EarshotSemantics

/// A stage on which announcements are posted at other times or at another priority than the app
/// posts them: for finding out what would have become of them.
@MainActor final class EditedStage: Stage {
  /// What is changed about one announcement.
  enum Edit: Hashable {
    /// It is posted at this priority.
    case priority(AnnouncementPriority)
    /// It is posted at this moment of the walk, in ms, whenever the app posts it.
    case moment(Int, Announcement)
  }

  /// Tells an announcement from others of a walk: its words, and how many had them before.
  struct Key: Hashable {
    var text: String
    var occurrence: Int
  }

  private let inner: any Stage
  private let edits: [Key: Edit]
  /// The announcements the app posted, in its order; each has its place here as its number.
  private(set) var posted: [Key] = []
  private var counts: [String: Int] = [:]
  /// What is still to be posted at a moment of its own, in order of time.
  private var held: [(moment: Int, announcement: Announcement)] = []

  init(_ inner: any Stage, edits: [Key: Edit] = [:]) {
    self.inner = inner
    self.edits = edits
    for (key, edit) in edits.sorted(by: {
      ($0.key.text, $0.key.occurrence) < ($1.key.text, $1.key.occurrence)
    }) {
      if case .moment(let moment, var announcement) = edit {
        announcement.key = key
        held.append((moment, announcement))
      }
    }
    held.sort { $0.moment < $1.moment }
  }

  private func edited(_ events: [StageEvent]) -> [StageEvent] {
    var edited: [StageEvent] = []
    for event in events {
      guard case .announcement(var announcement) = event else {
        edited.append(event)
        continue
      }
      let text = announcement.text.shown
      let key = Key(text: text, occurrence: counts[text, default: 0])
      counts[text, default: 0] += 1
      posted.append(key)
      announcement.key = key
      switch edits[key] {
      case nil: break
      case .priority(let priority):
        announcement.priority = priority
        announcement.isQueued = nil
      case .moment: continue
      }
      edited.append(.announcement(announcement))
    }
    while let next = held.first, next.moment <= clock.now {
      held.removeFirst()
      edited.append(.announcement(next.announcement))
    }
    return edited
  }

  func perform(_ gesture: Gesture, on id: Element.ID?) -> [StageEvent] {
    edited(inner.perform(gesture, on: id))
  }

  var nextMoment: Int? {
    guard let held = held.first?.moment else { return inner.nextMoment }
    return min(held, inner.nextMoment ?? .max)
  }

  func elapse() -> [StageEvent] { edited(inner.elapse()) }

  func settle() async -> [StageEvent] { edited(await inner.settle()) }
}

// MARK: - As it is

extension EditedStage {
  var clock: Clock { inner.clock }
  var app: StageApp { inner.app }
  var screen: StageScreen { inner.screen }

  func first(in scope: StageScope) -> Element.ID? { inner.first(in: scope) }
  func last(in scope: StageScope) -> Element.ID? { inner.last(in: scope) }
  func next(after id: Element.ID) -> Element.ID? { inner.next(after: id) }
  func previous(before id: Element.ID) -> Element.ID? { inner.previous(before: id) }
  func nearest(to id: Element.ID) -> Element.ID? { inner.nearest(to: id) }
  func stop(for id: Element.ID) -> Stop? { inner.stop(for: id) }
  func id(of target: FocusTarget) -> Element.ID? { inner.id(of: target) }
  func rotors() -> [StageRotor] { inner.rotors() }
  func prepare(entry: Int, of rotor: String) { inner.prepare(entry: entry, of: rotor) }
  func linked(with id: Element.ID) -> [Element.ID] { inner.linked(with: id) }
  var path: [StagePlace] { inner.path }
  func focusMoved(to id: Element.ID?) { inner.focusMoved(to: id) }
  func finished(_ announcement: Announcement, wasHeard: Bool) {
    inner.finished(announcement, wasHeard: wasHeard)
  }
  func adapt(to profile: Profile) -> [StageEvent] { edited(inner.adapt(to: profile)) }
  func snapshot() -> [Screen] { inner.snapshot() }
}
