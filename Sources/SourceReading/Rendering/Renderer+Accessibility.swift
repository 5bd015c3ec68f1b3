import EarshotSemantics

extension Renderer {
  /// Modifiers that speak to the reader alone.
  func renderAccessibility(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element]? {
    if let change = speech(modifier) {
      return Self.spoken(render(inner, context), change, depth: 200)
    }
    guard modifier.name.hasPrefix("accessibility") || modifier.name == "help" else { return nil }
    let first = modifier.arguments.first
    switch modifier.name {
    case "accessibilityRepresentation":
      return render(content(of: modifier) ?? modifier.value("representation"), context)
    case "accessibilityElement": return group(inner, modifier, context)
    case "accessibilityChildren":
      // What it is called and worth stays; only what is inside of it is another.
      var element = heard(inner, modifier, context).first ?? Element()
      element.children = render(content(of: modifier), context)
      element.container = .group
      return place([element], modifier.code, context)
    default: break
    }
    let elements = heard(inner, modifier, context)
    switch modifier.name {
    case "accessibilityLabel":
      guard let value = first?.value ?? modifier.trailing,
        elements.count < 2 || !Self.isViewOfItsOwn(inner)
      else { return elements }
      let label = Self.isClosure(value) ? nil : words(value)
      return spreading(
        changed(elements) { element in
          if let seen = element.label.present, !element.hasImpliedLabel,
            element.traits == .staticText
              || element.evidence.isButton
                && !element.traits.isDisjoint(with: .interactive)
          {
            element.evidence.facts.append(.shows(seen))
          }
          element.label = label
          element.evidence.facts.removeAll(where: \.isImplied)
        }, inner, modifier)
    case "accessibilityValue":
      guard let value = first?.value else { return elements }
      let words = words(value)
      return changed(elements) { element in
        element.value = words
        element.variations.removeAll { $0.changes.contains { $0.key == "value" } }
      }
    case "accessibilityHint", "help":
      guard let value = first?.value else { return elements }
      let words = words(value)
      return changed(elements) { $0.hint = words }
    case "accessibilityHidden":
      return hide(elements, first)
    case "accessibilityRespondsToUserInteraction":
      guard case .boolean(false)? = first?.value else { return elements }
      return changed(elements) { $0.evidence.facts.append(.answersNothing(modifier.code.place)) }
    case "accessibilityIdentifier":
      guard let value = first?.value else { return elements }
      let identifier = evaluator.words(of: value, localized: false).known
      return spreading(changed(elements) { $0.identifier = identifier }, inner, modifier)
    case "accessibilityAddTraits":
      let (traits, isModal) = traits(first?.value)
      return changed(elements) {
        $0.traits.formUnion(traits)
        if isModal { $0.modal = true }
      }
    case "accessibilityRemoveTraits":
      let traits = traits(first?.value).0
      return changed(elements) { $0.traits.subtract(traits) }
    case "accessibilitySortPriority":
      let priority = first.flatMap { number($0.value) } ?? 0
      return changed(elements) { $0.sortPriority = priority }
    case "accessibilityHeading":
      guard case .implicit(let level, _)? = first?.value, let number = Int(level.dropFirst()) else {
        return elements
      }
      return changed(elements) { $0.headingLevel = number }
    case "accessibilityInputLabels":
      guard case .list(let items)? = first?.value else { return elements }
      let labels = items.map { evaluator.words(of: $0, localized: true) }
      return changed(elements) { $0.inputLabels = labels }
    case "accessibilityCustomContent": return addContent(elements, modifier)
    case "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction":
      return addActions(elements, modifier, context)
    case "accessibilityRotor":
      if let name = first?.value, case .text = name {
        draft.rotors.append(Rotor(name: words(name), elements: []))
      }
      return elements
    case "accessibility": return old(elements, modifier)
    default: return elements
    }
  }

  /// The elements below; a view that draws becomes one as soon as it is given words (T12).
  private func heard(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    let elements = render(inner, context)
    guard elements.isEmpty, modifier.name != "accessibilityHidden",
      modifier.name != "accessibilityIdentifier", modifier.name != "accessibilityFocused",
      modifier.name != "accessibilityAddTraits", modifier.name != "help",
      modifier.name != "accessibilitySortPriority", modifier.name != "accessibilityHint"
    else { return elements }
    return place([.drawing("Shape")], modifier.code, context)
  }

