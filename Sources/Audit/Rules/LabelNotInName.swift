import EarshotSemantics

extension Rule {
  static let labelNotInName = Rule(
    "label-not-in-name", .warning, ["2.5.3"],
    "What is seen on a control is no part of what it is called, so speaking it does nothing.",
    proof: "The title of a button or link is known, its accessibility label is known, and the "
      + "words of the title are not in the label.",
    guards: "Labels that say the words in another case or among others; titles without letters; "
      + "titles and labels that are only known as an expression; words in accessibilityInputLabels; "
      + "controls that show a picture.",
    needs: .code,
    bad: [.view(#"Button("Save changes") {}.accessibilityLabel("Submit form data")"#)],
    good: [
      .view(#"Button("Save") {}.accessibilityLabel("Save changes")"#),
      .view(#"Button("+") {}.accessibilityLabel("Add soup")"#),
      .view(#"Button("Save") {}.accessibilityLabel("Submit").accessibilityInputLabels(["Save"])"#),
      .view(#"Button {} label: { Image(systemName: "plus") }.accessibilityLabel("Add soup")"#),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
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
  /// The words that are seen on it and replaced by others.
  fileprivate var seen: String? {
    for case .shows(let words) in evidence.facts { return words.known }
    return nil
  }
}
