import EarshotSemantics

extension Rule {
  static let missingHeader = Rule(
    "missing-header", .warning, ["1.3.1", "2.4.6"],
    "A text looks like a heading and is none, so nobody can jump to it.",
    proof: "A short known text in a title font, the first of its stack and followed by plain text "
      + "that is longer, has no header trait; or the label of a text adds the word \"heading\" to "
      + "what is seen, which no rotor finds.",
    guards: "Rows, buttons and labels; texts that are there under a condition, as in empty "
      + "states; numbers; headers of sections, which are headings already; texts of which the "
      + "words are not known.",
    needs: .code, reports: ["mozilla-mobile/firefox-ios#25590"],
    bad: [
      .view(
        #"VStack { Text("Stories").font(.title2); Text("What was written about soup this week") }"#),
      .view(#"Text("Stories").accessibilityLabel("Stories, heading")"#),
    ],
    good: [
      .view(
        """
        VStack {
          Text("Stories").font(.title2).accessibilityAddTraits(.isHeader)
          Text("What was written about soup this week")
        }
        """),
      .view(#"VStack { Text("24").font(.title); Text("degrees in the kitchen") }"#),
      .view(#"Text("N").accessibilityLabel("Heading north")"#),
      .view(#"VStack { Text("Stories").font(.headline); Text("What was written about soup") }"#),
      .view(
        """
        Button {} label: {
          VStack { Text("Stories").font(.title2); Text("What was written about soup this week") }
        }
        """),
      .view(
        """
        ForEach(["Soup"], id: \\.self) { _ in
          VStack { Text("Stories").font(.title2); Text("What was written about soup this week") }
        }
        """),
    ],
    check: .screen { screen, verdicts in
      for (index, node) in screen.nodes.enumerated() where !node.isHidden && !node.isInBar {
        let element = node.element
        if let seen = element.headingInWords(screen.language(of: element) ?? "en") {
          verdicts.report(
            .node(index), "\(quoted(seen)) is called a heading in its label and is none",
            fix: "add accessibilityAddTraits(.isHeader), and leave the word out of the label")
          continue
        }
        let next = node.end
        guard element.looksLikeHeading, screen.nodes.indices.contains(next),
          screen.nodes[next].parent == node.parent, let words = element.label?.known
        else { continue }
        let after = screen.nodes[next].element
        guard !screen.nodes[next].isHidden, after.isText, !after.isInTitleFont,
          let text = after.label.present, text.isUnresolved || text.shown.count > words.count
        else { continue }
        verdicts.report(
          .node(index), "\(quoted(words)) looks like a heading and is not heard as one",
          fix: "add accessibilityAddTraits(.isHeader)")
      }
    })
}

extension Element {
  /// What is seen of a text whose label is just that and the word for a heading.
  fileprivate func headingInWords(_ language: String) -> String? {
    guard traits == .staticText, let label = label?.known, let table = WordTable.of(language)
    else { return nil }
    for case .shows(let shown) in evidence.facts {
      guard let seen = shown.known else { continue }
      let words = LabelWords(seen).words
      let names = table.roles.filter { $0.trait == .header }.flatMap(\.words)
      let isNamed = names.contains { name in
        let added = LabelWords(name).words
        let said = LabelWords(label).words
        return said == words + added || said == added + words
      }
      if isNamed, !words.isEmpty { return seen }
    }
    return nil
  }

  fileprivate var isText: Bool { traits == .staticText && value == nil && condition == nil }

  fileprivate var isInTitleFont: Bool {
    evidence.facts.contains { fact in
      guard case .font(let font) = fact else { return false }
      let names = font.split { !$0.isLetter && !$0.isNumber }
      return ["largeTitle", "title", "title2", "title3"].contains { names.contains(Substring($0)) }
    }
  }

  fileprivate var looksLikeHeading: Bool {
    guard isText, isInTitleFont, evidence.facts.contains(.leads),
      !evidence.facts.contains(.isInRow), actions.isEmpty, responses.isEmpty,
      let words = label?.known
    else { return false }
    return words.count <= 60 && words.contains(where: \.isLetter) && !words.hasSuffix(".")
      && !words.contains(where: \.isNewline)
  }
}
