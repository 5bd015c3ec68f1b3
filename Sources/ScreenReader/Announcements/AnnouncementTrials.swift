import EarshotSemantics

/// Tries announcements on the clock: which are lost, what would save them, and when they would be
/// lost if they came at another time.
///
///     let trials = AnnouncementTrials(script: script) { AppStage(app) }
///     await trials.lost()          // "Saved", by screen, post it at high
///
/// Each trial is a walk of its own on a fresh stage, so that the answer is what would be heard.
@MainActor public struct AnnouncementTrials {
  /// The latest moment that is tried, in ms after the app posts an announcement.
  public static var latest: Int { 10_000 }
  /// How many ways are tried at most in an app without a script.
  public static var wayLimit: Int { 200 }

  private let profile: Profile
  private let script: WalkScript?
  private let makeStage: () -> any Stage

  /// Tries the announcements of a script, or, without one, those of everything that can be
  /// activated on every screen that can be reached.
  public init(
    profile: Profile = Profile(), script: WalkScript? = nil,
    stage makeStage: @escaping () -> any Stage
  ) {
    self.profile = profile
    self.script = script
    self.makeStage = makeStage
  }

  /// The announcements that are not heard whole, in the order they are posted.
  public func lost() async -> [LostAnnouncement] {
    var lost: [LostAnnouncement] = []
    for way in await ways() {
      let run = await run(way)
      for posted in run.announcements where posted.cause != nil {
        // The same loss on another way is the same fault.
        let isKnown = lost.contains {
          $0.posted.text == posted.text && $0.posted.outcome == posted.outcome
        }
        guard !isKnown else { continue }
        lost.append(
          LostAnnouncement(
            posted: posted, way: way.steps.map(\.name), fixes: await fixes(posted, in: run, way)))
      }
    }
    return lost
  }

  /// For each way the announcements that its last step causes and nobody hears whole.
  ///
  /// What is said again later and heard then is not lost, and neither is what a newer announcement
  /// takes the place of; but a low one was to wait.
  public func lost(on ways: [Way]) async -> [[LostAnnouncement]] {
    var all: [[LostAnnouncement]] = []
    for way in ways {
      let run = await run(way)
      var lost: [LostAnnouncement] = []
      for posted in run.announcements where posted.moment >= run.lastStep {
        guard posted.isAmiss,
          !run.announcements.contains(where: { $0.wasHeard && $0.text == posted.text }),
          !lost.contains(where: { $0.posted.text == posted.text })
        else { continue }
        lost.append(
          LostAnnouncement(
            posted: posted, way: way.steps.map(\.name),
            fixes: await fixes(posted, in: run, way)))
      }
      all.append(lost)
    }
    return all
  }
}

extension AnnouncementTrials {
  /// For each announcement the shifts at which it is lost, up to so many ms earlier and later.
  public func races(within limit: Int) async -> [AnnouncementRace] {
    var races: [AnnouncementRace] = []
    for way in await ways() {
      for posted in await run(way).announcements {
        guard !races.contains(where: { $0.posted.text == posted.text }) || script != nil else {
          continue
        }
        let windows = await windows(of: posted, within: max(0, limit), way)
        races.append(AnnouncementRace(posted: posted, windows: windows))
      }
    }
    return races
  }
}

// MARK: - One walk

extension AnnouncementTrials {
  /// What came of one walk.
  private struct Run {
    var announcements: [PostedAnnouncement]
    /// How much speech was not heard to its end.
    var losses: Int
    /// When screens changed, in ms.
    var screens: [Int]
    /// When the last step of the way began, in ms.
    var lastStep = 0
  }

  private func ways() async -> [Way] {
    var ways = [Way()]
    guard script == nil else { return ways }
    _ = await Tour(profile: profile, stage: makeStage).walk { way in
      if ways.count < Self.wayLimit { ways.append(Way(steps: way.map(Way.Step.init))) }
    }
    return ways
  }

