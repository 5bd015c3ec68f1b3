import EarshotSemantics

extension Evaluator {
  /// The arguments of a call, not yet evaluated.
  func argumentCodes(_ code: Code) -> [Code] { code.children(from: 1) }

  /// The arguments of a call, evaluated without knowing what takes them.
  func argumentList(_ code: Code, in frame: Frame) -> [Argument] {
    argumentCodes(code).map { argument in
      Argument(
        label: argument.label, value: evaluate(argument[0], in: frame), code: argument[0],
        isTrailing: argument.flags.contains(.isTrailing))
    }
  }

  func argumentList(_ code: Code) -> [Code] { argumentCodes(code) }

  func call(_ code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    let callee = code[0]
    switch callee.kind {
    case .name: return call(named: callee.text, code, in: frame, expecting: fact)
    case .typeName: return call(named: callee.text, code, in: frame, expecting: fact)
    case .member: return callMember(code, callee, in: frame, expecting: fact)
    case .array, .arrayType: return callSystem("Array", code, in: frame)
    case .dictionary, .dictionaryType: return callSystem("Dictionary", code, in: frame)
    default:
      let value = evaluate(callee, in: frame)
      return invoke(value, code, in: frame) ?? unknown(code)
    }
  }

  private func call(
    named name: String, _ code: Code, in frame: Frame, expecting fact: TypeFact
  ) -> Value {
    if let local = frame.find(name) { return invoke(local, code, in: frame) ?? unknown(code) }
    guard program.declaredNames.contains(name) || Vocabulary.isModifier(name) || name == "Self"
    else { return callSystem(name, code, in: frame) }
    if let building = frame.building, let field = building.fields?[name],
      let value = invoke(field, code, in: frame)
    {
      return value
    }
    if let found = callOwn(name, code, in: frame) { return found }
    if let type = program.find(path: name, from: code.file.path, scope: frame.type),
      !isFramework(name, rather: type, code)
    {
      return construct(type, code, in: frame)
    }
    if let functions = program.functions[name],
      let chosen = choose(functions, for: argumentCodes(code), near: code)
    {
      return invoke(chosen, on: nil, arguments: argumentCodes(code), at: code, in: frame)
    }
    if let variable = program.variables[name]?.first {
      return invoke(constant(variable, self: nil), code, in: frame) ?? unknown(code)
    }
    if let alias = program.nearest(program.aliases[name] ?? [], to: code.file.path, \.self),
      alias[0].text != name
    {
      return call(named: alias[0].text, code, in: frame, expecting: fact)
    }
    return callSystem(name, code, in: frame)
  }

  /// Whether a call means a view of the framework although the input has a type of that name, as
  /// a model that is called `List` or `Tab`.
  private func isFramework(_ name: String, rather type: TypeInfo, _ code: Code) -> Bool {
    guard Vocabulary.views.contains(name), !isView(type) else { return false }
    let arguments = argumentCodes(code)
    if choose(type.initializers, for: arguments, near: code) != nil { return false }
    if type.initializers.isEmpty, arguments.isEmpty { return false }
    if type.keyword != "struct" || !type.initializers.isEmpty { return true }
    let fields = Set(type.stored.map(\.code.text))
    return arguments.contains { !fields.contains($0.label) }
  }

  /// A method of `self`, a closure it holds, or a static function of what it is nested in.
  private func callOwn(_ name: String, _ code: Code, in frame: Frame) -> Value? {
    if let subject = frame.subject {
      if let method = method(name, of: subject, for: argumentCodes(code), near: code) {
        return invoke(method, on: subject, arguments: argumentCodes(code), at: code, in: frame)
      }
      if name == "Self", let type = frame.type { return construct(type, code, in: frame) }
      if let value = property(name, of: subject, at: code, isSelf: true) {
        return invoke(value, code, in: frame) ?? unknown(code)
      }
      if isViewValue(subject) {
        if Vocabulary.isModifier(name), let tree = modify(subject, name, code, in: frame) {
          return tree
        }
      } else if let found = callLibrary(name, of: subject, code, in: frame) {
        return found
      }
    }
    var outer = frame.type
    while let type = outer {
      let functions = program.members(name, of: type).filter { $0.isFunction && $0.isStatic }
      if let chosen = choose(functions, for: argumentCodes(code), near: code) {
        return invoke(
          chosen, on: .type(type), arguments: argumentCodes(code), at: code, in: frame)
      }
      outer = type.parent
    }
    return nil
  }

