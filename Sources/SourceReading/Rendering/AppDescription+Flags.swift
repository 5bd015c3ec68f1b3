import EarshotSemantics

extension AppDescription {
  /// The app with nothing that varies, for what looks at all ways at once.
  var withoutFlags: AppDescription {
    changingElements { element in
      var element = element
      element.variations = []
      return Self.with([], of: [:], element)
    }
  }

  /// The app with the flags that something varies with, and with what turns those.
  ///
  /// A switch alone with its state does by itself what it does.
  func withUsedFlags(_ known: [String: FlagStart]) -> AppDescription {
    var varying: [String: Int] = [:]
    var turning: [String: Int] = [:]
    var switches: Set<String> = []
    _ = changingElements { element in
      for flag in Set(element.variations.flatMap { $0.when.map(\.flag) }) {
        varying[flag, default: 0] += 1
      }
      let effects = element.responses.flatMap(\.effects) + element.actions.flatMap(\.effects)
      for case .turn(let flag, _) in effects {
        turning[flag, default: 0] += 1
        if element.traits.contains(.switchButton) { switches.insert(flag) }
      }
      return element
    }
    let used = Set(
      varying.keys.filter { flag in
        guard known[flag] != nil, let turners = turning[flag] else { return false }
        return varying[flag, default: 0] > 1 || turners > 1 || !switches.contains(flag)
      })
    var app = changingElements { Self.with(used, of: known, $0) }
    app.flags = used.sorted().compactMap { name in
      known[name].map { Flag(name: name, isOn: $0.isOn) }
    }
    return app
  }

  /// An element that varies with these flags only, and turns no others.
  private static func with(
    _ used: Set<String>, of known: [String: FlagStart], _ element: Element
  ) -> Element {
    func isKept(_ effect: Effect) -> Bool {
      if case .turn(let flag, _) = effect { used.contains(flag) } else { true }
    }
    var element = element
    if !element.variations.isEmpty {
      element.variations = element.variations.compactMap { variation in
        // What nothing turns stays as it is at first.
        var when: [FlagTest] = []
        for test in variation.when {
          if used.contains(test.flag) {
            when.append(test)
          } else if known[test.flag]?.isOn != test.isOn {
            return nil
          }
        }
        return Variation(when: when, changes: variation.changes)
      }
      if element.variations.allSatisfy(\.when.isEmpty) { element.variations = [] }
    }
    guard !element.responses.isEmpty || !element.actions.isEmpty else { return element }
    element.responses = element.responses.compactMap { response in
      let kept = response.effects.filter(isKept)
      // What a switch does by itself needs no effects.
      if kept.isEmpty, kept.count < response.effects.count, element.traits.contains(.switchButton) {
        return nil
      }
      return Response(response.trigger, kept)
    }
    for position in element.actions.indices {
      element.actions[position].effects.removeAll { !isKept($0) }
    }
    return element
  }

  private func changingElements(_ change: (Element) -> Element) -> AppDescription {
    func changed(_ element: Element) -> Element {
      var element = change(element)
      if !element.children.isEmpty { element.children = element.children.map(changed) }
      return element
    }
    var app = self
    for position in app.screens.indices {
      app.screens[position].elements = app.screens[position].elements.map(changed)
      app.screens[position].toolbar = app.screens[position].toolbar.map(changed)
      app.screens[position].responses = app.screens[position].responses.map { response in
        Response(
          response.trigger,
          response.effects.filter { if case .turn = $0 { false } else { true } })
      }.filter { !$0.effects.isEmpty }
    }
    return app
  }
}
