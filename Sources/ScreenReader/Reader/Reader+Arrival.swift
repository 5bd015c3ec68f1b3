import EarshotSemantics

// MARK: - What the app does

extension Reader {
  /// How a screen came to be the one that can be read.
  private enum Arrival: Hashable {
    /// By a push, a link or the start of the app.
    case forward
    /// By leaving the one above it.
    case back
    /// By coming up over the others.
    case presented(PresentationStyle)
    /// By what was over it going away.
    case dismissed(PresentationStyle)
    /// By choosing a tab.
    case tab
    /// By the app's saying so; it is the same as before.
    case posted(text: Wording?)
  }

  /// What a batch of events comes to: several changes at once are heard as one (rule V9).
  private struct Sum {
    var arrival: Arrival?
    var requested: Element.ID?
    var changed: Set<Element.ID> = []
    var isDone = true
    /// Whether the app posted a layout change.
    var isLayout = false
    /// When the last transition ends, in ms.
    var end: Int
  }

  /// Writes down what happened and says what is heard of it; false if a gesture failed.
  ///
  /// - Parameter staysOnTab: Whether a tab was activated, which keeps the focus whatever the app
  ///   does with it (rule V7).
  @discardableResult func handle(
    _ events: [StageEvent], byUser: Bool, staysOnTab: Bool = false
  ) -> Bool {
    guard !events.isEmpty else { return true }
    happenings += events.count { $0 != .failure && $0 != .boundary }
    var sum = Sum(end: now)
    var events = events[...]
    // What happens in a transition is part of it; focus moves at its end.
    while true {
      while let event = events.popFirst() { note(event, in: &sum) }
      guard let due = stage.nextMoment, due <= sum.end, sum.end > now else { break }
      advance(to: due)
      events = stage.elapse()[...]
      happenings += events.count
      if events.isEmpty, stage.nextMoment == due { break }
    }
    advance(to: sum.end)

    let old = visit
    visit = stage.screen.visit
    if case .posted(let text) = sum.arrival {
      hearPosted(text: text, requested: sum.requested)
    } else if let arrival = sum.arrival, visit != old || arrival == .tab {
      if let cursor, visit != old { triggers[old] = cursor }
      arrive(staysOnTab ? .tab : arrival, requested: sum.requested)
    } else if let requested = sum.requested, stage.stop(for: requested) != nil {
      if sum.isLayout, !byUser, requested != cursor {
        pull(to: requested)
      } else {
        focus(on: requested)
      }
    } else {
      hearChange(sum.changed, byUser: byUser)
    }
    return sum.isDone
  }

  private func note(_ event: StageEvent, in sum: inout Sum) {
    switch event {
    case .launch:
      triggers = [:]
      // Nothing is the same as before, whatever its number.
      visit = -1
      cursor = nil
      sum.arrival = .forward
    case .push(let title, let transition):
      record(.push, title, transition ?? .slide)
      arrive(.forward, after: transition, in: &sum)
    case .pop(let title, let transition):
      record(.pop, title, transition ?? .slide)
      arrive(.back, after: transition, in: &sum)
    case .present(let title, let style, let transition):
      record(.present, title, transition, how: style.rawValue)
      arrive(.presented(style), after: transition, in: &sum)
      if style == .alert { tell(.alert(length: sum.end - now)) }
    case .dismiss(let title, let style):
      record(.dismiss, title, how: style.rawValue)
      arrive(.dismissed(style), after: nil, in: &sum)
    case .tab(let label):
      record(.tab, label?.shown ?? "")
      sum.arrival = .tab
    case .replace(let title, let url):
      record(.replace, title, how: url)
      sum.arrival = .forward
    case .screenChanged(let text): if sum.arrival == nil { sum.arrival = .posted(text: text) }
    case .layoutChanged(let text):
      record(.layout)
      tell(.change(.layout))
      sum.isLayout = true
      if let text { say(text, as: .screen) }
    case .focusRequest(let id): if !ignoresFocusRequests { sum.requested = id }
    case .announcement(let announcement): say(announcement)
    case .changed(let id): sum.changed.insert(id)
    case .scrolled(let status): hearScroll(status)
    case .warning(let text): record(.warn, text)
    case .opened(let url): record(.replace, url, note: "another app")
    case .boundary:
      record(.sound, "boundary")
      sum.isDone = false
    case .failure:
      record(.sound, "failure")
      sum.isDone = false
    }
  }

