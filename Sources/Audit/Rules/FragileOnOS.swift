import EarshotReader
import EarshotSemantics

extension Rule {
  static let fragileOnOS = Rule(
    "fragile-on-os", .note, [],
    "A fault of the release the app is to run on is met here; something else avoids it.",
    proof: "A release with faults was asked for (`--os`), and on a walk something was used that "
      + "meets one of them.",
    guards: "Releases without the fault; what avoids it.",
    needs: .walk, companions: ["push-on-inactive-tab"],
    bad: [
      zoom("{ kind: 'zoom' }").on("26.2"), menu.on("26.2"),
      .document(
        """
        { earshot: 1, language: 'en', start: { tabs: [
          { id: 'list', label: 'Recipes', screens: ['list'] },
          { id: 'more', label: 'More', screens: ['more'] }], selected: 'list' },
          screens: {
            list: { title: 'Recipes', elements: [{ label: 'Show the soup', traits: ['button'],
              on: { activate: [{ tab: 'more' }, { push: 'soup' }] } }] },
            more: { title: 'More', elements: [{ label: 'Nothing yet' }] },
            soup: { title: 'Soup', elements: [{ label: 'Stir it' }] } } }
        """
      ).on("26.1"),
    ],
    good: [zoom("{ kind: 'zoom' }"), zoom("{ kind: 'push' }").on("26.2"), menu.on("26.1")],
    check: .step { step, verdicts in
      for fault in step.faults {
        verdicts.report(
          .screen, "after \(quoted(step.heard)): on this release \(fault.effect)",
          fix: fault.workaround)
      }
    })

  private static func zoom(_ transition: String) -> Example {
    .screens(
      """
      list: { title: 'Recipes', elements: [{ label: 'Open', traits: ['button'],
        on: { activate: { push: 'soup' } } }] },
      soup: { title: 'Soup', transition: \(transition), elements: [{ label: 'Stir it' }] }
      """)
  }

  private static let menu = Example.screens(
    """
    list: { title: 'Recipes', elements: [{ label: 'Sort', value: 'Newest',
      traits: ['popUpButton'], on: { activate: { present: 'sorts', style: 'menu' } } }] },
    sorts: { elements: [{ label: 'Oldest', traits: ['button'] }] }
    """)
}

extension SystemFault {
  /// What happens where it is met, in words that complete "on this release …".
  fileprivate var effect: String {
    switch self {
    case .popWithoutAnimation: "emptying the path while a search goes on shows no animation"
    case .pushOnHiddenTab: "what is put on the path of a tab that is just chosen is ignored"
    case .swipeBackFromZoom: "going back from a zoom by a swipe may fail"
    case .doubledBar: "back button and title of a document's split view are heard twice"
    case .focusAfterMenu: "focus goes to the bar when a menu closes, whatever the app asks for"
    }
  }

  /// What avoids it.
  fileprivate var workaround: String {
    switch self {
    case .popWithoutAnimation: "take the values away with removeLast"
    case .pushOnHiddenTab: "change the path \(Self.tabDelay) ms after the tab"
    case .swipeBackFromZoom: "keep the back button, or use another transition"
    case .doubledBar: "use a stack on a phone"
    case .focusAfterMenu: "offer the choice in a sheet"
    }
  }
}

extension WalkStep {
  /// The faults of a release that the step meets.
  func faults(for profile: Profile) -> [SystemFault] {
    SystemFault.allCases.filter { fault in
      guard profile.has(fault) else { return false }
      return events.contains { event in
        switch (fault, event) {
        case (.swipeBackFromZoom, .push(_, let transition)): transition?.kind == .zoom
        case (.focusAfterMenu, .dismiss(_, .menu)): true
        case (.popWithoutAnimation, .pop(_, let transition)): transition?.milliseconds == 0
        case (_, .warning(let text)): text == fault.warning
        default: false
        }
      }
    }
  }
}
