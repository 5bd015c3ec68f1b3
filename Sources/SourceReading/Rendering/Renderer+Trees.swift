import EarshotSemantics

extension Renderer {
  /// The elements of a tree, in order.
  func render(_ tree: ViewTree, _ context: RenderContext) -> [Element] {
    guard evaluator.takeStep(), context.depth < evaluator.limits.views else {
      return leaveOut(tree)
    }
    let elements = elements(of: tree, context)
    // Each view that holds them goes through them again, and elements are large.
    evaluator.takeSteps(4 * elements.count)
    return elements
  }

  private func elements(of tree: ViewTree, _ context: RenderContext) -> [Element] {
    switch tree {
    case .nothing: return []
    case .rendered(let rendered): return rendered.elements
    case .several(let parts): return parts.flatMap { render($0, context) }
    case .branches(let ways): return render(ways, context)
    case .builtin(let builtin): return render(builtin, context.deeper)
    case .custom(let instance): return render(instance, context.deeper)
    case .modified(let inner, let modifier):
      return noting(render(inner, modifier, context.deeper), inner, modifier)
    case .opaque(let name, let code):
      statistics.opaque[name, default: 0] += 1
      _ = code
      draft.isPartlyRead = true
      unread += 1
      return []
    case .unresolved(let name, _):
      draft.isPartlyRead = true
      unread += 1
      statistics.unresolved[context.path.last ?? draft.name, default: []].append(name)
      return []
    }
  }

  /// Nothing of what stands too deep, or comes when the screen has taken all its steps.
  private func leaveOut(_ tree: ViewTree) -> [Element] {
    if case .nothing = tree { return [] }
    draft.isPartlyRead = true
    unread += 1
    if let place = source(of: tree) ?? draft.source, !evaluator.isExhausted {
      evaluator.note(
        "more than \(evaluator.limits.views) views and modifiers stand inside of each other;"
          + " what is deeper is not read", place)
    }
    return []
  }

  /// All ways, in order.
  ///
  /// One of them is taken at first: one that is known to be, else the first of which nothing is
  /// known.
  private func render(
    _ ways: [ViewTree.Way], _ context: RenderContext
  ) -> [Element] {
    if context.isInLeaf { return alternatives(ways, context) }
    let taken =
      ways.firstIndex { $0.when.initial == true } ?? ways.firstIndex { $0.when.initial == nil }
    return ways.enumerated().flatMap { position, way in
      var when = way.when
      if ways.count > 1 { when.initial = position == taken }
      return render(way: way.tree, when: when, context)
    }
  }

  /// In what is one stop anyway one of several ways is heard: their words are alternatives.
  private func alternatives(_ ways: [ViewTree.Way], _ context: RenderContext) -> [Element] {
    ways.forEach { evaluator.note($0.when) }
    let rendered = ways.map { (when: $0.when.text, elements: render($0.tree, context)) }
    guard let first = rendered.lazy.compactMap(\.elements.first).first else { return [] }
    let words = Evaluator.either(
      rendered.map { .init(when: $0.when, words: Element.button($0.elements).label ?? .text("")) })
    let isPicture = rendered.allSatisfy { $0.elements.allSatisfy(\.isPicture) }
    guard isPicture else {
      return changed(Element.text(words).map { [$0] } ?? []) {
        $0.evidence.facts += Self.looks(of: ways, rendered.map(\.elements))
      }
    }
    var picture = first
    picture.label = words
    picture.evidence.facts.removeAll { if case .impliedLabel = $0 { true } else { false } }
    picture.evidence.facts.append(.impliedLabel(words))
    return [picture]
  }

  /// What the look depends on where several ways show other pictures beside the same words.
  private static func looks(
    of ways: [ViewTree.Way], _ elements: [[Element]]
  ) -> [Evidence.Fact] {
    let pictures = elements.map { $0.flatMap(\.evidence.facts).filter(\.isOfPicture) }
    let words = elements.map { Element.button($0).label }
    guard ways.count > 1, Set(pictures).count > 1, Set(words).count == 1 else { return [] }
    return ways.compactMap { $0.when.key.map { .lookDependsOn($0.path) } }
  }