  /// Writes down that a screen came or went: its title, how, and by which transition.
  private func record(
    _ kind: TranscriptEvent.Kind, _ title: Wording?, _ transition: Transition? = nil,
    how: String? = nil
  ) {
    let shown = transition?.note(for: profile)
    let notes = [title.present == nil ? "no title" : nil, how, shown].compactMap(\.self)
    record(kind, title?.shown ?? "", note: notes.isEmpty ? nil : notes.joined(separator: " · "))
  }

  private func arrive(_ arrival: Arrival, after transition: Transition?, in sum: inout Sum) {
    let length = SpeechTiming.length(
      of: transition?.milliseconds, isPad: stage.app.device == .pad)
    sum.end = max(sum.end, now + length)
    sum.arrival = arrival
  }
}

// MARK: - Where focus goes

extension Reader {
  /// Says which screen can be read now and moves focus by the policies (rules W1–W7).
  private func arrive(_ arrival: Arrival, requested: Element.ID?) {
    if arrival == .tab, let cursor, let stop = stage.stop(for: cursor), stop.region == .tabBar {
      // Focus stays on the tab, which says that it is chosen (rules V7 and W7).
      heard = stop
      return speak(stop, entering: [])
    }
    let screen = stage.screen
    let name = screen.title.present ?? screen.label.present
    switch arrival {
    // The screen was there all the time: a menu that closes gives focus back and no more.
    case .dismissed(.menu): tell(.change(.focus))
    case .presented(.alert):
      record(.screen, name?.shown ?? "", note: name == nil ? "no title" : nil)
      tell(.change(.alert))
    default:
      record(.screen, name?.shown ?? "", note: name == nil ? "no title" : nil)
      tell(.change(.screen))
    }
    heard = nil
    // The rotor stays as it is turned, but a screen's own goes with it.
    if case .custom = rotor { rotor = nil }

    var target: Element.ID?
    var asked = requested
    switch arrival {
    case .back: target = trigger ?? pushTarget()
    case .dismissed(let style):
      let forgets = style == .menu && profile.has(.focusAfterMenu)
      if forgets {
        ignoresFocusRequests = true
        asked = nil
      }
      let returns = profile.dismissFocus == .trigger && !forgets
      target = (returns ? trigger : nil) ?? stage.first(in: .screen)
    case .presented(.alert):
      asked = asked ?? screen.focus.flatMap(stage.id)
      hearAlert()
      target = nil
      if cursor != nil, asked == nil { return }
    case .presented:
      asked = asked ?? screen.focus.flatMap(stage.id)
      target = stage.first(in: .screen)
    case .forward, .tab, .posted:
      asked = asked ?? screen.focus.flatMap(stage.id)
      target = pushTarget()
    }
    if let id = asked, stage.stop(for: id) != nil, id != target {
      // The app's wish comes at the end of the transition too, and takes the words of the
      // policy's target away before the first of them.
      if let target { focus(on: target, follows: true) }
      return focus(on: id)
    }
    if let target { return focus(on: target, follows: true) }
    if let old = cursor, stage.stop(for: old) == nil { cursor = nil }
  }

  /// The element that led away from the screen, if it still is there.
  private var trigger: Element.ID? {
    triggers[visit].flatMap { stage.stop(for: $0) == nil ? nil : $0 }
  }

  /// Where focus goes after a push, saying the screen's name if focus does not say it
  /// (rules W1 and W2).
  private func pushTarget() -> Element.ID? {
    let screen = stage.screen
    let content = stage.id(of: .content) ?? stage.first(in: .screen)
    if !screen.showsBar || (screen.title.present == nil && stage.id(of: .title) == nil) {
      if let name = screen.title.present ?? screen.label.present, !screen.showsBar {
        say(name, as: .screen, language: screen.language, follows: true)
      }
      return screen.showsBar && profile.pushFocus != .content
        ? stage.id(of: .back) ?? stage.first(in: .screen) : content
    }
    switch profile.pushFocus {
    case .title: return stage.id(of: .title) ?? content
    case .content: return content
    case .back:
      guard let back = stage.id(of: .back) else { return stage.first(in: .screen) }
      if let title = screen.title.present {
        say(title, as: .screen, language: screen.language, follows: true)
      }
      return back
    }
  }

