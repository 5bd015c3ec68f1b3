import EarshotSemantics

extension Evaluator {
  /// Wrappers whose property starts with a value and is changed later.
  private static let stateWrappers: Set<String> = [
    "State", "AppStorage", "SceneStorage", "FocusState", "GestureState", "StateObject",
    "AccessibilityFocusState", "Published", "Default", "Shared",
  ]

  /// A property of a value; nil if nothing of that name is known.
  func property(_ name: String, of base: Value, at code: Code, isSelf: Bool = false) -> Value? {
    switch base {
    case .instance(let instance):
      guard let member = instanceMember(name, of: instance.type) else { return nil }
      return read(member, of: base, type: instance.type, fields: instance.fields, at: code, isSelf)
    case .unknown(let unknown):
      if let type = unknown.fact.declared, let member = instanceMember(name, of: type) {
        return read(member, of: base, type: type, fields: [:], at: code, isSelf)
      }
      return extensionProperty(name, of: base, at: code, isSelf)
    case .enumCase(let value):
      if name == "rawValue" || name == "id", let raw = rawValue(of: value, name) { return raw }
      guard let member = instanceMember(name, of: value.type) else { return nil }
      return read(member, of: base, type: value.type, fields: [:], at: code, isSelf)
    case .type(let type): return staticMember(name, of: type, at: code)
    case .systemType(let type):
      // What the input adds to a type of the system: `Image.logo`.
      if let found = program.extended[type].flatMap({ staticMember(name, of: $0, at: code) }) {
        return found
      }
      return extensionProperty(name, of: base, at: code, isSelf)
    case .binding(let binding):
      return property(name, of: binding.value, at: code, isSelf: isSelf)
    case .choice(let choices):
      var found: [Value.Choice] = []
      for choice in choices {
        guard let value = property(name, of: choice.value, at: code, isSelf: isSelf) else {
          return nil
        }
        found.append(.init(when: choice.when, value: value))
      }
      return chosen(found, at: code)
    case .absent: return nil
    default: return extensionProperty(name, of: base, at: code, isSelf)
    }
  }

  private func instanceMember(_ name: String, of type: TypeInfo) -> Member? {
    reads.note(type.code.file)
    guard program.declaredNames.contains(name) else { return nil }
    let members = program.members(name, of: type)
    // A requirement of a protocol has no body; a default of an extension has.
    return members.first {
      !$0.isStatic && !$0.isFunction && ($0.code[3].exists || isOwn($0, type))
    }
      ?? members.first { !$0.isStatic && !$0.isFunction }
  }

  private func isOwn(_ member: Member, _ type: TypeInfo) -> Bool { member.owner === type }

  private func extensionProperty(
    _ name: String, of base: Value, at code: Code, _ isSelf: Bool
  ) -> Value? {
    guard program.declaredNames.contains(name) else { return nil }
    for typeName in systemTypes(of: base) {
      guard let type = program.extended[typeName],
        let member = type.members[name]?.first(where: { !$0.isStatic && !$0.isFunction })
      else { continue }
      return read(member, of: base, type: type, fields: [:], at: code, isSelf)
    }
    return nil
  }

  /// The names by which the input may have extended the type of a value.
  func systemTypes(of value: Value) -> [String] {
    switch value {
    case .text: ["String", "StringProtocol", "LocalizedStringKey"]
    case .integer: ["Int", "BinaryInteger", "Numeric", "Comparable"]
    case .double: ["Double", "CGFloat", "BinaryFloatingPoint", "Float", "Comparable"]
    case .boolean: ["Bool"]
    case .list, .each: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
    case .pairs: ["Dictionary"]
    case .system(let system): [system.type]
    case .systemType(let name): [name]
    case .view(.builtin(let builtin)): [builtin.name, "View"]
    case .view: ["View", "Text", "Image"]
    case .unknown(let unknown):
      switch unknown.fact.unwrapped {
      case .system(let name, _): name == "String" ? ["String", "StringProtocol"] : [name]
      case .list: ["Array", "Collection", "Sequence", "RandomAccessCollection"]
      case .map: ["Dictionary"]
      default: []
      }
    default: []
    }
  }

  private func rawValue(of value: EnumValue, _ name: String) -> Value? {
    guard let position = value.type.caseIndex[value.name] else { return nil }
    if name == "id", value.type.members["id"] != nil { return nil }
    if let raw = value.type.cases[position].child(0) {
      return evaluate(raw, in: Frame(parent: nil, subject: nil, type: value.type))
    }
    guard value.type.inherited.first == "String" || name == "id" else {
      return value.type.inherited.first == "Int" ? .integer(position) : nil
    }
    return .text(TextValue(value.name))
  }

