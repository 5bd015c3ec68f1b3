import EarshotSemantics

extension Evaluator {
  /// `base.name`.
  func member(_ code: Code, in frame: Frame, expecting fact: TypeFact) -> Value {
    let name = code.text
    guard code[0].exists else {
      if let type = fact.declared, let found = resolve(name, [], as: type, at: code) {
        return found
      }
      return .implicit(name, [])
    }
    // A value that is being made or changed has what was set so far.
    if code[0].kind == .name, code[0].text == "self", let field = frame.building?.fields?[name] {
      return field
    }
    let base = evaluate(code[0], in: frame)
    return member(name, of: base, at: code)
  }

  func member(_ name: String, of base: Value, at code: Code) -> Value {
    switch name {
    case "wrappedValue":
      if case .binding(let binding) = base { return binding.value }
      if case .system = base { return base }
      if case .unknown = base { return base }
    case "projectedValue":
      if case .binding = base { return base }
    default: break
    }
    if case .binding(let binding) = base { return bindingMember(name, of: binding, at: code) }
    if case .function(let member, _) = base, member.code.kind == .function { return unknown(code) }
    if case .absent = base { return .absent }
    if let found = property(name, of: base, at: code) { return found }
    if let found = libraryProperty(name, of: base, at: code) { return found }
    if let found = reference(to: name, of: base) {
      if case .systemType(let type) = found, name == "init", code.kind == .member,
        code.label != "_",
        !code.label.isEmpty
      {
        return .systemType("\(type)(\(code.label)")
      }
      return found
    }
    if case .unknown(let unknown) = base {
      return .unknown(
        Unknown(
          .member(unknown.origin, name), fact: .unknown, key: unknown.key?.appending(name),
          cause: unknown.cause))
    }
    if case .systemType = base { return systemMember(name, of: base, at: code) }
    if case .choice(let choices) = base {
      return chosen(
        choices.map { .init(when: $0.when, value: member(name, of: $0.value, at: code)) },
        at: code)
    }
    // What an absent module adds to all views wraps the view, and is heard as it.
    if isViewValue(base), !program.isMember(name) { return base }
    return unknown(code)
  }

  /// `base.method` without a call, or `Type.init`: what is handed on to be called later.
  func reference(to name: String, of base: Value) -> Value? {
    if name == "init" {
      switch base {
      case .type, .systemType: return base
      default: return nil
      }
    }
    guard program.isMember(name) else { return nil }
    let type: TypeInfo
    switch base {
    case .instance(let instance): type = instance.type
    case .enumCase(let value): type = value.type
    case .unknown(let unknown):
      guard let declared = unknown.fact.declared else { return nil }
      type = declared
    default: return nil
    }
    let functions = program.members(name, of: type).filter { $0.isFunction && !$0.isStatic }
    guard let function = functions.first(where: { $0.code[3].exists }) ?? functions.first else {
      return nil
    }
    return .function(function, on: .init(base))
  }

  /// `$model.name`: a binding to what is inside.
  private func bindingMember(_ name: String, of binding: BindingValue, at code: Code) -> Value {
    let value = member(name, of: binding.value, at: code)
    return .binding(
      BindingValue(
        value: value,
        key: key(ofStored: name, in: .binding(binding), value)
          ?? key(ofStored: name, in: binding.value, value)))
  }

  private func systemMember(_ name: String, of base: Value, at code: Code) -> Value {
    guard case .systemType(let type) = base else { return unknown(code) }
    switch (type, name) {
    case ("UIDevice", "current"), ("UIApplication", "shared"), ("Bundle", "main"),
      ("UIAccessibility", _), ("NotificationCenter", "default"), ("FileManager", "default"):
      return .system(SystemValue(type: type, arguments: []))
    case ("Color", _), ("ShapeStyle", _), ("Material", _):
      return .system(SystemValue(type: "Color", arguments: []))
    case (_, "self"), (_, "Type"): return base
    default:
      return .unknown(Unknown(.code(code), fact: .system(type, [])))
    }
  }

