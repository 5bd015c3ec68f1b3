import EarshotReader

// MARK: - Announcements

extension Exploration {
  /// The way on which a turn is tried again with its speech.
  func trial(of turn: Turn, on turns: [Turn], from url: String?) -> AnnouncementTrials.Way {
    AnnouncementTrials.Way(
      url: url,
      steps: (turns + [turn]).map { AnnouncementTrials.Way.Step(id: $0.id, gesture: $0.gesture) })
  }

  /// Finds out which announcements nobody hears whole, on the clock and with speech.
  func tryAnnouncements(
    _ announcing: [(step: Int, way: AnnouncementTrials.Way)], of steps: inout [WalkStep]
  ) async {
    let tried = announcing.prefix(AnnouncementTrials.wayLimit)
    let trials = AnnouncementTrials(profile: profile, stage: makeStage)
    let lost = await trials.lost(on: tried.map(\.way))
    for (announcement, lost) in zip(tried, lost) { steps[announcement.step].lost = lost }
  }
}

extension Happening {
  /// Whether the app posted words.
  var isAnnouncement: Bool { if case .announcement = event { true } else { false } }
}