  private func read(
    _ member: Member, of base: Value, type: TypeInfo, fields: [String: Value], at code: Code,
    _ isSelf: Bool
  ) -> Value {
    let name = member.code.text
    let fact = program.fact(member.code[1], scope: member.owner)
    let identity = member.code.identity
    if let body = member.code.child(3) {
      guard active[identity, default: 0] < 3 else {
        return .unknown(Unknown(origin(base, name, isSelf), fact: fact))
      }
      active[identity, default: 0] += 1
      let parts = partCauses
      defer {
        active[identity, default: 1] -= 1
        partCauses = parts
      }
      let frame = Frame(parent: nil, subject: base, type: member.owner ?? type)
      partCauses = PartCauses()
      partCauses.add(cause(of: base))
      let value = result(
        of: body, attributes: member.code[0], type: member.code[1], in: frame, expecting: fact)
      let settled = settle(value, as: fact, scope: member.owner)
      // Where the getter leads out of the input, the name of the property says more.
      if case .unknown(let inner) = settled, inner.key == nil, case .code = inner.origin {
        return .unknown(
          Unknown(
            origin(base, name, isSelf), fact: fact.isKnown ? fact : inner.fact,
            initial: inner.initial, cause: cause(of: inner, in: body, partCauses)))
      }
      return settled
    }
    return stored(member, fact, of: base, type: type, fields: fields, at: code, isSelf)
  }

  private func origin(_ base: Value, _ name: String, _ isSelf: Bool) -> Unknown.Origin {
    switch base {
    case .unknown(let unknown): .member(unknown.origin, name)
    case .instance(let instance) where !isSelf:
      .member(
        .text(instance.type.name.prefix(1).lowercased() + instance.type.name.dropFirst()), name)
    default: .text(name)
    }
  }

  private func stored(
    _ member: Member, _ fact: TypeFact, of base: Value, type: TypeInfo, fields: [String: Value],
    at code: Code, _ isSelf: Bool
  ) -> Value {
    let name = member.code.text
    let wrapper = member.firstAttribute?.text ?? ""
    let origin = origin(base, name, isSelf)
    if !overrides.isEmpty, let told = override(name, wrapper, type, fields) { return told }
    switch wrapper {
    case "Environment":
      return environmentValue(member, fact, origin)
    case "EnvironmentObject":
      if let type = fact.declared, let object = environmentObjects[type.name] { return object }
      return .unknown(Unknown(origin, fact: fact))
    case "Binding":
      if case .binding(let binding)? = fields[name] {
        return named(carrying(binding, fact), origin)
      }
      if let value = fields[name] { return value }
      return .unknown(
        Unknown(origin, fact: fact, key: StateKey(owner: type.fullName, name: name)))
    case "Query", "FetchRequest", "SectionedFetchRequest":
      return .unknown(Unknown(origin, fact: fact))
    default: break
    }
    var isUnknownBase = if case .unknown = base { true } else { false }
    // Nobody made a sample, so what it may be given is not nil for that.
    if case .instance(let instance) = base, instance.isSample, !member.code[2].exists,
      !Self.stateWrappers.contains(wrapper)
    {
      isUnknownBase = true
    }
    var value = fields[name]
    if value == nil, !isUnknownBase || type.isReference || member.code.flags.contains(.isConstant) {
      value = firstValue(of: member, fact, type)
    }
    let isState = Self.stateWrappers.contains(wrapper)
    if let value, isObject(value) { return value }
    let changes = isState || (type.isReference && !member.code.flags.contains(.isConstant))
    guard changes else {
      if case .binding(let binding)? = value { return carrying(binding, fact) }
      if let value { return value }
      var key: StateKey?
      if case .unknown(let unknown) = base { key = unknown.key?.appending(name) }
      return .unknown(
        Unknown(
          origin, fact: fact, key: key, identified: name == "id" ? type.fullName : nil))
    }
    let known = fact.isKnown ? fact : value.map(self.fact) ?? .unknown
    return .unknown(
      Unknown(
        origin, fact: known, initial: value,
        key: StateKey(owner: member.owner?.fullName ?? type.fullName, name: name)))
  }

  /// What state is taken to be while a screen is shown for one of its values.
  private func override(
    _ name: String, _ wrapper: String, _ type: TypeInfo, _ fields: [String: Value]
  ) -> Value? {
    if wrapper == "Binding", case .binding(let binding)? = fields[name], let key = binding.key {
      return overrides[key]
    }
    return overrides[StateKey(owner: type.fullName, name: name)]
  }

  /// What a getter computes is called by the name it is bound to.
  private func named(_ value: Value, _ origin: Unknown.Origin) -> Value {
    guard case .unknown(let unknown) = value, case .code = unknown.origin else { return value }
    let renamed = Unknown(
      origin, fact: unknown.fact, initial: unknown.initial, key: unknown.key,
      isNonEmpty: unknown.isNonEmpty, identified: unknown.identified, cause: unknown.cause)
    renamed.tests = unknown.tests
    renamed.isDerived = true
    return .unknown(renamed)
  }

  /// The value behind a binding, with the key by which it is changed.
  private func carrying(_ binding: BindingValue, _ fact: TypeFact) -> Value {
    guard let key = binding.key else { return binding.value }
    switch binding.value {
    case .unknown(let unknown) where unknown.key == nil:
      return .unknown(
        Unknown(
          unknown.origin, fact: unknown.fact.isKnown ? unknown.fact : fact,
          initial: unknown.initial, key: key, isNonEmpty: unknown.isNonEmpty,
          identified: unknown.identified, cause: unknown.cause))
    default: return binding.value
    }
  }

