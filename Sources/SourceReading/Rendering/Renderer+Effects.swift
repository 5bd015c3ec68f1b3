import EarshotSemantics

extension Renderer {
  private static let mark = "earshot-action:"

  /// What an action does; nil if there is none.
  func effects(of action: Value?, _ context: RenderContext, _ code: Code) -> [Effect]? {
    changedState = []
    setState = []
    guard let action else { return nil }
    let writes = evaluator.program.writes
    switch action {
    case .closure(let closure): if !writes.leads(closure.code) { return [] }
    case .function(let member, _): if !writes.leads(member.code) { return [] }
    default: break
    }
    enter(context)
    let recorder = Recorder()
    defer {
      changedState = recorder.changedState
      setState = values(set: recorder.entries)
    }
    evaluator.recorder = recorder
    defer { evaluator.recorder = nil }
    switch action {
    case .closure(let closure): evaluator.followingAction { _ = evaluator.invoke(closure, []) }
    case .function(let member, let base):
      evaluator.followingAction {
        _ = evaluator.invoke(member, on: base.value, given: [], at: code)
      }
    case .system(let system):
      if system.type == "DismissAction" { recorder.record(.dismiss, code) }
    case .binding, .view, .text, .absent: return nil
    default: return []
    }
    return recorder.entries.isEmpty ? [] : later(recorder.entries)
  }

  /// A mark for effects that depend on screens that may not be known yet.
  func later(_ entries: [Recorder.Entry], isLink: Bool = false) -> [Effect] {
    actions.append((entries, draft, isLink))
    return [.open(url: "\(Self.mark)\(actions.count - 1)")]
  }

