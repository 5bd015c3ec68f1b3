import EarshotSemantics

extension Renderer {
  /// Notes which state the look of elements, or what is heard of them, depends on.
  func noting(_ elements: [Element], _ inner: ViewTree, _ modifier: Modifier) -> [Element] {
    if Vocabulary.looks.contains(modifier.name) {
      let keys = state(in: modifier)
      guard !keys.isEmpty else { return elements }
      let isControl = Self.isControl(inner)
      // Whether a control is there at all is no look of it.
      if isControl, modifier.name == "opacity" { return elements }
      return changed(elements) { element in
        // The look of a stack is not that of the controls in it.
        guard isControl || element.traits.isDisjoint(with: .interactive) else { return }
        element.evidence.facts += keys.map { .lookDependsOn($0) }
      }
    }
    guard modifier.name.hasPrefix("accessibility") || modifier.name == "disabled" else {
      return elements
    }
    let keys = state(in: modifier)
    let isPlain = modifier.arguments.allSatisfy { self.isPlain($0.value) }
    guard !keys.isEmpty || !isPlain else { return elements }
    // An expression that is not known may speak of anything.
    let facts: [Evidence.Fact] = isPlain ? keys.map { .speaksOf($0) } : [.speaksOf(nil)]
    return changed(elements) { $0.evidence.facts += facts }
  }

  private static func isControl(_ tree: ViewTree) -> Bool {
    switch tree {
    case .builtin(let builtin): ["Button", "NavigationLink", "Menu", "Link"].contains(builtin.name)
    case .modified(let inner, _): isControl(inner)
    default: false
    }
  }

  /// Whether a value says the same whatever the state.
  private func isPlain(_ value: Value) -> Bool {
    guard evaluator.takeStep() else { return false }
    return switch value {
    case .text(let text): text.plain != nil
    case .boolean, .integer, .double, .implicit, .absent, .closure, .function: true
    case .choice(let choices): choices.allSatisfy { isPlain($0.value) }
    case .list(let items): items.allSatisfy(isPlain)
    default: false
    }
  }

  /// The state that decides between the arguments of a modifier.
  func state(in modifier: Builtin) -> [String] {
    var keys: [String] = []
    for argument in modifier.arguments { collect(argument.value, 0, &keys) }
    return keys
  }

  /// The state that decides between values.
  func state(of value: Value) -> [String] {
    var keys: [String] = []
    collect(value, 0, &keys)
    return keys
  }

  private func collect(_ value: Value, _ depth: Int, _ keys: inout [String]) {
    guard depth < 12, evaluator.takeStep() else { return }
    switch value {
    case .choice(let choices):
      for choice in choices {
        if let key = choice.when?.key?.path, !keys.contains(key) { keys.append(key) }
        collect(choice.value, depth + 1, &keys)
      }
    case .view(let tree): collect(tree, depth + 1, &keys)
    case .system(let system):
      for argument in system.arguments { collect(argument.value, depth + 1, &keys) }
    case .implicit(_, let arguments):
      for argument in arguments { collect(argument.value, depth + 1, &keys) }
    default: break
    }
  }

  private func collect(_ tree: ViewTree, _ depth: Int, _ keys: inout [String]) {
    guard depth < 12, evaluator.takeStep() else { return }
    switch tree {
    case .modified(let inner, let modifier):
      collect(inner, depth + 1, &keys)
      for argument in modifier.arguments { collect(argument.value, depth + 1, &keys) }
    case .builtin(let builtin):
      for argument in builtin.arguments { collect(argument.value, depth + 1, &keys) }
    case .several(let parts):
      for part in parts { collect(part, depth + 1, &keys) }
    default: break
    }
  }

  /// Marks the text that a stack of several begins with.
  func leading(_ elements: [Element], _ view: Builtin) -> [Element] {
    guard ["VStack", "LazyVStack"].contains(view.name), elements.count > 1,
      elements[0].traits == .staticText, elements[0].condition == nil
    else { return elements }
    var elements = elements
    elements[0].evidence.facts.append(.leads)
    return elements
  }

