import SwiftSyntax

extension Lowerer {
  mutating func lower(_ expression: ExprSyntax) -> UInt32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let text = plain(name.baseName.text)
      return writer.add(bindsNames ? .namePattern : .name, text, span: span(name))
    case .memberAccessExpr(let member): return lower(member)
    case .functionCallExpr(let call): return lower(call)
    case .subscriptCallExpr(let call):
      let base = lower(call.calledExpression)
      var children = [base]
      children += lower(call.arguments)
      return writer.add(
        .index, children, span: Span(start: writer.start(of: base), end: span(call).end))
    case .closureExpr(let closure): return lower(closure)
    case .stringLiteralExpr(let string): return lower(string)
    case .integerLiteralExpr(let number):
      return writer.add(
        .integer, number.literal.text.filter { $0 != "_" }, span: span(number))
    case .floatLiteralExpr(let number):
      return writer.add(.float, number.literal.text.filter { $0 != "_" }, span: span(number))
    case .booleanLiteralExpr(let boolean):
      return writer.add(.boolean, boolean.literal.text, span: span(boolean))
    case .nilLiteralExpr(let none): return writer.add(.nilLiteral, span: span(none))
    case .arrayExpr(let array):
      let elements = array.elements.map { lower($0.expression) }
      return writer.add(.array, elements, span: span(array))
    case .dictionaryExpr(let dictionary): return lower(dictionary)
    case .tupleExpr(let tuple):
      let elements = lower(tuple.elements)
      if elements.count == 1, tuple.elements.first?.label == nil {
        return writer.unwrapArgument(elements[0])
      }
      return writer.add(.tuple, elements, span: span(tuple))
    case .sequenceExpr(let sequence): return lower(sequence)
    case .prefixOperatorExpr(let prefix):
      let operand = lower(prefix.expression)
      return writer.add(.prefix, prefix.operator.text, [operand], span: span(prefix))
    case .postfixOperatorExpr(let postfix): return lower(postfix.expression)
    case .optionalChainingExpr(let optional): return lower(optional.expression)
    case .forceUnwrapExpr(let forced): return lower(forced.expression)
    case .tryExpr(let attempt): return lower(attempt.expression)
    case .awaitExpr(let wait): return lower(wait.expression)
    case .inOutExpr(let reference): return lower(reference.expression)
    case .consumeExpr(let consume): return lower(consume.expression)
    case .copyExpr(let copy): return lower(copy.expression)
    case .ifExpr(let conditional): return lower(conditional)
    case .switchExpr(let selection): return lower(selection)
    case .keyPathExpr(let path): return lower(path)
    case .macroExpansionExpr(let macro):
      let arguments = lower(macro.arguments)
      return writer.add(.macro, macro.macroName.text, arguments, span: span(macro))
    case .genericSpecializationExpr(let specialized):
      let arguments = specialized.genericArgumentClause.arguments.map { argument in
        if case .type(let type) = argument.argument { return lower(type) }
        return Self.nothing
      }
      let text = specialized.expression.trimmedDescription
      let type = writer.add(.typeName, text, arguments, span: span(specialized))
      return type
    case .typeExpr(let type): return lower(type.type)
    case .superExpr(let reference): return writer.add(.name, "super", span: span(reference))
    case .patternExpr(let pattern): return lower(pattern: pattern.pattern, binds: bindsNames)
    case .discardAssignmentExpr(let wildcard): return writer.add(.anyPattern, span: span(wildcard))
    case .postfixIfConfigExpr(let config): return lower(config)
    default: return other(expression)
    }
  }

  private mutating func lower(_ member: MemberAccessExprSyntax) -> UInt32 {
    let base = member.base.map { lower($0) } ?? Self.nothing
    let name = span(member.declName)
    let start = member.base == nil ? nil : writer.start(of: base)
    let isOptional = member.base?.is(OptionalChainingExprSyntax.self) ?? false
    // `Image.init(systemName:)` is handed on with what it calls its one argument.
    let labels = member.declName.argumentNames?.arguments.map(\.name.text) ?? []
    return writer.add(
      .member, plain(member.declName.baseName.text), label: labels.count == 1 ? labels[0] : "",
      flags: isOptional ? .isOptional : [], [base], span: name, outerStart: start)
  }

  private mutating func lower(_ call: FunctionCallExprSyntax) -> UInt32 {
    let wasBinding = bindsNames
    // The callee of `case let .failure(error)` is not bound, its arguments are.
    bindsNames = false
    let callee = lower(call.calledExpression)
    bindsNames = wasBinding
    var children = [callee]
    children += lower(call.arguments)
    if let closure = call.trailingClosure {
      let body = lower(closure)
      children.append(writer.add(.argument, flags: .isTrailing, [body], span: span(closure)))
    }
    for trailing in call.additionalTrailingClosures {
      let body = lower(trailing.closure)
      children.append(
        writer.add(
          .argument, label: trailing.label.text, flags: .isTrailing, [body], span: span(trailing)))
    }
    return writer.add(
      .call, children, span: Span(start: writer.start(of: callee), end: span(call).end))
  }

  mutating func lower(_ arguments: LabeledExprListSyntax) -> [UInt32] {
    arguments.map { argument in
      let value = lower(argument.expression)
      return writer.add(
        .argument, label: argument.label.map { plain($0.text) } ?? "", [value], span: span(argument)
      )
    }
  }

  private mutating func lower(_ closure: ClosureExprSyntax) -> UInt32 {
    var parameters: [UInt32] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      for name in names {
        parameters.append(writer.add(.parameter, plain(name.name.text), span: span(name)))
      }
    case .parameterClause(let clause)?:
      for parameter in clause.parameters {
        let type = parameter.type.map { lower($0) } ?? Self.nothing
        let name = parameter.secondName?.text ?? parameter.firstName.text
        parameters.append(
          writer.add(.parameter, plain(name), [type], span: span(parameter)))
      }
    default: break
    }
    let place = span(closure)
    let names = list(parameters, place)
    let wasBinding = bindsNames
    bindsNames = false
    var items: [UInt32] = []
    lower(closure.statements, into: &items)
    bindsNames = wasBinding
    let body = writer.add(.block, items, span: place)
    return writer.add(.closure, [names, body], span: place)
  }

  private mutating func lower(_ dictionary: DictionaryExprSyntax) -> UInt32 {
    var children: [UInt32] = []
    if case .elements(let elements) = dictionary.content {
      for element in elements {
        children.append(lower(element.key))
        children.append(lower(element.value))
      }
    }
    return writer.add(.dictionary, children, span: span(dictionary))
  }

  private mutating func lower(_ path: KeyPathExprSyntax) -> UInt32 {
    let names = path.components.compactMap { component -> String? in
      switch component.component {
      case .property(let property): plain(property.declName.baseName.text)
      case .subscript: "subscript"
      default: nil
      }
    }
    let root = path.root.map { lower($0) } ?? Self.nothing
    return writer.add(.keyPath, names.joined(separator: "."), [root], span: span(path))
  }

  /// `view #if … .modifier() #endif`: the modifiers of the branch that is compiled, on the base.
  private mutating func lower(_ config: PostfixIfConfigExprSyntax) -> UInt32 {
    let base = config.base.map { lower($0) } ?? Self.nothing
    guard case .postfixExpression(let chain)? = conditions.activeClause(of: config.config)?.elements
    else { return base }
    return lower(chain: chain, onto: base)
  }

  /// Lowers a chain that starts with a bare `.modifier` so that it starts with another base.
  private mutating func lower(chain: ExprSyntax, onto base: UInt32) -> UInt32 {
    switch chain.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      let inner = member.base.map { lower(chain: $0, onto: base) } ?? base
      return writer.add(
        .member, plain(member.declName.baseName.text), [inner], span: span(member.declName),
        outerStart: writer.start(of: inner))
    case .functionCallExpr(let call):
      var children = [lower(chain: call.calledExpression, onto: base)]
      children += lower(call.arguments)
      if let closure = call.trailingClosure {
        let body = lower(closure)
        children.append(writer.add(.argument, flags: .isTrailing, [body], span: span(closure)))
      }
      for trailing in call.additionalTrailingClosures {
        let body = lower(trailing.closure)
        children.append(
          writer.add(
            .argument, label: trailing.label.text, flags: .isTrailing, [body],
            span: span(trailing)))
      }
      return writer.add(
        .call, children, span: Span(start: writer.start(of: children[0]), end: span(call).end))
    case .postfixIfConfigExpr(let config):
      let inner = config.base.map { lower(chain: $0, onto: base) } ?? base
      guard
        case .postfixExpression(let rest)? = conditions.activeClause(of: config.config)?.elements
      else { return inner }
      return lower(chain: rest, onto: inner)
    default: return base
    }
  }
}

extension NodeWriter {
  /// The expression of an argument node.
  func unwrapArgument(_ argument: UInt32) -> UInt32 {
    links[Int(nodes[Int(argument)].firstLink)]
  }
}
