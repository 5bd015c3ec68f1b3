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
    if let type = program.find(path: name, from: code.file.path, scope: frame.type) {
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
      if Vocabulary.isModifier(name), isViewValue(subject), let tree = modify(subject, name, code, in: frame)
      {
        return tree
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

  private func isFunction(_ type: Code) -> Bool {
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

  /// Calls a value: a closure, a function, a type.
  func invoke(_ value: Value, _ code: Code, in frame: Frame) -> Value? {
    switch value {
    case .closure(let closure):
      return invoke(closure, argumentList(code, in: frame).map(\.value))
    case .function(let member, let base):
      if member.code.kind == .enumCase, let type = member.owner {
        return .enumCase(enumValue(type, member.code, argumentList(code, in: frame)))
      }
      return invoke(
        member, on: base.value, arguments: argumentCodes(code), at: code, in: frame)
    case .type(let type): return construct(type, code, in: frame)
    case .systemType(let name): return callSystem(name, code, in: frame)
    case .system(let system): return callObject(system, code, in: frame)
    case .binding(let binding): return invoke(binding.value, code, in: frame)
    case .choice(let choices):
      return .choice(
        choices.map {
          .init(when: $0.when, value: invoke($0.value, code, in: frame) ?? unknown(code))
        })
    case .instance(let instance):
      if program.conforms(instance.type, to: "Layout"), let content = argumentCodes(code).last {
        return .view(build(Closure(code: content[0], frame: frame), []))
      }
      guard
        let method = choose(
          program.members("callAsFunction", of: instance.type), for: argumentCodes(code), near: code
        )
      else { return nil }
      return invoke(method, on: value, arguments: argumentCodes(code), at: code, in: frame)
    case .view: return value
    case .unknown(let unknown):
      if case .function(let result) = unknown.fact.unwrapped {
        return .unknown(Unknown(.code(code), fact: result))
      }
      return nil
    default: return nil
    }
  }

  /// `dismiss()`, `openURL(url)`.
  private func callObject(_ system: SystemValue, _ code: Code, in frame: Frame) -> Value? {
    switch system.type {
    case "DismissAction":
      recorder?.record(.dismiss, code)
      return .void
    case "OpenURLAction":
      let url = argumentList(code, in: frame).first?.value ?? .absent
      recorder?.record(.open(url), code)
      return .void
    default: return nil
    }
  }

  /// A pair that is given to a closure of two parameters is taken apart.
  func spread(_ arguments: [Value], over count: Int) -> [Value] {
    guard count > 1, arguments.count == 1 else { return arguments }
    switch arguments[0] {
    case .tuple(let parts) where parts.count == count: return parts.map(\.value)
    case .unknown(let unknown):
      guard case .tuple(let parts) = unknown.fact, parts.count == count else { return arguments }
      return parts.map {
        .unknown(Unknown(.member(unknown.origin, $0.label), fact: $0.fact))
      }
    default: return arguments
    }
  }

  /// Runs a closure, or a local function.
  func invoke(_ closure: Closure, _ arguments: [Value]) -> Value {
    guard hasRoom else { return .unknown(Unknown(.code(closure.code))) }
    depth += 1
    defer { depth -= 1 }
    let frame = closure.frame.inner()
    let isFunction = closure.code.kind == .function
    let parameters = isFunction ? closure.code[1].children() : closure.parameters
    let arguments = spread(arguments, over: parameters.count)
    for (position, parameter) in parameters.enumerated() {
      let fact = program.fact(parameter[0], scope: frame.type)
      frame.locals[parameter.text] =
        arguments.indices.contains(position)
        ? settle(arguments[position], as: fact, scope: frame.type)
        : .unknown(Unknown(.text(parameter.text), fact: fact))
    }
    if parameters.isEmpty {
      for (position, argument) in arguments.enumerated() { frame.locals["$\(position)"] = argument }
    }
    if isFunction {
      return result(
        of: closure.code[3], attributes: closure.code[0], type: closure.code[2], in: frame)
    }
    return value(ofBlock: closure.body, in: frame)
  }

  /// Calls a function of the input with arguments that are evaluated here.
  func invoke(
    _ member: Member, on base: Value?, arguments: [Code], at code: Code, in frame: Frame
  ) -> Value {
    let given = bind(
      parameters: member.code[1].children(), arguments: arguments, scope: member.owner, in: frame)
    return run(member, on: base, locals: given, at: code)
  }

  /// Calls a function of the input with arguments that are known.
  func invoke(_ member: Member, on base: Value?, given: [Argument], at code: Code) -> Value {
    var locals: [String: Value] = [:]
    var rest = given
    for parameter in member.code[1].children() {
      let fact = program.fact(parameter[0], scope: member.owner)
      if let position = rest.firstIndex(where: {
        $0.label == parameter.label || ($0.isTrailing && $0.label.isEmpty)
      }) {
        locals[parameter.text] = settle(rest[position].value, as: fact, scope: member.owner)
        rest.remove(at: position)
      } else {
        locals[parameter.text] = standard(parameter, fact, member.owner)
      }
    }
    return run(member, on: base, locals: locals, at: code)
  }

  private func standard(_ parameter: Code, _ fact: TypeFact, _ owner: TypeInfo?) -> Value {
    if let initial = parameter.child(1) {
      let frame = Frame(parent: nil, subject: owner.map { .type($0) }, type: owner)
      return settle(evaluate(initial, in: frame, expecting: fact), as: fact, scope: owner)
    }
    if parameter.flags.contains(.isVariadic) { return .list([]) }
    if fact.isOptional { return .absent }
    return .unknown(Unknown(.text(parameter.text), fact: fact))
  }

  private func run(
    _ member: Member, on base: Value?, locals: [String: Value], at code: Code
  ) -> Value {
    let fact = program.fact(member.code[2], scope: member.owner)
    // A function that calls itself is followed once; what it comes to is not known.
    let identity = member.code.identity
    guard let body = member.code.child(3), hasRoom, active[identity, default: 0] < 2 else {
      return .unknown(Unknown(.code(code), fact: fact))
    }
    active[identity, default: 0] += 1
    depth += 1
    defer {
      depth -= 1
      active[identity, default: 1] -= 1
    }
    let frame = Frame(parent: nil, subject: base, type: member.owner)
    frame.locals = locals
    let value = result(
      of: body, attributes: member.code[0], type: member.code[2], in: frame, expecting: fact)
    if case .void = value, member.code[2].exists {
      return .unknown(Unknown(.code(code), fact: fact))
    }
    let settled = settle(value, as: fact, scope: member.owner)
    if case .unknown(let inner) = settled, inner.key == nil, case .code = inner.origin {
      return .unknown(
        Unknown(
          .code(code), fact: fact.isKnown ? fact : inner.fact, initial: inner.initial,
          isNonEmpty: inner.isNonEmpty))
    }
    return settled
  }

  /// Gives parameters their values.
  func bind(
    parameters: [Code], arguments: [Code], scope: TypeInfo?, in frame: Frame
  ) -> [String: Value] {
    var locals: [String: Value] = [:]
    var next = 0
    for parameter in parameters {
      let fact = program.fact(parameter[0], scope: scope)
      if parameter.flags.contains(.isVariadic) {
        var items: [Value] = []
        while next < arguments.count,
          arguments[next].label == parameter.label
            || (arguments[next].label.isEmpty && !items.isEmpty),
          !arguments[next].flags.contains(.isTrailing)
        {
          items.append(
            settle(
              evaluate(arguments[next][0], in: frame, expecting: fact), as: fact, scope: scope))
          next += 1
        }
        locals[parameter.text] = .list(items)
        continue
      }
      if next < arguments.count, takes(parameter, arguments[next], fact) {
        let code = arguments[next][0]
        locals[parameter.text] = settle(
          evaluate(code, in: frame, expecting: fact), as: fact, scope: scope)
        next += 1
      } else {
        locals[parameter.text] = standard(parameter, fact, scope)
      }
    }
    return locals
  }

  private func takes(_ parameter: Code, _ argument: Code, _ fact: TypeFact) -> Bool {
    guard argument.flags.contains(.isTrailing), argument.label.isEmpty else {
      return parameter.label == argument.label
    }
    if case .function = fact.unwrapped { return true }
    return isFunction(parameter[0])
  }
}
