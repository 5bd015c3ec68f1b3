import EarshotSemantics

// MARK: - Moving

extension Reader {
  /// Goes to the next element; false at the end of the screen.
  @discardableResult public func moveForward() -> Bool {
    command("next") { step(by: 1) { stage.next(after: $0) } }
  }

  /// Goes to the element before; false at the start of the screen.
  @discardableResult public func moveBackward() -> Bool {
    command("previous") { step(by: -1) { stage.previous(before: $0) } }
  }

  /// Goes to the first element.
  @discardableResult public func moveToFirst() -> Bool {
    command("first") { move(to: stage.first(in: .screen)) }
  }

  /// Goes to the last element.
  @discardableResult public func moveToLast() -> Bool {
    command("last") { move(to: stage.last(in: .screen)) }
  }

  /// Goes into what the cursor is on: its details, else the next container that begins behind it.
  ///
  /// Among details ``moveForward()`` and ``moveBackward()`` go from one to the next, and
  /// ``moveOut()`` leads back to the element.
  @discardableResult public func moveIn() -> Bool {
    command("in") {
      if detail == nil, current?.moreContent.isEmpty == false { return read(detail: 0) }
      return move(to: containerStart(behind: cursor))
    }
  }

  /// Goes out of what the cursor is in: from the details to their element, else behind the
  /// innermost container.
  @discardableResult public func moveOut() -> Bool {
    command("out") {
      if detail != nil { return move(to: cursor) }
      let container = heard?.containers.last?.number
      return move(to: container.flatMap { stage.last(in: .container($0)) }.flatMap(stage.next))
    }
  }

  /// Goes to the next of the elements the app has linked with this one, wherever it stands on the
  /// screen; from the last to the first.
  @discardableResult public func jump() -> Bool {
    command("jump") {
      let linked = cursor.map(stage.linked) ?? []
      guard let here = linked.firstIndex(where: { $0 == cursor }), linked.count > 1 else {
        return boundary()
      }
      return move(to: linked[(here + 1) % linked.count])
    }
  }

  /// Reads everything from the first element to the last, without hints (rule H1).
  @discardableResult public func readAll() -> Bool {
    command("read all") {
      heard = nil
      var next = stage.first(in: .screen)
      guard next != nil else { return boundary() }
      var old: Stop?
      while let id = next, let stop = stage.stop(for: id) {
        let utterance = listener.utterance(
          for: stop, entering: entered(by: stop, after: old), after: old)
        var line = line(.reading, utterance)
        line.cursor = id
        line.follows = old != nil
        record(speaker.say(line, now: now))
        old = stop
        next = stage.next(after: id)
      }
      return true
    }
  }

  /// Goes one step, among the elements or the details of one.
  private func step(by offset: Int, _ next: (Element.ID) -> Element.ID?) -> Bool {
    if let detail { return read(detail: detail + offset) }
    return move(to: cursor.map(next) ?? stage.first(in: .screen))
  }

  /// Goes to a stop, or stays and sounds the boundary if there is none.
  func move(to id: Element.ID?) -> Bool {
    guard let id else { return boundary() }
    move(to: id)
    return true
  }

  /// Sounds that there is nothing more in that direction.
  func boundary() -> Bool {
    record(.sound, "boundary")
    return false
  }

  /// Says a detail of the element: its value, then its label (rule A4).
  func read(detail index: Int) -> Bool {
    guard let details = current?.moreContent, details.indices.contains(index) else {
      return boundary()
    }
    detail = index
    let language = current?.language ?? listener.phrasing.language
    let words = [details[index].value, details[index].label].compactMap(\.self)
    let parts = words.map { UtterancePart(.content, $0, language: language) }
    say(Utterance(parts: parts, language: language))
    return true
  }

  /// The first stop behind another that stands in a container the other does not.
  private func containerStart(behind id: Element.ID?) -> Element.ID? {
    guard let id, let start = stage.stop(for: id) else { return nil }
    var next = stage.next(after: id)
    var steps = 0
    while let id = next, let stop = stage.stop(for: id), steps < Self.searchLimit {
      if !entered(by: stop, after: start).isEmpty { return id }
      next = stage.next(after: id)
      steps += 1
    }
    return nil
  }
}
