import EarshotSemantics

extension Renderer {
  private static let styles: [String: PresentationStyle] = [
    "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "alert": .alert,
    "confirmationDialog": .alert, "actionSheet": .alert, "inspector": .sheet,
  ]

  /// Modifiers that show another screen.
  func renderPresentation(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element]? {
    if modifier.name == "presentationDragIndicator" {
      if case .implicit("visible", _)? = modifier.arguments.first?.value {
        draft.showsGrabber = true
      }
      return render(inner, context)
    }
    if modifier.name == "contextMenu" { return renderContextMenu(inner, modifier, context) }
    guard let style = Self.styles[modifier.name] else { return nil }
    let flag =
      modifier.value("isPresented") ?? modifier.value("item") ?? modifier.value("presenting")
    var content: Value?
    var title: Value?
    if style == .alert {
      content = alertContent(modifier)
      title = modifier.arguments.first { $0.label.isEmpty && !Renderer.isClosure($0.value) }?.value
      if case .binding? = title { title = nil }
    } else {
      content = modifier.value("content") ?? modifier.trailing
    }
    guard let content else { return render(inner, context) }
    var presenter = Presenter(
      style: style, content: content, title: title, context: presented(context),
      code: modifier.code, from: draft.name)
    if let item = modifier.value("item") ?? modifier.value("presenting") {
      presenter.item = evaluator.fact(item).unwrapped
    }
    if case .binding(let binding)? = flag, let key = binding.key {
      presenter.key = key
      presenters[key, default: []].append(presenter)
    }
    let elements = render(inner, context)
    unopened.append((presenter, draft))
    return elements
  }

  /// A presented screen starts anew: no stack, no styles of lists.
  private func presented(_ context: RenderContext) -> RenderContext {
    var context = context
    context.selection = nil
    context.isInStack = false
    return context
  }

  /// What an alert shows: its message, then its buttons.
  private func alertContent(_ modifier: Modifier) -> Value? {
    let message = modifier.value("message")
    let buttons = modifier.value("actions") ?? modifier.trailing ?? modifier.value("content")
    guard message != nil || buttons != nil else { return nil }
    return .tuple([("message", message ?? .absent), ("actions", buttons ?? .absent)])
  }

  private func renderContextMenu(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    let elements = render(inner, context)
    guard let items = modifier.value("menuItems") ?? modifier.trailing ?? modifier.first else {
      return elements
    }
    let response = open(menu: items, context, modifier.code)
    guard let effects = response.first?.effects else { return elements }
    return changed(elements) { element in
      if element.part == .stop {
        element.actions.append(CustomAction(name: "Show context menu", effects: effects))
      }
    }
  }
}