  private func render(
    way tree: ViewTree, when: Condition, _ context: RenderContext
  ) -> [Element] {
    let title = draft.title
    draft.title = nil
    let bar = draft.toolbar.count
    var context = context
    context.isConditional = true
    var elements = render(tree, context)
    // Of titles that depend on the way, each is one of several.
    if let new = draft.title {
      draft.title = Self.either(title, or: new, when.text)
    } else {
      draft.title = title
    }
    evaluator.note(when)
    // What a way puts into the bar is there as long as the way is taken.
    for position in draft.toolbar.indices.dropFirst(bar) { draft.toolbar[position].add(when) }
    // A long condition is written into each of the elements.
    evaluator.takeSteps(elements.count * (when.text.utf8.count / 32))
    for position in elements.indices { elements[position].add(when) }
    return elements
  }

  private static func either(_ old: Wording?, or new: Wording, _ when: String) -> Wording {
    let choice = Wording.Choice(when: when, words: new)
    switch old {
    case .oneOf(let choices)?: return .oneOf(choices + [choice])
    case let old?: return .oneOf([.init(when: nil, words: old), choice])
    case nil: return .oneOf([choice])
    }
  }

  /// A custom view is what its body is.
  private func render(_ instance: Instance, _ context: RenderContext) -> [Element] {
    let type = instance.type
    // A view that holds itself, as a row of a tree does, is shown twice at most.
    guard context.path.filter({ $0 == type.name }).count < 2 else { return [] }
    // Alternatives of one screen often show the same view with the same arguments.
    let key = memory(of: instance, context)
    if let known = memory[key] {
      draft.shownTypes[type.fullName, default: 0] += 1
      return known
    }
    var context = context
    context.path.append(type.name)
    draft.shownTypes[type.fullName, default: 0] += 1
    guard let tree = body(of: instance, context) else { return [] }
    seen.insert(type.fullName)
    let elements = render(tree, context)
    memory[key] = elements
    return elements
  }

  private func memory(of instance: Instance, _ context: RenderContext) -> String {
    var key = "\(instance.type.fullName) \(context.isInMenu) \(context.isInLeaf)"
    key += " \(context.selection?.name ?? "")"
    key += " \(context.buttonStyle.map { shape($0, 0) } ?? "")"
    key += " \(context.labelStyle.map { shape($0, 0) } ?? "")"
    for name in instance.fields.keys.sorted() {
      key += " \(name)="
      instance.fields[name].map { describe($0, into: &key, 0) }
    }
    return key
  }

  /// Writes everything that tells a value from another.
  private func describe(_ value: Value, into key: inout String, _ depth: Int) {
    guard depth < 6, evaluator.takeStep() else { return key += "_" }
    switch value {
    case .unknown(let unknown): key += "?\(unknown.written)"
    case .closure(let closure):
      key += "{\(closure.code.file.path):\(closure.code.index)}"
      closure.frame.subject.map { describe($0, into: &key, depth + 3) }
      for local in closure.frame.locals.keys.sorted() {
        closure.frame.locals[local].map { describe($0, into: &key, depth + 3) }
      }
    case .instance(let instance):
      key += instance.type.fullName
      for name in instance.fields.keys.sorted() {
        key += ",\(name):"
        instance.fields[name].map { describe($0, into: &key, depth + 1) }
      }
    case .binding(let binding): describe(binding.value, into: &key, depth + 1)
    case .choice(let choices):
      for choice in choices {
        key += "|\(choice.when?.text ?? "")"
        describe(choice.value, into: &key, depth + 1)
      }
    case .list(let items):
      key += "["
      for item in items {
        describe(item, into: &key, depth + 1)
        key += ","
      }
    case .enumCase(let value):
      key += ".\(value.name)("
      for argument in value.arguments { describe(argument.value, into: &key, depth + 1) }
    case .text(let text):
      for piece in text.pieces {
        switch piece {
        case .text(let words): key += words
        case .value(let value): describe(value, into: &key, depth + 1)
        }
      }
    case .view(let tree): describe(tree, into: &key, depth + 1)
    default: key += shape(value, 0)
    }
  }

  private func describe(_ tree: ViewTree, into key: inout String, _ depth: Int) {
    guard evaluator.takeStep() else { return key += "_" }
    switch tree {
    case .custom(let instance): describe(.instance(instance), into: &key, depth)
    case .builtin(let builtin):
      key += "\(builtin.code.file.path):\(builtin.code.index)("
      for argument in builtin.arguments { describe(argument.value, into: &key, depth + 1) }
    case .modified(let inner, let modifier):
      describe(inner, into: &key, depth)
      describe(.builtin(modifier), into: &key, depth)
    case .several(let parts):
      for part in parts { describe(part, into: &key, depth + 1) }
    case .branches(let ways):
      for way in ways {
        key += way.when.text
        describe(way.tree, into: &key, depth + 1)
      }
    case .rendered: key += "rendered \(memory.count)"
    case .opaque(let name, let code), .unresolved(let name, let code):
      key += "\(name)\(code.index)"
    case .nothing: break
    }
  }

