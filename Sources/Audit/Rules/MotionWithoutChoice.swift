import EarshotSemantics

extension Rule {
  static let motionWithoutChoice = Rule(
    "motion-without-choice", .note, ["2.3.3"],
    "Something comes in with motion of the app's own, also for people who turned motion off.",
    proof:
      "A screen's transition is the app's own, and nothing is shown in its place under reduce "
      + "motion. In source: a transition that moves, slides or scales, or rotation, scale or offset "
      + "that repeats forever, in a view that never asks for reduce motion.",
    guards: "The system's slide and zoom, which the system reduces itself; fades, colours and "
      + "opacity; transitions that are chosen, or made in another place, which may have asked.",
    needs: .effects, reports: ["nightscout/Trio#1056", "meshtastic/Meshtastic-Apple#2118"],
    bad: [
      .screens("step2: { title: 'Step 2', transition: { kind: 'custom' }, elements: [] }"),
      .source(
        """
        struct Steps: View {
          @State private var isSecond = false
          var body: some View {
            VStack {
              if isSecond { Text("Second").transition(.move(edge: .trailing)) }
              Button("Next") { isSecond = true }
            }
          }
        }
        """),
      .source(
        """
        struct Radar: View {
          @State private var isOn = false
          var body: some View {
            Text("Looking around")
              .rotationEffect(.degrees(isOn ? 360 : 0))
              .animation(.linear.repeatForever(), value: isOn)
          }
        }
        """),
    ],
    good: [
      .screens("photo: { title: 'Photo', transition: { kind: 'zoom' }, elements: [] }"),
      .screens(
        "step2: { title: 'Step 2', transition: { kind: 'custom', reducedMotion: 'fade' },"
          + " elements: [] }"),
      .screens("step2: { title: 'Step 2', transition: { kind: 'fade' }, elements: [] }"),
      .source(
        """
        struct Steps: View {
          @Environment(\\.accessibilityReduceMotion) private var isReduced
          @State private var isSecond = false
          var body: some View {
            VStack {
              if isSecond { Text("Second").transition(isReduced ? .opacity : .slide) }
              Button("Next") { isSecond = true }
            }
          }
        }
        """),
      .source(
        """
        struct Lamp: View {
          @State private var isOn = false
          var body: some View {
            VStack {
              Text("On").opacity(isOn ? 1 : 0.5).animation(.linear.repeatForever(), value: isOn)
              if isOn { Text("Second").transition(.opacity) }
            }
          }
        }
        """),
    ],
    check: .app { app, verdicts in
      app.report([.motion], in: &verdicts) { remark in
        (
          "\(quoted(remark.subject)) moves also when motion is reduced",
          "look at accessibilityReduceMotion, and fade or stay instead"
        )
      }
      for (index, screen) in app.screens.enumerated() {
        guard let transition = screen.screen.transition, transition.kind == .custom,
          transition.reducedMotion == nil
        else { continue }
        verdicts[index].report(
          .screen, "the transition to \(screen.name(.screen)) moves also when motion is reduced",
          fix: "look at accessibilityReduceMotion and fade instead", as: .warning)
      }
    })
}