  private func run(
    _ way: Way, edits: [EditedStage.Key: EditedStage.Edit] = [:]
  ) async -> Run {
    let reader = Reader(EditedStage(makeStage(), edits: edits), profile: profile)
    await reader.settle()
    if let url = way.url {
      reader.open(url)
      await reader.settle()
    }
    var lastStep = 0
    if let script {
      // A script that fails is heard up to there, as in the walk itself.
      do throws(ScriptFailure) { try await reader.run(script) } catch {}
    } else {
      for step in way.steps {
        lastStep = reader.now
        _ = await reader.take(step)
      }
    }
    reader.finish()
    let events = reader.transcript.events
    return Run(
      announcements: reader.announcements,
      losses: events.count { $0.kind == .lost || $0.kind == .cut },
      screens: events.filter { $0.kind == .screen }.map(\.start), lastStep: lastStep)
  }

  /// What becomes of an announcement if something is changed about it.
  private func result(
    of posted: PostedAnnouncement, _ edit: EditedStage.Edit, _ way: Way
  ) async -> (posted: PostedAnnouncement?, run: Run) {
    guard let key = posted.announcement.key else {
      return (nil, Run(announcements: [], losses: 0, screens: []))
    }
    let run = await run(way, edits: [key: edit])
    return (run.announcements.first { $0.announcement.key == key }, run)
  }
}

// MARK: - What saves it

extension AnnouncementTrials {
  private func fixes(
    _ posted: PostedAnnouncement, in run: Run, _ way: Way
  ) async -> [LostAnnouncement.Fix] {
    func saves(_ edit: EditedStage.Edit) async -> Bool {
      let (found, new) = await result(of: posted, edit, way)
      return found?.wasHeard == true && new.losses < run.losses
    }
    func saves(later ms: Int) async -> Bool {
      await saves(.moment(posted.moment + ms, posted.announcement))
    }

    var fixes: [LostAnnouncement.Fix] = []
    if let later = await smallest(upTo: Self.latest, where: saves(later:)) {
      let change = run.screens.first { $0 >= posted.moment }.map { $0 - posted.moment }
      let followsChange = (posted.cause == .screen || posted.cause == .alert) && change != nil
      fixes.append(
        followsChange && later > change ?? 0
          ? .afterScreenChange(milliseconds: later) : .later(milliseconds: later))
    }
    if posted.announcement.priority != .high, await saves(.priority(.high)) {
      fixes.append(.high)
    }
    return fixes
  }

  /// The smallest number of ms that does, found in steps of 100 and then of 10.
  private func smallest(upTo limit: Int, where holds: (Int) async -> Bool) async -> Int? {
    for coarse in stride(from: 100, through: limit, by: 100) where await holds(coarse) {
      for fine in stride(from: coarse - 90, to: coarse, by: 10) where await holds(fine) {
        return fine
      }
      return coarse
    }
    return nil
  }
}

// MARK: - When it would be lost

extension AnnouncementTrials {
  /// How far apart shifts are tried before the borders between them are looked for, in ms.
  private static var step: Int { 50 }

  private func windows(
    of posted: PostedAnnouncement, within limit: Int, _ way: Way
  ) async -> [AnnouncementRace.Window] {
    var known: [Int: Fate] = [:]
    func fate(_ shift: Int) async -> Fate {
      if let fate = known[shift] { return fate }
      let fate: Fate
      if shift == 0 {
        fate = Fate(posted)
      } else if posted.moment + shift < 0 {
        fate = .before
      } else {
        let edit = EditedStage.Edit.moment(posted.moment + shift, posted.announcement)
        fate = await result(of: posted, edit, way).posted.map(Fate.init) ?? .before
      }
      known[shift] = fate
      return fate
    }

    var windows: [AnnouncementRace.Window] = []
    let first = max(-limit, -posted.moment)
    var shifts = Array(stride(from: first, through: limit, by: Self.step))
    if shifts.last != limit { shifts.append(limit) }
    var start = first
    for (left, right) in zip(shifts, shifts.dropFirst()) {
      let (old, new) = (await fate(left), await fate(right))
      guard old != new else { continue }
      var (low, high) = (left, right)
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if await fate(middle) == old { low = middle } else { high = middle }
      }
      if case .lost(let cause) = old { windows.append(.init(shifts: start...low, cause: cause)) }
      start = high
    }
    if case .lost(let cause) = await fate(limit) {
      windows.append(.init(shifts: min(start, limit)...limit, cause: cause))
    }
    return windows
  }

  private enum Fate: Hashable {
    case heard
    case lost(SpeechCause?)
    /// The walk had not begun.
    case before

    init(_ posted: PostedAnnouncement) { self = posted.wasHeard ? .heard : .lost(posted.cause) }
  }
}
