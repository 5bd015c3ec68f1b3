import EarshotSemantics

// MARK: - Links

extension AppStage {
  /// Opens a URL: one of the app's links replaces the stack, another one leaves the app.
  ///
  /// A link that arrives from outside and is none of the app's changes nothing (rule V9).
  func open(
    _ url: String, fromOutside: Bool, into events: inout [StageEvent]
  ) -> [Strand] {
    let target = description.links.lazy.compactMap { link in
      LinkPattern(link.pattern).holes(in: url).map { holes in
        link.screens.map { LinkPattern($0).filled(with: holes) }
      }
    }.first
    guard let names = target else {
      let isOwn = description.links.contains {
        LinkPattern.scheme(of: $0.pattern) == LinkPattern.scheme(of: url)
      }
      events.append(
        fromOutside || isOwn
          ? .warning(StageWarning.unknownLink(url).description) : .opened(url: url))
      return []
    }
    return follow(link: url, to: names, into: &events)
  }

  private func follow(
    link url: String, to names: [String], into events: inout [StageEvent]
  ) -> [Strand] {
    if let unknown = names.first(where: { screens[$0] == nil }) {
      events.append(.warning(StageWarning.noScreen(unknown).description))
      return []
    }
    var names = names
    var target = selected
    if !tabs.isEmpty, let root = names.first, let page = screens[root] {
      // A link to what a tab begins with is a link into that tab.
      target = stacks.firstIndex { $0.first?.page == page } ?? selected
    } else if hasColumns {
      // Columns that stand there already stay.
      for column in stacks.dropLast()
      where column.map(\.page) == names.prefix(1).map({ screens[$0] }) { names.removeFirst() }
    }
    guard stacks.indices.contains(target), !names.isEmpty else { return [] }
    let isShown = stacks[target].map(\.page) == names.compactMap { screens[$0] }
    guard !isShown || target != selected else { return [] }
    var warnings: [StageWarning] = presented.isEmpty ? [] : [.linkBelow(url)]
    if faults.contains(.pushOnHiddenTab), target != selected, names.count > 1 {
      warnings.append(.fault(.pushOnHiddenTab))
      names = Array(names.prefix(1))
    }
    if target != selected { tabChange = clock.now }
    selected = target
    if !isShown { stacks[target] = visits(names) }
    guard let top = stacks[target].last else { return [] }
    events.append(.replace(title: pages[top.page].screen.title, url: url))
    events += warnings.map { .warning($0.description) }
    return presented.isEmpty ? arrived(at: top, into: &events) : []
  }
}
