import EarshotSemantics

extension Renderer {
  /// The elements of a view of the framework's.
  func render(_ view: Builtin, _ context: RenderContext) -> [Element] {
    var context = context
    if ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table"].contains(view.name) {
      context.isLazy = true
    }
    if let found = renderContainer(view, context) { return leading(found, view) }
    let known = unread
    guard var found = renderControl(view, context) ?? renderNavigation(view, context) else {
      return []
    }
    if unread > known {
      // What could not be read may have named the control; what stands in it has its own place.
      found = changed(found) { element in
        if element.source == nil, element.label == nil,
          !element.traits.isDisjoint(with: .interactive)
        {
          element.label = .unresolved("label", nonEmpty: false)
        }
      }
    }
    return place(found, view.code, context)
  }

  private func renderContainer(_ view: Builtin, _ context: RenderContext) -> [Element]? {
    switch view.name {
    case "VStack", "HStack", "ZStack", "Group", "ScrollView", "LazyVStack", "LazyHStack",
      "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Form", "ControlGroup",
      "GlassEffectContainer", "ToolbarItemGroup", "TabSection", "WindowGroup", "Window",
      "Settings", "DocumentGroup", "HSplitView", "VSplitView", "Chart", "LazyView",
      "NavigationLazyView", "ModifiedContent":
      return render(content(of: view), context)
    case "ViewThatFits":
      // Of the ways to fit the first is the one with everything.
      let tree = content(of: view).map { self.tree(of: $0, context) } ?? .nothing
      if case .several(let ways) = tree, let first = ways.first { return render(first, context) }
      return render(tree, context)
    case "List": return renderList(view, context)
    case "GeometryReader", "ScrollViewReader", "TimelineView", "PhaseAnimator", "KeyframeAnimator":
      return render(view.trailing ?? view.value("content"), context, [proxy(view.name)])
    case "Section": return renderSection(view, context)
    case "ForEach", "OutlineGroup": return renderEach(view, context)
    case "GroupBox":
      let title = label(of: view, context)
      return title + render(view.trailing ?? view.value("content"), context)
    case "ContentUnavailableView": return renderUnavailable(view, context)
    case "Spacer", "Divider", "Drawing", "ToolbarSpacer", "CommandGroup", "CommandMenu",
      "MenuBarExtra", "EmptyView":
      return []
    case "Table": return renderTable(view, context)
    case "AlertScene": return renderAlert(view, context)
    default: return nil
    }
  }

  private func proxy(_ name: String) -> Value {
    .unknown(
      Unknown(.text("proxy"), fact: .system(name == "GeometryReader" ? "GeometryProxy" : "", [])))
  }

  /// What is inside: the trailing closure, or `content:`.
  func content(of view: Builtin) -> Value? {
    view.trailing ?? view.value("content")
      ?? view.arguments.last.flatMap { argument in
        switch argument.value {
        case .closure, .function, .view, .instance: argument.value
        default: nil
        }
      }
  }

  private func renderList(_ view: Builtin, _ context: RenderContext) -> [Element] {
    var context = context
    if case .binding(let binding)? = view.value("selection") {
      context.selection = binding.key
      if let key = binding.key, let first = evaluator.initial(of: binding.value) {
        selections[key] = first
      }
    } else {
      context.selection = nil
    }
    if let data = view.first, view.trailing != nil {
      return rows(of: data, view, context)
    }
    return render(content(of: view), context)
  }

  private func renderSection(_ view: Builtin, _ context: RenderContext) -> [Element] {
    var header: [Element] = []
    var footer: [Element] = []
    if let title = view.first, !Self.isClosure(title) {
      if evaluator.isViewValue(title) {
        header = render(title, context)
      } else {
        header = text(title, view.code)
      }
    }
    if let given = view.value("header") { header = render(given, context) }
    if let given = view.value("footer") { footer = render(given, context) }
    let content = view.trailing ?? view.value("content")
    return Element.sectionHeader(header) + render(content, context) + footer
  }

  private func renderEach(_ view: Builtin, _ context: RenderContext) -> [Element] {
    guard let data = view.first ?? view.arguments.first?.value else { return [] }
    return rows(of: data, view, context)
  }

  /// The rows of known items, or one that stands for all.
  private func rows(of data: Value, _ view: Builtin, _ context: RenderContext) -> [Element] {
    guard let row = content(of: view) else { return [] }
    return distinct(items(of: data, view)).flatMap { item -> [Element] in
      let elements: [Element]
      if let part = evaluator.maybe(item) {
        let tree = tree(of: row, context, [part.value])
        elements = render(.branches([.init(when: part.when, tree: tree)]), context)
      } else {
        elements = render(row, context, [item])
      }
      return changed(elements) { $0.evidence.note(.isInRow) }
    }
  }

  /// Items that are alike, such as placeholders while something loads, are heard as one.
  private func distinct(_ items: [Value]) -> [Value] {
    guard items.count > 1 else { return items }
    var seen: Set<String> = []
    return items.filter { item in
      switch item {
      case .instance, .binding:
        seen.insert(shape(item, 0)).inserted
      default: true
      }
    }
  }

  func items(of data: Value, _ view: Builtin) -> [Value] {
    switch data {
    case .list(let items) where items.count <= 40: return items
    case .binding(let binding):
      if case .list(let items) = binding.value, items.count <= 40 {
        return items.map { .binding(BindingValue(value: $0, key: nil)) }
      }
      if let first = evaluator.initial(of: binding.value), case .list(let items) = first,
        !items.isEmpty, items.count <= 40
      {
        return items.map { .binding(BindingValue(value: $0, key: nil)) }
      }
      let item = evaluator.element(of: binding.value, named: rowName(view), view.code)
      return [.binding(BindingValue(value: item, key: evaluator.key(of: item)))]
    case .system(let system) where system.type == "Range":
      guard system.arguments.count == 2, case .integer(let low) = system.arguments[0].value,
        case .integer(let high) = system.arguments[1].value, low <= high, high - low < 30
      else { break }
      let last = system.arguments[0].label == "..." ? high : high - 1
      guard low <= last else { return [] }
      return (low...last).map { .integer($0) }
    case .unknown(let unknown):
      if case .list(let items)? = unknown.initial, !items.isEmpty, items.count <= 40 {
        return items
      }
    default: break
    }
    return [evaluator.element(of: data, named: rowName(view), view.code)]
  }

  private func rowName(_ view: Builtin) -> String {
    if case .closure(let closure)? = content(of: view), let first = closure.parameters.first {
      return first.text.hasPrefix("$") ? String(first.text.dropFirst()) : first.text
    }
    return "item"
  }

  private func renderUnavailable(_ view: Builtin, _ context: RenderContext) -> [Element] {
    var elements = label(of: view, context, trailingIsLabel: true)
    if let description = view.value("description") { elements += render(description, context) }
    if let actions = view.value("actions") { elements += render(actions, context) }
    return elements
  }

  /// `Alert(…)` and `ActionSheet(…)` from before iOS 15.
  private func renderAlert(_ view: Builtin, _ context: RenderContext) -> [Element] {
    if let title = view.value("title"), draft.title == nil { draft.title = words(title) }
    var elements = view.value("message").map { text($0, view.code) } ?? []
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap(view.value)
    if case .list(let items)? = view.value("buttons") { buttons += items }
    for case .implicit(let role, let arguments) in buttons {
      let title = arguments.first { $0.label.isEmpty && !Self.isClosure($0.value) }
      let label = title.map { words($0.value) } ?? .text(role == "cancel" ? "Cancel" : "OK")
      var button = Element.button(label)
      let action = arguments.first { Self.isClosure($0.value) }
      button.responses = [
        Response(.activate, (effects(of: action?.value, context, view.code) ?? []) + [.dismiss])
      ]
      elements += place([button], view.code, context)
    }
    if buttons.isEmpty { elements.append(.button("OK")) }
    return elements
  }

  private func renderTable(_ view: Builtin, _ context: RenderContext) -> [Element] {
    let columns = tree(of: view.value("columns") ?? content(of: view) ?? .absent, context)
    let rows: [Value]
    if let data = view.first {
      rows = items(of: data, view)
    } else {
      rows = view.value("rows").map { items(ofRows: tree(of: $0, context), context) } ?? []
    }
    return rows.flatMap { cells(of: columns, $0, context) }
  }

  /// What the rows of a table stand for.
  private func items(ofRows tree: ViewTree, _ context: RenderContext) -> [Value] {
    evaluator.deeper({ values(ofRows: tree, context) }, otherwise: [])
  }

  private func values(ofRows tree: ViewTree, _ context: RenderContext) -> [Value] {
    switch tree {
    case .several(let parts): parts.flatMap { items(ofRows: $0, context) }
    case .branches(let ways): ways.flatMap { items(ofRows: $0.tree, context) }
    case .modified(let inner, _): items(ofRows: inner, context)
    case .builtin(let builtin):
      switch builtin.name {
      case "ForEach":
        (builtin.first ?? builtin.arguments.first?.value).map { items(of: $0, builtin) } ?? []
      case "TableRow": builtin.first.map { [$0] } ?? []
      case "Section", "Group":
        content(of: builtin).map { items(ofRows: self.tree(of: $0, context), context) } ?? []
      default: []
      }
    default: []
    }
  }

  private func cells(_ tree: ViewTree) -> [Builtin] {
    guard evaluator.takeStep() else { return [] }
    return switch tree {
    case .several(let parts): parts.flatMap(cells)
    case .branches(let ways): ways.flatMap { cells($0.tree) }
    case .modified(let inner, _): cells(inner)
    case .builtin(let builtin): builtin.name == "TableColumn" ? [builtin] : []
    default: []
    }
  }

  private func cells(of tree: ViewTree, _ item: Value, _ context: RenderContext) -> [Element] {
    // On a phone only the first column is there.
    let columns = evaluator.device == .phone ? Array(cells(tree).prefix(1)) : cells(tree)
    return columns.flatMap { column -> [Element] in
      if let cell = column.trailing ?? column.value("content") {
        return render(cell, context, [item])
      }
      guard case .keyPath(let path)? = column.value("value") else { return [] }
      let value = path.split(separator: ".").reduce(item) {
        evaluator.member(String($1), of: $0, at: column.code)
      }
      return text(value, column.code)
    }
  }

  static func isClosure(_ value: Value) -> Bool {
    switch value {
    case .closure, .function: true
    default: false
    }
  }

  /// The views that name a control: its title, its `label:`, or its trailing closure.
  func label(of view: Builtin, _ outer: RenderContext, trailingIsLabel: Bool = false) -> [Element] {
    stops(of: unjoined(label: view, outer, trailingIsLabel: trailingIsLabel))
  }

  /// The stops of a label: what is combined in it is one.
  func stops(of label: [Element]) -> [Element] {
    guard label.contains(where: { $0.childrenAs == .combine }) else { return label }
    return ReadingOrder().stops(of: label).map(\.element)
  }

  private func unjoined(
    label view: Builtin, _ outer: RenderContext, trailingIsLabel: Bool
  ) -> [Element] {
    let context = outer.leaf
    if let given = view.value("label") { return render(given, context) }
    if let first = view.arguments.first, first.label.isEmpty, !first.isTrailing,
      !Self.isClosure(first.value)
    {
      switch first.value {
      case .binding: break
      default:
        if evaluator.isViewValue(first.value) { return render(first.value, context) }
        return text(first.value, view.code)
      }
    }
    if let title = view.value("titleKey") ?? view.value("title") { return text(title, view.code) }
    return trailingIsLabel ? render(view.trailing, context) : []
  }
}
