import EarshotSemantics

extension Evaluator {
  func isViewValue(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isView(instance.type)
    case .unknown(let unknown):
      unknown.fact.declared.map { $0.keyword == "struct" && isView($0) } ?? false
    case .system(let system): Vocabulary.drawings.contains(system.type)
    case .choice(let choices): choices.contains { isViewValue($0.value) }
    default: false
    }
  }

  /// The view that a value is where a view is wanted.
  func tree(of value: Value, _ code: Code) -> ViewTree {
    guard takeStep() else { return .unresolved(code.written, code) }
    switch value {
    case .view(let tree): return tree
    case .instance(let instance):
      if isView(instance.type) { return .custom(instance) }
      return Vocabulary.drawings.contains(instance.type.name)
        ? .nothing : .unresolved(code.written, code)
    case .closure(let closure): return build(closure, [])
    case .function(let member, let base):
      return tree(of: invoke(member, on: base.value, given: [], at: code), code)
    case .choice(let choices): return branches(of: choices, code)
    case .absent, .void, .boolean, .integer, .double: return .nothing
    case .list(let items): return .several(items.map { tree(of: $0, code) })
    case .each(let item, _): return tree(of: item, code)
    case .tuple(let parts): return .several(parts.map { tree(of: $0.value, code) })
    case .implicit, .keyPath: return drawing("Color", code)
    case .system(let system):
      if Vocabulary.drawings.contains(system.type) { return drawing(system.type, code) }
      if system.type == "Alert" || system.type == "ActionSheet" {
        return .builtin(Builtin(name: "AlertScene", arguments: system.arguments, code: code))
      }
      return opaque(system.type, system.arguments, code)
    case .systemType(let name):
      return Vocabulary.drawings.contains(name) ? drawing(name, code) : .opaque(name, code)
    case .binding(let binding): return tree(of: binding.value, code)
    case .unknown(let unknown): return tree(ofUnknown: unknown, code)
    case .text, .enumCase, .type, .pairs: return .nothing
    }
  }

  private func tree(ofUnknown unknown: Unknown, _ code: Code) -> ViewTree {
    if let type = unknown.fact.declared, type.keyword != "protocol" {
      return isView(type)
        ? .custom(Instance(type: type, fields: [:], place: code, isSample: true)) : .nothing
    }
    if let name = unknown.fact.systemName {
      if Vocabulary.drawings.contains(name) { return drawing(name, code) }
      if name == "Image" || name == "UIImage" || name == "Text" {
        return .builtin(
          Builtin(
            name: name == "Text" ? "Text" : "Image",
            arguments: [
              Argument(label: "", value: .unknown(unknown), code: code, isTrailing: false)
            ], code: code))
      }
      if ["Never", "EmptyView", "Void", "EmptyTableRowValue"].contains(name) { return .nothing }
      if ["Bool", "String", "Int", "Double", "CGFloat", "Error", "URL"].contains(name) {
        return .nothing
      }
      // A placeholder for whatever the view is used with.
      if ["Content", "Label", "Body", "Icon", "Title", "Configuration"].contains(name) {
        return .opaque(unknown.written, code)
      }
    }
    return isFromInput(unknown)
      ? .unresolved(unknown.written, code) : .opaque(unknown.written, code)
  }

  /// Whether what could not be followed leads to something the input declares.
  private func isFromInput(_ unknown: Unknown) -> Bool {
    guard case .code(let code) = unknown.origin else { return false }
    return isDeclared(code.kind == .call ? code[0] : code)
  }

  private func isDeclared(_ code: Code) -> Bool {
    switch code.kind {
    case .name, .member, .typeName:
      return program.isMember(code.text) || program.types[code.text] != nil
    default: return false
    }
  }

  func drawing(_ name: String, _ code: Code) -> ViewTree {
    .builtin(Builtin(name: "Drawing", arguments: [], code: code))
  }

  /// A view of a module that is not in the input shows what its builders are given.
  private func opaque(_ name: String, _ arguments: [Argument], _ code: Code) -> ViewTree {
    let content = arguments.compactMap { argument -> ViewTree? in
      guard case .closure(let closure) = argument.value else { return nil }
      let tree = build(closure, [])
      return holdsViews(tree) ? tree : nil
    }
    return .several([.opaque(name, code)] + content)
  }

  /// Whether a closure that was built shows anything, and is not an action.
  private func holdsViews(_ tree: ViewTree) -> Bool {
    guard takeStep() else { return false }
    return switch tree {
    case .builtin, .custom, .modified, .rendered: true
    case .several(let parts): parts.contains(where: holdsViews)
    case .branches(let ways): ways.contains { holdsViews($0.tree) }
    case .nothing, .opaque, .unresolved: false
    }
  }

  private func branches(of choices: [Value.Choice], _ code: Code) -> ViewTree {
    var ways: [ViewTree.Way] = []
    for choice in choices {
      let tree = tree(of: choice.value, code)
      ways.append(.init(when: choice.when ?? otherwise(ways.map(\.when)), tree: tree))
    }
    return .branches(ways)
  }

  /// The condition of what is shown if nothing before it is.
  func otherwise(_ conditions: [Condition]) -> Condition {
    guard let first = conditions.first else { return Condition(text: "true", initial: true) }
    if conditions.count == 1 { return first.negated }
    let initial: Bool? =
      conditions.contains { $0.initial == true }
      ? false : conditions.allSatisfy { $0.initial == false } ? true : nil
    return Condition(
      text: "otherwise", initial: initial, key: first.key,
      tests: Condition.tests(ofAll: conditions.map(\.negated)))
  }

  func build(_ closure: Closure, _ arguments: [Value]) -> ViewTree {
    guard hasRoom else { return .unresolved(closure.code.written, closure.code) }
    depth += 1
    defer { depth -= 1 }
    let frame = closure.frame.inner()
    let isFunction = closure.code.kind == .function
    let parameters = isFunction ? closure.code[1].children() : closure.parameters
    let arguments = spread(arguments, over: parameters.count)
    for (position, parameter) in parameters.enumerated() {
      frame.locals[parameter.text] =
        arguments.indices.contains(position)
        ? arguments[position]
        : .unknown(
          Unknown(.text(parameter.text), fact: program.fact(parameter[0], scope: frame.type)))
      // `{ $item in … }` binds the item as well.
      if parameter.text.hasPrefix("$") {
        let plain = String(parameter.text.dropFirst())
        let value = frame.locals[parameter.text] ?? .unknown(Unknown(.text(plain)))
        let inner: Value
        if case .binding(let binding) = value { inner = binding.value } else { inner = value }
        frame.locals[plain] = inner
        frame.locals[parameter.text] = .binding(BindingValue(value: inner, key: key(of: inner)))
      }
    }
    if parameters.isEmpty {
      for (position, argument) in arguments.enumerated() { frame.locals["$\(position)"] = argument }
    }
    let body = isFunction ? closure.code[3] : closure.body
    if hasReturn(body) { return tree(of: value(ofBlock: body, in: frame), body) }
    return build(body, in: frame)
  }

  /// What a builder makes of the statements of a block.
  func build(_ block: Code, in frame: Frame) -> ViewTree {
    var parts: [ViewTree] = []
    for statement in block.children() {
      guard hasRoom else {
        parts.append(.unresolved(statement.written, statement))
        break
      }
      switch statement.kind {
      case .variable: declare(statement, in: frame)
      case .function:
        frame.locals[statement.text] = .closure(Closure(code: statement, frame: frame))
      case .ifElse, .switching: parts.append(buildBranches(statement, in: frame))
      case .returning:
        if let value = statement.child(0) {
          parts.append(tree(of: evaluate(value, in: frame), value))
        }
      case .block, .doing: parts.append(build(statement, in: frame.inner()))
      case .type, .typeAlias, .leaving, .guarding, .forEach, .loop: continue
      case .binary where statement.text == "=": continue
      default: parts.append(tree(of: evaluate(statement, in: frame), statement))
      }
    }
    let shown = parts.filter { !$0.isNothing }
    return shown.count == 1 ? shown[0] : shown.isEmpty ? .nothing : .several(shown)
  }

  private func buildBranches(_ statement: Code, in frame: Frame) -> ViewTree {
    let ways = branches(of: statement, in: frame)
    if ways.count == 1, ways[0].when == nil {
      return build(ways[0].body, in: ways[0].frame)
    }
    var built: [ViewTree.Way] = []
    for way in ways {
      let tree = build(way.body, in: way.frame)
      built.append(.init(when: way.when ?? otherwise(built.map(\.when)), tree: tree))
    }
    // Without `else` nothing is shown in the end.
    if statement.kind == .ifElse, !ways.isEmpty, ways.allSatisfy({ $0.when != nil }) {
      built.append(.init(when: otherwise(built.map(\.when)), tree: .nothing))
    }
    return .branches(built)
  }

  /// Puts a modifier on a view; nil if the value is no view.
  func modify(_ base: Value, _ name: String, _ code: Code, in frame: Frame) -> Value? {
    let isKnown = Vocabulary.modifiers.contains(name)
    let isSilent = Vocabulary.silent.contains(name)
    switch base {
    case .view, .instance: guard isViewValue(base) else { return nil }
    case .system(let system):
      guard isKnown || isSilent else {
        return Self.plainTypes.contains(system.type) ? nil : base
      }
      if Self.plainTypes.contains(system.type) { return nil }
      if isSilent { return base }
    case .systemType(let type):
      guard isKnown || isSilent, Vocabulary.drawings.contains(type) else { return nil }
    case .unknown(let unknown):
      guard isKnown || isSilent, name != "task", name != "id", name != "tag", name != "size" else {
        return nil
      }
      switch unknown.fact.unwrapped {
      case .list, .map: return nil
      case .declared(let type): if !isView(type) && type.keyword != "protocol" { return nil }
      case .system(let name, _): if Self.plainTypes.contains(name) { return nil }
      default: break
      }
      if isSilent { return base }
    case .implicit:
      guard isSilent || name == "opacity" else { return nil }
      return base
    case .closure: return nil
    default: return nil
    }
    // What is not known to say anything leaves the view as it is.
    guard isKnown || Self.decidesLook(name, code) else {
      if !isSilent, program.extended["View"]?.members[name] != nil { miss(name, in: frame, code) }
      return base
    }
    if name == "modifier" { return apply(modifier: code, to: base, in: frame) }
    let arguments = argumentList(code, in: frame)
    return .view(
      .modified(
        tree(of: base, code), Modifier(name: name, arguments: arguments, code: code)))
  }

  /// Whether a modifier that is not heard gives a view one look or another.
  private static func decidesLook(_ name: String, _ code: Code) -> Bool {
    guard Vocabulary.looks.contains(name) else { return false }
    var open = code.children(from: 1)
    var looked = 0
    while let next = open.popLast(), looked < 60 {
      looked += 1
      if next.kind == .ternary { return true }
      open += next.children()
    }
    return false
  }

  private static let plainTypes: Set<String> = [
    "URL", "Date", "String", "Int", "Double", "Data", "Calendar", "DateFormatter", "Locale",
    "URLRequest", "Set", "Bool", "UUID", "Bundle", "CGSize", "CGFloat", "CGRect", "CGPoint",
    "Range", "NavigationPath", "Font", "Animation", "Task", "DispatchQueue", "UserDefaults",
    "AttributedString", "DateComponents", "NumberFormatter", "GridItem", "EdgeInsets",
    "DismissAction", "OpenURLAction", "PresentationMode", "UIDevice", "UIApplication",
    "UIAccessibility", "NotificationCenter", "FileManager",
  ]

  /// `.modifier(X())`, or a modifier by its name.
  private func apply(modifier code: Code, to base: Value, in frame: Frame) -> Value {
    guard let argument = argumentCodes(code).first else { return base }
    return apply(evaluate(argument[0], in: frame), to: base, code)
  }

  func apply(_ modifier: Value, to base: Value, _ code: Code) -> Value {
    switch modifier {
    case .instance(let instance):
      guard let body = method("body", of: modifier, labels: ["content", ""]) else {
        miss(instance.type.name, in: Frame.none, code)
        return base
      }
      let content = Argument(
        label: body.code[1][0].label, value: .view(tree(of: base, code)), code: code,
        isTrailing: false)
      return invoke(body, on: modifier, given: [content], at: code)
    case .choice(let choices):
      return .choice(
        choices.map { .init(when: $0.when, value: apply($0.value, to: base, code)) })
    case .unknown(let unknown):
      // The modifier itself is handed in, or is of a module that is not there.
      if unknown.cause == .open { miss(unknown.written, in: Frame.none, code) }
      return base
    default: return base
    }
  }

  /// The one-parameter method of a value with one of these labels.
  func method(_ name: String, of value: Value, labels: [String]) -> Member? {
    guard case .instance(let instance) = value else { return nil }
    return program.members(name, of: instance.type).first {
      $0.isFunction && $0.code[1].count == 1 && labels.contains($0.code[1][0].label)
        && $0.code[3].exists
    }
  }
}
