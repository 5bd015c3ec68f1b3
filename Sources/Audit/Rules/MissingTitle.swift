import EarshotSemantics

extension Rule {
  static let missingTitle = Rule(
    "missing-title", .error, ["2.4.2"],
    "A screen of a stack has no title, so nobody hears where they are.",
    proof: "The screen has neither a navigation title nor, with its bar hidden, a labelled root; "
      + "or an item stands in the place of the title, which the next back button loses. That, and "
      + "a screen of one text, which is heard at once, are warnings.",
    guards: "Titles that are only known as an expression; alerts and menus; screens of dumps "
      + "without a bar, which may be no part of a stack.",
    needs: .titles, reports: ["mlemgroup/mlem#1870"],
    bad: [
      .screens("settings: { elements: [{ label: 'Look and feel', traits: ['header'] }] }"),
      .screens("settings: { bar: false, elements: [{ label: 'Version 2' }] }"),
      .screens(
        "settings: { elements: [], toolbar: [{ label: 'Settings', placement: 'principal' }] }"),
    ],
    good: [
      .screens("settings: { title: 'Settings', elements: [{ label: 'Version 2' }] }"),
      .screens("settings: { title: { unresolved: 'user.name' }, elements: [{ label: 'Posts' }] }"),
      .screens("player: { bar: false, label: 'Player', elements: [{ label: 'Track 1' }] }"),
    ],
    check: .screen { screen, verdicts in
      let facts = screen.screen.evidence.facts
      switch screen.surroundings.presentation {
      case .alert, .menu: return
      case .sheet, .cover, .popover, nil: break
      }
      if facts.contains(.presented(.alert)) || facts.contains(.presented(.menu)) { return }
      guard screen.screen.title.present == nil, !facts.contains(.standsAlone) else { return }
      let id = quoted(screen.screen.name)
      let isUnread = screen.knowledge.contains(.code) && screen.isUnread
      if isUnread, screen.screen.showsBar {
        verdicts.leaveOpen(
          .screen, "the screen \(id) may have no title", fix: "set navigationTitle",
          because: "not all of its content could be read")
        return
      }
      guard screen.screen.showsBar else {
        // Source tells a bar that was hidden from one that never was.
        let wasHidden =
          !screen.knowledge.contains(.code) || screen.screen.evidence.facts.contains(.hiddenBar)
        if wasHidden, screen.knowledge.contains(.names), screen.screen.label.present == nil {
          verdicts.report(
            .screen, "the screen \(id) hides its bar and has neither a title nor a label",
            fix: "set navigationTitle, or make the root a container with accessibilityElement"
              + "(children: .contain) and an accessibilityLabel")
        }
        return
      }
      let principal = screen.screen.toolbar.contains { $0.placement == .principal }
      if principal {
        verdicts.report(
          .screen,
          "the screen \(id) shows its title as a toolbar item, so the next back button has no name",
          fix: "set navigationTitle as well; the toolbar item still takes its place",
          as: .warning)
      } else {
        verdicts.report(
          .screen, "the screen \(id) has no title",
          fix: "set navigationTitle; to keep the look, hide it with toolbar(removing: .title)",
          as: screen.isOneText ? .warning : nil)
      }
    })
}

extension AuditedScreen {
  /// Whether a single text is all there is, and so the first thing that is heard.
  fileprivate var isOneText: Bool {
    let content = stops.filter { $0.region == .content }
    return content.count == 1 && content[0].element.traits == .staticText
      && content[0].element.label.present != nil
  }

  /// Whether a title may stand in what could not be read.
  fileprivate var isUnread: Bool {
    screen.evidence.facts.contains(.partlyRead) || nodes.isEmpty
      || nodes.contains { $0.element.container == .tabBar }
  }
}
