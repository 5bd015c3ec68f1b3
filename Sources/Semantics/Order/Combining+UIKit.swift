extension Element {
  /// The way UIKit libraries combine (rule C10).
  ///
  /// Labels, values and hints are joined, each once; headings, pictures and text pass their trait
  /// on; a single control is taken in with its words, traits and activation; of two or more each
  /// becomes a custom action, "label" or "label: value", an adjustable one two of them.
  ///
  ///     label "Volume", value "50%", adjustable, beside a button
  ///     → actions "Increment Volume", "Decrement Volume"
  mutating func takeInAsUIKit(_ parts: [Element]) {
    let controls = parts.indices.filter { parts[$0].isControl }
    let only = controls.count == 1 && !responds(to: .activate) ? controls.first : nil
    let worded = parts.indices.filter { $0 == only || !controls.contains($0) }.map { parts[$0] }

    if label.present == nil { label = Self.onceEach(worded.compactMap(\.label)) }
    if value.present == nil { value = Self.onceEach(worded.compactMap(\.value)) }
    if hint.present == nil { hint = Self.onceEach(worded.compactMap(\.hint)) }

    for (index, part) in parts.enumerated() {
      content += part.content
      if index == only {
        actions += part.actions
        become(part)
      } else if controls.contains(index) {
        let words = part.traits.contains(.adjustable) ? [part.label] : [part.label, part.value]
        let name = Wording.joined(words.compactMap(\.self), separator: ": ")
        actions += part.actionsWhenCombined(named: name ?? part.placeholder ?? "")
        takeResponses(of: part, except: [.activate, .increment, .decrement])
      } else {
        actions += part.actions
        traits.formUnion(part.traits.intersection([.header, .image, .staticText]))
        if headingLevel == nil, part.traits.contains(.header) { headingLevel = part.headingLevel }
        takeResponses(of: part)
      }
    }
  }

  private static func onceEach(_ words: [Wording]) -> Wording? {
    var seen: Set<Wording> = []
    return Wording.joined(words.filter { seen.insert($0).inserted })
  }
}
