import EarshotSemantics

extension Renderer {
  /// Reads the whole app: what it shows first, all that can be reached, and what nothing shows.
  func readApp() -> AppDescription {
    let apps = self.apps()
    var roots: [ScreenDraft] = []
    for type in apps {
      let instance = Instance(type: type, fields: [:], place: type.code)
      enter(RenderContext())
      evaluator.beginScreen()
      guard let body = evaluator.property("body", of: .instance(instance), at: type.code) else {
        continue
      }
      for scene in scenes(of: evaluator.tree(of: body, type.code)) {
        if let root = screen(
          scene, kind: .root, context: RenderContext(), named: type.name, isInStack: false)
        {
          roots.append(root)
        }
      }
      renderAll()
    }
    openRoutes()
    renderLoose()
    noteFaultsOfPaths()
    return describe(roots, app: apps.first)
  }

  /// The apps of the input; the one of the phone first, since a watch or a widget may be beside.
  private func apps() -> [TypeInfo] {
    let all = evaluator.program.allTypes.filter { evaluator.program.conforms($0, to: "App") }
    let others = ["watch", "widget", "macos", "tvos", "visionos", "clip", "/mac"]
    func isOther(_ type: TypeInfo) -> Bool {
      let path = type.code.file.path.lowercased()
      return others.contains { path.split(separator: $0).count > 1 || path.hasPrefix($0) }
    }
    return all.filter { !isOther($0) } + all.filter(isOther)
  }

  /// The contents of an app's windows, the first window first.
  private func scenes(of tree: ViewTree) -> [ViewTree] {
    evaluator.deeper({ windows(of: tree) }, otherwise: [])
  }

  private func windows(of tree: ViewTree) -> [ViewTree] {
    switch tree {
    case .several(let parts): return parts.flatMap(scenes)
    case .branches(let ways): return ways.flatMap { scenes(of: $0.tree) }
    case .modified(let inner, let modifier):
      return scenes(of: inner).map { .modified($0, modifier) }
    case .builtin(let builtin):
      guard ["WindowGroup", "Window", "DocumentGroup"].contains(builtin.name) else { return [] }
      let content = builtin.value("editor") ?? self.content(of: builtin) ?? .absent
      let tree = self.tree(of: content, RenderContext())
      return tree.isNothing ? [] : [tree]
    case .custom(let instance):
      guard let body = body(of: instance, RenderContext()) else { return [] }
      return scenes(of: body)
    default: return []
    }
  }

  /// Renders all screens that are known, and those that come up meanwhile.
  func renderAll() {
    var position = 0
    while true {
      while position < drafts.count {
        let draft = drafts[position]
        position += 1
        if !draft.isDone { render(draft) }
      }
      resolveActions()
      if position < drafts.count { continue }
      let waiting = unopened
      unopened = []
      for (presenter, from) in waiting {
        draft = from
        // Where it is known what is opened, the rest is there but nothing here leads to it.
        isNoting = presenter.key.map { !opened.contains($0) } ?? true
        defer { isNoting = true }
        for item in representatives(of: presenter) { _ = present(presenter, item, presenter.code) }
      }
      if position == drafts.count { return }
    }
  }

  /// What may be shown: each case of an enum, else an item that stands for all.
  private func representatives(of presenter: Presenter) -> [Value] {
    if let type = presenter.item.declared, (1...40).contains(type.cases.count) {
      return type.cases.map { .enumCase(evaluator.enumValue(type, $0, [])) }
    }
    return [.unknown(Unknown(.text(name(ofItem: presenter)), fact: presenter.item))]
  }

  private func name(ofItem presenter: Presenter) -> String {
    guard case .closure(let closure) = presenter.content, let first = closure.parameters.first
    else { return "item" }
    return first.text
  }

  private func render(_ draft: ScreenDraft) {
    self.draft = draft
    draft.isDone = true
    evaluator.beginScreen()
    memory = [:]
    evaluator.atFirst = [:]
    evaluator.tests = [:]
    defer {
      states[draft.name] = FirstState(
        conditions: evaluator.atFirst.compactMapValues { $0 },
        tests: evaluator.tests.compactMapValues { $0 },
        repeated: Set(draft.shownTypes.filter { $0.value > 1 }.keys))
    }
    if case .column = draft.kind {
      // A column shows what the list beside it selects at first.
      for (key, first) in selections { draft.overrides[key] = first }
    }
    draft.source = source(of: draft.tree)
    switch draft.kind {
    case .presented(.alert): draft.elements = alert(draft)
    default: draft.elements = render(draft.tree, draft.context)
    }
    statistics.steps[draft.name] = evaluator.steps
    if evaluator.isExhausted, let place = draft.source {
      evaluator.note("\(draft.name) leads to too much; the rest of it is not read", place)
    }
    draft.label =
      draft.elements.count == 1 && draft.elements[0].childrenAs == .contain
      ? draft.elements[0].label : nil
  }

  private func alert(_ draft: ScreenDraft) -> [Element] {
    guard case .several(let parts) = draft.tree else { return render(draft.tree, draft.context) }
    return parts.flatMap { render($0, draft.context) }
  }

  func source(of tree: ViewTree) -> SourcePlace? {
    switch tree {
    case .custom(let instance): instance.type.code.place
    case .modified(let inner, let modifier): source(of: inner) ?? modifier.code.place
    case .builtin(let builtin): builtin.code.place
    case .several(let parts): parts.lazy.compactMap { self.source(of: $0) }.first
    case .branches(let ways): ways.lazy.compactMap { self.source(of: $0.tree) }.first
    default: nil
    }
  }

