import EarshotSemantics

extension Evaluator {
  /// What a plain name means where it stands.
  func name(_ code: Code, in frame: Frame) -> Value {
    let text = code.text
    if text == "self" { return frame.subject ?? unknown(code) }
    if text == "Self" { return ownType(in: frame) ?? unknown(code) }
    if let local = frame.find(text) { return local }
    if text.hasPrefix("$"), text.count > 1 { return binding(code, in: frame) }
    if text.first?.isUppercase == true, !program.declaredNames.contains(text) {
      return .systemType(text)
    }
    if let building = frame.building, let field = building.fields?[text] { return field }
    if let subject = frame.subject,
      let found = property(text, of: subject, at: code, isSelf: true)
    {
      return found
    }
    var outer = frame.type
    while let type = outer {
      if let found = staticMember(text, of: type, at: code) { return found }
      outer = type.parent
    }
    if let subject = frame.subject {
      if let found = reference(to: text, of: subject) { return found }
      if !isViewValue(subject), let found = libraryProperty(text, of: subject, at: code) {
        return found
      }
    }
    if let type = program.find(path: text, from: code.file.path, scope: frame.type) {
      return .type(type)
    }
    if let variable = program.nearest(program.variables[text] ?? [], to: code.file.path, \.code) {
      return constant(variable, self: nil)
    }
    if let alias = program.nearest(program.aliases[text] ?? [], to: code.file.path, \.self) {
      return .systemType(alias[0].text)
    }
    if let function = program.functions[text]?.first { return .function(function, on: .init(nil)) }
    if text.first?.isUppercase == true { return .systemType(text) }
    return unknown(code)
  }

  /// `Self`: in an extension of a protocol, the type that conforms to it.
  private func ownType(in frame: Frame) -> Value? {
    guard let type = frame.type else { return nil }
    guard type.keyword == "protocol" || type.keyword == "extension" else { return .type(type) }
    switch frame.subject {
    case .instance(let instance)?: return .type(instance.type)
    case .enumCase(let value)?: return .type(value.type)
    case .type(let own)?: return .type(own)
    case .unknown(let unknown)?:
      return unknown.fact.declared.map { .type($0) } ?? .type(type)
    default: return .type(type)
    }
  }

  /// `$name`: the state itself, which a control may change.
  private func binding(_ code: Code, in frame: Frame) -> Value {
    let name = String(code.text.dropFirst())
    if let local = frame.find(name) {
      if case .binding = local { return local }
      if case .unknown(let unknown) = local {
        return .binding(BindingValue(value: local, key: unknown.key))
      }
      return .binding(BindingValue(value: local, key: nil))
    }
    guard let subject = frame.subject,
      let value = property(name, of: subject, at: code, isSelf: true)
    else { return .binding(BindingValue(value: unknown(code), key: nil)) }
    return .binding(BindingValue(value: value, key: key(ofStored: name, in: subject, value)))
  }

  /// What a stored property of a value is known by, if it can change.
  func key(ofStored name: String, in base: Value, _ value: Value) -> StateKey? {
    if case .unknown(let unknown) = value, let key = unknown.key { return key }
    if case .binding(let binding) = value { return binding.key }
    switch base {
    case .instance(let instance): return StateKey(owner: instance.type.fullName, name: name)
    case .unknown(let unknown):
      guard let type = unknown.fact.declared else { return nil }
      if type.isReference { return StateKey(owner: type.fullName, name: name) }
      return unknown.key?.appending(name)
    case .binding(let binding): return binding.key?.appending(name)
    default: return nil
    }
  }

  /// A global or static constant, evaluated once.
  func constant(_ member: Member, self subject: Value?) -> Value {
    let code = member.code
    let identity = code.identity
    if let known = constants[identity] { return known }
    let fact = program.fact(code[1], scope: member.owner)
    guard pending.insert(identity).inserted else { return unknown(code, fact: fact) }
    defer { pending.remove(identity) }
    let frame = Frame(
      parent: nil, subject: subject ?? member.owner.map { .type($0) }, type: member.owner)
    let outerRecorder = recorder
    recorder = nil
    defer { recorder = outerRecorder }
    var value: Value
    if let body = code.child(3) {
      value = result(
        of: body, attributes: code[0], type: code[1], in: frame, expecting: fact)
    } else if let initial = code.child(2) {
      value = settle(evaluate(initial, in: frame, expecting: fact), as: fact, scope: member.owner)
    } else {
      value = .unknown(Unknown(.text(code.text), fact: fact))
    }
    // A variable may be anything later; objects stay the same.
    if !code.flags.contains(.isConstant), !code[3].exists, !isObject(value) {
      let key = StateKey(owner: member.owner?.fullName ?? "", name: code.text)
      value = .unknown(Unknown(.text(code.text), fact: fact, initial: value, key: key))
    }
    constants[identity] = value
    return value
  }

