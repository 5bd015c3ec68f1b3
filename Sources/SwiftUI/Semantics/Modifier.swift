import EarshotSemantics

/// A view that does something to what is heard of the view inside of it.
public struct _Modified<Content: View> {
  let content: Content
  let change: any NodeChange

  init(_ content: Content, _ change: some NodeChange) {
    self.content = content
    self.change = change
  }
}

/// What a modifier does, without being generic over what it does it to.
protocol NodeChange {
  /// What the content is given beside what surrounds it.
  @MainActor func environment(of node: _Node) -> EnvironmentValues
  /// Is called when the content is up to date.
  @MainActor func resolved(_ node: _Node)
}

extension NodeChange {
  @MainActor func environment(of node: _Node) -> EnvironmentValues { node.environment }
  @MainActor func resolved(_ node: _Node) {}
}

extension _Modified: View {
  /// None: it is a primitive.
  public typealias Body = Never

  /// Places the content and does what there is to do.
  public static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(1)
    node.place(view.content, at: 0, environment: view.change.environment(of: node))
    view.change.resolved(node)
  }
}

/// Changes elements.
struct ElementEdit: NodeChange {
  let edit: @MainActor (inout Live, _ collector: Collector, _ node: _Node) -> Void

  init(_ edit: @escaping @MainActor (inout Live, Collector, _Node) -> Void) { self.edit = edit }

  func resolved(_ node: _Node) {
    node.producer = EditProducer { [unowned node] pieces, collector in
      pieces.editingTargets { edit(&$0, collector, node) }
    }
  }
}

/// Changes all that is heard of the content.
struct PieceChange: NodeChange {
  let edit: @MainActor (_ pieces: [Piece], _ collector: Collector, _ node: _Node) -> [Piece]

  init(_ edit: @escaping @MainActor ([Piece], Collector, _Node) -> [Piece]) { self.edit = edit }

  func resolved(_ node: _Node) {
    node.producer = EditProducer { [unowned node] pieces, collector in
      edit(pieces, collector, node)
    }
  }
}

/// Does something with the node.
struct NodeAction: NodeChange {
  let action: @MainActor (_Node) -> Void

  init(_ action: @escaping @MainActor (_Node) -> Void) { self.action = action }

  func resolved(_ node: _Node) { action(node) }
}

/// Tells the screen something.
struct ScreenFact: NodeChange {
  let tell: @MainActor (inout ScreenParts, _ node: _Node) -> Void

  init(_ tell: @escaping @MainActor (inout ScreenParts, _Node) -> Void) { self.tell = tell }

  func resolved(_ node: _Node) { node.producer = FactProducer(tell: tell) }
}

/// Passes the content on after the screen was told something by what is inside, then by this.
struct FactProducer: Producer {
  let tell: @MainActor (inout ScreenParts, _ node: _Node) -> Void

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let pieces = node.contentPieces(in: collector)
    if var parts = collector.screen {
      collector.screen = nil
      tell(&parts, node)
      collector.screen = parts
    }
    return pieces
  }
}

extension View {
  nonisolated func modified(_ change: some NodeChange) -> _Modified<Self> {
    _Modified(self, change)
  }

  /// Changes the elements a modifier is about.
  nonisolated func editing(
    _ edit: @escaping @MainActor (inout Element, EnvironmentValues) -> Void
  ) -> _Modified<Self> {
    _Modified(self, ElementEdit { live, _, node in edit(&live.element, node.environment) })
  }
}

extension [Piece] {
  /// Changes the elements a modifier is about: each stop and container at the top (rules M11 and
  /// M12); of a picture that is no element yet, the first (T12).
  @MainActor func editingTargets(_ edit: (inout Live) -> Void) -> [Piece] {
    var pieces = self
    var found = false
    for index in pieces.indices {
      guard case .live(var live) = pieces[index] else { continue }
      if live.editTargets(edit) { found = true }
      pieces[index] = .live(live)
    }
    if !found {
      for index in pieces.indices {
        guard case .live(var live) = pieces[index], live.children.isEmpty else { continue }
        edit(&live)
        pieces[index] = .live(live)
        break
      }
    }
    return pieces
  }
}

extension Live {
  fileprivate mutating func editTargets(_ edit: (inout Live) -> Void) -> Bool {
    if element.part != .view {
      edit(&self)
      return true
    }
    var found = false
    for index in children.indices where children[index].editTargets(edit) { found = true }
    return found
  }
}

/// An action of the main actor where its type says nothing of it: it is only run there.
func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
  unsafeBitCast(action, to: (() -> Void).self)
}
