import EarshotSemantics

extension Renderer {
  func renderPicker(_ view: Builtin, _ context: RenderContext) -> Element {
    let hasTitle = view.arguments.contains { $0.label.isEmpty && !$0.isTrailing }
    let title =
      view.value("label").map { render($0, context) }
      ?? (hasTitle ? label(of: view, context) : [])
    let content = view.trailing ?? view.value("content")
    let options = content.map { self.options(of: tree(of: $0, context), context) } ?? []
    let selection = view.value("selection")
    var chosen: Int?
    if let selection, let first = evaluator.initial(of: selection) {
      chosen = options.firstIndex { option in
        option.tag.map { evaluator.same($0, first) == true } ?? false
      }
    }
    var style = Element.PickerStyle.menu
    switch context.pickerStyle {
    case .implicit("segmented", _)?, .implicit("palette", _)?: style = .segmented
    case .implicit("wheel", _)?: style = .wheel
    case .implicit("inline", _)?: style = .inline
    case .implicit("navigationLink", _)?: style = .navigationLink
    case .system(let system)?:
      switch system.type {
      case "SegmentedPickerStyle", "PalettePickerStyle": style = .segmented
      case "WheelPickerStyle": style = .wheel
      case "InlinePickerStyle": style = .inline
      case "NavigationLinkPickerStyle": style = .navigationLink
      default: break
      }
    default: break
    }
    var words: Wording?
    if chosen == nil, let selection {
      words = expression(of: selection)
      if options.isEmpty == false, style == .segmented || style == .inline { words = nil }
    }
    return .picker(
      title, options: options.map(\.element), selection: chosen, style: style,
      selectionWords: words)
  }

  /// What can be chosen: each option with the value it stands for.
  func options(of tree: ViewTree, _ context: RenderContext) -> [Option] {
    evaluator.deeper({ choices(in: tree, context) }, otherwise: [])
  }

  typealias Option = (element: Element, tag: Value?)

  private func choices(in tree: ViewTree, _ context: RenderContext) -> [Option] {
    switch tree {
    case .several(let parts): return parts.flatMap { options(of: $0, context) }
    case .branches(let ways): return ways.flatMap { options(of: $0.tree, context) }
    case .modified(let inner, let modifier):
      if modifier.name == "tag" {
        let elements = render(inner, context)
        return named(elements).map { ($0, modifier.arguments.first?.value) }
      }
      if case .modified = inner { return options(of: inner, context) }
      return named(render(tree, context)).map { ($0, nil) }
    case .builtin(let builtin):
      switch builtin.name {
      case "ForEach":
        guard let data = builtin.first ?? builtin.arguments.first?.value,
          let row = content(of: builtin)
        else { return [] }
        return items(of: data, builtin).flatMap { item in
          options(of: self.tree(of: row, context, [item]), context).map { option in
            (option.element, option.tag ?? identity(of: item, builtin))
          }
        }
      case "Group":
        return options(of: self.tree(of: content(of: builtin) ?? .absent, context), context)
      case "Section":
        return options(
          of: self.tree(of: builtin.trailing ?? builtin.value("content") ?? .absent, context),
          context)
      case "Divider": return []
      default: return named(render(tree, context)).map { ($0, nil) }
      }
    default: return named(render(tree, context)).map { ($0, nil) }
    }
  }

  /// What a row of `ForEach` is known by: its id is its tag.
  private func identity(of item: Value, _ view: Builtin) -> Value? {
    switch view.value("id") {
    case .keyPath("self")?: return item
    case .keyPath(let path)?:
      return path.split(separator: ".").reduce(item) {
        evaluator.member(String($1), of: $0, at: view.code)
      }
    default: return evaluator.property("id", of: item, at: view.code) ?? item
    }
  }

  /// One option is one stop, however many views it shows.
  private func named(_ elements: [Element]) -> [Element] {
    guard elements.count > 1 else { return elements }
    return [.button(elements)]
  }
}
