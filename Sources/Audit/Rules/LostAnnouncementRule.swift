import EarshotReader

extension Rule {
  static let lostAnnouncement = Rule(
    "lost-announcement", .warning, ["4.1.3"],
    "The app announces something, and what happens right then keeps people from hearing it.",
    proof: "On a walk with a clock, something was used, the announcement that followed was taken "
      + "away before it was heard whole, and its words were not heard again; each way to mend it "
      + "that is named was tried and lets it be heard without anything else being heard less.",
    guards: "Announcements that a newer one takes the place of, as progress does, unless they were "
      + "to wait; words that are announced again and heard; what the end of the app cuts off.",
    needs: .walk,
    reports: [
      "flutter/flutter#79086", "mozilla-mobile/firefox-ios#23488", "react/react-native#54289",
    ],
    bad: [
      .screens(
        """
        list: { title: 'Recipes', elements: [{ label: 'Archive', traits: ['button'],
          on: { activate: [{ push: 'soup' }, { announce: { text: 'Archived', after: 200 } }] } }] },
        soup: { title: 'Soup', elements: [{ label: 'Stir it' }] }
        """),
      .elements(
        """
        { id: 'like', label: 'Like', traits: ['button'], on: { activate: [
          { announce: 'You like this recipe' }, { set: { id: 'like', selected: true } }] } }
        """),
    ],
    good: [
      .screens(
        """
        list: { title: 'Recipes', elements: [{ label: 'Archive', traits: ['button'],
          on: { activate: [{ push: 'soup' },
            { announce: { text: 'Archived', priority: 'high', after: 200 } }] } }] },
        soup: { title: 'Soup', elements: [{ label: 'Stir it' }] }
        """),
      .screens(
        """
        list: { title: 'Recipes', elements: [{ label: 'Archive', traits: ['button'],
          on: { activate: [{ push: 'soup' }, { announce: { text: 'Archived', after: 1500 } }] } }] },
        soup: { title: 'Soup', elements: [{ label: 'Stir it' }] }
        """),
      .elements(
        """
        { label: 'Load', traits: ['button'], on: { activate: [
          { announce: 'Loading' }, { wait: 100 }, { announce: 'Half of it is there' },
          { wait: 100 }, { announce: 'Loaded' }] } }
        """),
      .elements("{ label: 'Save', traits: ['button'], on: { activate: { announce: 'Saved' } } }"),
    ],
    check: .step { step, verdicts in
      guard let first = step.lost.first else { return }
      let others = step.lost.dropFirst().map { quoted($0.posted.text) }
      let also = others.isEmpty ? "" : "; so is \(others.joined(separator: ", "))"
      verdicts.report(
        .screen, first.fault + also,
        fix: first.fixes.isEmpty
          ? "say it elsewhere, as in what has focus afterwards"
          : first.fixes.map(\.description).joined(separator: ", or "))
    })
}

extension LostAnnouncement {
  /// What becomes of the announcement, in words.
  fileprivate var fault: String {
    let name = quoted(posted.text)
    let cause =
      switch posted.cause {
      case .focus: "what is focused speaks"
      case .screen: "the screen changes"
      case .layout: "the layout changes"
      case .alert: "an alert comes up"
      case .superseded: "another announcement follows"
      case .off, .end, nil: "it is taken away"
      }
    guard posted.words > 0 else { return "\(name) is never heard: \(cause)" }
    return "\(name) is cut off after \(posted.words) \(posted.words == 1 ? "word" : "words"): "
      + cause
  }
}
