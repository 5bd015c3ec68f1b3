import SwiftSyntax

/// What stands between two operands.
private enum Infix {
  case binary(String)
  case ternary(UInt32)
  case cast(NodeFlags)
  case typeTest

  /// How closely it binds, as the standard library declares it.
  var precedence: Int {
    switch self {
    case .ternary: 2
    case .cast, .typeTest: 8
    case .binary(let name):
      switch name {
      case "=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=": 1
      case "||": 4
      case "&&": 5
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 6
      case "??": 7
      case "...", "..<": 9
      case "+", "-", "&+", "&-", "|", "^": 10
      case "*", "/", "%", "&*", "&": 11
      case "<<", ">>": 12
      default: 3
      }
    }
  }

  var bindsRight: Bool {
    switch self {
    case .ternary: true
    case .cast, .typeTest: false
    case .binary(let name): name == "??" || precedence == 1
    }
  }
}

extension Lowerer {
  /// Gives operators their operands: the parser leaves `a + b * c` as a flat row.
  mutating func lower(_ sequence: SequenceExprSyntax) -> UInt32 {
    var operands: [UInt32] = []
    var pending: [Infix] = []
    for (position, element) in sequence.elements.enumerated() {
      guard position % 2 == 1 else {
        operands.append(lower(element))
        continue
      }
      let infix = infix(element)
      while let top = pending.last,
        top.precedence > infix.precedence
          || (top.precedence == infix.precedence && !infix.bindsRight)
      {
        pending.removeLast()
        reduce(top, &operands)
      }
      pending.append(infix)
    }
    while let top = pending.popLast() { reduce(top, &operands) }
    return operands.first ?? Self.nothing
  }

  private mutating func infix(_ element: ExprSyntax) -> Infix {
    switch element.as(ExprSyntaxEnum.self) {
    case .unresolvedTernaryExpr(let ternary): .ternary(lower(ternary.thenExpression))
    case .unresolvedAsExpr(let cast):
      .cast(cast.questionOrExclamationMark == nil ? [] : .isOptional)
    case .unresolvedIsExpr: .typeTest
    case .binaryOperatorExpr(let binary): .binary(binary.operator.text)
    default: .binary("=")
    }
  }

  private mutating func reduce(_ infix: Infix, _ operands: inout [UInt32]) {
    guard let right = operands.popLast(), let left = operands.popLast() else { return }
    let start = writer.start(of: left)
    let place = Span(start: start, end: max(start, writer.end(of: right)))
    switch infix {
    case .binary(let name): operands.append(writer.add(.binary, name, [left, right], span: place))
    case .ternary(let middle):
      operands.append(writer.add(.ternary, [left, middle, right], span: place))
    case .cast(let flags):
      operands.append(writer.add(.cast, flags: flags, [left, right], span: place))
    case .typeTest: operands.append(writer.add(.typeTest, [left, right], span: place))
    }
  }
}