  func body(of instance: Instance, _ context: RenderContext) -> ViewTree? {
    enter(context)
    let type = instance.type
    let program = evaluator.program
    let bodies = program.members("body", of: type)
    if let function = bodies.first(where: \.isFunction), !bodies.contains(where: { !$0.isFunction })
    {
      let value = evaluator.invoke(
        function, on: .instance(instance), given: [], at: instance.place)
      return evaluator.tree(of: value, instance.place)
    }
    if bodies.isEmpty {
      if type.inherited.contains("Shape") || program.conforms(type, to: "Shape") { return nil }
      if let make = evaluator.method("makeBody", of: .instance(instance), labels: ["configuration"])
      {
        return evaluator.tree(
          of: evaluator.invoke(make, on: .instance(instance), given: [], at: instance.place),
          instance.place)
      }
      statistics.opaque[type.name, default: 0] += 1
      return nil
    }
    guard let value = evaluator.property("body", of: .instance(instance), at: instance.place)
    else { return nil }
    return evaluator.tree(of: value, instance.place)
  }

  /// Makes the environment of a place that of the evaluator.
  func enter(_ context: RenderContext) {
    evaluator.environment = context.environment
    evaluator.environmentObjects = context.environmentObjects
    evaluator.overrides = draft.overrides
  }

  /// The elements of what a closure builds.
  func render(_ value: Value?, _ context: RenderContext, _ arguments: [Value] = []) -> [Element] {
    guard let value else { return [] }
    return render(tree(of: value, context, arguments), context)
  }

  func tree(of value: Value, _ context: RenderContext, _ arguments: [Value] = []) -> ViewTree {
    enter(context)
    switch value {
    case .closure(let closure): return evaluator.build(closure, arguments)
    case .function(let member, let base):
      let parameters = member.code[1].children()
      let values = evaluator.spread(arguments, over: parameters.count)
      let given = zip(parameters, values).map {
        Argument(label: $0.label, value: $1, code: member.code, isTrailing: false)
      }
      return evaluator.tree(
        of: evaluator.invoke(member, on: base.value, given: Array(given), at: member.code),
        member.code)
    case .type, .systemType:
      // `content: Row.init`.
      guard let item = arguments.first else { break }
      return evaluator.tree(
        of: evaluator.map(value, over: item, evaluator.emptyCode), evaluator.emptyCode)
    default: break
    }
    return evaluator.tree(of: value, evaluator.emptyCode)
  }

  func words(_ value: Value, localized: Bool = true) -> Wording {
    evaluator.words(of: value, localized: localized)
  }

  func text(_ value: Value, _ code: Code) -> [Element] {
    place(Element.text(words(value)).map { [$0] } ?? [], code, nil)
  }

  /// Notes where elements were written.
  func place(_ elements: [Element], _ code: Code, _ context: RenderContext?) -> [Element] {
    var elements = elements
    for position in elements.indices where elements[position].source == nil {
      elements[position].source = code.place
      if let context { elements[position].evidence.facts.append(.viewPath(context.path)) }
    }
    return elements
  }
}

extension Element {
  /// Whether it is a picture without words of its own.
  fileprivate var isPicture: Bool {
    traits.contains(.image)
      && (label == nil
        || evidence.facts.contains { if case .impliedLabel = $0 { true } else { false } })
  }
}

extension FlagTest {
  /// What never holds.
  static let never = FlagTest("")
}

extension Evidence.Fact {
  fileprivate var isOfPicture: Bool { if case .image = self { true } else { false } }
}

extension RenderContext {
  fileprivate var deeper: RenderContext {
    var inner = self
    inner.depth += 1
    return inner
  }
}

extension Element {
  /// Has it be there under one more condition.
  mutating func add(_ when: Condition) {
    condition = condition.map { "\(when.text) && \($0)" } ?? when.text
    if when.initial == false { evidence.note(.notAtFirst) }
    if let key = when.key?.path { evidence.note(.dependsOn(key)) }
    // What depends on more than flags stays as it is at first.
    let tests = when.tests ?? (when.initial == false ? [FlagTest.never] : [])
    guard !tests.isEmpty else { return }
    let known = variations.first.map(\.when) ?? []
    variations = [Variation(when: tests + known, changes: [.hidden(false)])]
  }
}
