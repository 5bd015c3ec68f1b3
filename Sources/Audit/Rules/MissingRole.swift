import EarshotSemantics

extension Rule {
  static let missingRole = Rule(
    "missing-role", .error, ["4.1.2"],
    "Something can be tapped and nothing says so.",
    proof: "A tap does something, and it has neither the trait of a control nor an action.",
    guards: "What a control or another element stands for; hidden elements; custom actions; taps "
      + "that only move the keyboard's focus; double taps. Where another control of the screen "
      + "does the same, or stands in the tapped place, it is not determined.",
    needs: .effects, reports: ["unarbos/arbos#711", "signalapp/Signal-iOS#6269"],
    bad: [
      .screens(
        "about: { title: 'About', elements: [{ label: 'Groups in common',"
          + " on: { activate: { push: 'groups' } } }] },\n"
          + "groups: { title: 'Groups', elements: [{ label: 'None yet' }] }"),
      .elements("{ on: { activate: { announce: 'Done' } } }"),
      .source(
        """
        struct Drawn: View {
          @State private var last = "none"
          var body: some View {
            VStack {
              Circle().onTapGesture { last = "drawing" }
              Button("Send") { last = "button" }
              Text(last)
            }
          }
        }
        """),
    ],
    good: [
      .elements("{ label: 'Done', traits: ['button'], on: { activate: { announce: 'Done' } } }"),
      .elements("{ label: 'Message', actions: ['Reply'], on: { activate: { announce: 'Sent' } } }"),
      .source(
        """
        struct Drawn: View {
          @State private var last = "none"
          var body: some View {
            VStack {
              Circle().onTapGesture { last = "sent" }
              Button("Send") { last = "sent" }
              Text(last)
            }
          }
        }
        """),
      .elements("{ label: 'Card', hidden: true, on: { activate: { announce: 'Done' } } }"),
    ],
    check: .screen { screen, verdicts in
      var reported: Set<SourcePlace> = []
      for (index, node) in screen.nodes.enumerated() where !node.isHidden {
        let element = node.element
        guard element.isTappable(screen.knowledge), !element.isControl, element.actions.isEmpty,
          element.systemRole == nil, element.part != .container
        else { continue }
        // What stands inside of an element is reached through it.
        let isInside = screen.ancestors(of: index).contains {
          screen.nodes[$0].element.part == .stop
        }
        guard !isInside else { continue }
        // A gesture on a stack is one fault, whatever is in the stack.
        let gesture = element.gesture
        if let gesture, !reported.insert(gesture).inserted { continue }
        let isNameless = element.label.present == nil && element.value.present == nil
        let message =
          "\(screen.name(.node(index))) can be tapped and "
          + (isNameless ? "has neither a name nor a role" : "is not heard as a button")
        let fix =
          "use Button, or add accessibilityAddTraits(.isButton)"
          + (isNameless ? " and accessibilityLabel" : "")
        if let gesture, let reason = screen.otherWay(than: gesture, element) {
          verdicts.leaveOpen(.node(index), message, fix: fix, because: reason, at: gesture)
        } else {
          verdicts.report(.node(index), message, fix: fix, at: gesture)
        }
      }
    })
}

extension AuditedScreen {
  /// How what a tap does may be done otherwise; nil if nothing on the screen offers it.
  fileprivate func otherWay(than gesture: SourcePlace, _ element: Element) -> String? {
    let controls = nodes.map(\.element).filter { $0.isControl || !$0.actions.isEmpty }
    if controls.contains(where: { $0.gesture == gesture }) {
      return "a control in the same place may do what the tap does"
    }
    let effects = element.effects(of: .activate)
    if !effects.isEmpty, controls.contains(where: { effects.allSatisfy($0.allEffects.contains) }) {
      return "another control does the same"
    }
    let changes = element.evidence.changes
    let isChangedAlike = controls.contains { control in
      changes.isSubset(of: control.evidence.changes)
        && !element.evidence.changesOtherwise(than: control.evidence)
    }
    if !changes.isEmpty, isChangedAlike { return "another control changes the same" }
    return nil
  }
}

extension Evidence {
  /// The state that using it changes.
  var changes: Set<String> {
    Set(facts.compactMap { if case .changesState(let state) = $0 { state } else { nil } })
  }
}

extension Evidence {
  /// Whether it gives the state it changes known values, and they are others.
  fileprivate func changesOtherwise(than other: Evidence) -> Bool {
    let (own, others) = (valuesSet, other.valuesSet)
    return changes.contains { state in
      guard let own = own[state], let others = others[state] else { return false }
      return own.isDisjoint(with: others)
    }
  }

  /// What state is set to, where all it is set to is known.
  private var valuesSet: [String: Set<String>] {
    var values: [String: Set<String>] = [:]
    for case .setsState(let state, let value) in facts { values[state, default: []].insert(value) }
    return values
  }
}

extension Element {
  /// Where a tap gesture on it was written.
  fileprivate var gesture: SourcePlace? {
    for fact in evidence.facts {
      if case .gesture(let place) = fact { return place }
    }
    return nil
  }

  /// Whether a tap does something, whatever its traits say.
  ///
  /// Source tells a tap gesture from an accessibility action, which is there for the reader.
  fileprivate func isTappable(_ knowledge: Knowledge) -> Bool {
    evidence.facts.contains(.tapGesture)
      || (!knowledge.contains(.code) && !effects(of: .activate).isEmpty)
  }
}
