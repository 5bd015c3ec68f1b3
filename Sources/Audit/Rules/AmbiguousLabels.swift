import EarshotSemantics

extension Rule {
  static let ambiguousLabels = Rule(
    "ambiguous-labels", .warning, ["2.4.6"],
    "Several controls of one screen sound the same and do different things.",
    proof: "Their known labels, values and hints are equal, so are the names of the groups they "
      + "stand in, and what they do is known to differ. Three or more alike, or alike in the rows "
      + "of a list, are one note that counts them. So do a control and one that it brings up on the "
      + "same screen, as a question the app draws itself.",
    guards: "Controls that do the same; the two halves of a stepper; headers that open and close; "
      + "custom actions; alternatives under a condition; rows that say in a group's name which "
      + "row they are. Two controls of which it is not known what they do are not determined.",
    reports: ["owncloud/ios-app#1349"],
    bad: [
      .screens(
        "a: { title: 'A', elements: ["
          + "{ label: 'Edit', traits: ['button'], on: { activate: { push: 'b' } } },"
          + " { label: 'Name' },"
          + " { label: 'Edit', traits: ['button'], on: { activate: { push: 'c' } } }] },\n"
          + "b: { title: 'B' }, c: { title: 'C' }"),
      .elements(
        (1...3).map { "{ label: 'File \($0)' }, { label: 'More', traits: ['button'] }" }
          .joined(separator: ",\n")),
      .source(
        """
        struct Messages: View {
          @State private var isAsking = false
          var body: some View {
            VStack {
              Button("Delete all messages") { isAsking = true }
              if isAsking {
                Text("Are you sure?")
                Button("Delete all messages") { isAsking = false }
                Button("Cancel") { isAsking = false }
              }
            }
          }
        }
        """),
    ],
    good: [
      .elements(
        """
        { label: 'Save', traits: ['button'], on: { activate: { announce: 'Saved' } } },
        { label: 'Name' },
        { label: 'Save', traits: ['button'], on: { activate: { announce: 'Saved' } } }
        """),
      .elements(
        (1...3).map {
          "{ container: 'group', label: 'File \($0)', children: ["
            + "{ label: 'More', traits: ['button'] }] }"
        }.joined(separator: ",\n")),
      .source(
        """
        struct Messages: View {
          @State private var isAsking = false
          var body: some View {
            VStack {
              if isAsking {
                Button("Delete all messages") { isAsking = false }
              } else {
                Button("Delete all messages") { isAsking = true }
              }
            }
          }
        }
        """),
      .elements(
        "{ label: 'Edit', traits: ['button'] }, { label: 'Edit', value: 'Name', traits: ['button'] }"
      ),
    ],
    check: .screen { screen, verdicts in
      var alike: [[String]: [Int]] = [:]
      var order: [[String]] = []
      for (index, stop) in screen.stops.enumerated() {
        guard let name = stop.nameAmongControls else { continue }
        // What was written once stands in several ways and is still one control.
        if screen.knowledge.contains(.code), let place = stop.element.source,
          alike[name]?.contains(where: { screen.stops[$0].element.source == place }) == true
        {
          continue
        }
        if alike[name] == nil { order.append(name) }
        alike[name, default: []].append(index)
      }
      for pair in screen.echoes {
        verdicts.report(
          .stop(pair.shown),
          "\(screen.name(.stop(pair.by))) brings up another of the same name, which does something "
            + "else", fix: "use confirmationDialog or alert, or say in the label what follows",
          at: screen.stops[pair.by].element.source)
      }
      for name in order {
        guard let stops = alike[name], stops.count > 1, let first = stops.first else { continue }
        let elements = stops.map { screen.stops[$0].element }
        let known = elements.filter(\.hasEffects)
        let differ = known.contains { !$0.doesSame(as: known[0]) }
        guard differ || known.count < elements.count else { continue }
        // Positions tell tabs and segments apart.
        let isRow = stops.count > 2 || stops.allSatisfy { screen.stops[$0].isInList }
        let message =
          "\(stops.count) controls are called \(quoted(elements[0].label?.shown ?? "")) here"
        let fix = "say in each label what it belongs to, as in \"More, report\""
        if isRow {
          verdicts.report(.stop(first), message, fix: fix, as: .note)
        } else if differ {
          for (left, right) in zip(stops, stops.dropFirst()) {
            let same = screen.stops[left].element.doesSame(as: screen.stops[right].element)
            guard !same else { continue }
            verdicts.report(.stop(right), message, fix: fix)
          }
        } else {
          verdicts.leaveOpen(
            .stop(stops[1]), message, fix: fix, because: "what the controls do is not known")
        }
      }
    })
}

extension AuditedScreen {
  /// Controls that bring up one of their own name beside themselves, which undoes it.
  fileprivate var echoes: [(by: Int, shown: Int)] {
    var pairs: [(by: Int, shown: Int)] = []
    for (shown, stop) in stops.enumerated() {
      let element = stop.element
      let changes = element.evidence.changes
      guard element.isPlainButton, let label = element.label?.known, element.value == nil,
        element.hint == nil,
        let state = element.evidence.dependencies.first(where: changes.contains),
        element.evidence.facts.contains(.notAtFirst)
      else { continue }
      let opener = stops[..<shown].lastIndex { other in
        let other = other.element
        return other.isPlainButton && other.condition == nil && other.label?.known == label
          && other.value == nil && other.hint == nil && other.evidence.changes == [state]
          && other.source != element.source
      }
      if let opener { pairs.append((opener, shown)) }
    }
    return pairs
  }
}

extension Evidence {
  /// The state that decides whether it is there.
  var dependencies: [String] {
    facts.compactMap { if case .dependsOn(let state) = $0 { state } else { nil } }
  }
}

extension Stop {
  /// All that tells this control from others; nil if it is none or something else tells.
  fileprivate var nameAmongControls: [String]? {
    guard element.isControl, element.systemRole == nil, element.expanded == nil,
      element.condition == nil, context == nil, let label = element.label?.known, !label.isEmpty,
      !element.traits.contains(.backButton)
    else { return nil }
    var name = [label.lowercased()]
    for words in [element.value, element.hint, element.placeholder] {
      guard let words = words.present else {
        name.append("")
        continue
      }
      // What is not known may tell them apart.
      guard let known = words.known else { return nil }
      name.append(known)
    }
    name += containers.compactMap { $0.label.present?.shown }
    return name
  }

  fileprivate var isInList: Bool {
    containers.contains { container in
      switch container.kind {
      case .list, .table: true
      default: false
      }
    }
  }
}

extension Element {
  fileprivate func doesSame(as other: Element) -> Bool {
    responses == other.responses && actions == other.actions
  }
}
