public import EarshotSemantics

extension SourceReading {
  /// The app as it is walked: of each choice the way that is taken at first is there.
  ///
  /// ``app`` holds every way with its condition, for describing and auditing. A walk needs one
  /// of them: the way of the initial value where that is known, else the first. The others are
  /// there as well, but not visible.
  public var staged: AppDescription {
    var staged = app
    for position in staged.screens.indices {
      let known = states[staged.screens[position].name] ?? [:]
      staged.screens[position].elements = Self.staged(staged.screens[position].elements, known)
      staged.screens[position].toolbar = Self.staged(staged.screens[position].toolbar, known)
    }
    return staged
  }

  private static func staged(_ elements: [Element], _ known: [String: Bool]) -> [Element] {
    elements.map { element in
      var element = element
      if let condition = element.condition, !isTaken(condition, known) { element.hidden = true }
      element.children = staged(element.children, known)
      return element
    }
  }

  /// Whether a way is taken: known to be, or not known not to be and no alternative of one that is.
  private static func isTaken(_ condition: String, _ known: [String: Bool]) -> Bool {
    if let whole = known[condition] { return whole }
    // A condition inside of another begins with it.
    for (outer, holds) in known where !holds {
      if condition.hasPrefix("\(outer) && ") || condition.hasSuffix(" && \(outer)") { return false }
    }
    return true
  }
}
