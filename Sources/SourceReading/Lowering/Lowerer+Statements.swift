import SwiftSyntax

extension Lowerer {
  mutating func lower(_ statements: CodeBlockItemListSyntax, into items: inout [UInt32]) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): lower(declaration, into: &items)
      case .stmt(let inner): items.append(lower(inner))
      case .expr(let expression):
        // `#Preview { … }` at the top of a file is an expression to the parser.
        if let macro = expression.as(MacroExpansionExprSyntax.self),
          ["Preview", "Playground"].contains(macro.macroName.text)
        {
          continue
        }
        items.append(lower(expression))
      @unknown default: continue
      }
    }
  }

  mutating func lower(_ block: CodeBlockSyntax?) -> UInt32 {
    guard let block else { return Self.nothing }
    var items: [UInt32] = []
    lower(block.statements, into: &items)
    return writer.add(.block, items, span: span(block))
  }

  private mutating func lower(_ statement: StmtSyntax) -> UInt32 {
    let place = span(statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let expression): return lower(expression.expression)
    case .returnStmt(let back):
      let value = back.expression.map { lower($0) } ?? Self.nothing
      return writer.add(.returning, [value], span: place)
    case .guardStmt(let guarding):
      let conditions = lower(guarding.conditions)
      let otherwise = lower(guarding.body)
      return writer.add(.guarding, [conditions, otherwise], span: place)
    case .forStmt(let loop):
      let pattern = lower(pattern: loop.pattern, binds: true)
      let sequence = lower(loop.sequence)
      return writer.add(.forEach, [pattern, sequence, lower(loop.body)], span: place)
    case .whileStmt(let loop): return writer.add(.loop, [lower(loop.body)], span: place)
    case .repeatStmt(let loop): return writer.add(.loop, [lower(loop.body)], span: place)
    case .doStmt(let doing):
      var children = [lower(doing.body)]
      for clause in doing.catchClauses { children.append(lower(clause.body)) }
      return writer.add(.doing, children, span: place)
    case .deferStmt: return writer.add(.block, span: place)
    case .labeledStmt(let labeled): return lower(labeled.statement)
    case .breakStmt: return writer.add(.leaving, "break", span: place)
    case .continueStmt: return writer.add(.leaving, "continue", span: place)
    case .fallThroughStmt: return writer.add(.leaving, "fallthrough", span: place)
    case .throwStmt: return writer.add(.leaving, "throw", span: place)
    default: return other(statement)
    }
  }

  mutating func lower(_ conditional: IfExprSyntax) -> UInt32 {
    let conditions = lower(conditional.conditions)
    let then = lower(conditional.body)
    let otherwise: UInt32
    switch conditional.elseBody {
    case .ifExpr(let next)?: otherwise = lower(next)
    case .codeBlock(let block)?: otherwise = lower(block)
    default: otherwise = Self.nothing
    }
    return writer.add(.ifElse, [conditions, then, otherwise], span: span(conditional))
  }

  private mutating func lower(_ elements: ConditionElementListSyntax) -> UInt32 {
    let children = elements.map { element -> UInt32 in
      switch element.condition {
      case .expression(let expression): return lower(expression)
      case .availability(let availability):
        let isNegated = availability.availabilityKeyword.text == "#unavailable"
        return writer.add(
          .availability, availability.trimmedDescription, flags: isNegated ? .isOptional : [],
          span: span(availability))
      case .matchingPattern(let match):
        let pattern = lower(pattern: match.pattern, binds: false)
        return writer.add(
          .matchCondition, [pattern, lower(match.initializer.value)], span: span(match))
      case .optionalBinding(let binding):
        let pattern = lower(pattern: binding.pattern, binds: true)
        let value = binding.initializer.map { lower($0.value) } ?? Self.nothing
        return writer.add(.bindingCondition, [pattern, value], span: span(binding))
      @unknown default: return other(element)
      }
    }
    return writer.add(.list, children, span: span(elements))
  }

  mutating func lower(_ selection: SwitchExprSyntax) -> UInt32 {
    var children = [lower(selection.subject)]
    lower(selection.cases, into: &children)
    return writer.add(.switching, children, span: span(selection))
  }

  private mutating func lower(_ cases: SwitchCaseListSyntax, into children: inout [UInt32]) {
    for element in cases {
      switch element {
      case .switchCase(let branch): children.append(lower(branch))
      case .ifConfigDecl(let config):
        guard case .switchCases(let inner)? = conditions.activeClause(of: config)?.elements else {
          continue
        }
        lower(inner, into: &children)
      @unknown default: continue
      }
    }
  }

  private mutating func lower(_ branch: SwitchCaseSyntax) -> UInt32 {
    var patterns: [UInt32] = []
    if case .case(let label) = branch.label {
      for item in label.caseItems {
        let pattern = lower(pattern: item.pattern, binds: false)
        let condition = item.whereClause.map { lower($0.condition) } ?? Self.nothing
        patterns.append(writer.add(.casePattern, [pattern, condition], span: span(item)))
      }
    }
    var items: [UInt32] = []
    lower(branch.statements, into: &items)
    let place = span(branch)
    let body = writer.add(.block, items, span: place)
    return writer.add(.switchCase, [list(patterns, place), body], span: place)
  }

  /// Lowers a pattern; `binds` says whether its plain names are new ones.
  mutating func lower(pattern: PatternSyntax, binds: Bool) -> UInt32 {
    let place = span(pattern)
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name):
      return writer.add(.namePattern, plain(name.identifier.text), span: place)
    case .wildcardPattern: return writer.add(.anyPattern, span: place)
    case .valueBindingPattern(let binding): return lower(pattern: binding.pattern, binds: true)
    case .tuplePattern(let tuple):
      let children = tuple.elements.map { element in
        let inner = lower(pattern: element.pattern, binds: binds)
        return writer.add(
          .argument, label: element.label?.text ?? "", [inner], span: span(element))
      }
      return writer.add(.tuplePattern, children, span: place)
    case .isTypePattern(let test): return writer.add(.typePattern, [lower(test.type)], span: place)
    case .expressionPattern(let expression):
      let wasBinding = bindsNames
      bindsNames = binds
      let inner = lower(expression.expression)
      bindsNames = wasBinding
      return writer.add(.expressionPattern, [inner], span: place)
    default: return other(pattern)
    }
  }
}
