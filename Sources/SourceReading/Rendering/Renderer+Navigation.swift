import EarshotSemantics

extension Renderer {
  func renderNavigation(_ view: Builtin, _ context: RenderContext) -> [Element]? {
    switch view.name {
    case "NavigationStack", "NavigationView":
      if view.name == "NavigationView" { remark(.deprecated, view.name, view.code) }
      if context.isInStack, !context.isConditional {
        let isColumn = if case .column = draft.kind { true } else { false }
        // What a split view shows for a selection stands in a column, too.
        if !isColumn, draft.overrides.isEmpty { remark(.nestedStack, view.name, view.code) }
      }
      draft.hasStack = true
      if case .binding(let binding)? = view.value("path"), let key = binding.key {
        paths.insert(key)
        if let argument = view.arguments.first(where: { $0.label == "path" })?.code {
          notes.stacks.append(
            .init(key: key, code: view.code, argument: argument, screen: draft.name))
        }
      }
      var inner = context
      inner.isInStack = true
      return render(view.value("root") ?? content(of: view), inner)
    case "NavigationSplitView": return renderColumns(view, context)
    case "TabView": return renderTabs(view, context)
    case "Tab": return render(content(of: view), context)
    case "NavigationLink": return [renderLink(view, context)]
    case "Menu": return [renderMenu(view, context)]
    case "ToolbarItem": return renderToolbarItem(view, context)
    default: return nil
    }
  }

  func remark(_ kind: NavigationGraph.Remark.Kind, _ subject: String, _ code: Code) {
    let remark = NavigationGraph.Remark(
      kind, screen: draft.name, subject: subject, source: code.place)
    if !graph.remarks.contains(remark) { graph.remarks.append(remark) }
  }

  private func renderLink(_ view: Builtin, _ context: RenderContext) -> Element {
    if view.value("isActive") != nil || view.value("tag") != nil {
      remark(.deprecated, "NavigationLink(isActive:)", view.code)
    }
    var destination = view.value("destination")
    var content: [Element]
    if view.value("label") != nil {
      content = label(of: view, context)
      if destination == nil { destination = view.trailing }
    } else if let first = view.first, !Self.isClosure(first), !evaluator.isViewValue(first) {
      content = text(first, view.code)
      if destination == nil, view.value("value") == nil { destination = view.trailing }
    } else {
      content = stops(of: render(view.trailing, context.leaf))
      if destination == nil { destination = view.first }
    }
    var link = Element.navigationLink(content)
    // A link without a look is there for what it opens, and nobody comes to it.
    if content.isEmpty, case .closure(let closure)? = view.trailing, closure.body.count == 0 {
      link.hidden = true
    }
    if content.isEmpty, view.value("isActive") != nil, case .text(let title)? = view.first,
      title.plain == ""
    {
      link.hidden = true
    }
    if let symbol = view.value("systemImage"), link.label == nil {
      _ = symbol
    }
    if let destination {
      if case .closure(let closure) = destination, closure.body.count == 0 { return link }
      if let effects = push(destination, from: view, context) {
        link.responses = [Response(.activate, effects)]
      }
    } else if let value = view.value("value") {
      if draft.isSidebar, context.selection == nil {
        remark(.linkInSidebar, typeName(of: value) ?? "", view.code)
      }
      let write: Recorder.Write =
        context.selection.map { .set($0, value) } ?? .append(nil, value)
      link.responses = [
        Response(
          .activate,
          later([Recorder.Entry(write: write, isTaken: true, tests: [], code: view.code)]))
      ]
    }
    return link
  }

  private func push(_ destination: Value, from view: Builtin, _ context: RenderContext) -> [Effect]?
  {
    let tree = tree(of: destination, context)
    guard
      let screen = screen(
        tree, kind: .pushed, context: context, named: "\(draft.name).destination", isInStack: true)
    else { return nil }
    note(kind: "push", to: screen.name, nil, view.code)
    return [.push(screen: screen.name)]
  }

  func note(kind: String, to: String?, _ valueType: String?, _ code: Code) {
    guard isNoting else { return }
    let edge = NavigationGraph.Edge(
      from: draft.name, to: to, kind: followsLink ? "link" : kind, valueType: valueType,
      source: code.place)
    if !graph.edges.contains(where: {
      $0.from == edge.from && $0.to == edge.to && $0.kind == edge.kind && $0.valueType == valueType
    }) {
      graph.edges.append(edge)
    }
  }

