import SwiftSyntax

extension Lowerer {
  /// Lowers one declaration, or the ones of the branch that is compiled.
  mutating func lower(_ declaration: DeclSyntax, into items: inout [UInt32]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      lowerType(
        type.name.text, "struct", type, type.inheritanceClause, type.genericParameterClause,
        type.memberBlock, into: &items)
    case .classDecl(let type):
      lowerType(
        type.name.text, "class", type, type.inheritanceClause, type.genericParameterClause,
        type.memberBlock, into: &items)
    case .enumDecl(let type):
      lowerType(
        type.name.text, "enum", type, type.inheritanceClause, type.genericParameterClause,
        type.memberBlock, into: &items)
    case .actorDecl(let type):
      lowerType(
        type.name.text, "actor", type, type.inheritanceClause, type.genericParameterClause,
        type.memberBlock, into: &items)
    case .protocolDecl(let type):
      lowerType(
        type.name.text, "protocol", type, type.inheritanceClause, nil, type.memberBlock,
        into: &items)
    case .extensionDecl(let type):
      let name = typeName(type.extendedType)
      lowerType(
        name, "extension", type, type.inheritanceClause, nil, type.memberBlock, into: &items)
    case .functionDecl(let function): items.append(lower(function))
    case .initializerDecl(let initializer): items.append(lower(initializer))
    case .subscriptDecl(let subscripting): items.append(lower(subscripting))
    case .variableDecl(let variable): lower(variable, into: &items)
    case .enumCaseDecl(let cases): lower(cases, into: &items)
    case .typeAliasDecl(let alias):
      let type = lower(alias.initializer.value)
      items.append(writer.add(.typeAlias, alias.name.text, [type], span: span(alias)))
    case .importDecl(let module):
      let name = module.path.first?.name.text ?? ""
      items.append(writer.add(.importing, name, span: span(module)))
    case .ifConfigDecl(let config):
      guard let elements = conditions.activeClause(of: config)?.elements else { return }
      lower(elements, into: &items)
    default: break
    }
  }

  private mutating func lower(_ elements: IfConfigClauseSyntax.Elements, into items: inout [UInt32])
  {
    switch elements {
    case .statements(let statements): lower(statements, into: &items)
    case .decls(let members): for member in members { lower(member.decl, into: &items) }
    default: break
    }
  }

  private mutating func lowerType(
    _ name: String, _ keyword: String, _ declaration: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
    _ block: MemberBlockSyntax, into items: inout [UInt32]
  ) {
    let inherited = inheritance?.inheritedTypes.map(\.type) ?? []
    let isPreview = inherited.contains {
      ["PreviewProvider", "PreviewModifier", "XCTestCase"].contains($0.trimmedDescription)
    }
    guard !isPreview else { return }
    let place = span(declaration)
    let attributes = lower(declaration.attributes)
    let supertypes = inherited.map { lower($0) }
    var members: [UInt32] = []
    for member in block.members { lower(member.decl, into: &members) }
    let children = [
      attributes, list(supertypes, place), lower(generics), list(members, place),
    ]
    items.append(
      writer.add(
        .type, name, label: keyword, flags: flags(declaration.modifiers), children, span: place))
  }

  /// The generic parameters with their bounds, as parameters.
  private mutating func lower(_ generics: GenericParameterClauseSyntax?) -> UInt32 {
    guard let generics else { return Self.nothing }
    let place = span(generics)
    let parameters = generics.parameters.map { parameter in
      let bound = parameter.inheritedType.map { lower($0) } ?? Self.nothing
      return writer.add(.parameter, parameter.name.text, [bound], span: place)
    }
    return list(parameters, place)
  }

  private mutating func lower(_ function: FunctionDeclSyntax) -> UInt32 {
    let place = span(function)
    let attributes = lower(function.attributes)
    let parameters = lower(function.signature.parameterClause)
    let result = function.signature.returnClause.map { lower($0.type) } ?? Self.nothing
    let body = lower(function.body)
    let generics = lower(function.genericParameterClause)
    return writer.add(
      .function, plain(function.name.text), flags: flags(function.modifiers),
      [attributes, parameters, result, body, generics], span: place)
  }

  private mutating func lower(_ initializer: InitializerDeclSyntax) -> UInt32 {
    let place = span(initializer)
    let attributes = lower(initializer.attributes)
    let parameters = lower(initializer.signature.parameterClause)
    let body = lower(initializer.body)
    let generics = lower(initializer.genericParameterClause)
    return writer.add(
      .initializer, "init", flags: initializer.optionalMark == nil ? [] : .isOptional,
      [attributes, parameters, Self.nothing, body, generics], span: place)
  }

  private mutating func lower(_ subscripting: SubscriptDeclSyntax) -> UInt32 {
    let place = span(subscripting)
    let attributes = lower(subscripting.attributes)
    let parameters = lower(subscripting.parameterClause)
    let result = lower(subscripting.returnClause.type)
    let body = getter(subscripting.accessorBlock)
    return writer.add(
      .subscripting, "subscript", flags: flags(subscripting.modifiers),
      [attributes, parameters, result, body], span: place)
  }

  mutating func lower(_ clause: FunctionParameterClauseSyntax) -> UInt32 {
    let parameters = clause.parameters.map { parameter in
      let outer = parameter.firstName.text
      let inner = parameter.secondName?.text ?? outer
      let attributes = lower(parameter.attributes)
      let type = lower(parameter.type)
      let initial = parameter.defaultValue.map { lower($0.value) } ?? Self.nothing
      return writer.add(
        .parameter, plain(inner), label: outer == "_" ? "" : plain(outer),
        flags: parameter.ellipsis == nil ? [] : .isVariadic, [type, initial, attributes],
        span: span(parameter))
    }
    return list(parameters, span(clause))
  }

  mutating func lower(_ variable: VariableDeclSyntax, into items: inout [UInt32]) {
    var flags = flags(variable.modifiers)
    if variable.bindingSpecifier.text == "let" { flags.insert(.isConstant) }
    let attributes = lower(variable.attributes)
    // In `let a, b: Int` the type is written once, at the last.
    let sharedType = variable.bindings.last?.typeAnnotation?.type
    for binding in variable.bindings {
      let type = (binding.typeAnnotation?.type ?? sharedType).map { lower($0) } ?? Self.nothing
      let initial = binding.initializer.map { lower($0.value) } ?? Self.nothing
      let getter = getter(binding.accessorBlock)
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      let pattern = name == nil ? lower(pattern: binding.pattern, binds: true) : Self.nothing
      items.append(
        writer.add(
          .variable, plain(name ?? ""), flags: flags, [attributes, type, initial, getter, pattern],
          span: span(binding)))
    }
  }

  /// The body that computes a value; observers compute none.
  private mutating func getter(_ block: AccessorBlockSyntax?) -> UInt32 {
    guard let block else { return Self.nothing }
    switch block.accessors {
    case .getter(let statements):
      var items: [UInt32] = []
      lower(statements, into: &items)
      return writer.add(.block, items, span: span(block))
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        return accessor.body == nil ? Self.nothing : lower(accessor.body)
      }
      return Self.nothing
    @unknown default: return Self.nothing
    }
  }

  private mutating func lower(_ cases: EnumCaseDeclSyntax, into items: inout [UInt32]) {
    for element in cases.elements {
      var children = [element.rawValue.map { lower($0.value) } ?? Self.nothing]
      for (position, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
        let type = lower(parameter.type)
        let initial = parameter.defaultValue.map { lower($0.value) } ?? Self.nothing
        let outer = parameter.firstName?.text ?? ""
        children.append(
          writer.add(
            .parameter, outer.isEmpty ? "\(position)" : plain(outer),
            label: outer == "_" ? "" : plain(outer), [type, initial], span: span(parameter)))
      }
      items.append(writer.add(.enumCase, plain(element.name.text), children, span: span(element)))
    }
  }

  mutating func lower(_ attributes: AttributeListSyntax) -> UInt32 {
    var found: [UInt32] = []
    lower(attributes, into: &found)
    guard let first = attributes.first else { return Self.nothing }
    return list(found, span(first))
  }

  private mutating func lower(_ attributes: AttributeListSyntax, into found: inout [UInt32]) {
    for element in attributes {
      switch element {
      case .attribute(let attribute):
        let name = typeName(attribute.attributeName)
        var arguments: [UInt32] = []
        if case .argumentList(let list)? = attribute.arguments { arguments = lower(list) }
        found.append(writer.add(.attribute, name, arguments, span: span(attribute)))
      case .ifConfigDecl(let config):
        guard case .attributes(let inner)? = conditions.activeClause(of: config)?.elements else {
          continue
        }
        lower(inner, into: &found)
      @unknown default: continue
      }
    }
  }

  private func flags(_ modifiers: DeclModifierListSyntax) -> NodeFlags {
    var flags: NodeFlags = []
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": flags.insert(.isStatic)
      case "mutating": flags.insert(.isMutating)
      case "private", "fileprivate": if modifier.detail == nil { flags.insert(.isPrivate) }
      default: break
      }
    }
    return flags
  }

  /// A name without its backticks.
  func plain(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().prefix { $0 != "`" }) : name
  }
}
