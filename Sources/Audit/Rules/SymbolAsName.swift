import EarshotSemantics

extension Rule {
  static let symbolAsName = Rule(
    "symbol-as-name", .note, ["1.1.1"],
    "A control is named by the description of its symbol, which says what it shows, not what it "
      + "does.",
    proof: "The control has no label of the app's, and its words are the system's description of "
      + "an SF Symbol. Where that description misleads, as \"Get Mail\" for an envelope, it is a "
      + "warning.",
    guards: "Controls with a title or label; symbols that only decorate; symbols whose "
      + "description is not known, which are not determined.",
    needs: .pictures,
    bad: [
      .view(#"Button {} label: { Image(systemName: "trash") }"#),
      .view(#"Button {} label: { Image(systemName: "envelope") }"#),
    ],
    good: [
      .view(#"Button {} label: { Label("Delete draft", systemImage: "trash") }"#),
      .view(
        #"Button {} label: { Image(systemName: "trash") }.accessibilityLabel("Delete draft")"#),
      .view(#"HStack { Image(systemName: "trash"); Text("Nothing is deleted yet") }"#),
      .view(#"Button {} label: { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }"#),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        guard element.isControl, element.hasImpliedLabel, let symbol = element.symbol else {
          continue
        }
        let heard = element.label?.shown ?? ""
        let fix = "set accessibilityLabel, or use Label with a title and labelStyle(.iconOnly)"
        if heard == symbol {
          verdicts.leaveOpen(
            .stop(index), "\(screen.name(.stop(index))) has no label of its own", fix: fix,
            because: "how the system describes the symbol \(quoted(symbol)) is not known")
          continue
        }
        let base = symbol.prefix { $0 != "." }
        let misleads = misleadingSymbols.contains(String(base))
        verdicts.report(
          .stop(index),
          "\(screen.name(.stop(index))) is named by its symbol \(quoted(symbol))", fix: fix,
          as: misleads ? .warning : nil)
      }
    })

  /// Symbols that the system describes by another use than most apps have for them.
  private static let misleadingSymbols: Set<String> = ["envelope", "headphones", "paintbrush"]
}

extension Element {
  fileprivate var symbol: String? {
    for fact in evidence.facts {
      if case .image(.symbol(let name)) = fact { return name }
    }
    return nil
  }
}