  /// What a stored property is worth before anything sets it.
  private func firstValue(of member: Member, _ fact: TypeFact, _ type: TypeInfo) -> Value? {
    let identity = member.code.identity
    if let known = constants[identity] { return known }
    guard pending.insert(identity).inserted else { return nil }
    defer { pending.remove(identity) }
    var value: Value?
    if let initial = member.code.child(2) {
      let frame = Frame(parent: nil, subject: .type(type), type: member.owner)
      value = settle(
        evaluate(initial, in: frame, expecting: fact), as: fact, scope: member.owner)
    } else if let attribute = member.firstAttribute, attribute.text == "AppStorage" {
      value = nil
    } else if fact.isOptional, !member.code.flags.contains(.isConstant) {
      value = Value.absent
    } else if member.firstAttribute?.text == "FocusState" {
      value = fact.isOptional ? Value.absent : .boolean(false)
    }
    if let value { constants[identity] = value }
    return value
  }

  private func environmentValue(
    _ member: Member, _ fact: TypeFact, _ origin: Unknown.Origin
  ) -> Value {
    guard let argument = member.firstAttribute?.child(0)?.child(0) else {
      return .unknown(Unknown(origin, fact: fact))
    }
    if argument.kind == .keyPath { return environmentValue(argument.text, fact, origin) }
    // `@Environment(Router.self)`.
    let typeCode = argument.kind == .member ? argument[0] : argument
    guard
      let type = program.find(path: typeCode.text, from: typeCode.file.path, scope: member.owner)
    else { return .unknown(Unknown(origin, fact: fact)) }
    return environmentObjects[type.name] ?? .unknown(Unknown(origin, fact: .declared(type)))
  }

  /// What views find in the environment: what was put there, else what the system has.
  func environmentValue(_ key: String, _ fact: TypeFact, _ origin: Unknown.Origin) -> Value {
    if let given = environment[key] { return given }
    switch key {
    case "dismiss": return .system(SystemValue(type: "DismissAction", arguments: []))
    case "openURL": return .system(SystemValue(type: "OpenURLAction", arguments: []))
    case "presentationMode":
      return .system(SystemValue(type: "PresentationMode", arguments: []))
    case "horizontalSizeClass": return .implicit(device == .phone ? "compact" : "regular", [])
    case "verticalSizeClass": return .implicit("regular", [])
    case "accessibilityVoiceOverEnabled", "isEnabled": return .boolean(true)
    case "redactionReasons": return .list([])
    case "self": return .unknown(Unknown(origin, fact: .system("EnvironmentValues", [])))
    default: break
    }
    // The app's own key: its default, since nothing above has set it.
    let names = key.split(separator: ".").map(String.init)
    guard let first = names.first,
      let member = program.extended["EnvironmentValues"]?.members[first]?.first
    else { return .unknown(Unknown(origin, fact: fact)) }
    let declared = program.fact(member.code[1], scope: nil)
    var value: Value?
    if let initial = member.code.child(2) {
      value = settle(
        evaluate(initial, in: Frame(parent: nil, subject: nil, type: nil), expecting: declared),
        as: declared, scope: nil)
    } else if let body = member.code.child(3), body.count == 1,
      let argument = keyArgument(of: body[0]),
      let type = program.find(path: argument, from: body.file.path, scope: nil)
    {
      value = staticMember("defaultValue", of: type, at: body)
    }
    guard let value else { return .unknown(Unknown(origin, fact: declared)) }
    var result = value
    for name in names.dropFirst() {
      result = property(name, of: result, at: member.code) ?? .unknown(Unknown(origin))
    }
    return result
  }

  /// The `Key` of `self[Key.self]`.
  private func keyArgument(of statement: Code) -> String? {
    let code = statement.kind == .returning ? statement[0] : statement
    guard code.kind == .index, let argument = code.child(1)?.child(0), argument.kind == .member
    else { return nil }
    return argument[0].text
  }

  /// What can be told of a value's type from the value.
  func fact(_ value: Value) -> TypeFact {
    switch value {
    case .unknown(let unknown): unknown.fact
    case .text: .system("String", [])
    case .integer: .system("Int", [])
    case .double: .system("Double", [])
    case .boolean: .system("Bool", [])
    case .instance(let instance): .declared(instance.type)
    case .enumCase(let value): .declared(value.type)
    case .list(let items): .list(items.first.map(fact) ?? .unknown)
    case .each(let item, _): .list(fact(item))
    case .binding(let binding): fact(binding.value)
    case .system(let system): .system(system.type, [])
    case .choice(let choices): choices.first.map { fact($0.value) } ?? .unknown
    default: .unknown
    }
  }
}

extension TypeFact {
  var isKnown: Bool { if case .unknown = self { false } else { true } }
}