  private func renderMenu(_ view: Builtin, _ context: RenderContext) -> Element {
    let hasTitle = view.arguments.contains { $0.label.isEmpty && !$0.isTrailing }
    // `Menu(content: items) { label }`.
    let isLabel = !hasTitle && view.value("label") == nil && view.value("content") != nil
    let content =
      isLabel
      ? render(view.trailing, context)
      : hasTitle || view.value("label") != nil ? label(of: view, context) : []
    var menu = Element.menu(content)
    if menu.label == nil, let symbol = view.value("systemImage") { _ = symbol }
    if let items = view.value("content") ?? view.trailing {
      menu.responses = open(menu: items, context, view.code)
    }
    return menu
  }

  /// The items of a menu are a screen of their own that covers what is below.
  func open(menu items: Value, _ context: RenderContext, _ code: Code) -> [Response] {
    var context = context
    context.isInMenu = true
    guard
      let screen = screen(
        tree(of: items, context), kind: .presented(.menu), context: context,
        named: "\(draft.name).menu", isInStack: false)
    else { return [] }
    note(kind: "menu", to: screen.name, nil, code)
    return [Response(.activate, [.present(screen: screen.name, style: .menu)])]
  }

  private func renderToolbarItem(_ view: Builtin, _ context: RenderContext) -> [Element] {
    var elements = render(content(of: view), context)
    let placement = view.value("placement")
    for position in elements.indices where elements[position].placement == nil {
      elements[position].placement = self.placement(placement)
    }
    if case .implicit("keyboard", _)? = placement { return [] }
    return elements
  }

  func placement(_ value: Value?) -> Placement {
    guard case .implicit(let name, _)? = value else { return .trailing }
    switch name {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation":
      return .leading
    case "principal", "title", "largeTitle", "subtitle": return .principal
    case "bottomBar", "status": return .bottom
    default: return .trailing
    }
  }

  // MARK: - Tabs

  private func renderTabs(_ view: Builtin, _ context: RenderContext) -> [Element] {
    let items = tabs(of: tree(of: content(of: view) ?? .absent, context), view, context)
    var key: StateKey?
    var selected: Value?
    if case .binding(let binding)? = view.value("selection") {
      key = binding.key
      selected = evaluator.initial(of: binding.value)
    }
    if items.allSatisfy({ $0.label.isEmpty }) { return pages(items, selected, context) }
    let isRoot = if case .root = draft.kind { true } else { false }
    guard isRoot, draft.tabs.isEmpty else { return tabsInPlace(items, selected, context) }
    for item in items {
      guard
        let screen = screen(
          item.tree, kind: .tab, context: context, named: "\(draft.name).tab", isInStack: false)
      else { continue }
      let label = item.label.compactMap(\.label).first
      var tab = TabItem(name: screen.name, label: label, screens: [screen.name])
      if draft.tabs.contains(where: { $0.name == tab.name }) {
        tab.name += " \(draft.tabs.count + 1)"
      }
      note(kind: "tab", to: screen.name, nil, view.code)
      if let key, let tag = item.tag { tabs[key, default: []].append((tag, tab.name)) }
      if let tag = item.tag, let selected, evaluator.same(tag, selected) == true {
        draft.selectedTab = tab.name
      }
      draft.tabs.append(tab)
    }
    return []
  }

  /// Pages are content that is turned, not tabs: all that are written, and of those that are made
  /// from data the one that is shown at first.
  private func pages(
    _ items: [Tab], _ selected: Value?, _ context: RenderContext
  ) -> [Element] {
    let chosen = selected.flatMap { selected in
      items.first { item in
        item.isRow && (item.tag.map { evaluator.same($0, selected) == true } ?? false)
      }
    }
    var shown: [Tab] = []
    var hasRow = false
    for item in items.prefix(40) {
      if item.isRow {
        if hasRow { continue }
        hasRow = true
        shown.append(chosen ?? item)
      } else {
        shown.append(item)
      }
    }
    return shown.flatMap { render($0.tree, context) }
  }

  /// Tabs below another screen: the first or selected one is shown, the bar comes last.
  private func tabsInPlace(
    _ items: [Tab], _ selected: Value?, _ context: RenderContext
  ) -> [Element] {
    let shown =
      items.firstIndex { item in
        guard let tag = item.tag, let selected else { return false }
        return evaluator.same(tag, selected) == true
      } ?? 0
    guard items.indices.contains(shown) else { return [] }
    var bar = Element(
      children: items.enumerated().map { position, item in
        .tab(
          TabItem(
            name: "tab \(position + 1)", label: item.label.compactMap(\.label).first, screens: []),
          isSelected: position == shown)
      })
    for position in bar.children.indices { bar.children[position].responses = [] }
    bar.container = .tabBar
    return render(items[shown].tree, context) + [bar]
  }

