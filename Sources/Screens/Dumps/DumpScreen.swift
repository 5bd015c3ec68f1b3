import EarshotSemantics

/// Puts the nodes of a dump together as a screen.
struct DumpScreen {
  /// The app with the screen.
  let app: AppDescription

  /// Reads the screen of a tree.
  init(_ tree: DumpTree) {
    let parts = DumpParts(tree)
    let maker = DumpElements(tree, parts)
    let application = tree.nodes.first { $0.type == .application }
    let appName = application?.label ?? application?.name
    var screen = Self.screen(tree, parts, maker)
    screen.name = screen.name.isEmpty ? appName ?? "screen" : screen.name
    if let first = tree.nodes.first {
      screen.source = SourcePlace(
        file: tree.file, line: first.place.line, column: first.place.column)
    }
    screen.limits = tree.limits
    var app = AppDescription(name: appName, screens: [screen])
    app.device = tree.device
    app.direction = tree.direction
    self.app = app
  }

  private static func screen(
    _ tree: DumpTree, _ parts: DumpParts, _ maker: DumpElements
  ) -> Screen {
    if let modal = tree.modal(parts) { return modalScreen(modal, tree, parts, maker) }
    if let menu = tree.contextMenu(parts) { return menu.screen(maker) }
    let scope = tree.scope(parts)
    let bar = tree.navigationBar(parts, in: scope)
    let tabBars = scope.filter { parts.parts[$0] == .container(.tabBar) }
      .filter { tree.nodes[$0].type == .tabBar }
    let bottom = tabBars.isEmpty ? tree.bottomBars(parts, in: scope) : []
    let left = Set([bar].compactMap(\.self) + tabBars + bottom)
    var content =
      tree.columns(around: bar, parts, in: scope)
      .map { DumpColumns($0).elements(maker, in: scope, leavingOut: left) }
      ?? maker.elements(in: scope, leavingOut: left)
    let tabs = tabBars.flatMap { maker.elements(in: $0..<tree.nodes[$0].end) }

    var screen = Screen(name: "")
    screen.showsBar = bar != nil
    if let bar {
      var items = DumpBar(tree, bar: bar, maker.elements(in: tree.below(bar)))
      if let title = tree.first(of: content), items.isTitle(content[title]) {
        items.takeTitle(content.remove(at: title))
      }
      screen.title = items.title
      screen.titleDisplay = items.titleDisplay
      screen.search = items.search
      screen.toolbar = items.items
    }
    for number in bottom {
      for var item in maker.elements(in: tree.below(number)) {
        item.placement = .bottom
        screen.toolbar.append(item)
      }
    }
    screen.elements = tree.elements(content, endingIn: tabs)
    screen.name = screen.title?.known ?? ""
    return screen
  }

  /// What covers the screen is all that can be reached (rules R17, F3 and F5).
  private static func modalScreen(
    _ modal: Int, _ tree: DumpTree, _ parts: DumpParts, _ maker: DumpElements
  ) -> Screen {
    let node = tree.nodes[modal]
    var screen = Screen(name: node.label ?? "")
    screen.showsBar = false
    if tree.isForeign(modal) { screen.evidence.facts.append(.system) }
    screen.elements = maker.elements(in: tree.below(modal))
    if let label = node.label, !tree.words.cover(label, in: tree.below(modal)) {
      var title = Element(label: .text(label), traits: .staticText)
      title.frame = node.frame
      title.source = SourcePlace(
        file: tree.file, line: node.place.line, column: node.place.column)
      screen.elements.insert(title, at: 0)
    }
    if let region = tree.dismissRegion(outside: modal) {
      var button = maker.element(of: region)
      button.traits.insert(.button)
      screen.elements.insert(button, at: 0)
    }
    return screen
  }
}

extension DumpTree {
  /// The nodes that can be reached: all of them, or those of the sheet that lies over the rest
  /// (L21).
  ///
  /// A sheet is no node of its own. UIKit puts it into a view as large as the window, beside the
  /// one of what is below, behind which a view dims everything else.
  fileprivate func scope(_ parts: DumpParts) -> Range<Int> {
    var found: Int?
    for window in nodes.indices where nodes[window].type == .window {
      guard let whole = nodes[window].frame else { continue }
      var isOverContent = false
      for child in children(of: window) where parts.stops[child] > 0 {
        if isOverContent, presents(child, over: whole, parts) { found = child }
        isOverContent = true
      }
    }
    return found.map { $0..<nodes[$0].end } ?? nodes.indices
  }

