import SwiftSyntax

/// The first thing in a file that SwiftParser could not make sense of.
///
/// It is read off the tree: a token that the parser had to add, one that it left aside, or one
/// that is no token of Swift. The library's own sentences are not asked for, because making them
/// ends the program on some damaged files.
struct SyntaxFault {
  /// Where it is, in bytes from the start of the file.
  var offset: Int
  /// What was expected and what was found.
  var message: String

  /// - Returns: The first fault of a file; the others mostly follow from it. Nil if none is told.
  static func first(in tree: SourceFileSyntax) -> SyntaxFault? {
    /// Where the code before the fault ends.
    var end = 0
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing {
        let found = token.nextToken(viewMode: .sourceAccurate)
        return SyntaxFault(
          offset: end, message: "expected \(expected(at: token)), found \(shown(found))")
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if let fault = token.tokenDiagnostic, fault.severity == .error {
        let offset = token.position.utf8Offset + Int(fault.byteOffset)
        let kind = words(of: fault.kind)
        let message = token.tokenKind == .endOfFile ? kind : "\(kind) in \(shown(token))"
        return SyntaxFault(offset: offset, message: message)
      }
      if isLeftAside(token) {
        return SyntaxFault(offset: start, message: "\(shown(token)) is not expected here")
      }
      end = token.endPositionBeforeTrailingTrivia.utf8Offset
    }
    return nil
  }

  /// Whether the parser found no place for a token.
  private static func isLeftAside(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if current.is(UnexpectedNodesSyntax.self) { return true }
      // A token's first ancestor with another beginning cannot have it left aside alone, but its
      // other ancestors can have been left aside whole.
      if current.position != token.position { return false }
      node = current.parent
    }
    return false
  }

  private static func expected(at token: TokenSyntax) -> String {
    switch token.parent?.kind {
    case .missingExpr: "an expression"
    case .missingType: "a type"
    case .missingPattern: "a pattern"
    case .missingDecl: "a declaration"
    case .missingStmt: "a statement"
    default:
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: "a name"
      case .integerLiteral, .floatLiteral: "a number"
      case .binaryOperator, .prefixOperator, .postfixOperator: "an operator"
      default: token.text.isEmpty ? "more" : "'\(token.text)'"
      }
    }
  }

  private static func shown(_ token: TokenSyntax?) -> String {
    guard let token, token.tokenKind != .endOfFile else { return "the end of the file" }
    let line = token.text.prefix { !$0.isNewline }
    return "'\(line.prefix(40))'"
  }

  /// `invalidCharacter` as "invalid character".
  private static func words(of kind: TokenDiagnostic.Kind) -> String {
    "\(kind)".reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
