import EarshotSemantics

extension Rule {
  static let titleReadTwice = Rule(
    "title-read-twice", .warning, [],
    "The words of the title are a heading of the content too, so they are read twice.",
    proof: "The bar is shown, its title is known, and a heading of the content has the same words.",
    guards: "Hidden bars; headings that say more than the title; texts that are no headings.",
    needs: [.titles, .headings], companions: ["duplicate-stop"],
    bad: [
      .screens(
        "soup: { title: 'Soup', elements: [{ label: 'Soup', traits: ['header'] },"
          + " { label: 'Stir it' }] }")
    ],
    good: [
      .screens(
        "soup: { title: 'Soup', elements: [{ label: 'Soup of the day', traits: ['header'] }] }"),
      .screens("soup: { title: 'Soup', elements: [{ label: 'Stir it' }, { label: 'Soup' }] }"),
      .screens(
        "soup: { title: 'Soup', bar: false, elements: [{ label: 'Soup', traits: ['header'] }] }"),
    ],
    check: .screen { screen, verdicts in
      guard screen.screen.showsBar, let title = screen.screen.title?.known else { return }
      let words = LabelWords(title).words
      guard !words.isEmpty else { return }
      for (index, stop) in screen.stops.enumerated() where stop.region == .content {
        guard stop.element.traits.contains(.header), let label = stop.element.label?.known,
          LabelWords(label).words == words
        else { continue }
        verdicts.report(
          .stop(index), "the heading \(quoted(label)) repeats the title of the screen",
          fix: "keep navigationTitle and remove the heading, or hide it with accessibilityHidden")
      }
    })
}