  private func presents(_ view: Int, over window: Frame, _ parts: DumpParts) -> Bool {
    guard let frame = nodes[view].frame, frame.covers(window) else { return false }
    let inside = children(of: view)
    let dims = inside.contains { parts.stops[$0] == 0 && nodes[$0].frame?.covers(window) == true }
    return dims || below(view).contains { nodes[$0].type == .navigationBar }
  }

  /// Whether a node is of another app than the first, as the system's questions are.
  fileprivate func isForeign(_ number: Int) -> Bool {
    guard let own = nodes.first?.end else { return false }
    return number >= own
  }

  /// The outermost node around the last one that covers the screen, nil if none does.
  fileprivate func modal(_ parts: DumpParts) -> Int? {
    guard
      let last = nodes.indices.last(where: {
        nodes[$0].type.isModal && parts.parts[$0] != .skipped && parts.stops[$0] > 0
      })
    else { return nil }
    return ancestors(of: last).reduce(last) { outermost, inner in
      inner >= 0 && nodes[inner].type.isModal ? inner : outermost
    }
  }

  /// The invisible button that closes a popover.
  fileprivate func dismissRegion(outside modal: Int) -> Int? {
    guard nodes[modal].type == .popover else { return nil }
    return nodes.indices.first {
      nodes[$0].name == "PopoverDismissRegion" && nodes[$0].isVisible
        && !(modal..<nodes[modal].end).contains($0)
    }
  }

  /// The bar that names the screen: of bars side by side the first, of bars over one another the
  /// last, which covers the others.
  fileprivate func navigationBar(_ parts: DumpParts, in scope: Range<Int>) -> Int? {
    let bars = scope.filter { nodes[$0].type == .navigationBar && parts.stops[$0] > 0 }
    return bars.reduce(nil) { chosen, bar in
      guard let chosen else { return bar }
      guard let left = nodes[chosen].frame, let right = nodes[bar].frame else { return bar }
      let apart = right.x >= left.x + left.width || left.x >= right.x + right.width
      return apart ? chosen : bar
    }
  }

  /// The bars at the bottom of the screen.
  fileprivate func bottomBars(_ parts: DumpParts, in scope: Range<Int>) -> [Int] {
    guard let appFrame else { return [] }
    return scope.filter { number in
      let node = nodes[number]
      guard node.type == .toolbar, parts.stops[number] > 0, let frame = node.frame else {
        return false
      }
      return frame.y + frame.height / 2 > appFrame.y + appFrame.height * 0.6
    }
  }

  /// Which of some elements is read first, if it is no container.
  fileprivate func first(of elements: [Element]) -> Int? {
    let candidates = elements.indices.filter { elements[$0].frame != nil }
    let first = candidates.min { left, right in
      (elements[left].frame?.y ?? 0, left) < (elements[right].frame?.y ?? 0, right)
    }
    return first.flatMap { elements[$0].part == .stop ? $0 : nil }
  }

  /// The content with the tabs at its end.
  ///
  /// Rows that go on below the tabs would be read after them by their frames; only then an order
  /// is written down.
  fileprivate func elements(_ content: [Element], endingIn tabs: [Element]) -> [Element] {
    guard !tabs.isEmpty else { return content }
    let top = tabs.flatMap { [$0] + $0.children }.compactMap { $0.frame?.y }.min()
    let middle = appFrame.map { $0.y + $0.height / 2 }
    // On newer pads the tabs are at the top, and read there.
    if let top, let middle, top < middle { return tabs + content }
    let isInOrder = content.allSatisfy { element in
      guard let top, let own = element.lowestTop else { return false }
      return own <= top - 13
    }
    if isInOrder || content.isEmpty { return content + tabs }
    var body = Element(children: content)
    body.childrenAs = .contain
    var whole = Element(children: [body] + tabs)
    whole.explicitOrder = true
    return [whole]
  }
}

extension Element {
  /// The top of the lowest stop in it; nil if one has no frame.
  fileprivate var lowestTop: Double? {
    var lowest = -Double.infinity
    var open = [self]
    while let element = open.popLast() {
      if element.part == .stop {
        guard let frame = element.frame else { return nil }
        lowest = max(lowest, frame.y)
      }
      open += element.children
    }
    return lowest
  }
}

extension Frame {
  /// Whether all of another frame is under it, give or take a point.
  fileprivate func covers(_ other: Frame) -> Bool {
    x <= other.x + 1 && y <= other.y + 1 && x + width >= other.x + other.width - 1
      && y + height >= other.y + other.height - 1
  }
}