  /// Puts the effects where their marks are.
  func resolve(_ effects: [Effect]) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      guard case .open(let url) = effect, url.hasPrefix(Self.mark),
        let number = Int(url.dropFirst(Self.mark.count))
      else { return [effect] }
      // What is there changes before anything comes over it.
      return evaluator.turns(of: actions[number].entries) + (resolved[number] ?? [])
    }
  }

  func resolve(_ element: Element) -> Element {
    var element = element
    element.responses = element.responses.compactMap { response in
      let effects = resolve(response.effects)
      return effects.isEmpty && response.trigger == .appear
        ? nil : Response(response.trigger, effects)
    }
    for position in element.actions.indices {
      element.actions[position].effects = resolve(element.actions[position].effects)
    }
    element.children = element.children.map(resolve)
    return element
  }

  /// Works out the actions that came up since the last time; new screens may come of them.
  func resolveActions() {
    var position = resolved.count
    if position < actions.count { evaluator.beginScreen() }
    while position < actions.count {
      let (entries, from, isLink) = actions[position]
      draft = from
      followsLink = isLink
      defer { followsLink = false }
      var effects: [Effect] = []
      for entry in entries {
        let found = self.effects(of: entry)
        if entry.isTaken { effects += found }
      }
      resolved[position] = Self.tidy(effects)
      position += 1
    }
  }

  /// One way out is enough, and nothing can follow it.
  private static func tidy(_ effects: [Effect]) -> [Effect] {
    var kept: [Effect] = []
    for effect in effects where kept.last != effect { kept.append(effect) }
    return kept
  }

  private func effects(of entry: Recorder.Entry) -> [Effect] {
    switch entry.write {
    case .dismiss: return [draft.isModal ? .dismiss : .pop]
    case .open(let value):
      let words = evaluator.words(of: value, localized: false)
      return [.open(url: address(value) ?? words.shown)]
    case .announce(let value, let priority):
      return [
        .announce(text: evaluator.words(of: value, localized: true), priority: priority, after: 0)
      ]
    case .screenChanged(let value): return [.screenChanged(argument(value))]
    case .layoutChanged(let value): return [.layoutChanged(argument(value))]
    case .append(let key, let value):
      let isPath = key.map(paths.contains) ?? true
      return push(value, entry.code, isPath: isPath)
    case .removeLast: return [.pop]
    case .removeAll: return [.popToRoot]
    case .toggle(let key): return set(key, .boolean(true), entry.code)
    case .set(let key, let value): return set(key, value, entry.code)
    }
  }

  private func argument(_ value: Value?) -> NotificationArgument? {
    guard let value else { return nil }
    if case .text = value { return .text(evaluator.words(of: value, localized: true)) }
    return nil
  }

  private func set(_ key: StateKey, _ value: Value, _ code: Code) -> [Effect] {
    var effects: [Effect] = []
    if paths.contains(key) {
      switch value {
      case .list(let items):
        if items.isEmpty { return [.popToRoot] }
        return items.flatMap { push($0, code) }
      case .system: return [.popToRoot]
      default: break
      }
    }
    if let items = tabs[key] {
      for item in items where evaluator.same(item.tag, value) == true {
        effects.append(.tab(item.name))
      }
    }
    if let column = selections[key] == nil ? nil : detail.last {
      effects += show(column, key, value, code)
    }
    guard let presenters = presenters[key] else { return effects }
    switch value {
    case .boolean(false), .absent:
      return effects + [draft.isModal ? .dismiss : .pop].prefix(draft.isModal ? 1 : 0)
    default: break
    }
    if case .enumCase = value { opened.insert(key) }
    let own = presenters.filter { $0.from == draft.name }
    guard let presenter = own.first ?? presenters.first else { return effects }
    if let shown = present(presenter, value, code) { effects.append(shown) }
    return effects
  }

  /// What a detail column shows for a selection.
  private func show(
    _ column: (content: Value, context: RenderContext), _ key: StateKey, _ value: Value,
    _ code: Code
  ) -> [Effect] {
    let context = column.context
    let known = draft
    let inner = ScreenDraft(
      name: draft.name, tree: .nothing, kind: .column, context: context,
      overrides: [key: value], isInStack: true)
    draft = inner
    let tree = tree(of: column.content, context)
    // A column that only chooses is called by what it chose.
    var subject = self.subject(of: tree)
    if case .custom(let instance) = bare(tree), let body = body(of: instance, context),
      let chosen = self.subject(of: body)
    {
      subject = chosen
    }
    draft = known
    draft.reads.add(inner.reads)
    guard
      let screen = screen(
        tree, kind: .pushed, context: context, named: "\(draft.name).detail", isInStack: true,
        overrides: [key: value], subject: subject)
    else { return [] }
    note(kind: "push", to: screen.name, typeName(of: value), code)
    return [.push(screen: screen.name)]
  }

  private func bare(_ tree: ViewTree) -> ViewTree {
    switch tree {
    case .modified(let inner, _): return bare(inner)
    case .builtin(let builtin) where builtin.name == "NavigationStack":
      let inner = content(of: builtin).map { self.tree(of: $0, draft.context) }
      return inner.map { inner in evaluator.deeper({ bare(inner) }, otherwise: tree) } ?? tree
    default: return tree
    }
  }

  func present(_ presenter: Presenter, _ value: Value, _ code: Code) -> Effect? {
    let tree = tree(of: presenter.content, presenter.context, [value])
    guard let style = presenter.style else {
      guard
        let screen = screen(
          tree, kind: .pushed, context: presenter.context, named: "\(presenter.from).destination",
          isInStack: true)
      else { return nil }
      note(kind: "push", to: screen.name, shownValue(value), code)
      return .push(screen: screen.name)
    }
    guard
      let screen = screen(
        tree, kind: .presented(style), context: presenter.context,
        named: "\(presenter.from).\(style.rawValue)", isInStack: false)
    else { return nil }
    if let title = presenter.title, screen.title == nil {
      screen.title = words(title)
    }
    note(kind: style.rawValue, to: screen.name, shownValue(value), code)
    return .present(screen: screen.name, style: style)
  }

  /// Pushes what is registered for a value's type.
  ///
  /// - Parameter isPath: Whether it surely is pushed; a list of the app's may take it as well.
  private func push(_ value: Value, _ code: Code, isPath: Bool = true) -> [Effect] {
    switch value {
    case .list(let items): return items.flatMap { push($0, code, isPath: isPath) }
    case .choice(let choices):
      let chosen = choices.first { $0.when?.initial ?? ($0.when == nil) } ?? choices.first
      for choice in choices where choice.when?.text != chosen?.when?.text {
        _ = push(choice.value, code, isPath: isPath)
      }
      return chosen.map { push($0.value, code, isPath: isPath) } ?? []
    default: break
    }
    var names = [typeName(of: value)].compactMap { $0 }
    if case .unknown(let unknown) = value, let owner = unknown.identified {
      names.insert("\(owner).ID", at: 0)
    }
    guard let type = names.first(where: { destinations[$0] != nil }),
      let known = destinations[type]
    else {
      if isPath { note(kind: "push", to: nil, typeName(of: value), code) }
      return []
    }
    let destination = known.first { $0.from == draft.name } ?? known[0]
    let tree = tree(of: destination.content, destination.context, [value])
    guard
      let screen = screen(
        tree, kind: .pushed, context: destination.context, named: "\(type).destination",
        isInStack: true)
    else { return [] }
    note(kind: "push", to: screen.name, shownValue(value) ?? type, code)
    return [.push(screen: screen.name)]
  }

  /// A value as the graph names it: its case where that is known, else its type.
  func shownValue(_ value: Value) -> String? {
    switch value {
    case .enumCase(let value): "\(value.type.fullName).\(value.name)"
    case .boolean, .absent: nil
    default: typeName(of: value)
    }
  }

  func typeName(of value: Value) -> String? {
    switch evaluator.fact(value).unwrapped {
    case .declared(let type): type.fullName
    case .system(let name, _): name
    case .list(let element): element.declared.map { "[\($0.fullName)]" }
    default: nil
    }
  }

  /// The words of a URL, as far as they are known.
  func address(_ value: Value) -> String? {
    switch value {
    case .text(let text): return text.plain
    case .system(let system):
      guard system.type == "URL", let first = system.arguments.first else { return nil }
      return address(first.value)
    case .binding(let binding): return address(binding.value)
    default:
      let words = evaluator.words(of: value, localized: false)
      return words.known ?? words.shown
    }
  }
}