  /// Every case of a route enum leads somewhere, whether or not a link to it was seen.
  private func openRoutes() {
    for name in destinations.keys.sorted() {
      guard let type = evaluator.program.find(path: name, from: "", scope: nil),
        !type.cases.isEmpty, let destination = destinations[name]?.first
      else { continue }
      for enumCase in type.cases {
        draft = drafts.first { $0.name == destination.from } ?? draft
        let value = Value.enumCase(evaluator.enumValue(type, enumCase, []))
        enter(destination.context)
        _ = screen(
          tree(of: destination.content, destination.context, [value]), kind: .pushed,
          context: destination.context, named: "\(name).\(enumCase.text)", isInStack: true)
      }
    }
    renderAll()
  }

  /// Views that nothing else in the input uses are screens of their own.
  private func renderLoose() {
    let program = evaluator.program
    // Looking for them is no matter of the screen that was read last.
    evaluator.reads = ReadFiles()
    let views = program.allTypes.filter { isScreen($0) }
    statistics.views = views.count
    let unseen = views.filter { !seen.contains($0.fullName) }
    let used = Self.usedNames(unseen, in: program)
    for type in unseen where !used.contains(type.name) && !seen.contains(type.fullName) {
      _ = screen(
        .custom(Instance(type: type, fields: [:], place: type.code, isSample: true)), kind: .loose,
        context: RenderContext(), named: type.name, isInStack: false)
      renderAll()
    }
    // What is left is used only where nothing leads to.
    for type in unseen where !seen.contains(type.fullName) && !isDrawing(type) {
      _ = screen(
        .custom(Instance(type: type, fields: [:], place: type.code, isSample: true)), kind: .loose,
        context: RenderContext(), named: type.name, isInStack: false)
      renderAll()
    }
    statistics.evaluatedViews = views.filter { seen.contains($0.fullName) }.count
  }

  private func isScreen(_ type: TypeInfo) -> Bool {
    guard type.keyword == "struct" || type.keyword == "class" || type.keyword == "enum",
      type.code.file.kind == .swift
    else { return false }
    return evaluator.isView(type)
      && !["App", "Scene", "Widget", "ToolbarContent", "Commands", "TabContent"].contains {
        evaluator.program.conforms(type, to: $0)
      }
      && !type.inherited.contains { $0.hasSuffix("Representable") } && !isDrawing(type)
  }

  private func isDrawing(_ type: TypeInfo) -> Bool {
    evaluator.program.conforms(type, to: "Shape")
  }

  /// Which of some types are named outside of their own declarations.
  static func usedNames(_ types: [TypeInfo], in program: Program) -> Set<String> {
    var spans: [String: [(file: ObjectIdentifier, start: UInt32, end: UInt32)]] = [:]
    for type in types {
      let node = type.code.node
      spans[type.name, default: []].append(
        (ObjectIdentifier(type.code.file), node.start, node.end))
    }
    var used: Set<String> = []
    for file in program.files where file.kind == .swift {
      let identity = ObjectIdentifier(file)
      for node in file.nodes where node.kind == .name || node.kind == .typeName {
        let name = file.strings[Int(node.text)]
        guard let own = spans[name], !used.contains(name) else { continue }
        let isInside = own.contains {
          $0.file == identity && $0.start <= node.start && node.end <= $0.end
        }
        if !isInside { used.insert(name) }
      }
    }
    return used
  }

  private func describe(_ roots: [ScreenDraft], app type: TypeInfo?) -> AppDescription {
    var screens: [Screen] = []
    for draft in drafts {
      let isOnlyFrame =
        (!draft.tabs.isEmpty || !draft.columns.isEmpty) && draft.elements.isEmpty
        && draft.toolbar.isEmpty
      let isAlertOnly = draft.elements.isEmpty && draft.title == nil && draft.isModal
      guard !isOnlyFrame, !isAlertOnly else { continue }
      var screen = draft.screen
      screen.elements = screen.elements.map(resolve)
      screen.toolbar = screen.toolbar.map(resolve)
      screen.responses = screen.responses.compactMap { response in
        let effects = resolve(response.effects)
        return effects.isEmpty ? nil : Response(response.trigger, effects)
      }
      screens.append(screen)
    }
    noteTranslations(on: screens)
    var app = AppDescription(
      name: type.map { $0.name.hasSuffix("App") ? String($0.name.dropLast(3)) : $0.name },
      screens: screens)
    app.language = evaluator.catalogs.language
    app.device = evaluator.device
    app.graph = graph
    if let root = roots.first {
      if !root.tabs.isEmpty {
        app.start = .tabs(root.tabs, selected: root.selectedTab)
      } else if !root.columns.isEmpty {
        app.start = .columns(root.columns)
      } else {
        app.start = .stack([root.name])
      }
    }
    return app.renamed(sameScreens(screens)).withoutDangling
  }

  /// Screens that are the same in everything but their name, by the name of the first.
  ///
  /// A column shows at first what a row of the list beside it leads to as well.
  private func sameScreens(_ screens: [Screen]) -> [String: String] {
    let pushed = drafts.filter { draft in
      switch draft.kind {
      case .pushed, .column: true
      default: false
      }
    }
    let names = Set(pushed.map(\.name))
    var first: [Screen: String] = [:]
    var same: [String: String] = [:]
    for screen in screens where names.contains(screen.name) {
      var content = screen
      content.name = ""
      if let known = first[content] {
        same[screen.name] = known
      } else {
        first[content] = screen.name
      }
    }
    return same
  }
}
