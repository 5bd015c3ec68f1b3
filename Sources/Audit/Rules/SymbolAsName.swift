import EarshotSemantics

extension Rule {
  static let symbolAsName = Rule(
    "symbol-as-name", .note, ["1.1.1"],
    "A control is named by the description of its symbol, which says what it shows, not what it "
      + "does.",
    proof: "The control has no label of the app's, and its words are the system's description of "
      + "an SF Symbol. Where that description misleads, as \"Get Mail\" for an envelope, or where a "
      + "loop makes several next to each other with the same one, as the stars of a rating, it is "
      + "a warning.",
    guards: "Controls with a title or label; symbols that only decorate; symbols whose "
      + "description is not known, which are not determined.",
    needs: .pictures,
    bad: [
      .view(#"Button {} label: { Image(systemName: "trash") }"#),
      .view(#"Button {} label: { Image(systemName: "envelope") }"#),
      .source(
        """
        struct Rating: View {
          @State private var rating = 3
          var body: some View {
            HStack {
              ForEach(1...5, id: \\.self) { star in
                Button { rating = star } label: {
                  Image(systemName: star <= rating ? "star.fill" : "star")
                }
              }
            }
          }
        }
        """),
    ],
    good: [
      .view(#"Button {} label: { Label("Delete draft", systemImage: "trash") }"#),
      .view(
        #"Button {} label: { Image(systemName: "trash") }.accessibilityLabel("Delete draft")"#),
      .view(#"HStack { Image(systemName: "trash"); Text("Nothing is deleted yet") }"#),
      .view(#"Button {} label: { Label("Delete", systemImage: "trash").labelStyle(.iconOnly) }"#),
    ],
    check: .screen { screen, verdicts in
      var last: Element?
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        defer { last = element }
        guard element.isControl, element.hasImpliedLabel, let symbol = element.symbol else {
          continue
        }
        let fix = "set accessibilityLabel, or use Label with a title and labelStyle(.iconOnly)"
        if let last, last.isTwin(of: element) { continue }
        let twins = screen.stops[index...].prefix { $0.element.isTwin(of: element) }.count
        if twins > 1 {
          verdicts.report(
            .stop(index),
            "\(twins) buttons in a row show the same picture, and nothing heard tells which is which",
            fix: "set accessibilityLabel or accessibilityValue from what each stands for; a rating "
              + "is better one adjustable element with a value", as: .warning)
          continue
        }
        if element.label?.isRaw(symbol) ?? true {
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

extension Wording {
  /// Whether some of it may be the bare name of a symbol, of which nobody knows how it is heard.
  fileprivate func isRaw(_ symbol: String) -> Bool {
    switch self {
    case .oneOf(let choices): choices.contains { $0.words.isRaw(symbol) }
    case .text(let text): text == symbol || (text.contains(".") && !text.contains(" "))
    default: shown == symbol
    }
  }
}

extension Element {
  /// Whether it is made by the same loop as another and sounds the same, with nothing of its own.
  ///
  /// Its words come from its picture, which is the same or depends on the same condition.
  fileprivate func isTwin(of other: Element) -> Bool {
    guard source != nil, source == other.source, hasImpliedLabel, other.hasImpliedLabel, isControl,
      value == nil, other.value == nil, hint == other.hint, traits == other.traits,
      actions.isEmpty, expanded == nil, !evidence.changes.isEmpty
    else { return false }
    return label == other.label && condition == other.condition
  }

  /// The symbol that it shows, if it shows no other picture whose name is heard too.
  fileprivate var symbol: String? {
    var symbol: String?
    for case .image(let origin) in evidence.facts {
      switch origin {
      case .symbol(let name): symbol = symbol ?? name
      case .asset, .data: return nil
      }
    }
    return symbol
  }
}
