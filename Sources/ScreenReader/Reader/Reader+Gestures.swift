import EarshotSemantics

// MARK: - Gestures

extension Reader {
  /// Double taps: what the element does, or the custom action that is chosen.
  @discardableResult public func activate() -> Bool {
    command("activate") {
      perform(chosenAction.map(Gesture.action) ?? .activate)
    }
  }

  /// Swipes up on an adjustable element.
  @discardableResult public func increment() -> Bool {
    command("increment") { perform(.increment) }
  }

  /// Swipes down on an adjustable element.
  @discardableResult public func decrement() -> Bool {
    command("decrement") { perform(.decrement) }
  }

  /// Does a custom action of the element at the cursor.
  ///
  /// - Throws: ``ReaderError/noAction(_:has:)`` if the element has no action of that name.
  @discardableResult public func perform(action name: String) throws(ReaderError) -> Bool {
    guard let index = actions.firstIndex(where: { $0.isSame(as: name) }) else {
      begin("action \(name)")
      throw .noAction(name, has: actions)
    }
    return command("action \(name)") { perform(.action(index)) }
  }

  /// Draws a Z with two fingers: goes back, or takes away what is in the way (rule A8).
  @discardableResult public func escape() -> Bool {
    command("escape") { perform(.escape) }
  }

  /// Double taps with two fingers: the most important thing the screen can do (rule A8).
  @discardableResult public func magicTap() -> Bool {
    command("magic tap") { perform(.magicTap) }
  }

  /// Goes back by the back button, wherever the cursor is.
  @discardableResult public func back() -> Bool {
    command("back") { perform(.back) }
  }

  /// Types into the field at the cursor, else into the one that is edited.
  ///
  /// - Throws: ``ReaderError/noField`` if there is none.
  @discardableResult public func type(_ text: String) throws(ReaderError) -> Bool {
    guard command("type \(text)", { perform(.type(text)) }) else { throw .noField }
    return true
  }

  /// Swipes with three fingers.
  @discardableResult public func scroll(_ direction: Gesture.Direction) -> Bool {
    command("scroll \(direction.rawValue)") { perform(.scroll(direction)) }
  }

  /// Goes to a tab and chooses it, by its label or its name.
  ///
  /// - Throws: ``ReaderError/noTab(_:has:)`` if there is no such tab that can be reached now.
  @discardableResult public func tab(_ name: String) throws(ReaderError) -> Bool {
    let tabs = stage.screen.tabs
    guard
      let tab = tabs.first(where: { $0.label?.shown.isSame(as: name) == true })
        ?? tabs.first(where: { $0.name.isSame(as: name) })
    else {
      begin("tab \(name)")
      throw .noTab(name, has: tabs.map { $0.label?.shown ?? $0.name })
    }
    return command("tab \(name)") {
      // The tab is heard once, as it is after it was chosen.
      cursor = tab.id
      heard = stage.stop(for: tab.id)
      let events = transcript.events.count
      let isDone = perform(.tab(tab.name))
      if transcript.events.count == events, let stop = heard { speak(stop, entering: []) }
      return isDone
    }
  }

  /// Opens a URL from outside of the app.
  @discardableResult public func open(_ url: String) -> Bool {
    command("open \(url)") { perform(.open(url: url)) }
  }

  /// Continues a user activity from outside of the app.
  @discardableResult public func activity(_ type: String, url: String) -> Bool {
    command("activity \(type) \(url)") { perform(.activity(type: type, url: url)) }
  }

  /// Turns the device.
  @discardableResult public func rotate() -> Bool {
    command("rotate") { perform(.rotate) }
  }

  /// Ends the app and starts it again.
  @discardableResult public func relaunch() -> Bool {
    command("relaunch") {
      tell(.clear(.end))
      return perform(.relaunch)
    }
  }

  /// Waits so many ms, while speech and the app go on.
  public func wait(_ milliseconds: Int) {
    record(.command, "wait \(milliseconds)")
    pass(to: now + min(max(0, milliseconds), WalkCommand.longestWait))
    commandStart = now
    listen()
  }

  /// Does a gesture at the cursor, without waiting.
  func perform(_ gesture: Gesture) -> Bool {
    let isOnTab = gesture == .activate && heard?.region == .tabBar
    return handle(stage.perform(gesture, on: cursor), byUser: true, staysOnTab: isOnTab)
  }
}

extension String {
  /// Whether two texts are the same without regard to case.
  func isSame(as other: String) -> Bool { self == other || lowercased() == other.lowercased() }
}
