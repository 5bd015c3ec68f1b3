import EarshotSemantics

// MARK: - Rotor

extension Reader {
  /// How many elements a search goes through.
  static var searchLimit: Int { 100_000 }

  /// Turns the rotor to one of the system's kinds or one of the app's own, by its name.
  ///
  /// - Throws: ``ReaderError/noRotor(_:has:)`` if there is none of that name.
  @discardableResult public func rotor(_ name: String) throws(ReaderError) -> Bool {
    let own = stage.rotors().map(\.name.shown)
    if let custom = own.first(where: { $0.isSame(as: name) }) {
      return command("rotor \(name)") {
        rotor = .custom(custom)
        say(.text(custom), as: .focus)
        return true
      }
    }
    guard let kind = RotorKind(name: name) else {
      begin("rotor \(name)")
      throw .noRotor(name, has: own + RotorKind.named.map(\.name))
    }
    return command("rotor \(kind.name)") {
      rotor = .system(kind)
      say(listener.phrasing.phrases.rotors.name(of: kind))
      return true
    }
  }

  /// Swipes down: to the next thing the rotor is turned to, or to a lower value.
  @discardableResult public func down() -> Bool {
    command("down") { turn(.decrement, by: 1) { stage.next(after: $0) } }
  }

  /// Swipes up: to the thing before, or to a higher value.
  @discardableResult public func up() -> Bool {
    command("up") { turn(.increment, by: -1) { stage.previous(before: $0) } }
  }

  private func turn(
    _ gesture: Gesture, by offset: Int, _ next: (Element.ID) -> Element.ID?
  ) -> Bool {
    switch rotor ?? .system(suitable) {
    case .system(.adjustValue):
      return handle(stage.perform(gesture, on: cursor), byUser: true)
    case .system(.actions): return choose(action: (chosenAction ?? -1) + offset)
    case .system(.moreContent):
      return read(detail: detail.map { $0 + offset } ?? (offset > 0 ? 0 : -1))
    case .system(let kind): return go(to: kind, next)
    case .custom(let name): return go(through: name, by: offset)
    }
  }

  /// What up and down do where nothing was chosen: values change, actions are chosen, and
  /// everywhere else headings are gone through.
  var suitable: RotorKind {
    guard let heard, let current else { return .headings }
    if !heard.element.traits.isDisjoint(with: [.adjustable, .pickerItem]) { return .adjustValue }
    return current.actions.isEmpty ? .headings : .actions
  }

  private func choose(action index: Int) -> Bool {
    guard let actions = current?.actions, actions.indices.contains(index) else {
      return boundary()
    }
    chosenAction = index
    say(Utterance(parts: [actions[index]], language: actions[index].language))
    return true
  }

  private func go(to kind: RotorKind, _ next: (Element.ID) -> Element.ID?) -> Bool {
    var id = cursor.flatMap(next)
    var steps = 0
    while let here = id, steps < Self.searchLimit, let stop = stage.stop(for: here) {
      if kind.stops(at: stop.element) ?? isStart(stop, here, of: kind) {
        move(to: here)
        return true
      }
      id = next(here)
      steps += 1
    }
    return missed(listener.phrasing.phrases.rotors.notFound(of: kind))
  }

  /// Whether a stop is the first of a container the rotor is turned to.
  private func isStart(_ stop: Stop, _ id: Element.ID, of kind: RotorKind) -> Bool {
    guard stop.containers.contains(where: kind.stops(atStartOf:)) else { return false }
    let before = stage.previous(before: id).flatMap(stage.stop)
    return entered(by: stop, after: before).contains(where: kind.stops(atStartOf:))
  }

  private func go(through name: String, by offset: Int) -> Bool {
    func entries() -> StageRotor? { stage.rotors().first { $0.name.shown == name } }
    guard let target = entries().flatMap({ entry(of: $0, by: offset) }) else {
      return missed(listener.phrasing.phrases.rotors.notFound.filled(name))
    }
    stage.prepare(entry: target, of: name)
    // The app may have brought something else there.
    guard let rotor = entries(), rotor.stops.indices.contains(target) else {
      return missed(listener.phrasing.phrases.rotors.notFound.filled(name))
    }
    let id = rotor.stops[target]
    if let text = rotor.texts[target], let stop = stage.stop(for: id) {
      read(at: id)
      say(text, as: .focus, language: stop.element.language)
    } else {
      move(to: id)
    }
    rotorEntry = target
    return true
  }

  /// The entry of a custom rotor that comes so many after the one the cursor is on.
  private func entry(of rotor: StageRotor, by offset: Int) -> Int? {
    let here = rotorEntry.flatMap { entry in
      rotor.stops.indices.contains(entry) && rotor.stops[entry] == cursor ? entry : nil
    }
    let first = rotor.stops.firstIndex { $0 == cursor }
    // Of a text with several entries none was heard yet: the first of them comes next.
    let isBefore = here == nil && first.map { rotor.texts[$0] != nil } == true && offset > 0
    let target =
      isBefore
      ? first : (here ?? first).map { $0 + offset } ?? (offset > 0 ? 0 : rotor.stops.count - 1)
    return target.flatMap { rotor.stops.indices.contains($0) ? $0 : nil }
  }

  /// Says that there is nothing of the kind in that direction.
  private func missed(_ phrase: Phrase) -> Bool {
    record(.sound, "boundary")
    say(phrase)
    return false
  }
}

extension RotorPhrases {
  /// What a kind is called.
  func name(of kind: RotorKind) -> Phrase {
    switch kind {
    case .heading(let level): headingLevel.name.filled(level)
    case .actions: actions
    case .moreContent: moreContent
    case .adjustValue: adjustValue
    default: setting(of: kind).name
    }
  }

  /// What is said when there is nothing of a kind.
  func notFound(of kind: RotorKind) -> Phrase {
    if case .heading(let level) = kind { return headingLevel.notFound.filled(level) }
    return setting(of: kind).notFound
  }

  private func setting(of kind: RotorKind) -> Setting {
    switch kind {
    case .links: links
    case .buttons: buttons
    case .textFields: textFields
    case .images: images
    case .formControls: formControls
    case .landmarks: landmarks
    case .tables: tables
    case .lists: lists
    case .containers: containers
    case .headings, .heading, .actions, .moreContent, .adjustValue: headings
    }
  }
}