  /// Whether a modifier of a view lands on each of the elements in it: the view is a stack, and
  /// nothing made it an element.
  static func isPlainStack(_ tree: ViewTree) -> Bool {
    switch tree {
    case .builtin(let builtin): stacks.contains(builtin.name)
    case .modified(let inner, let modifier):
      !modifier.name.hasPrefix("accessibility") && !["sheet", "alert"].contains(modifier.name)
        && isPlainStack(inner)
    default: false
    }
  }

  /// Whether a label stays with the view: it is backed by one of its own, which is no element.
  static func isViewOfItsOwn(_ tree: ViewTree) -> Bool {
    switch tree {
    case .builtin(let builtin): views.contains(builtin.name)
    case .modified(let inner, let modifier):
      !modifier.name.hasPrefix("accessibility") && isViewOfItsOwn(inner)
    default: false
    }
  }

  private static let views: Set<String> = [
    "TabView", "ScrollView", "List", "Form", "NavigationStack", "NavigationView",
    "NavigationSplitView", "Table",
  ]

  private static let stacks: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid",
    "LazyHGrid",
  ]

  /// Notes that a label or an identifier of a stack lands on its children (M11, M12).
  func spreading(
    _ elements: [Element], _ inner: ViewTree, _ modifier: Modifier
  ) -> [Element] {
    let heard = elements.count { !$0.hidden && !$0.elementsHidden && $0.condition == nil }
    guard heard > 1, Self.isPlainStack(inner) else { return elements }
    return changed(elements) {
      $0.evidence.facts.append(.spread(modifier.name, modifier.code.place))
    }
  }

  /// Whether an action only moves the keyboard's focus: who listens does that otherwise.
  func onlyMovesFocus(_ action: Value?) -> Bool {
    let code: Code
    switch action {
    case .closure(let closure)?: code = closure.body
    case .function(let member, _)?: code = member.code[3]
    default: return false
    }
    guard code.count > 0 else { return true }
    var open = [code]
    var looked = 0
    while let next = open.popLast(), looked < 2_000 {
      looked += 1
      if next.kind == .name || next.kind == .member, Self.keyboardNames.contains(next.text) {
        return true
      }
      open += next.children()
    }
    return !changedState.isEmpty
      && changedState.allSatisfy { evaluator.isFocus($0) }
  }

  private static let keyboardNames: Set<String> = [
    "hideKeyboard", "endEditing", "resignFirstResponder", "dismissKeyboard", "closeKeyboard",
    "becomeFirstResponder",
  ]
}

extension Evaluator {
  /// Whether state is that of the keyboard's or the reader's focus.
  fileprivate func isFocus(_ path: String) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard names.count > 1, let type = program.find(path: names[0], from: "", scope: nil),
      let member = type.members[names[1]]?.first
    else { return false }
    return member.hasAttribute("FocusState") || member.hasAttribute("AccessibilityFocusState")
  }
}

extension StateKey {
  /// The key in one string.
  var path: String { "\(owner).\(name)" }
}

extension Renderer {
  /// What an action does to the state of the app, for rules that compare controls.
  var factsOfChanges: [Evidence.Fact] {
    changedState.map { .changesState($0) } + setState
  }

  /// The values that state is set to, where all of them are known.
  func values(set entries: [Recorder.Entry]) -> [Evidence.Fact] {
    var values: [String: [String]] = [:]
    var open: Set<String> = []
    var order: [String] = []
    for entry in entries {
      guard let key = entry.write.key?.path else { continue }
      if values[key] == nil { order.append(key) }
      values[key, default: []] += []
      guard case .set(_, let value) = entry.write else {
        open.insert(key)
        continue
      }
      let known = shape(value, 0)
      if known.contains("_") { open.insert(key) } else { values[key, default: []].append(known) }
    }
    return order.filter { !open.contains($0) }.flatMap { key in
      (values[key] ?? []).map { .setsState(key, $0) }
    }
  }
}

extension Recorder.Write {
  /// The state that is written.
  var key: StateKey? {
    switch self {
    case .set(let key, _), .toggle(let key): key
    case .append(let key, _), .removeLast(let key), .removeAll(let key): key
    case .dismiss, .open, .announce, .screenChanged, .layoutChanged: nil
    }
  }
}

extension Recorder {
  /// The state that is written, in order.
  var changedState: [String] { entries.compactMap { $0.write.key?.path } }
}
