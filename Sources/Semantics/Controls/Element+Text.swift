extension Element {
  /// A text: one stop that says it (T1); nil for one that is empty, which is no stop (T2).
  ///
  ///     Text("Soup")        → "Soup"
  public static func text(_ words: Wording) -> Element? {
    guard !words.isEmpty else { return nil }
    var element = Element(label: words, traits: .staticText)
    element.evidence.facts = [.control("Text")]
    return element
  }

  /// The header of a section: its texts are headings (L5, R19), pictures and controls stay.
  ///
  ///     Section("Recent")   → "Recent, Heading"
  public static func sectionHeader(_ content: [Element]) -> [Element] {
    content.map { part in
      var part = part
      if !part.isControl, !part.traits.contains(.image) { part.traits.insert(.header) }
      return part
    }
  }

  /// A name and what belongs to it, as one stop (V28).
  ///
  ///     LabeledContent("Version", value: "2.1")     → "Version, 2.1"
  ///
  /// A control without a name takes the label as its own (V29); one with a name stays a stop
  /// beside the text.
  public static func labeledContent(_ label: [Element], content: [Element]) -> [Element] {
    guard content.contains(where: \.isControl) else {
      let element = Element(
        control: "LabeledContent", named: label + content, traits: .staticText)
      return [element]
    }
    if content.count == 1, var control = content.first, control.label.present == nil {
      control.label = name(of: label).words
      return [control]
    }
    return label + content
  }
}
