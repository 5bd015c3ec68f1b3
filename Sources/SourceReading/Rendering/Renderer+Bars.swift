import EarshotSemantics

extension Renderer {
  /// Modifiers that say something about the screen rather than about the view.
  func renderBar(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element]? {
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      let elements = render(inner, context)
      if draft.title == nil, let first = modifier.arguments.first {
        switch first.value {
        case .binding(let binding): draft.title = words(binding.value)
        default: draft.title = words(first.value)
        }
      }
      if case .implicit(let mode, _)? = modifier.value("displayMode") { display(mode) }
      return elements
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      if case .implicit(let mode, _)? = modifier.arguments.first?.value { display(mode) }
      return render(inner, context)
    case "navigationBarHidden":
      if case .boolean(true)? = modifier.arguments.first?.value { draft.hidesBar = true }
      if modifier.arguments.isEmpty { draft.hidesBar = true }
      return render(inner, context)
    case "navigationBarBackButtonHidden":
      draft.hidesBackButton = true
      return render(inner, context)
    case "toolbar", "toolbarVisibility":
      return renderToolbar(inner, modifier, context)
    case "navigationBarItems":
      let elements = render(inner, context)
      if let leading = modifier.value("leading") {
        draft.toolbar += changed(render(leading, context)) { $0.placement = .leading }
      }
      if let trailing = modifier.value("trailing") {
        draft.toolbar += changed(render(trailing, context)) { $0.placement = .trailing }
      }
      return elements
    case "searchable":
      let elements = render(inner, context)
      var prompt: Wording?
      if let given = modifier.value("prompt"), case .absent = given {
      } else {
        prompt = modifier.value("prompt").map { words($0) }
      }
      draft.search = SearchField(prompt: prompt)
      return elements
    case "navigationDestination": return renderDestination(inner, modifier, context)
    case "tabItem": return render(inner, context)
    default: return nil
    }
  }

  private func display(_ mode: String) {
    switch mode {
    case "inline": draft.titleDisplay = .inline
    case "large", "inlineLarge": draft.titleDisplay = .large
    default: break
    }
  }

  private func renderToolbar(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    if case .implicit("hidden", _)? = modifier.first {
      let bars = modifier.arguments.dropFirst().map(\.value)
      let isNavigation = bars.isEmpty || modifier.value("for").map(isNavigationBar) ?? false
      if isNavigation { draft.hidesBar = true }
      return render(inner, context)
    }
    let elements = render(inner, context)
    guard let content = modifier.trailing ?? modifier.value("content") else { return elements }
    let items = changed(render(content, context)) { element in
      if element.placement == nil { element.placement = .trailing }
    }
    draft.toolbar += items
    return elements
  }

  private func isNavigationBar(_ value: Value) -> Bool {
    if case .implicit("navigationBar", _) = value { return true }
    return false
  }

  private func renderDestination(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    guard let content = modifier.trailing ?? modifier.value("destination") else {
      return render(inner, context)
    }
    noteRegistration(inner, modifier, context)
    if let type = modifier.value("for") {
      var name = "?"
      switch type {
      case .type(let type): name = type.fullName
      case .systemType(let type): name = type
      default: name = modifier.arguments.first?.code[0].written ?? "?"
      }
      // The nearest to the root counts, so the outer one is put first.
      destinations[name, default: []].append(
        Destination(typeName: name, content: content, context: context, from: draft.name))
      if !context.isConditional {
        graph.registrations.append(
          .init(valueType: name, screen: draft.name, source: modifier.code.place))
      }
      return render(inner, context)
    }
    if case .binding(let binding)? = modifier.value("isPresented") ?? modifier.value("item"),
      let key = binding.key
    {
      notes.flagPushes.append((draft.name, modifier.code))
      presenters[key, default: []].append(
        Presenter(
          style: nil, content: content, title: nil, context: context, code: modifier.code,
          from: draft.name))
    }
    return render(inner, context)
  }

  /// Notes a destination where its stack does not see it.
  private func noteRegistration(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) {
    let subject = modifier.arguments.first?.code.written ?? ""
    if context.isLazy { remark(.destinationInRows, subject, modifier.code) }
    if isStack(inner), !context.isInStack, !draft.isInStack {
      remark(.destinationOnStack, subject, modifier.code)
    }
  }

  private func isStack(_ tree: ViewTree) -> Bool {
    switch tree {
    case .builtin(let builtin): builtin.name == "NavigationStack"
    case .modified(let inner, _): isStack(inner)
    default: false
    }
  }
}
