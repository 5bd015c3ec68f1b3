import EarshotSemantics

extension View {
  /// Keeps the view and all inside of it from the reader (M13).
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  /// Keeps the view from the reader where a condition holds.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modified(
      PieceChange { pieces, _, _ in
        guard hidden, isEnabled else { return pieces }
        return pieces.map { piece in
          guard case .live(var live) = piece else { return piece }
          live.element.elementsHidden = true
          return .live(live)
        }
      })
  }

  /// Makes one stop, one group or nothing of what is inside (M1–M10).
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modified(
      NodeAction { node in node.producer = ChildrenProducer(behavior: children.behavior) })
  }

  /// Reads before others with less (rule O7).
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    editing { element, _ in element.sortPriority = priority }
  }

  /// Is another view to the reader (M15).
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    _Beside(content: self, beside: representation()) { _, collector, node in
      node.pieces(ofChild: 1, in: collector)
    }
  }

  /// Is a container of other views to the reader (M16).
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    _Beside(content: self, beside: children()) { pieces, collector, node in
      var container = Live(Element(), of: node)
      if case .live(let first)? = pieces.first { container.element = first.element }
      container.element.childrenAs = .contain
      container.children = collector.lives(ofChild: 1, of: node)
      return [.live(container)]
    }
  }

  /// Belongs to a view with the same id elsewhere: one names the other.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let key = Unchecked(RotorTarget(id: AnyHashable(id), namespace: namespace.number))
    return modified(
      PieceChange { pieces, collector, _ in
        collector.paired(pieces, role: role, key: key.value)
      })
  }

  /// Belongs to a group of views that may be far apart: a jump leads from each to the next.
  ///
  /// On a Mac that is VoiceOver's command for linked items; for a phone no gesture is documented.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let group = Unchecked(RotorTarget(id: AnyHashable(id), namespace: namespace.number))
    return modified(
      ElementEdit { live, collector, _ in
        collector.linkedGroups[live.number, default: []].insert(group.value)
      })
  }
}

/// What becomes of the views inside of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let behavior: ChildBehavior
  /// They are gone.
  public static let ignore = Self(behavior: .ignore)
  /// They stay stops, in a group.
  public static let contain = Self(behavior: .contain)
  /// They become one stop.
  public static let combine = Self(behavior: .combine)
}

/// Which of a pair of views something is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names.
  case label
  /// The one that is named.
  case content
}

/// Makes one element of what is inside.
struct ChildrenProducer: Producer {
  let behavior: ChildBehavior

  func pieces(of node: _Node, in collector: Collector) -> [Piece] {
    var parent = Live(Element(), of: node)
    parent.element.childrenAs = behavior
    let pieces = behavior == .ignore ? [] : node.contentPieces(in: collector)
    switch behavior {
    case .ignore: return [.live(parent)]
    case .combine:
      parent.children = collector.lives(pieces)
      return parent.children.isEmpty ? [] : [.live(parent)]
    case .contain: return grouped(pieces, parent)
    }
  }

  /// The group, in pieces where rows are inside of it: all of them are one container.
  @MainActor private func grouped(_ pieces: [Piece], _ parent: Live) -> [Piece] {
    var result: [Piece] = []
    var group = parent
    func close() {
      if !group.children.isEmpty { result.append(.live(group)) }
      group = parent
    }
    for piece in pieces {
      switch piece {
      case .live(let live): group.children.append(live)
      case .rows(var rows):
        close()
        let container = EnteredContainer(
          number: parent.number, kind: nil, label: nil)
        rows.containers.insert(container, at: 0)
        result.append(.rows(rows))
      }
    }
    close()
    return result
  }
}

extension Collector {
  /// Gives the content of a pair the label of the other: whichever is met first waits.
  func paired(
    _ pieces: [Piece], role: AccessibilityLabeledPairRole, key: RotorTarget
  ) -> [Piece] {
    switch role {
    case .label:
      let words = Wording.joined(stops(lives(pieces)).compactMap(\.label))
      pairLabels[key] = words
      return pieces
    case .content:
      return pieces.editingTargets { live in
        if live.element.label.present == nil { live.element.label = pairLabels[key] ?? nil }
      }
    }
  }
}