  /// "Alert, title, message", with focus on the title (rule W5).
  private func hearAlert() {
    cursor = stage.first(in: .screen)
    guard let first = cursor, let title = stage.stop(for: first) else { return }
    var messages: [Wording] = []
    var next: Element.ID? = first
    while let id = next, let stop = stage.stop(for: id) {
      if stop.element.systemRole == .alertMessage {
        messages += [stop.element.label, stop.element.value].compactMap(\.self)
      } else if id != first {
        break
      }
      next = stage.next(after: id)
    }
    // A title that is missing leaves the message or the first button in its place.
    let isTitle = title.element.systemRole == .alertTitle
    let message = messages.isEmpty ? nil : Wording.pattern(messages.separated(by: ". "))
    heard = title
    let utterance = listener.phrasing.alert(
      title: isTitle ? title.element.label : stage.screen.title, message: message,
      language: title.element.language)
    current = utterance
    record(.focus, name(of: listener.utterance(for: title)))
    say(utterance, follows: true)
  }

  /// A screen change that the app posted (rules N1 and N7).
  private func hearPosted(text: Wording?, requested: Element.ID?) {
    let screen = stage.screen
    let name = screen.title.present ?? screen.label.present
    record(.screen, name?.shown ?? "", note: name == nil ? "no title" : nil)
    tell(.change(.screen))
    if let requested, stage.stop(for: requested) != nil {
      focus(on: requested, follows: true)
    } else if let text {
      say(text, as: .screen, follows: true)
    } else if let first = stage.first(in: .screen) {
      heard = nil
      focus(on: first, follows: true)
    }
  }

  /// What is heard when elements change: of the focused one only the change, and only if the
  /// person caused it (rules W8 and Q11); if it is gone, what is nearest (rule N2).
  private func hearChange(_ changed: Set<Element.ID>, byUser: Bool) {
    guard let cursor else { return }
    guard let stop = stage.stop(for: cursor) else {
      heard = nil
      guard let nearest = stage.nearest(to: cursor) else { return self.cursor = nil }
      return focus(on: nearest)
    }
    guard changed.contains(cursor) else { return }
    if !byUser, stop.element.traits.contains(.updatesFrequently) {
      // The reader looks again at intervals instead of at every change (rules Q11 and T3).
      nextUpdate = max(now, lastUpdate + SpeechQueue.updateInterval)
      return hearUpdate()
    }
    let old = heard
    heard = stop
    current = listener.utterance(for: stop)
    guard byUser, let old else { return }
    guard let change = change(from: old, to: stop) else { return }
    say(change, follows: stop.element.queuesChanges == true)
  }

  /// Looks again at the focused element that changes frequently, if it is time to: what changed
  /// is said after what is being said.
  func hearUpdate() {
    guard let due = nextUpdate, due <= now else { return }
    nextUpdate = nil
    guard let cursor, let old = heard, let stop = stage.stop(for: cursor),
      stop.element.traits.contains(.updatesFrequently)
    else { return }
    heard = stop
    current = listener.utterance(for: stop)
    guard let change = change(from: old, to: stop) else { return }
    lastUpdate = now
    say(change, follows: true)
  }

  private func change(from old: Stop, to new: Stop) -> Utterance? {
    listener.phrasing.change(from: old.element, to: new.element, context: new.context)
  }

  /// What is heard of a page that was scrolled: where it is now, else a sound.
  private func hearScroll(_ status: Wording?) {
    guard let status else { return record(.sound, "scroll") }
    // The same words again mean that nothing moved (rule N6).
    if status.shown == scrollStatus { return record(.sound, "boundary") }
    scrollStatus = status.shown
    say(status, as: .screen)
  }
}

extension [Wording] {
  fileprivate func separated(by text: String) -> [Wording] {
    Array(map { [$0] }.joined(separator: [.text(text)]))
  }
}
