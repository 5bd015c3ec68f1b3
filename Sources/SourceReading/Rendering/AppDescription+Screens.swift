import EarshotSemantics

extension AppDescription {
  /// Effects lead to screens that are there; what leads nowhere is left out.
  var withoutDangling: AppDescription {
    let names = Set(screens.map(\.name))
    var app = changingEffects { effect in
      switch effect {
      case .push(let screen), .present(let screen, _): names.contains(screen) ? effect : nil
      case .replace(let screens): screens.allSatisfy(names.contains) ? effect : nil
      default: effect
      }
    }
    switch start {
    case .stack(let stack):
      app.start = .stack(stack.filter(names.contains))
    case .tabs(let tabs, let selected):
      let kept = tabs.map { tab in
        var tab = tab
        tab.screens.removeAll { !names.contains($0) }
        return tab
      }.filter { !$0.screens.isEmpty }
      app.start = .tabs(kept, selected: kept.contains { $0.name == selected } ? selected : nil)
    case .columns(let columns):
      app.start = .columns(columns.map { $0.filter(names.contains) }.filter { !$0.isEmpty })
    }
    for position in app.graph.edges.indices {
      if let to = app.graph.edges[position].to, !names.contains(to) {
        app.graph.edges[position].to = nil
      }
    }
    return app
  }

  /// The app with one screen in place of several that are the same.
  func renamed(_ names: [String: String]) -> AppDescription {
    guard !names.isEmpty else { return self }
    let kept: (String) -> String = { names[$0] ?? $0 }
    var app = changingEffects { effect in
      switch effect {
      case .push(let screen): .push(screen: kept(screen))
      case .present(let screen, let style): .present(screen: kept(screen), style: style)
      case .replace(let screens): .replace(screens: screens.map(kept))
      default: effect
      }
    }
    app.screens.removeAll { names[$0.name] != nil }
    switch start {
    case .stack(let stack): app.start = .stack(stack.map(kept))
    case .columns(let columns): app.start = .columns(columns.map { $0.map(kept) })
    case .tabs(let tabs, let selected):
      app.start = .tabs(
        tabs.map { tab in
          var tab = tab
          tab.screens = tab.screens.map(kept)
          return tab
        }, selected: selected)
    }
    var edges: [NavigationGraph.Edge] = []
    for var edge in graph.edges {
      edge.from = kept(edge.from)
      edge.to = edge.to.map(kept)
      if !edges.contains(edge) { edges.append(edge) }
    }
    app.graph.edges = edges
    for position in app.graph.registrations.indices {
      app.graph.registrations[position].screen = kept(app.graph.registrations[position].screen)
    }
    return app
  }

  /// The app with each effect changed, or left out.
  private func changingEffects(_ change: (Effect) -> Effect?) -> AppDescription {
    var app = self
    func changed(_ responses: [Response]) -> [Response] {
      responses.map { Response($0.trigger, $0.effects.compactMap(change)) }
    }
    func changed(_ element: Element) -> Element {
      var element = element
      element.responses = changed(element.responses)
      for position in element.actions.indices {
        element.actions[position].effects = element.actions[position].effects.compactMap(change)
      }
      element.children = element.children.map(changed)
      return element
    }
    for position in app.screens.indices {
      app.screens[position].elements = app.screens[position].elements.map(changed)
      app.screens[position].toolbar = app.screens[position].toolbar.map(changed)
      app.screens[position].responses = changed(app.screens[position].responses)
    }
    return app
  }
}
