import EarshotSemantics

/// The names an app defines: what refers to another name is not written.
struct KnownNames {
  private let screens: Set<String>
  private let tabs: Set<String>
  private let flags: Set<String>
  /// The names of each screen's elements, by the screen's.
  private let own: [String: Set<String>]
  private let elements: Set<String>

  init(_ app: AppDescription) {
    screens = Set(app.screens.map(\.name))
    flags = Set(app.flags.map(\.name).filter { !$0.isEmpty && !$0.hasPrefix("!") })
    if case .tabs(let items, _) = app.start {
      tabs = Set(Self.usable(items, screens: screens).map(\.name))
    } else {
      tabs = []
    }
    own = Dictionary(app.screens.map { ($0.name, $0.elementNames) }) { first, _ in first }
    elements = own.count == 1 ? own.values.first ?? [] : Set(own.values.joined())
  }

  /// The tabs with a name of their own and something to show.
  private static func usable(_ items: [TabItem], screens: Set<String>) -> [TabItem] {
    var taken: Set<String> = []
    return items.compactMap { item in
      var item = item
      item.screens.removeAll { !screens.contains($0) }
      guard !item.screens.isEmpty, taken.insert(item.name).inserted else { return nil }
      return item
    }
  }
}

extension Screen {
  /// The names of its elements.
  fileprivate var elementNames: Set<String> {
    var names: Set<String> = []
    var waiting = [toolbar, elements]
    while let siblings = waiting.popLast() {
      for element in siblings {
        if let name = element.name { names.insert(name) }
        if !element.children.isEmpty { waiting.append(element.children) }
      }
    }
    return names
  }
}

// MARK: - Apps and screens

extension KnownNames {
  /// What the app starts with, nil if nothing of it is known.
  func held(_ start: Start) -> Start? {
    switch start {
    case .stack(let names):
      let known = names.filter(screens.contains)
      return known.isEmpty ? nil : .stack(known)
    case .tabs(let items, let selected):
      let usable = Self.usable(items, screens: screens)
      guard !usable.isEmpty else { return nil }
      return .tabs(usable, selected: selected.flatMap { tabs.contains($0) ? $0 : nil })
    case .columns(let columns):
      guard !columns.isEmpty else { return nil }
      return .columns(columns.map { $0.filter(screens.contains) })
    }
  }

  /// The flags that have a name, each once.
  func held(_ flags: [Flag]) -> [Flag] {
    var taken: Set<String> = []
    return flags.filter {
      !$0.name.isEmpty && !$0.name.hasPrefix("!") && taken.insert($0.name).inserted
    }
  }

  /// The links that lead somewhere, each pattern once.
  func held(_ links: [DeepLink]) -> [DeepLink] {
    var taken: Set<String> = []
    return links.compactMap { link in
      var link = link
      link.screens.removeAll { !screens.contains($0) }
      guard !link.screens.isEmpty, DeepLink.isPattern(link.pattern),
        taken.insert(link.pattern).inserted
      else { return nil }
      return link
    }
  }

  /// A screen whose elements have names of their own.
  func held(_ screen: Screen) -> Screen {
    var screen = screen
    let own = own[screen.name] ?? []
    screen.title = screen.title?.held
    screen.label = screen.label?.held
    screen.search = screen.search.map { field in
      SearchField(prompt: field.prompt?.held, text: field.text?.held)
    }
    screen.toolbar = screen.toolbar.rebuilt(hold)
    screen.elements = screen.elements.rebuilt(hold)
    screen.rotors = screen.rotors.map { rotor in
      Rotor(name: rotor.name.held, elements: rotor.elements.filter(own.contains))
    }
    if case .element(let name) = screen.focus {
      // An element of the name "title" cannot be told from the title.
      let isPlace = Formats.focusPlaces.contains { $0.name == name }
      if isPlace || !own.contains(name) { screen.focus = nil }
    }
    if let milliseconds = screen.transition?.milliseconds {
      screen.transition?.milliseconds = milliseconds.held(atLeast: 0)
    }
    screen.responses = held(screen.responses) { Formats.screenTriggers.contains($0.name) }
    return screen
  }
}

// MARK: - Elements

