import SwiftSyntax

/// Decides `#if` as an iOS release build would.
///
/// `DEBUG` is off and the iOS branch is taken, so that what is described is what is shipped;
/// names given with `--define` are on.
struct BuildConditions: Sendable {
  let defines: Set<String>

  /// Modules that no iOS app can import.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "Android", "WinSDK", "TVUIKit", "ucrt",
    "FoundationEssentials", "FoundationXML", "FoundationNetworking", "RealityKitContent",
  ]

  /// The branch that is compiled, nil if none is.
  func activeClause(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    for clause in config.clauses {
      guard let condition = clause.condition else { return clause }
      if holds(condition, depth: 0) { return clause }
    }
    return nil
  }

  func holds(_ condition: ExprSyntax, depth: Int) -> Bool {
    guard depth < 200 else { return false }
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name): return defines.contains(name.baseName.text)
    case .prefixOperatorExpr(let prefix):
      return prefix.operator.text == "!" && !holds(prefix.expression, depth: depth + 1)
    case .tupleExpr(let tuple):
      return tuple.elements.first.map { holds($0.expression, depth: depth + 1) } ?? false
    case .functionCallExpr(let call): return holds(call)
    case .sequenceExpr(let sequence): return holds(Array(sequence.elements), depth: depth + 1)
    default: return false
    }
  }

  /// `&&` binds closer than `||`: some run between two `||` has to hold as a whole.
  private func holds(_ elements: [ExprSyntax], depth: Int) -> Bool {
    var whole = false
    var run = true
    for (position, element) in elements.enumerated() {
      if position % 2 == 0 {
        if run { run = holds(element, depth: depth) }
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
        whole = whole || run
        run = true
      }
    }
    return whole || run
  }

  private func holds(_ call: FunctionCallExprSyntax) -> Bool {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return false }
    let name = argument.trimmedDescription
    switch function {
    case "os": return name == "iOS"
    case "canImport":
      return !Self.absentModules.contains(String(name.prefix { $0 != "." }))
    case "arch": return name == "arm64"
    case "swift", "compiler": return isAtLeast(name)
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }

  /// Versions up to the toolchain's own language are there: `>=6.0`, `<6.0`.
  private func isAtLeast(_ condition: String) -> Bool {
    let digits = condition.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").map { Int($0) ?? 0 }
    let wanted = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    let isThere = wanted <= (6, 3)
    return condition.hasPrefix("<") ? !isThere : isThere
  }
}
