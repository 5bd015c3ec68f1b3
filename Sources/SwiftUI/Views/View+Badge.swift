import EarshotReader
import EarshotSemantics

extension View {
  /// Shows a number on a row or a tab; up to iOS 17 it is heard (L9).
  ///
  ///     Text("Inbox").badge(3)      → "Inbox, 3 items" on iOS 17
  nonisolated public func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : Text(verbatim: count == 1 ? "1 item" : "\(count) items"))
  }

  /// Shows words on a row or a tab; up to iOS 17 they are heard (L9).
  nonisolated public func badge(_ label: Text?) -> some View { badged(label) }

  /// Shows words on a row or a tab; up to iOS 17 they are heard (L9).
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badged(key.map { Text($0) })
  }

  /// Shows words on a row or a tab; up to iOS 17 they are heard (L9).
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { Text($0) })
  }

  nonisolated private func badged(_ words: Text?) -> some View {
    modified(
      NodeAction { node in
        guard let words, node.graph.profile.speaksBadges else { return }
        let badge = words.wording(in: node.environment)
        node.badge = badge
        // The badge of a tab is its tab's, not that of what the tab shows.
        node.producer = EditProducer { [unowned node] pieces, _ in
          if node.isInTab { return pieces }
          return pieces.editingTargets { live in
            if live.element.value == nil { live.element.value = badge }
          }
        }
      })
  }
}

extension Profile {
  /// Whether the system is one on which badges are heard (L9).
  fileprivate var speaksBadges: Bool {
    guard let major = system?.prefix(while: \.isNumber), let number = Int(major) else {
      return false
    }
    return number <= 17
  }
}

extension _Node {
  /// Whether the node is a tab, or stands around or directly inside of one.
  fileprivate var isInTab: Bool {
    if tab != nil { return true }
    var inner: _Node? = children.first ?? nil
    while let current = inner, current.children.count <= 2 {
      if current.tab != nil { return true }
      inner = current.children.first ?? nil
    }
    var outer = parent
    while let current = outer {
      if current.tab != nil { return true }
      guard current.children.count == 1 else { return false }
      outer = current.parent
    }
    return false
  }

  /// The badge of a tab: said of it, around it or inside of it.
  var tabBadge: Wording? {
    if let badge { return badge }
    var outer = parent
    while let current = outer, current.children.count == 1 {
      if let badge = current.badge { return badge }
      outer = current.parent
    }
    var inner: _Node? = children.first ?? nil
    while let current = inner {
      if let badge = current.badge { return badge }
      guard current.children.count == 1 else { return nil }
      inner = current.children.first ?? nil
    }
    return nil
  }
}
