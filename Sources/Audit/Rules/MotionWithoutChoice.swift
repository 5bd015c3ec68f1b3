import EarshotSemantics

extension Rule {
  static let motionWithoutChoice = Rule(
    "motion-without-choice", .note, ["2.3.3"],
    "A screen comes in with motion of the app's own, also for people who turned motion off.",
    proof:
      "The transition is the app's own, and nothing is shown in its place under reduce motion.",
    guards: "The system's slide and zoom, which the system reduces itself; fades.",
    needs: .effects, reports: ["nightscout/Trio#1056"],
    bad: [
      .screens("step2: { title: 'Step 2', transition: { kind: 'custom' }, elements: [] }")
    ],
    good: [
      .screens("photo: { title: 'Photo', transition: { kind: 'zoom' }, elements: [] }"),
      .screens(
        "step2: { title: 'Step 2', transition: { kind: 'custom', reducedMotion: 'fade' },"
          + " elements: [] }"),
      .screens("step2: { title: 'Step 2', transition: { kind: 'fade' }, elements: [] }"),
    ],
    check: .screen { screen, verdicts in
      guard let transition = screen.screen.transition, transition.kind == .custom,
        transition.reducedMotion == nil
      else { return }
      verdicts.report(
        .screen, "the transition to \(screen.name(.screen)) moves also when motion is reduced",
        fix: "look at accessibilityReduceMotion and fade instead", as: .warning)
    })
}