  /// A method of a value by name and labels.
  func method(_ name: String, of base: Value, for arguments: [Code], near code: Code) -> Member? {
    guard program.declaredNames.contains(name) else { return nil }
    switch base {
    case .instance(let instance):
      if let found = method(name, in: instance.type, arguments, code) { return found }
      guard isView(instance.type) else { return nil }
      return viewMethod(name, arguments, code)
    case .enumCase(let value): return method(name, in: value.type, arguments, code)
    case .unknown(let unknown):
      if let type = unknown.fact.declared {
        if let found = method(name, in: type, arguments, code) { return found }
        if isView(type) { return viewMethod(name, arguments, code) }
      }
    case .binding(let binding): return method(name, of: binding.value, for: arguments, near: code)
    case .choice(let choices):
      return choices.first.flatMap { method(name, of: $0.value, for: arguments, near: code) }
    case .type(let type):
      let functions = program.members(name, of: type).filter { $0.isFunction && $0.isStatic }
      return choose(functions, for: arguments, near: code)
    default: break
    }
    for typeName in systemTypes(of: base) {
      guard let type = program.extended[typeName],
        let found = method(name, in: type, arguments, code)
      else { continue }
      return found
    }
    return nil
  }

  private func method(
    _ name: String, in type: TypeInfo, _ arguments: [Code], _ code: Code
  ) -> Member? {
    let functions = program.members(name, of: type).filter { $0.isFunction && !$0.isStatic }
    return choose(functions, for: arguments, near: code)
  }

  /// A modifier that the input adds to all views.
  func viewMethod(_ name: String, _ arguments: [Code], _ code: Code) -> Member? {
    guard let functions = program.extended["View"]?.members[name]?.filter(\.isFunction) else {
      return nil
    }
    return choose(functions, for: arguments, near: code)
  }

  /// Of several functions of one name, the one whose labels the arguments fit.
  func choose(_ functions: [Member], for arguments: [Code], near code: Code) -> Member? {
    var best: Member?
    var bestScore = -1
    for function in functions {
      let parameters =
        function.code.kind == .enumCase
        ? function.code.children(from: 1) : function.code[1].children()
      guard var score = fit(parameters, arguments) else { continue }
      // A requirement without a body says nothing; one with a body and a near file does.
      if function.code[3].exists { score += 1_000 }
      if functions.count > 1 {
        score += Program.sharedFolders(function.code.file.path, code.file.path)
      }
      if score > bestScore {
        best = function
        bestScore = score
      }
    }
    return best
  }

  /// How well arguments fit parameters; nil if they do not.
  private func fit(_ parameters: [Code], _ arguments: [Code]) -> Int? {
    var next = 0
    var score = 100
    for argument in arguments {
      let isTrailing = argument.flags.contains(.isTrailing)
      var found = false
      while next < parameters.count {
        let parameter = parameters[next]
        next += 1
        let takes =
          isTrailing && argument.label.isEmpty
          ? isFunction(parameter[0]) : parameter.label == argument.label
        if takes {
          found = true
          if parameter.flags.contains(.isVariadic) { next -= 1 }
          score += literalFit(parameter[0], argument[0])
          break
        }
        guard parameter.count > 1,
          parameter[1].exists || parameter[0].kind == .optionalType
            || parameter.flags.contains(.isVariadic)
        else { return nil }
        score -= 1
      }
      if !found { return nil }
    }
    while next < parameters.count {
      let parameter = parameters[next]
      guard parameter[1].exists || parameter.flags.contains(.isVariadic) else { return nil }
      score -= 1
      next += 1
    }
    return score
  }

  func isFunction(_ type: Code) -> Bool {
    switch type.kind {
    case .functionType: true
    case .optionalType: isFunction(type[0])
    // A name for a type of functions cannot be told from another without looking it up.
    case .typeName:
      type.text.hasSuffix("Action") || type.text.hasSuffix("Handler")
        || type.text.hasSuffix("Closure") || type.text.hasSuffix("Callback")
    default: false
    }
  }

  private func literalFit(_ type: Code, _ argument: Code) -> Int {
    guard type.kind == .typeName else { return 0 }
    switch (argument.kind, type.text) {
    case (.string, "LocalizedStringKey"), (.string, "LocalizedStringResource"): return 6
    case (.string, "String"): return 5
    case (.integer, "Int"), (.float, "Double"), (.boolean, "Bool"), (.integer, "Double"): return 5
    case (.string, "Int"), (.string, "Bool"), (.integer, "String"), (.boolean, "String"):
      return -20
    default: return 0
    }
  }
}