extension KnownNames {
  /// Leaves of an element what a document has words for.
  private func hold(_ element: inout Element) {
    element.source = nil
    element.condition = nil
    element.evidence = Evidence()
    element.label = element.label?.held
    element.value = element.value?.held
    element.placeholder = element.placeholder?.held
    element.hint = element.hint?.held
    element.inputLabels = element.inputLabels.map(\.held)
    element.traits = element.traits.held
    element.headingLevel = element.headingLevel.flatMap { (1...6).contains($0) ? $0 : nil }
    element.actions = element.actions.map { action in
      CustomAction(name: action.name.held, effects: held(action.effects))
    }
    element.content = element.content.map { detail in
      CustomContent(
        label: detail.label.held, value: detail.value?.held, isImportant: detail.isImportant)
    }
    if !element.sortPriority.isFinite { element.sortPriority = 0 }
    if let frame = element.frame, !frame.isFrame { element.frame = nil }
    if case .table(let rows, let columns) = element.container {
      element.container = .table(
        headerRows: rows.held(atLeast: 0), headerColumns: columns.held(atLeast: 0))
    }
    if let cell = element.cell {
      element.cell = TableCell(
        row: cell.row.flatMap { $0 < 0 ? nil : $0.held(atLeast: 0) },
        column: cell.column.flatMap { $0 < 0 ? nil : $0.held(atLeast: 0) },
        rowSpan: cell.rowSpan.held(atLeast: 1), columnSpan: cell.columnSpan.held(atLeast: 1))
    }
    let actions = element.actions.map(\.name.shown)
    element.variations = element.variations.compactMap { variation in
      guard variation.when.allSatisfy({ flags.contains($0.flag) }) else { return nil }
      return Variation(when: variation.when, changes: held(variation.changes))
    }
    element.responses = held(element.responses) { trigger in
      if case .action(let name) = trigger { actions.contains(name) } else { true }
    }
  }

  /// The responses to triggers a document knows, each once; the first is the one that counts.
  private func held(_ responses: [Response], _ isKnown: (Trigger) -> Bool) -> [Response] {
    var taken: Set<String> = []
    return responses.compactMap { response in
      let trigger = Trigger(name: response.trigger.name)
      guard isKnown(trigger), taken.insert(trigger.name).inserted else { return nil }
      return Response(trigger, held(response.effects))
    }
  }

  /// The effects whose names are known.
  private func held(_ effects: [Effect]) -> [Effect] {
    effects.compactMap { effect in
      switch effect {
      case .pop, .popToRoot, .dismiss, .open:
        return effect
      case .push(let screen), .present(let screen, _):
        return screens.contains(screen) ? effect : nil
      case .replace(let names):
        let known = names.filter(screens.contains)
        return known.isEmpty ? nil : .replace(screens: known)
      case .tab(let name):
        return tabs.contains(name) ? effect : nil
      case .turn(let flag, _):
        return flags.contains(flag) ? effect : nil
      case .set(let element, let changes):
        return elements.contains(element)
          ? .set(element: element, changes: held(changes)) : nil
      case .focus(let element):
        return elements.contains(element) ? effect : nil
      case .announce(let text, let priority, let after):
        return .announce(text: text.held, priority: priority, after: after.held(atLeast: 0))
      case .screenChanged(let argument):
        return .screenChanged(held(argument))
      case .layoutChanged(let argument):
        return .layoutChanged(held(argument))
      case .wait(let milliseconds):
        return .wait(ms: milliseconds.held(atLeast: 0))
      }
    }
  }

  private func held(_ argument: NotificationArgument?) -> NotificationArgument? {
    switch argument {
    case .element(let name): elements.contains(name) ? argument : nil
    case .text(let words): .text(words.held)
    case nil: nil
    }
  }

  /// The last change of each property: the ones before it would not be seen.
  private func held(_ changes: [ElementChange]) -> [ElementChange] {
    var taken: Set<String> = []
    let last: [ElementChange] = changes.reversed().compactMap { change in
      guard taken.insert(change.key).inserted else { return nil }
      switch change {
      case .label(let words): return .label(words?.held)
      case .value(let words): return .value(words?.held)
      case .placeholder(let words): return .placeholder(words?.held)
      case .hint(let words): return .hint(words?.held)
      case .traits(let traits): return .traits(traits.held)
      case .headingLevel(let level):
        return .headingLevel(level.flatMap { (1...6).contains($0) ? $0 : nil })
      case .selected, .enabled, .expanded, .hidden, .elementsHidden, .modal: return change
      }
    }
    return last.reversed()
  }
}

// MARK: - Values

extension Wording {
  /// The words down to the depth that is read; below it their printed form.
  fileprivate var held: Wording { held(depth: 0) }

  private func held(depth: Int) -> Wording {
    switch self {
    case .text, .localized, .unresolved:
      return self
    case .pattern(let pieces):
      guard depth < Formats.wordingDepthLimit else { return .text(spoken) }
      return .pattern(pieces.map { $0.held(depth: depth + 1) })
    case .oneOf(let choices):
      guard depth < Formats.wordingDepthLimit else { return .text(spoken) }
      return .oneOf(choices.map { Choice(when: $0.when, words: $0.words.held(depth: depth + 1)) })
    }
  }
}

extension Traits {
  /// The traits that have a name.
  fileprivate var held: Traits {
    intersection(Self.named.reduce(into: []) { $0.formUnion($1.trait) })
  }
}

extension Frame {
  /// Whether the sides are numbers a frame can have.
  fileprivate var isFrame: Bool {
    [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
  }
}

extension Int {
  /// The nearest count that is read.
  fileprivate func held(atLeast least: Int) -> Int {
    Swift.min(Swift.max(self, least), Formats.largestCount)
  }
}
