import EarshotSemantics

extension Rule {
  static let labelNotInName = Rule(
    "label-not-in-name", .warning, ["2.5.3"],
    "What is seen on a control is no part of what it is called, so it is neither heard nor can be "
      + "spoken.",
    proof: "The title of a button or link is known, its accessibility label is known, and the "
      + "words of the title are not in the label; or a word or number in a button, as the count on "
      + "a badge, is hidden from the reader and is neither in its label nor in its value.",
    guards: "Labels that say the words in another case or among others; titles without letters; "
      + "titles and labels that are only known as an expression; words in accessibilityInputLabels; "
      + "controls that show a picture.",
    needs: .code,
    reports: ["AudioBooth/AudioBooth#41"],
    bad: [
      .view(#"Button("Save changes") {}.accessibilityLabel("Submit form data")"#),
      .view(
        """
        Button {} label: {
          HStack { Text("Messages"); Text("3").accessibilityHidden(true) }
        }
        """),
    ],
    good: [
      .view(#"Button("Save") {}.accessibilityLabel("Save changes")"#),
      .view(#"Button("+") {}.accessibilityLabel("Add soup")"#),
      .view(#"Button("Save") {}.accessibilityLabel("Submit").accessibilityInputLabels(["Save"])"#),
      .view(#"Button {} label: { Image(systemName: "plus") }.accessibilityLabel("Add soup")"#),
      .view(
        """
        Button {} label: {
          HStack { Text("Messages"); Text("3").accessibilityHidden(true) }
        }
        .accessibilityValue("3 unread")
        """),
      .view(
        """
        Button {} label: {
          HStack { Text("Messages"); Text("›").accessibilityHidden(true) }
        }
        """),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        if let hidden = element.wordsLost {
          verdicts.report(
            .stop(index),
            "\(screen.name(.stop(index))) shows \(quoted(hidden)), which is hidden from VoiceOver",
            fix: "say it in accessibilityValue, or in the label")
        }
        guard element.isControl, let label = element.label?.known, let seen = element.seen,
          seen.count(where: \.isLetter) > 1
        else { continue }
        let names = [label] + element.inputLabels.compactMap(\.known)
        let wanted = LabelWords(seen).words.joined(separator: " ")
        let isSaid = names.contains { name in
          LabelWords(name).words.joined(separator: " ").contains(wanted)
        }
        guard !isSaid, !wanted.isEmpty else { continue }
        verdicts.report(
          .stop(index),
          "the \(element.words) shows \(quoted(seen)) and is called \(quoted(label))",
          fix: "begin the label with the words that are seen, or add accessibilityInputLabels")
      }
    })
}

extension Element {
  /// Words that are seen on it and in nothing that is heard of it; nil if what is heard is not
  /// known, or if the app chose its words.
  fileprivate var wordsLost: String? {
    guard isControl, value == nil, content.isEmpty, let label = label?.known else { return nil }
    let isNamed = evidence.facts.contains { fact in
      switch fact {
      case .shows, .speaksOf(nil): true
      default: false
      }
    }
    guard !isNamed else { return nil }
    let heard = LabelWords(label).words
    for case .hides(let words) in evidence.facts {
      guard let seen = words.known, seen.contains(where: { $0.isLetter || $0.isNumber }) else {
        continue
      }
      if !LabelWords(seen).words.allSatisfy(heard.contains) { return seen }
    }
    return nil
  }

  /// The words that are seen on it and replaced by others.
  fileprivate var seen: String? {
    for case .shows(let words) in evidence.facts { return words.known }
    return nil
  }
}
