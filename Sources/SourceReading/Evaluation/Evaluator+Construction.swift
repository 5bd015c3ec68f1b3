import EarshotSemantics

extension Evaluator {
  /// Whether values of a type are views.
  func isView(_ type: TypeInfo) -> Bool {
    reads.note(type.code.file)
    if let known = type.conformances["any view"] { return known }
    let found =
      Self.viewProtocols.contains { program.conforms(type, to: $0) }
      || type.inherited.contains { $0.hasSuffix("Representable") && $0 != "RawRepresentable" }
      || hasBuiltBody(type)
    type.conformances["any view"] = found
    return found
  }

  private static let viewProtocols = [
    "View", "Shape", "ToolbarContent", "Scene", "Widget", "App", "Commands", "TabContent",
  ]

  /// A type that conforms to a view protocol of an absent module still builds a body.
  private func hasBuiltBody(_ type: TypeInfo) -> Bool {
    guard type.keyword != "extension", type.keyword != "protocol", !type.inherited.isEmpty,
      !program.conforms(type, to: "ViewModifier")
    else { return false }
    return (type.members["body"] ?? []).contains { member in
      let result = member.isFunction ? member.code[2] : member.code[1]
      return result.kind == .someType && result[0].text == "View"
        && (!member.isFunction || member.code[1][0].label != "content")
    }
  }

  /// A value of a type of the input, made by the initialiser that the arguments fit.
  func construct(_ type: TypeInfo, _ code: Code, in frame: Frame) -> Value {
    let arguments = argumentCodes(code)
    if let position = arguments.first.flatMap({ $0.label == "rawValue" ? 0 : nil }),
      !type.cases.isEmpty, type.initializers.isEmpty
    {
      return enumCase(of: type, raw: evaluate(arguments[position][0], in: frame), code)
    }
    guard hasRoom else { return unknown(code, fact: .declared(type)) }
    reads.note(type.code.file)
    depth += 1
    defer { depth -= 1 }
    // A layout of the input shows what it is called with.
    if program.conforms(type, to: "Layout"), let content = arguments.last,
      content.flags.contains(.isTrailing)
    {
      return .view(build(Closure(code: content[0], frame: frame), []))
    }
    if let initializer = choose(type.initializers, for: arguments, near: code),
      let body = initializer.code.child(3)
    {
      let locals = bind(
        parameters: initializer.code[1].children(), arguments: arguments, scope: type, in: frame)
      return initialize(type, body, locals, at: code)
    }
    if type.keyword == "struct" { return memberwise(type, arguments, at: code, in: frame) }
    if type.keyword == "enum" {
      _ = argumentList(code, in: frame)
      return unknown(code, fact: .declared(type))
    }
    return .instance(Instance(type: type, fields: [:], place: code))
  }

  /// A value made of arguments that are known already.
  func construct(
    _ type: TypeInfo, arguments: [(label: String, argument: Argument)], at code: Code
  ) -> Value {
    guard hasRoom else { return unknown(code, fact: .declared(type)) }
    depth += 1
    defer { depth -= 1 }
    let labels = arguments.map(\.label)
    for initializer in type.initializers {
      let parameters = initializer.code[1].children()
      let known = Set(parameters.map(\.label))
      guard labels.allSatisfy({ known.contains($0) || $0.isEmpty }),
        let body = initializer.code.child(3),
        parameters.allSatisfy({ $0[1].exists || labels.contains($0.label) || labels.contains("") })
      else { continue }
      var locals: [String: Value] = [:]
      for parameter in parameters {
        let fact = program.fact(parameter[0], scope: type)
        if let given = arguments.first(where: { $0.label == parameter.label }) {
          locals[parameter.text] = settle(given.argument.value, as: fact, scope: type)
        } else if let initial = parameter.child(1) {
          locals[parameter.text] = evaluate(
            initial, in: Frame(parent: nil, subject: .type(type), type: type), expecting: fact)
        }
      }
      return initialize(type, body, locals, at: code)
    }
    var fields: [String: Value] = [:]
    for (label, argument) in arguments where !label.isEmpty {
      let member = type.stored.first { $0.code.text == label }
      let fact = member.map { program.fact($0.code[1], scope: type) } ?? .unknown
      fields[label] = settle(argument.value, as: fact, scope: type)
    }
    return .instance(Instance(type: type, fields: fields, place: code))
  }

  private func initialize(
    _ type: TypeInfo, _ body: Code, _ locals: [String: Value], at code: Code
  ) -> Value {
    let frame = Frame(
      parent: nil, subject: .instance(Instance(type: type, fields: [:], place: code)), type: type)
    frame.locals = locals
    frame.fields = [:]
    let outer = recorder
    recorder = nil
    defer { recorder = outer }
    for statement in body.children() {
      // `self.init(…)` makes the whole value.
      if statement.kind == .call, statement[0].kind == .member, statement[0].text == "init",
        statement[0][0].text == "self"
      {
        if case .instance(let made) = construct(type, statement, in: frame) {
          frame.fields = made.fields
        }
        continue
      }
      if statement.kind == .binary, statement.text == "=", statement[0].text == "self",
        case .instance(let made) = evaluate(statement[1], in: frame)
      {
        frame.fields = made.fields
        continue
      }
      _ = run([statement], in: frame)
    }
    return .instance(Instance(type: type, fields: frame.fields ?? [:], place: code))
  }

  /// The initialiser that every struct without one of its own has.
  private func memberwise(
    _ type: TypeInfo, _ arguments: [Code], at code: Code, in frame: Frame
  ) -> Value {
    var fields: [String: Value] = [:]
    var rest = type.stored[...]
    for argument in arguments {
      let isTrailing = argument.flags.contains(.isTrailing) && argument.label.isEmpty
      let position = rest.firstIndex { member in
        isTrailing ? takesClosure(member, type) : member.code.text == argument.label
      }
      guard let position else { continue }
      let member = rest[position]
      rest = rest[(position + 1)...]
      let fact = program.fact(member.code[1], scope: type)
      var value = settle(
        evaluate(argument[0], in: frame, expecting: fact), as: fact, scope: type)
      if member.hasAttribute("ViewBuilder") {
        if isFunctionType(fact) {
          value = forBuilder(value)
        } else if case .closure(let closure) = value {
          value = .view(build(closure.body, in: closure.frame.inner()))
        }
      }
      fields[member.code.text] = value
    }
    return .instance(Instance(type: type, fields: fields, place: code))
  }

  private func isFunctionType(_ fact: TypeFact) -> Bool {
    if case .function = fact.unwrapped { true } else { false }
  }

  private func takesClosure(_ member: Member, _ type: TypeInfo) -> Bool {
    member.hasAttribute("ViewBuilder")
      || isFunctionType(program.fact(member.code[1], scope: type))
  }

  private func enumCase(of type: TypeInfo, raw: Value, _ code: Code) -> Value {
    for (position, candidate) in type.cases.enumerated() {
      let known: Value =
        candidate.child(0).map {
          evaluate($0, in: Frame(parent: nil, subject: nil, type: type))
        } ?? (type.inherited.first == "Int" ? .integer(position) : .text(TextValue(candidate.text)))
      if same(known, raw) == true {
        return .enumCase(EnumValue(type: type, name: candidate.text, arguments: []))
      }
    }
    return unknown(code, fact: .optional(.declared(type)))
  }
}
