import EarshotSemantics

extension Rule {
  static let stateByLooks = Rule(
    "state-by-looks", .warning, ["4.1.2", "1.4.1"],
    "A control shows its state by its look alone, so the state is not heard.",
    proof: "Its colour, background, opacity or picture depends on a piece of state, its own action "
      + "changes that state, and nothing that is heard of it depends on it.",
    guards: "Labels, values, traits, hints or texts that depend on the state, or on anything that "
      + "cannot be told; controls that are disabled by it; switches and other controls with a "
      + "value; state that the control does not change itself.",
    needs: .code,
    bad: [
      .source(
        """
        struct Likes: View {
          @State private var isLiked = false
          var body: some View {
            Button { isLiked.toggle() } label: {
              HStack { Image(systemName: isLiked ? "heart.fill" : "heart"); Text("Favourite") }
            }
          }
        }
        """),
      .source(
        """
        struct Answer: View {
          @State private var answer = ""
          var body: some View {
            Button("Yes") { answer = "Yes" }.tint(answer == "Yes" ? .green : .gray)
          }
        }
        """),
      .source(
        """
        struct Terms: View {
          @State private var isAccepted = false
          var body: some View {
            Button { isAccepted.toggle() } label: {
              if isAccepted {
                HStack { Image(systemName: "checkmark.square"); Text("Accept terms") }
              } else {
                HStack { Image(systemName: "square"); Text("Accept terms") }
              }
            }
          }
        }
        """),
    ],
    good: [
      .source(
        """
        struct Likes: View {
          @State private var isLiked = false
          var body: some View {
            Button { isLiked.toggle() } label: {
              HStack { Image(systemName: isLiked ? "heart.fill" : "heart"); Text("Favourite") }
            }
            .accessibilityAddTraits(isLiked ? .isSelected : [])
          }
        }
        """),
      .source(
        """
        struct Likes: View {
          @State private var isLiked = false
          var body: some View {
            Button { isLiked.toggle() } label: {
              HStack { Image(systemName: "heart"); Text(isLiked ? "Favourite" : "No favourite") }
            }
            .tint(isLiked ? .red : .gray)
          }
        }
        """),
      .source(
        """
        struct Likes: View {
          @State private var isLiked = false
          @State private var isOpen = false
          var body: some View {
            Button("Open") { isOpen.toggle() }.tint(isLiked ? .red : .gray)
          }
        }
        """),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.isPlainButton, element.value == nil, element.expanded == nil,
          element.label.present?.saysOneThing == true, let state = element.stateSeenOnly
        else { continue }
        let name = state.split(separator: ".").last.map(String.init) ?? state
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) changes \(quoted(name)) and shows it by its look alone",
          fix: "set accessibilityValue, or accessibilityAddTraits(.isSelected) where it is on")
      }
    })
}

extension Element {
  /// The state that its look depends on and its action changes, and that is not heard.
  fileprivate var stateSeenOnly: String? {
    let changes = evidence.changes
    for case .lookDependsOn(let state) in evidence.facts where changes.contains(state) {
      let isHeard = evidence.facts.contains { other in
        if case .speaksOf(let heard) = other { heard == nil || heard == state } else { false }
      }
      if !isHeard { return state }
    }
    return nil
  }
}

extension Wording {
  /// Whether the words are the same whatever the app's state.
  fileprivate var saysOneThing: Bool {
    switch self {
    case .text, .localized: true
    case .pattern(let pieces): pieces.allSatisfy(\.saysOneThing)
    case .oneOf, .unresolved: false
    }
  }
}
