import EarshotSemantics

extension Renderer {
  /// The elements of a view with a modifier.
  func render(_ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext) -> [Element] {
    var below = context
    if changeContext(&below, by: modifier) { return render(inner, below) }
    if let elements = renderPresentation(inner, modifier, context) { return elements }
    if let elements = renderBar(inner, modifier, context) { return elements }
    if let elements = renderAccessibility(inner, modifier, context) { return elements }
    switch modifier.name {
    case "overlay":
      return render(inner, context) + layer(modifier, context)
    case "background": return layer(modifier, context) + render(inner, context)
    case "safeAreaInset", "safeAreaBar", "tabViewBottomAccessory", "tabViewSidebarBottomBar":
      let isAbove: Bool =
        if case .implicit("top", _)? = modifier.value("edge") { true } else { false }
      let extra = render(content(of: modifier), context)
      return isAbove ? extra + render(inner, context) : render(inner, context) + extra
    case "hidden":
      return changed(render(inner, context)) { $0.hidden = true }
    case "opacity":
      guard let share = modifier.first else { return render(inner, context) }
      if case .choice(let choices) = share { return faded(inner, choices, context) }
      switch share {
      case .integer(0), .double(0): return changed(render(inner, context)) { $0.hidden = true }
      default: return render(inner, context)
      }
    case "disabled": return disable(inner, modifier, context)
    case "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture":
      return tappable(inner, modifier, context)
    case "onAppear", "task": return appearing(inner, modifier, context)
    case "onDelete":
      return changed(render(inner, context)) {
        if $0.part == .stop { $0.actions.append(CustomAction(name: "Delete")) }
      }
    case "swipeActions":
      let actions = actions(of: content(of: modifier), context)
      return changed(render(inner, context)) {
        if $0.part == .stop { $0.actions.insert(contentsOf: actions, at: 0) }
      }
    case "font":
      let font = modifier.arguments.first.map { self.font($0) } ?? nil
      return changed(render(inner, context)) { element in
        guard let font, !element.evidence.facts.contains(where: \.isFont) else { return }
        element.evidence.facts.append(.font(font))
      }
    case "onOpenURL", "onContinueUserActivity":
      followLink(modifier, context)
      return render(inner, context)
    default: return render(inner, context)
    }
  }

  private func font(_ argument: Argument) -> String? {
    switch argument.value {
    case .implicit(let name, _): name
    case .unknown, .system: argument.code.written
    default: nil
    }
  }

  /// A view that is seen under a condition only.
  private func faded(
    _ inner: ViewTree, _ choices: [Value.Choice], _ context: RenderContext
  ) -> [Element] {
    guard choices.count == 2, let when = choices[0].when else { return render(inner, context) }
    func isZero(_ value: Value) -> Bool {
      switch value {
      case .integer(0), .double(0): true
      default: false
      }
    }
    let first = isZero(choices[0].value)
    let second = isZero(choices[1].value)
    guard first != second else { return render(inner, context) }
    return render(.branches([.init(when: first ? when.negated : when, tree: inner)]), context)
  }

  func changed(_ elements: [Element], _ change: (inout Element) -> Void) -> [Element] {
    var elements = elements
    for position in elements.indices { change(&elements[position]) }
    return elements
  }

  private func layer(_ modifier: Modifier, _ context: RenderContext) -> [Element] {
    if let content = modifier.trailing ?? modifier.value("content") {
      return render(content, context)
    }
    guard let first = modifier.first else { return [] }
    switch first {
    case .view, .instance, .choice: return render(first, context)
    default: return []
    }
  }

