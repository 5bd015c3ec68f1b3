public import EarshotReader
public import EarshotSemantics

// MARK: - Elements that belong together

extension LiveStage {
  /// How many stops are gone through to find what rotors and links lead to.
  private static var searchLimit: Int { 10_000 }

  /// The custom rotors of the screen (rule A6).
  public func rotors() -> [StageRotor] {
    guard let page else { return [] }
    page.update()
    let entries = page.parts.rotors.flatMap(\.entries)
    page.makeRows(for: entries.compactMap(\.place.target), limit: Self.searchLimit)
    if !graph.isSettled { graph.flush() }
    return page.parts.rotors.map { rotor in
      var result = StageRotor(name: rotor.name, stops: [])
      for entry in found(rotor, on: page) {
        if let text = entry.text { result.texts[result.stops.count] = text }
        result.stops.append(Element.ID(entry.number))
      }
      return result
    }
  }

  /// The entries of a rotor that lead somewhere, each with the part of the text it leads to.
  private func found(
    _ rotor: ScreenParts.RotorPart, on page: Page
  ) -> [(entry: ScreenParts.RotorPart.Entry, number: Int, text: Wording?)] {
    rotor.entries.compactMap { entry in
      let number =
        switch entry.place {
        case .view(let target): page.number(of: target)
        case .element(let number): number
        }
      guard let number, let stop = page.stop(number) else { return nil }
      guard let range = entry.range else { return (entry, number, nil) }
      guard let part = stop.element.text(in: range) else {
        graph.report(.noSuchText(rotor: rotor.name.shown))
        return nil
      }
      return (entry, number, part)
    }
  }

  /// Learns that the reader is about to go to an entry of a custom rotor: the app brings what it
  /// leads to on screen.
  public func prepare(entry: Int, of rotor: String) {
    guard let page, let part = page.parts.rotors.first(where: { $0.name.shown == rotor }) else {
      return
    }
    let entries = found(part, on: page)
    guard entries.indices.contains(entry), let prepare = entries[entry].entry.prepare else {
      return
    }
    graph.running(prepare)
    graph.flush()
  }

  /// The stops that belong to the linked groups of a stop, in the order they are read.
  public func linked(with id: Element.ID) -> [Element.ID] {
    guard let page else { return [] }
    let stops = page.linked(with: id.number, limit: Self.searchLimit)
    if !graph.isSettled { graph.flush() }
    return stops.map(Element.ID.init)
  }
}

extension Element {
  /// A part of the text one can go through: of what is typed into a field, else of the label; nil
  /// if the range is not one of that text.
  fileprivate func text(in range: Range<String.Index>) -> Wording? {
    let text = (traits.isField ? value : label)?.shown ?? ""
    guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else { return nil }
    let part = String(text[range])
    return part.isEmpty ? nil : .text(part)
  }
}