  private func group(
    _ inner: ViewTree, _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    let children = render(inner, context)
    var element = Element(children: children)
    var behavior = modifier.value("children") ?? modifier.arguments.first?.value
    if case .choice(let choices)? = behavior {
      // Of what is decided while the app runs, what holds at first counts.
      behavior = choices.first { $0.when?.initial ?? ($0.when == nil) }?.value
      guard behavior != nil else { return children }
    }
    switch behavior {
    case .implicit("combine", _)?:
      element.childrenAs = .combine
      let isOfTexts = children.allSatisfy {
        $0.traits.isDisjoint(with: .interactive) && $0.actions.isEmpty && $0.value == nil
      }
      // Of several ways one is heard, so their words are alternatives.
      if isOfTexts, children.contains(where: { $0.condition != nil }) {
        element.children = render(inner, context.leaf)
      }
    case .implicit("contain", _)?: element.childrenAs = .contain
    default: element.childrenAs = .ignore
    }
    if element.childrenAs == .combine { takeGestures(of: inner, into: &element) }
    return place([element], modifier.code, context)
  }

  /// A tap on a stack is a tap on the one element that it is combined into, not on each part.
  ///
  /// A single control in it keeps the double tap for itself.
  private func takeGestures(of tree: ViewTree, into element: inout Element) {
    var tree = tree
    while case .modified(let inner, let modifier) = tree {
      if Self.gestures.contains(modifier.name) {
        take(.gesture(modifier.code.place), into: &element)
      }
      tree = inner
    }
  }

  private func take(_ place: Evidence.Fact, into element: inout Element) {
    var taken: Element?
    var controls = 0
    for position in element.children.indices {
      let child = element.children[position]
      guard child.evidence.facts.contains(place), child.evidence.facts.contains(.tapGesture) else {
        controls += child.responds(to: .activate) ? 1 : 0
        continue
      }
      taken = taken ?? child
      element.children[position].responses.removeAll { $0.trigger == .activate }
      element.children[position].evidence.facts.removeAll { $0 == .tapGesture }
    }
    guard let taken, controls != 1 else { return }
    element.responses += taken.responses.filter { $0.trigger == .activate }
    element.evidence.facts += taken.evidence.facts.filter { fact in
      switch fact {
      case .gesture, .tapGesture, .changesState: true
      default: false
      }
    }
  }

  private static let gestures: Set<String> = [
    "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]

  /// What a modifier changes about how words are spoken; nil if it changes nothing of that.
  ///
  /// A value that is not known changes nothing: words are spoken as they are.
  private func speech(_ modifier: Modifier) -> ((inout SpeechStyle) -> Void)? {
    let value = modifier.arguments.first?.value
    let isOn = value.map { evaluator.truth(of: $0, modifier.code).known ?? false } ?? true
    switch modifier.name {
    case "speechSpellsOutCharacters": return { $0.spellsOut = isOn }
    case "speechAlwaysIncludesPunctuation": return { $0.includesPunctuation = isOn }
    case "speechAdjustedPitch":
      let pitch = value.flatMap { number($0) } ?? 0
      return { $0.pitch = min(1, max(-1, pitch)) }
    default: return nil
    }
  }

  /// The words of a whole part of a screen are spoken in its way, as deep as views usually stand.
  private static func spoken(
    _ elements: [Element], _ change: (inout SpeechStyle) -> Void, depth: Int
  ) -> [Element] {
    guard depth > 0 else { return elements }
    return elements.map { element in
      var element = element
      change(&element.speech)
      element.children = spoken(element.children, change, depth: depth - 1)
      return element
    }
  }

  private func hide(_ elements: [Element], _ argument: Argument?) -> [Element] {
    guard let argument else { return elements }
    let truth = evaluator.truth(of: argument.value, argument.code)
    if truth.known == true { return changed(elements) { $0.elementsHidden = true } }
    if truth.known == false { return elements }
    let shown = truth.condition.negated
    return changed(elements) { $0.add(shown) }
  }

  private static let traitNames: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isSearchField": .searchField, "isImage": .image, "playsSound": .playsSound,
    "isKeyboardKey": .keyboardKey, "isStaticText": .staticText,
    "isSummaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "isToggle": [.button, .switchButton], "isTabBar": .tabBar,
  ]

