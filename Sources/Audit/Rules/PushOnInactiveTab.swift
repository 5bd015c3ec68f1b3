import EarshotReader

extension Rule {
  static let pushOnInactiveTab = Rule(
    "push-on-inactive-tab", .warning, [],
    "A screen is put on the stack of a tab in the moment that tab is chosen; one release ignores it.",
    proof: "On a walk, a tab was chosen and a screen came onto its stack less than 50 ms later.",
    guards: "Screens that come 50 ms after the tab or later; tabs whose stack stays as it is.",
    needs: .walk,
    bad: [.document(tabs("{ tab: 'more' }, { push: 'soup' }"))],
    good: [
      .document(tabs("{ tab: 'more' }, { wait: 50 }, { push: 'soup' }")),
      .document(tabs("{ tab: 'more' }")), .document(tabs("{ push: 'soup' }")),
    ],
    check: .step { step, verdicts in
      var chosen: Int?
      for happening in step.happenings {
        switch happening.event {
        case .tab: chosen = happening.moment
        case .push, .replace:
          guard let start = chosen, happening.moment - start < SystemFault.tabDelay else {
            continue
          }
          return verdicts.report(
            .screen, "after \(quoted(step.heard)) a screen comes onto a tab that is just chosen",
            fix: "change the path \(SystemFault.tabDelay) ms after the tab: 26.1 ignores it before")
        default: break
        }
      }
    })

  private static func tabs(_ effects: String) -> String {
    """
    { earshot: 1, language: 'en', start: { tabs: [
      { id: 'list', label: 'Recipes', screens: ['list'] },
      { id: 'more', label: 'More', screens: ['more'] }], selected: 'list' },
      screens: {
        list: { title: 'Recipes', elements: [{ label: 'Show the soup', traits: ['button'],
          on: { activate: [\(effects)] } }] },
        more: { title: 'More', elements: [{ label: 'Nothing yet' }] },
        soup: { title: 'Soup', elements: [{ label: 'Stir it' }] } } }
    """
  }
}
