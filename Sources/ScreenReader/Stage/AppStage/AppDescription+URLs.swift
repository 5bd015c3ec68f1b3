public import EarshotSemantics

extension AppDescription {
  /// A URL for each of its deep links, whose holes are filled with anything: the same screens are
  /// shown whatever stands there.
  public var exampleURLs: [String] {
    links.map { link in
      let pattern = LinkPattern(link.pattern)
      let holes = pattern.holes(in: link.pattern) ?? [:]
      return pattern.filled(with: holes.mapValues { _ in "1" })
    }
  }
}