  /// `base.name(…)`.
  func callMember(
    _ code: Code, _ callee: Code, in frame: Frame, expecting fact: TypeFact
  ) -> Value {
    let name = callee.text
    guard callee[0].exists else {
      if let type = fact.declared {
        if let position = type.caseIndex[name] {
          return .enumCase(
            typedEnumValue(type, type.cases[position], code, in: frame))
        }
        if name == "init" { return construct(type, code, in: frame) }
        let functions = program.members(name, of: type).filter { $0.isFunction && $0.isStatic }
        if let chosen = choose(functions, for: argumentCodes(code), near: code) {
          return invoke(
            chosen, on: .type(type), arguments: argumentCodes(code), at: code, in: frame)
        }
      }
      if name == "init", let system = fact.unwrapped.systemName {
        return callSystem(system, code, in: frame)
      }
      let arguments = argumentList(code, in: frame)
      // Where the system takes a binding, a constant is state that nothing changes.
      if name == "constant", arguments.count == 1 {
        return .binding(BindingValue(value: arguments[0].value, key: nil))
      }
      return .implicit(name, arguments)
    }
    // `super.body` and the like lead out of the input.
    let base = evaluate(callee[0], in: frame)
    return callMember(name, of: base, code, in: frame)
  }

  private func typedEnumValue(
    _ type: TypeInfo, _ enumCase: Code, _ code: Code, in frame: Frame
  ) -> EnumValue {
    let parameters = enumCase.children(from: 1)
    let arguments = argumentCodes(code).enumerated().map { position, argument in
      let parameter =
        parameters.first { $0.label == argument.label && !argument.label.isEmpty }
        ?? (parameters.indices.contains(position) ? parameters[position] : enumCase)
      let fact = parameter.kind == .parameter ? program.fact(parameter[0], scope: type) : .unknown
      return Argument(
        label: argument.label, value: evaluate(argument[0], in: frame, expecting: fact),
        code: argument[0], isTrailing: argument.flags.contains(.isTrailing))
    }
    return enumValue(type, enumCase, arguments)
  }

  func callMember(_ name: String, of base: Value, _ code: Code, in frame: Frame) -> Value {
    switch base {
    case .type(let type):
      if name == "init" { return construct(type, code, in: frame) }
      if let position = type.caseIndex[name] {
        return .enumCase(typedEnumValue(type, type.cases[position], code, in: frame))
      }
      if let nested = program.nested(name, in: type) { return construct(nested, code, in: frame) }
    case .systemType(let type):
      if name == "init" { return callSystem(type, code, in: frame) }
      if let extended = program.extended[type] {
        let functions = program.members(name, of: extended).filter { $0.isFunction && $0.isStatic }
        if let chosen = choose(functions, for: argumentCodes(code), near: code) {
          return invoke(chosen, on: base, arguments: argumentCodes(code), at: code, in: frame)
        }
        if let nested = program.nested(name, in: extended) {
          return construct(nested, code, in: frame)
        }
      }
      if let found = callStatic(type, name, code, in: frame) { return found }
    case .choice(let choices) where choices.count <= 24:
      // A view that is one of several takes its modifiers as a whole.
      if choices.contains(where: { isViewValue($0.value) }) {
        return modify(.view(tree(of: base, code)), name, code, in: frame) ?? base
      }
      return chosen(
        choices.map {
          .init(when: $0.when, value: callMember(name, of: $0.value, code, in: frame))
        }, at: code)
    case .absent: return .absent
    default: break
    }
    if let method = method(name, of: base, for: argumentCodes(code), near: code) {
      if !isViewValue(base) || method.owner?.keyword != "extension" || method.code[3].exists {
        return invoke(method, on: base, arguments: argumentCodes(code), at: code, in: frame)
      }
    }
    if case .unknown(let unknown) = base, unknown.fact.declared == nil,
      let method = viewMethod(name, argumentCodes(code), code)
    {
      return invoke(
        method, on: .view(tree(of: base, code)), arguments: argumentCodes(code), at: code,
        in: frame)
    }
    if let modified = modify(base, name, code, in: frame) { return modified }
    if let found = callLibrary(name, of: base, code, in: frame) { return found }
    if let value = property(name, of: base, at: code),
      let result = invoke(value, code, in: frame)
    {
      return result
    }
    if recorder != nil { follow(code, in: frame) }
    if case .unknown(let unknown) = base {
      return .unknown(Unknown(.code(code), isNonEmpty: false)).carrying(unknown)
    }
    return unknown(code)
  }

  /// Work that is handed over still happens: `DispatchQueue.main.async { … }`.
  func follow(_ code: Code, in frame: Frame) {
    for argument in argumentCodes(code) where argument[0].kind == .closure {
      if argument.flags.contains(.isTrailing) {
        _ = invoke(Closure(code: argument[0], frame: frame), [])
      }
    }
  }
}

extension Value {
  fileprivate func carrying(_ unknown: Unknown) -> Value { self }
}
