import EarshotReader
import EarshotSemantics

extension Rule {
  static let repeatedAnnouncement = Rule(
    "repeated-announcement", .note, ["4.1.3"],
    "The same words are announced more than once for one thing that was done.",
    proof: "On a walk, something was used once, and the app posted the same words again within "
      + "a second, with no other words between.",
    guards: "Words that come again later, as a clock's do; words that stand for a step of several.",
    needs: .walk,
    bad: [
      .elements(
        """
        { label: 'Save', traits: ['button'],
          on: { activate: [{ announce: 'Saved' }, { announce: 'Saved' }] } }
        """)
    ],
    good: [
      .elements("{ label: 'Save', traits: ['button'], on: { activate: { announce: 'Saved' } } }"),
      .elements(
        """
        { label: 'Start timer', traits: ['button'], on: { activate: [
          { announce: 'One minute' }, { wait: 2000 }, { announce: 'One minute' }] } }
        """),
      .elements(
        """
        { label: 'Load', traits: ['button'], on: { activate: [
          { announce: 'Loading' }, { announce: 'Half of it is there' }, { announce: 'Loading' }] } }
        """),
    ],
    check: .step { step, verdicts in
      var last: (text: String, moment: Int)?
      for happening in step.happenings {
        guard case .announcement(let announcement) = happening.event else { continue }
        let text = announcement.text.shown
        if let last, last.text == text, happening.moment - last.moment <= 1_000 {
          verdicts.report(
            .screen, "after \(quoted(step.heard)) \(quoted(text)) is announced twice",
            fix: "post it in one place only")
          return
        }
        last = (text, happening.moment)
      }
    })
}
