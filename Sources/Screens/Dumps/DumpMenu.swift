import EarshotSemantics

/// A menu that lies over the screen: nothing else can be reached, and what closes it comes last
/// (rules B22 and F6).
struct DumpMenu {
  /// The nodes of the menu.
  let nodes: Range<Int>
  /// The button as large as the screen that closes it.
  let dismissal: Int

  /// The screen that can be reached.
  func screen(_ maker: DumpElements) -> Screen {
    var screen = Screen(name: maker.tree.nodes[nodes.lowerBound].label ?? "")
    screen.showsBar = false
    var menu = Element(children: maker.elements(in: nodes, leavingOut: [dismissal]))
    menu.childrenAs = .contain
    var whole = Element(children: [menu, maker.element(of: dismissal)])
    whole.explicitOrder = true
    screen.elements = [whole]
    return screen
  }
}

extension DumpTree {
  /// The menu that is open, if one is.
  ///
  /// UIKit lays a button over the whole screen, beside the menu in a view of their own.
  func contextMenu(_ parts: DumpParts) -> DumpMenu? {
    guard let app = appFrame else { return nil }
    let dismissal = nodes.indices.last { number in
      let node = nodes[number]
      guard node.type == .button, parts.parts[number] == .stop, let frame = node.frame,
        frame.width >= app.width - 1, frame.height >= app.height - 1
      else { return false }
      return [node.label, node.name].contains { $0?.lowercased().hasPrefix("dismiss") == true }
    }
    guard let dismissal,
      let view = ancestors(of: dismissal).first(where: { $0 >= 0 && parts.stops[$0] > 1 })
    else { return nil }
    let all = view..<nodes[view].end
    // A view that holds the app's bars as well is no menu's.
    guard !all.contains(where: { nodes[$0].type.isBar }) else { return nil }
    return DumpMenu(nodes: all, dismissal: dismissal)
  }
}