  func isObject(_ value: Value) -> Bool {
    if case .instance(let instance) = value { instance.type.isReference } else { false }
  }

  /// `Type.name`: a case, a static property or function, or a type inside.
  func staticMember(_ name: String, of type: TypeInfo, at code: Code) -> Value? {
    reads.note(type.code.file)
    if let position = type.caseIndex[name] {
      if type.cases[position].count > 1 {
        return .function(Member(code: type.cases[position], owner: type), on: .init(.type(type)))
      }
      return .enumCase(EnumValue(type: type, name: name, arguments: []))
    }
    for member in program.members(name, of: type) where member.isStatic {
      if member.isFunction { return .function(member, on: .init(.type(type))) }
      return constant(member, self: .type(type))
    }
    if let nested = program.nested(name, in: type) { return .type(nested) }
    switch name {
    case "self": return .type(type)
    case "allCases" where !type.cases.isEmpty:
      return .list(
        type.cases.filter { $0.count <= 1 }.map {
          .enumCase(EnumValue(type: type, name: $0.text, arguments: []))
        })
    default: return nil
    }
  }

  /// `.name` where a type is expected.
  func resolve(_ name: String, _ arguments: [Argument], as type: TypeInfo, at code: Code) -> Value?
  {
    if name == "init" {
      return construct(type, arguments: arguments.map { ($0.label, $0) }, at: code)
    }
    if let position = type.caseIndex[name] {
      return .enumCase(enumValue(type, type.cases[position], arguments))
    }
    for member in program.members(name, of: type) where member.isStatic {
      if member.isFunction {
        return invoke(member, on: .type(type), given: arguments, at: code)
      }
      return constant(member, self: .type(type))
    }
    return nil
  }

  func enumValue(_ type: TypeInfo, _ enumCase: Code, _ arguments: [Argument]) -> EnumValue {
    let parameters = enumCase.children(from: 1)
    var values: [(label: String, value: Value)] = []
    for (position, parameter) in parameters.enumerated() {
      let argument =
        position < arguments.count && arguments[position].label == parameter.label
        ? arguments[position] : arguments.first { $0.label == parameter.label }
      let fact = program.fact(parameter[0], scope: type)
      let value =
        argument.map { settle($0.value, as: fact, scope: type) }
        ?? parameter.child(1).map {
          evaluate($0, in: Frame(parent: nil, subject: nil, type: type), expecting: fact)
        } ?? .unknown(Unknown(.text(parameter.text), fact: fact))
      values.append((parameter.label, value))
    }
    return EnumValue(type: type, name: enumCase.text, arguments: values)
  }

  /// Fits a value to the type it is given to: `.name` becomes a member, a string a key or words.
  func settle(_ value: Value, as fact: TypeFact, scope: TypeInfo?) -> Value {
    switch value {
    case .implicit(let name, let arguments):
      guard let type = fact.declared,
        let found = resolve(
          name, arguments, as: type, at: arguments.first?.code ?? type.code)
      else {
        if case .system(let system, _) = fact.unwrapped, name == "init" {
          return systemCall(system, arguments, at: arguments.first?.code ?? emptyCode) ?? value
        }
        return value
      }
      return found
    case .text(var text):
      switch fact.systemName {
      case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
        "String.LocalizationValue":
        text.isKey = text.isKey || text.isLiteral
      case nil:
        if case .unknown = fact { break }
        text.isLiteral = false
      default: text.isLiteral = false
      }
      return .text(text)
    case .choice(let choices):
      return .choice(
        choices.map { .init(when: $0.when, value: settle($0.value, as: fact, scope: scope)) })
    case .list(let items):
      guard takeStep() else { return value }
      return .list(items.map { settle($0, as: fact.element, scope: scope) })
    case .unknown(let unknown):
      if case .unknown = unknown.fact { return .unknown(unknown.with(fact: fact)) }
      return value
    case .integer(let number):
      if ["Double", "CGFloat", "Float"].contains(fact.systemName ?? "") {
        return .double(Double(number))
      }
      return value
    default: return value
    }
  }

  /// A place for values that were written nowhere.
  var emptyCode: Code { Code(file: program.files.first ?? Self.emptyFile, index: 0) }

  private static let emptyFile = LoweredFile(
    path: "", nodes: NodeWriter().nodes, links: [], strings: [""], lines: [0], problems: [],
    kind: .swift)
}
