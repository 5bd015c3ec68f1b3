public import EarshotSemantics

extension SourceReading {
  /// The app as it is walked: of each choice the way that is taken at first is there.
  ///
  /// ``app`` holds every way with its condition, for describing and auditing. A walk needs one
  /// of them: the way of the initial value where that is known, else the first. The others are
  /// there as well, but not visible until an action or a switch changes the state they depend on.
  public var staged: AppDescription { staged(keepsChoices: false) }

  /// The app as it is written down: as it is walked, but words that depend on what is not known
  /// are left open.
  public var written: AppDescription { staged(keepsChoices: true) }

  private func staged(keepsChoices: Bool) -> AppDescription {
    var staged = changing
    for position in staged.screens.indices {
      let name = staged.screens[position].name
      let stage = Staging(
        first: states[name] ?? FirstState(), flags: flags, keepsChoices: keepsChoices)
      staged.screens[position].title = stage.title(titles[name] ?? staged.screens[position].title)
      staged.screens[position].elements = stage.elements(staged.screens[position].elements)
      staged.screens[position].toolbar = stage.elements(staged.screens[position].toolbar)
    }
    return staged.withUsedFlags(flags)
  }
}

/// What is so on a screen when it comes up.
struct FirstState: Sendable {
  /// What is known of whole conditions.
  var conditions: [String: Bool] = [:]
  /// The flags that conditions are of.
  var tests: [String: [FlagTest]] = [:]
  /// The types of views that stand there more than once: each has state of its own.
  var repeated: Set<String> = []
}

/// Makes of the ways through a screen one that can be walked.
private struct Staging {
  let first: FirstState
  let flags: [String: FlagStart]
  /// Whether words stay open where it is not known which of them are heard.
  let keepsChoices: Bool

  func elements(_ elements: [Element]) -> [Element] {
    elements.map { element in
      var element = element
      if element.evidence.facts.contains(.notAtFirst) { element.hidden = true }
      element.condition = nil
      element.variations = element.variations.flatMap(variations)
      vary(\.label, in: &element) { .label($0) }
      vary(\.value, in: &element) { .value($0) }
      vary(\.placeholder, in: &element) { .placeholder($0) }
      vary(\.hint, in: &element) { .hint($0) }
      element.children = self.elements(element.children)
      return element
    }
  }

  /// A variation as far as flags of the app decide it: nothing, where they do not.
  private func variations(_ variation: Variation) -> [Variation] {
    guard let when = open(variation.when), !when.isEmpty else { return [] }
    let changed = Variation(when: when, changes: variation.changes)
    guard case .hidden(let isHidden)? = variation.changes.first else { return [changed] }
    return [Variation(when: [], changes: [.hidden(!isHidden)]), changed]
  }

  /// What of some tests may change; nil if they fail for good.
  private func open(_ tests: [FlagTest]) -> [FlagTest]? {
    var kept: [FlagTest] = []
    for test in tests {
      guard let flag = flags[test.flag] else { return nil }
      if first.repeated.contains(flag.owner) {
        if flag.isOn != test.isOn { return nil }
      } else {
        kept.append(test)
      }
    }
    return kept
  }

  /// Puts the words of an element that are heard at first into it, and those that come later
  /// beside them.
  private func vary(
    _ property: WritableKeyPath<Element, Wording?>, in element: inout Element,
    _ change: (Wording?) -> ElementChange
  ) {
    guard let known = element[keyPath: property] else { return }
    element[keyPath: property] = words(known)
    guard let ways = ways(of: known), ways.contains(where: { !$0.when.isEmpty }) else { return }
    // Of several variations that hold the later one counts, of several choices the earlier.
    element.variations += ways.reversed().map {
      Variation(when: $0.when, changes: [change($0.words)])
    }
  }

  /// The words by the flags they come with; nil if they depend on something else.
  private func ways(of words: Wording) -> [(when: [FlagTest], words: Wording)]? {
    switch words {
    case .text, .localized, .unresolved: return [([], words)]
    case .oneOf(let choices):
      var ways: [(when: [FlagTest], words: Wording)] = []
      for choice in choices {
        var tests: [FlagTest] = []
        if let when = choice.when {
          guard let known = self.tests(of: when) else { return nil }
          guard let kept = open(known) else { continue }
          tests = kept
        }
        guard let inner = self.ways(of: choice.words), inner.count == 1 else { return nil }
        ways.append((tests, inner[0].words))
        if tests.isEmpty { break }
      }
      return ways.isEmpty ? nil : ways
    case .pattern(let pieces):
      var whole: [(when: [FlagTest], words: [Wording])] = [([], [])]
      for piece in pieces {
        guard let ways = ways(of: piece), whole.count * ways.count <= Self.mostWays else {
          return nil
        }
        whole = whole.flatMap { known in
          ways.map { (known.when + $0.when, known.words + [$0.words]) }
        }
      }
      return whole.map { ($0.when, Evaluator.joined($0.words)) }
    }
  }

  /// Of how many wordings one may come from flags.
  private static let mostWays = 16

  /// The flags of a condition; one inside of another is joined to it.
  private func tests(of condition: String) -> [FlagTest]? {
    if let whole = first.tests[condition] { return whole }
    let parts = condition.split(separator: " && ")
    guard parts.count > 1 else { return nil }
    var tests: [FlagTest] = []
    for part in parts {
      guard let known = first.tests[String(part)] else { return nil }
      tests += known
    }
    return tests
  }

  /// The title that is shown at first; nil where only other ways have one.
  func title(_ title: Wording?) -> Wording? {
    guard case .oneOf(let choices)? = title else { return title.map(words) }
    return first(of: choices).map { words($0.words) }
  }

  func words(_ words: Wording) -> Wording {
    switch words {
    case .text, .localized, .unresolved: return words
    case .pattern(let pieces): return Evaluator.joined(pieces.map(self.words))
    case .oneOf(let choices):
      if keepsChoices, let open = open(choices) { return open }
      return (first(of: choices) ?? choices.last).map { self.words($0.words) } ?? words
    }
  }

  /// What may be heard, where it is not known which of it is.
  private func open(_ choices: [Wording.Choice]) -> Wording? {
    var kept: [Wording.Choice] = []
    for choice in choices {
      let holds = choice.when.map(holds) ?? true
      if holds == false { continue }
      kept.append(.init(when: choice.when, words: words(choice.words)))
      if holds == true { break }
    }
    return kept.count > 1 ? .oneOf(kept) : nil
  }

  private func first(of choices: [Wording.Choice]) -> Wording.Choice? {
    choices.first { $0.when.map { holds($0) != false } ?? true }
  }

  /// Whether a condition holds at first; nil if that is not known.
  private func holds(_ condition: String) -> Bool? {
    if let whole = first.conditions[condition] { return whole }
    if condition.hasPrefix("!"), let opposite = first.conditions[String(condition.dropFirst())] {
      return !opposite
    }
    // A condition inside of another is joined to it.
    let parts = condition.split(separator: " && ")
    guard parts.count > 1 else { return nil }
    let facts = parts.map { holds(String($0)) }
    if facts.contains(false) { return false }
    return facts.contains(nil) ? nil : true
  }
}
