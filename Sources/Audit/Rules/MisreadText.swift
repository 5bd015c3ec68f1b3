import EarshotSemantics

extension Rule {
  static let misreadText = Rule(
    "misread-text", .warning, [],
    "A text is read otherwise than it is meant.",
    proof: "The known label or value has one of the patterns that VoiceOver is reported to "
      + "misread; each finding says what is heard.",
    guards: "What people type into fields; hidden digits of a password; patterns that are only "
      + "misread in another language; decades, distances and platform numbers, which look like "
      + "times and counts.",
    reports: [
      "woocommerce/woocommerce-ios#1890", "bitwarden/ios#2678", "DagAgren/toot#123",
      "cds-snc/covid-alert-app#217", "mastodon/mastodon-ios#880",
      "blog.kevin-hirsch.com/voice-over-vs-symbols-and-units", "manaflow-ai/cmux#6350",
    ],
    bad: [
      .elements("{ label: '56m left' }, { label: '20s' }, { label: '5h ago' }"),
      .elements("{ label: 'No 6-digit code?' }"),
      .elements("{ label: 'Balance', value: '-$240.00' }"),
      .elements("{ label: 'LATEST POST SUMMARY' }"),
      .elements("{ label: 'Soup • 20 minutes' }, { label: 'Pay **now**' }, { label: '01:05' }"),
      .elements("{ label: '\u{1D5D7}\u{1D5F2}\u{1D5EE}\u{1D5F9}' }"),
      .elements("{ label: 'Invoice 20231234567' }"),
      .elements("{ label: '1 unread threads' }, { label: 'Flat', value: '2 bd.' }"),
    ],
    good: [
      .elements(
        "{ label: '100m freestyle' }, { label: 'Hits of the 80s' }, { label: '56 minutes' }"),
      .elements("{ label: 'Platform No 6' }, { label: 'Numero 6', language: 'fi' }"),
      .elements("{ label: '\u{2212}$240.00' }, { label: '10-$20' }"),
      .elements("{ label: '1 unread thread' }, { label: '1 series' }, { label: '1 bus left' }"),
      .elements("{ label: 'HTTP POST request' }, { label: 'Departure 09:30' }, { label: '3*4*5' }"),
      .elements(
        "{ label: 'PIN', value: '••••', traits: ['textEntry', 'secureTextField'] },"
          + " { label: 'Order 202312' }"),
    ],
    check: .screen { screen, verdicts in
      for (index, stop) in screen.stops.enumerated() {
        let element = stop.element
        let language = screen.language(of: element) ?? "en"
        let texts = [element.label?.known, element.isField ? nil : element.value?.known]
        for case let text? in texts where !text.isEmpty {
          let own = verdicts.words[String(language.prefix(2))]?.spelled ?? []
          guard let misreading = Misreading.first(in: text, language: language, spelled: own) else {
            continue
          }
          verdicts.report(
            .stop(index),
            "\(quoted(misreading.fragment)) in \(quoted(text)) is heard as \(misreading.heard)",
            fix: misreading.fix)
          break
        }
      }
    })
}
