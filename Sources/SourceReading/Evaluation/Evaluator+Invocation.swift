import EarshotSemantics

extension Evaluator {
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
      else { return argumentCodes(code).isEmpty ? value : nil }
      return invoke(method, on: value, arguments: argumentCodes(code), at: code, in: frame)
    // What an autoclosure holds is worth what it was given.
    case .text, .integer, .double, .boolean, .list, .enumCase:
      return argumentCodes(code).isEmpty ? value : nil
    case .view: return value
    case .unknown(let unknown):
      // A closure in a variable: what it is at first.
      if case .closure? = unknown.initial, let first = unknown.initial {
        return invoke(first, code, in: frame)
      }
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
        .unknown(
          Unknown(.member(unknown.origin, $0.label), fact: $0.fact, cause: unknown.cause))
      }
    default: return arguments
    }
  }

  /// Runs a closure, or a local function.
  func invoke(_ closure: Closure, _ arguments: [Value]) -> Value {
    guard hasRoom else { return .unknown(Unknown(.code(closure.code))) }
    depth += 1
    let parts = partCauses
    defer {
      depth -= 1
      partCauses = parts
    }
    let frame = closure.frame.inner()
    frame.isRepeated = isRepeating
    isRepeating = false
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
    if closure.isForBuilder, needsBuilder(closure.body) {
      return .view(build(closure.body, in: frame))
    }
    return value(ofBlock: closure.body, in: frame)
  }

  /// Whether a block gives a builder more than the one expression it is worth by itself.
  private func needsBuilder(_ block: Code) -> Bool {
    guard !hasReturn(block) else { return false }
    switch block.child(0)?.kind {
    case nil: return false
    case .ifElse, .switching: return true
    default: return block.count > 1
    }
  }

  /// Calls a function of the input with arguments that are evaluated here.
  func invoke(
    _ member: Member, on base: Value?, arguments: [Code], at code: Code, in frame: Frame
  ) -> Value {
    let given = bind(
      parameters: member.code[1].children(), arguments: arguments, scope: member.owner, in: frame)
    if member.code.flags.contains(.isMutating), case .instance(let instance)? = base,
      !instance.type.isReference,
      let value = invokeMutating(member, on: instance, given, at: code, in: frame)
    {
      return value
    }
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
    if let views = views(askedFor: member, on: base, locals, at: code) { return views }
    // A function that calls itself is followed once; what it comes to is not known.
    let identity = member.code.identity
    guard let body = member.code.child(3), hasRoom, active[identity, default: 0] < 2 else {
      // What a protocol only asks for is given by whoever conforms to it.
      let cause: UnknownCause? = member.code[3].exists ? nil : .given
      return .unknown(Unknown(.code(code), fact: fact, cause: cause))
    }
    active[identity, default: 0] += 1
    depth += 1
    let parts = partCauses
    defer {
      depth -= 1
      active[identity, default: 1] -= 1
      partCauses = parts
    }
    let frame = Frame(parent: nil, subject: base, type: member.owner)
    frame.locals = locals
    partCauses = PartCauses()
    partCauses.add(base.flatMap { cause(of: $0) })
    let value = result(
      of: body, attributes: member.code[0], type: member.code[2], in: frame, expecting: fact)
    if case .void = value, member.code[2].exists {
      let left = Unknown(.code(code), fact: fact)
      left.cause = cause(of: left, in: body, partCauses)
      return .unknown(left)
    }
    let settled = settle(value, as: fact, scope: member.owner)
    if case .unknown(let inner) = settled, inner.key == nil, case .code = inner.origin {
      return .unknown(
        Unknown(
          .code(code), fact: fact.isKnown ? fact : inner.fact, initial: inner.initial,
          isNonEmpty: inner.isNonEmpty, cause: cause(of: inner, in: body, partCauses)))
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
        let value = settle(evaluate(code, in: frame, expecting: fact), as: fact, scope: scope)
        locals[parameter.text] = namesBuilder(parameter[2]) ? forBuilder(value) : value
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
