import EarshotReader

extension Rule {
  static let navigationBehindModal = Rule(
    "navigation-behind-modal", .warning, [],
    "Another screen is shown under a sheet or an alert, where nobody hears of it.",
    proof: "On a walk, something was used on what is presented, a stack below changed, and what is "
      + "presented stayed.",
    guards: "What goes away before or as the screen below changes; stacks of the sheet itself.",
    needs: .walk,
    bad: [
      .document(
        """
        { earshot: 1, language: 'en', links: { 'soup://a': ['list', 'soup'] }, start: ['list'],
          screens: {
            list: { title: 'Recipes', elements: [{ label: 'Add', traits: ['button'],
              on: { activate: { present: 'add', style: 'sheet' } } }] },
            add: { title: 'New recipe', elements: [{ label: 'Show the soup', traits: ['button'],
              on: { activate: { open: 'soup://a' } } },
              { label: 'Close', traits: ['button'], on: { activate: { dismiss: true } } }] },
            soup: { title: 'Soup', elements: [{ label: 'Stir it' }] } } }
        """)
    ],
    good: [
      .document(
        """
        { earshot: 1, language: 'en', links: { 'soup://a': ['list', 'soup'] }, start: ['list'],
          screens: {
            list: { title: 'Recipes', elements: [{ label: 'Add', traits: ['button'],
              on: { activate: { present: 'add', style: 'sheet' } } }] },
            add: { title: 'New recipe', elements: [{ label: 'Show the soup', traits: ['button'],
              on: { activate: [{ dismiss: true }, { open: 'soup://a' }] } }] },
            soup: { title: 'Soup', elements: [{ label: 'Stir it' }] } } }
        """),
      .screens(
        """
        list: { title: 'Recipes', elements: [{ label: 'Add', traits: ['button'],
          on: { activate: { present: 'add', style: 'sheet' } } }] },
        add: { title: 'New recipe', elements: [{ label: 'Ingredients', traits: ['button'],
          on: { activate: { push: 'soup' } } }] },
        soup: { title: 'Soup', elements: [{ label: 'Stir it' }] }
        """),
    ],
    check: .step { step, verdicts in
      guard step.isBehindModal else { return }
      verdicts.report(
        .screen, "after \(quoted(step.heard)) another screen is shown below what is presented",
        fix: "dismiss what is presented first, then change the path")
    })
}

extension WalkStep {
  /// Whether a stack changed below what is presented, which stayed.
  fileprivate var isBehindModal: Bool {
    guard isPresented, focus == .stays else { return false }
    var changes = false
    for event in events {
      switch event {
      case .push, .pop, .replace: changes = true
      case .present, .dismiss, .tab, .launch: return false
      default: break
      }
    }
    return changes
  }
}