  private func traits(_ value: Value?) -> (Traits, isModal: Bool) {
    switch value {
    case .implicit(let name, _)?: return (Self.traitNames[name] ?? [], name == "isModal")
    case .unknown(let unknown)?:
      let name = unknown.written.split(separator: ".").last.map(String.init) ?? ""
      return (Self.traitNames[name] ?? [], name == "isModal")
    case .list(let items)?:
      return items.map(traits).reduce(([], false)) {
        ($0.0.union($1.0), $0.1 || $1.isModal)
      }
    case .choice(let choices)?:
      let chosen = choices.first { $0.when?.initial ?? ($0.when == nil) }
      return traits(chosen?.value)
    default: return ([], false)
    }
  }

  private func addContent(_ elements: [Element], _ modifier: Modifier) -> [Element] {
    let values = modifier.arguments.filter { $0.label.isEmpty }.map { words($0.value) }
    guard let label = values.first else { return elements }
    let isHigh: Bool =
      if case .implicit("high", _)? = modifier.value("importance") { true } else { false }
    let content = CustomContent(
      label: label, value: values.count > 1 ? values[1] : nil, isImportant: isHigh)
    return changed(elements) { $0.content.append(content) }
  }

  private func addActions(
    _ elements: [Element], _ modifier: Modifier, _ context: RenderContext
  ) -> [Element] {
    switch modifier.name {
    case "accessibilityActions":
      let actions = actions(of: content(of: modifier), context)
      return changed(elements) { $0.actions += actions }
    case "accessibilityAdjustableAction":
      return changed(elements) { element in
        element.traits.insert(.adjustable)
        element.responses += [Response(.increment, []), Response(.decrement, [])]
      }
    default: break
    }
    let action = modifier.trailing ?? modifier.value("action")
    let effects = effects(of: action, context, modifier.code) ?? []
    if let name = modifier.value("named") {
      let words = words(name)
      return changed(elements) { $0.actions.append(CustomAction(name: words, effects: effects)) }
    }
    var trigger = Trigger.activate
    switch modifier.first {
    case .implicit("escape", _)?: trigger = .escape
    case .implicit("magicTap", _)?: trigger = .magicTap
    case .implicit("delete", _)?:
      return changed(elements) { $0.actions.append(CustomAction(name: "Delete", effects: effects)) }
    default:
      if let label = modifier.value("label") {
        let name = render(label, context).compactMap(\.label).first ?? .text("")
        return changed(elements) { $0.actions.append(CustomAction(name: name, effects: effects)) }
      }
    }
    return changed(elements) { element in
      if trigger == .activate { element.evidence.facts.removeAll { $0 == .tapGesture } }
      element.responses.removeAll { $0.trigger == trigger }
      element.responses.append(Response(trigger, effects))
    }
  }

  /// `accessibility(label:)` and its kin from before iOS 14.
  private func old(_ elements: [Element], _ modifier: Modifier) -> [Element] {
    var elements = elements
    for argument in modifier.arguments {
      switch argument.label {
      case "label":
        let words = words(argument.value)
        elements = changed(elements) { $0.label = words }
      case "value":
        let words = words(argument.value)
        elements = changed(elements) { $0.value = words }
      case "hint":
        let words = words(argument.value)
        elements = changed(elements) { $0.hint = words }
      case "hidden": elements = hide(elements, argument)
      case "addTraits":
        let traits = traits(argument.value).0
        elements = changed(elements) { $0.traits.formUnion(traits) }
      case "removeTraits":
        let traits = traits(argument.value).0
        elements = changed(elements) { $0.traits.subtract(traits) }
      case "sortPriority":
        let priority = number(argument.value) ?? 0
        elements = changed(elements) { $0.sortPriority = priority }
      default: break
      }
    }
    return elements
  }
}

extension Evidence.Fact {
  fileprivate var isImplied: Bool { if case .impliedLabel = self { true } else { false } }
}

extension Evidence {
  /// Whether its title is seen on it: that of a menu or a slider may not be.
  fileprivate var isButton: Bool {
    facts.contains(.control("Button")) || facts.contains(.control("Link"))
      || facts.contains(.control("NavigationLink"))
  }
}
