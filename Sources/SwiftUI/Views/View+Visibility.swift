import EarshotSemantics

// Modifiers that look as if they only drew, and are heard all the same.
extension View {
  /// Cannot be seen, and is no stop (M20).
  nonisolated public func hidden() -> some View { invisible(true) }

  /// Is more or less transparent; at 0 it is no stop (M21).
  nonisolated public func opacity(_ opacity: Double) -> some View { invisible(opacity == 0) }

  nonisolated private func invisible(_ isInvisible: Bool) -> some View {
    modified(
      PieceChange { pieces, _, _ in
        guard isInvisible else { return pieces }
        return pieces.map { piece in
          guard case .live(var live) = piece else { return piece }
          live.element.hidden = true
          return .live(live)
        }
      })
  }

  /// Has views over it, which are heard after it (L12).
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { TupleView(pack: self, content()) }

  /// Has a view over it, which is heard after it (L12).
  @_disfavoredOverload nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View { TupleView(pack: self, overlay) }

  /// Has a colour over it, of which nothing is heard.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Has a shape over it, of which nothing is heard.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Has views behind it, which are heard after it (L12).
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { TupleView(pack: self, content()) }

  /// Has a view behind it, which is heard after it (L12).
  @_disfavoredOverload nonisolated public func background<B: View>(
    _ background: B, alignment: Alignment = .center
  ) -> some View { TupleView(pack: self, background) }

  /// Has views at an edge, which are heard after it, or before it at the top.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { _Inset(content: self, inset: content(), isBefore: edge == .top) }

  /// Has views at a side, which are heard after it, or before it at the start.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { _Inset(content: self, inset: content(), isBefore: edge == .leading) }
}

/// A view and others at its edge.
struct _Inset<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let isBefore: Bool
}

extension _Inset: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in node: _Node) {
    node.setChildCount(2)
    node.place(view.content, at: 0)
    node.place(view.inset, at: 1)
    let isBefore = view.isBefore
    node.producer = InsetProducer(isBefore: isBefore)
  }
}

private struct InsetProducer: Producer {
  let isBefore: Bool

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    let content = node.pieces(ofChild: 0, in: collector)
    let inset = node.pieces(ofChild: 1, in: collector)
    return isBefore ? inset + content : content + inset
  }
}