  /// Applies what a modifier changes for all that is below; false if it changes nothing there.
  private func changeContext(_ context: inout RenderContext, by modifier: Modifier) -> Bool {
    let first = modifier.arguments.first?.value
    switch modifier.name {
    case "buttonStyle": context.buttonStyle = first
    case "labelStyle": context.labelStyle = resolveStyle(first, "LabelStyle")
    case "pickerStyle": context.pickerStyle = first
    case "datePickerStyle": context.datePickerStyle = first
    case "environment":
      if case .keyPath(let path)? = first, modifier.arguments.count > 1 {
        context.environment[path] = modifier.arguments[1].value
      } else if let first, let type = evaluator.fact(first).declared {
        context.environmentObjects[type.name] = first
        notes.injected.append((type.fullName, modifier.code))
      }
    case "environmentObject":
      if let first, let type = evaluator.fact(first).declared {
        context.environmentObjects[type.name] = first
        notes.injected.append((type.fullName, modifier.code))
      }
    case "tabViewStyle", "menuStyle", "toggleStyle", "progressViewStyle", "groupBoxStyle",
      "labelsHidden", "labelsVisibility", "tag", "badge", "id", "redacted", "mask",
      "labeledContentStyle", "toolbarRole", "refreshable", "matchedTransitionSource",
      "allowsHitTesting", "navigationTransition":
      break
    default: return false
    }
    return true
  }

  private func disable(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    let elements = render(inner, context)
    guard let argument = modifier.arguments.first else { return elements }
    let truth = evaluator.truth(of: argument.value, argument.code)
    guard truth.known ?? truth.condition.initial ?? false else { return elements }
    return elements.map(dimmed)
  }

  private func dimmed(_ element: Element) -> Element {
    var element = element
    if !element.traits.isDisjoint(with: .interactive) { element.traits.insert(.notEnabled) }
    element.children = element.children.map(dimmed)
    return element
  }

  private func tappable(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    var elements = render(inner, context)
    var action = modifier.value("perform") ?? modifier.trailing
    var count = modifier.value("count")
    if modifier.name != "onTapGesture" {
      guard case .system(let gesture)? = modifier.first, gesture.type == "TapGesture" else {
        return elements
      }
      action = nil
      count = gesture.arguments.first { $0.label == "count" }?.value
    }
    // A double tap is the reader's own gesture, and something else than a tap.
    if let count, number(count) != 1 { return elements }
    if elements.isEmpty { elements = place([.drawing("Shape")], modifier.code, context) }
    let effects = effects(of: action, context, modifier.code) ?? []
    guard !onlyMovesFocus(action) else { return elements }
    let changes = factsOfChanges
    return changed(elements) { element in
      element.evidence.facts.append(.gesture(modifier.code.place))
      // What answers a double tap by itself needs no gesture.
      guard !element.responds(to: .activate) else { return }
      element.evidence.facts += [.tapGesture] + changes
      element.responses.append(Response(.activate, effects))
    }
  }

  /// What happens as soon as a view is there happens to its screen.
  private func appearing(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    let elements = render(inner, context)
    guard
      let effects = effects(
        of: modifier.value("perform") ?? modifier.trailing, context, modifier.code),
      !effects.isEmpty
    else { return elements }
    draft.responses.append(Response(.appear, effects))
    return elements
  }

  /// Notes which screens a link from outside can open.
  private func followLink(_ modifier: Modifier, _ context: RenderContext) {
    let action = modifier.value("perform") ?? modifier.trailing
    let code: Code
    switch action {
    case .closure(let closure)?: code = closure.code
    case .function(let member, _)?: code = member.code
    default: return
    }
    guard evaluator.program.writes.leads(code) else { return }
    enter(context)
    let recorder = Recorder()
    evaluator.recorder = recorder
    defer { evaluator.recorder = nil }
    let url = Value.unknown(Unknown(.text("url"), fact: .system("URL", [])))
    evaluator.followingAction {
      switch action {
      case .closure(let closure)?: _ = evaluator.invoke(closure, [url])
      case .function(let member, let base)?:
        let label = member.code[1].child(0)?.label ?? ""
        _ = evaluator.invoke(
          member, on: base.value,
          given: [Argument(label: label, value: url, code: code, isTrailing: false)], at: code)
      default: break
      }
    }
    notes.links.append((recorder.entries, code, modifier.code, draft.name))
    if !recorder.entries.isEmpty { _ = later(recorder.entries, isLink: true) }
  }

  /// The buttons of a builder, as actions of something else.
  func actions(of content: Value?, _ context: RenderContext) -> [CustomAction] {
    render(content, context).compactMap { element in
      guard let name = element.label else { return nil }
      return CustomAction(name: name, effects: element.effects(of: .activate))
    }
  }
}

extension Evidence.Fact {
  fileprivate var isFont: Bool { if case .font = self { true } else { false } }
}
