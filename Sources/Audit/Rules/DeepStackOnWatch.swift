import EarshotSemantics

extension Rule {
  static let deepStackOnWatch = Rule(
    "deep-stack-on-watch", .warning, [],
    "More than four screens lie on one another on a watch, and only the back button leads out.",
    proof: "The app runs on a watch, and the shortest way to the screen puts it on more than "
      + "three others of its stack.",
    guards: "Other devices; sheets, which begin a stack of their own; deep screens that a "
      + "shorter way reaches too.",
    needs: .effects,
    bad: [
      .document(
        """
        { earshot: 1, device: 'watch', start: ['a', 'b', 'c', 'd', 'e'], screens: {
          a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' }, d: { title: 'D' },
          e: { title: 'E' } } }
        """)
    ],
    good: [
      .document(
        """
        { earshot: 1, device: 'watch', start: ['a', 'b', 'c', 'd'], screens: {
          a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' },
          d: { title: 'D', elements: [{ label: 'Filter', traits: ['button'],
            on: { activate: { present: 'e', style: 'sheet' } } }] },
          e: { title: 'E' } } }
        """),
      .document(
        """
        { earshot: 1, start: ['a', 'b', 'c', 'd', 'e'], screens: {
          a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' }, d: { title: 'D' },
          e: { title: 'E' } } }
        """),
    ],
    check: .app { app, verdicts in
      guard app.device == .watch else { return }
      let depths = app.stackDepths
      for (index, screen) in app.screens.enumerated() {
        guard let depth = depths[screen.screen.name], depth > 4 else { continue }
        verdicts[index].report(
          .screen, "\(screen.name(.screen)) lies \(depth) levels deep on a watch",
          fix: "present it as a sheet, or put its content higher up")
      }
    })
}

extension AuditedApp {
  /// How many screens a stack has at least when each screen is on top of it.
  fileprivate var stackDepths: [String: Int] {
    var depths: [String: Int] = [:]
    var waiting: [String] = []
    func reach(_ name: String, at depth: Int) {
      if let known = depths[name], known <= depth { return }
      depths[name] = depth
      waiting.append(name)
    }
    func reach(stack: [String]) {
      for (index, name) in stack.enumerated() { reach(name, at: index + 1) }
    }
    switch app.start {
    case .stack(let stack): reach(stack: stack)
    case .tabs(let tabs, _): for tab in tabs { reach(stack: tab.screens) }
    case .columns: for stack in app.start.stacks(on: device) { reach(stack: stack) }
    }
    for link in app.links { reach(stack: link.screens) }
    let effects = Dictionary(
      screens.map { ($0.screen.name, $0.allEffects) }, uniquingKeysWith: { first, _ in first })
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      for effect in effects[name] ?? [] {
        switch effect {
        case .push(let screen): reach(screen, at: (depths[name] ?? 0) + 1)
        case .replace(let stack): reach(stack: stack)
        case .present(let screen, _): reach(screen, at: 1)
        default: break
        }
      }
    }
    return depths
  }
}