  struct Tab {
    var tree: ViewTree
    var label: [Element]
    var tag: Value?
    /// Whether data makes it and others like it.
    var isRow = false
  }

  private func tabs(of tree: ViewTree, _ view: Builtin, _ context: RenderContext) -> [Tab] {
    evaluator.deeper({ items(of: tree, view, context) }, otherwise: [])
  }

  private func items(of tree: ViewTree, _ view: Builtin, _ context: RenderContext) -> [Tab] {
    switch tree {
    case .several(let parts): return parts.flatMap { tabs(of: $0, view, context) }
    case .branches(let ways):
      // One way of several is there; the one at first, else the first.
      let way = ways.first { $0.when.initial == true } ?? ways.first { $0.when.initial == nil }
      return way.map { tabs(of: $0.tree, view, context) } ?? []
    case .modified(let inner, let modifier):
      var found = tabs(of: inner, view, context)
      switch modifier.name {
      case "tabItem":
        let label = render(modifier.trailing ?? modifier.arguments.first?.value, context)
        for position in found.indices { found[position].label = [.button(label)] }
      case "tag":
        for position in found.indices { found[position].tag = modifier.arguments.first?.value }
      case "badge", "id", "hidden", "disabled": break
      default:
        for position in found.indices {
          found[position].tree = .modified(found[position].tree, modifier)
        }
      }
      return found
    case .builtin(let builtin):
      switch builtin.name {
      case "Tab":
        let role = builtin.value("role")
        var label = self.label(of: builtin, context)
        if label.isEmpty, case .implicit("search", _)? = role { label = [.button("Search")] }
        let content = builtin.trailing ?? builtin.value("content") ?? .absent
        return [
          Tab(
            tree: self.tree(of: content, context), label: [.button(label)],
            tag: builtin.value("value"))
        ]
      case "Group", "TabSection", "Section":
        let content = builtin.trailing ?? builtin.value("content") ?? .absent
        return tabs(of: self.tree(of: content, context), view, context)
      case "ForEach":
        guard let data = builtin.first ?? builtin.arguments.first?.value,
          let row = content(of: builtin)
        else { return [] }
        // A tab bar is described as it is at first, whatever may be chosen for it later.
        return items(of: data, builtin).map { evaluator.initial(of: $0) ?? $0 }.flatMap { item in
          tabs(of: self.tree(of: row, context, [item]), view, context).map { tab in
            Tab(tree: tab.tree, label: tab.label, tag: tab.tag ?? item, isRow: true)
          }
        }
      default: return [Tab(tree: tree, label: [], tag: nil)]
      }
    case .custom(let instance):
      // A view whose body is one tab's content keeps the label that is inside of it.
      if let body = body(of: instance, context), case .modified(_, let modifier) = body,
        modifier.name == "tabItem"
      {
        return [
          Tab(
            tree: tree,
            label: [.button(render(modifier.trailing, context))], tag: nil)
        ]
      }
      return [Tab(tree: tree, label: [], tag: nil)]
    case .nothing: return []
    default: return [Tab(tree: tree, label: [], tag: nil)]
    }
  }

  // MARK: - Columns

  private func renderColumns(_ view: Builtin, _ context: RenderContext) -> [Element] {
    draft.hasStack = true
    let parts = [
      view.value("sidebar") ?? view.trailing, view.value("content"), view.value("detail"),
    ]
    var inner = context
    inner.isInStack = true
    let isRoot: Bool =
      switch draft.kind {
      case .root, .loose: true
      default: false
      }
    guard isRoot, draft.columns.isEmpty else {
      return parts.compactMap { $0 }.prefix(1).flatMap { render($0, inner) }
    }
    for part in parts.compactMap({ $0 }) {
      guard
        let screen = screen(
          tree(of: part, inner), kind: .column, context: inner,
          named: "\(draft.name).column", isInStack: true)
      else { continue }
      if draft.columns.isEmpty, parts.compactMap({ $0 }).count > 1 { screen.isSidebar = true }
      draft.columns.append([screen.name])
      detail.append((part, inner))
    }
    return []
  }
}
