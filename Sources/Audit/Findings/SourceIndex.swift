import EarshotSemantics

/// Where elements are written, by what a dump of the running app shows of them.
struct SourceIndex {
  private var byIdentifier: [String: SourcePlace?] = [:]
  private var byWords: [String: SourcePlace?] = [:]

  /// Notes everything that is written in the source among some apps.
  init(_ apps: [AuditedApp]) {
    for app in apps where app.knowledge.contains(.code) {
      for screen in app.screens {
        for node in screen.nodes {
          guard let place = node.element.source else { continue }
          if let identifier = node.element.identifier {
            Self.note(place, identifier, in: &byIdentifier)
          }
          if let label = node.element.label?.known, !label.isEmpty {
            Self.note(place, "\(node.element.kind) \(label)", in: &byWords)
          }
        }
      }
    }
  }

  /// Where an element is written; nil if nothing or more than one thing fits.
  func place(of element: Element) -> SourcePlace? {
    if let identifier = element.identifier, let place = byIdentifier[identifier] { return place }
    guard let label = element.label?.known, !label.isEmpty else { return nil }
    return byWords["\(element.kind) \(label)"] ?? nil
  }

  /// What is written in two places cannot be told apart.
  private static func note(
    _ place: SourcePlace, _ name: String, in places: inout [String: SourcePlace?]
  ) {
    if let known = places[name] {
      if known != place { places[name] = .some(nil) }
    } else {
      places[name] = place
    }
  }
}
