import EarshotReader

extension Rule {
  static let focusLost = Rule(
    "focus-lost", .warning, ["2.4.3"],
    "What had focus is gone, and the app says nothing of where to go on.",
    proof: "On a walk, the used element went away without another screen coming up, or what led "
      + "to a screen was gone on the way back, and the app asked for no focus.",
    guards: "Screens that come up, where the system places focus; focus the app asks for; screen "
      + "changes the app posts.",
    needs: .walk, companions: ["silent-change"],
    bad: [
      .elements(
        """
        { id: 'tip', label: 'Dismiss tip', traits: ['button'],
          on: { activate: { set: { id: 'tip', hidden: true } } } },
        { label: 'Soup' }
        """)
    ],
    good: [
      .elements(
        """
        { id: 'tip', label: 'Dismiss tip', traits: ['button'],
          on: { activate: [{ set: { id: 'tip', hidden: true } }, { focus: 'soup' }] } },
        { id: 'soup', label: 'Soup' }
        """),
      .screens(
        "home: { title: 'Home', elements: [{ label: 'Soup', traits: ['button'],"
          + " on: { activate: { push: 'soup' } } }] },\n"
          + "soup: { title: 'Soup', elements: [{ label: 'Stir it' }] }"),
    ],
    check: .step { step, verdicts in
      let nearest: String?
      let what: String
      switch step.focus {
      case .stays, .placed: return
      case .lost(let heard):
        nearest = heard
        what = "\(quoted(step.heard)) goes away when it is used"
      case .lostOnReturn(let heard):
        nearest = heard
        what = "what led here is gone after \(quoted(step.heard))"
      }
      let place = nearest.map { "focus falls to \(quoted($0))" } ?? "focus is nowhere"
      verdicts.report(
        .screen, "\(what), and \(place)",
        fix: "move focus with accessibilityFocused, or post a layout change with the next element",
        heard: nearest)
    })
}
