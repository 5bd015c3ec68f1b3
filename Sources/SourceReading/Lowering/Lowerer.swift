import SwiftParser
import SwiftSyntax

/// Turns the syntax tree of one file into a ``LoweredFile``.
///
/// What is not compiled for iOS, previews and debug branches are left out here, once, so
/// nothing later has to know of them.
struct Lowerer {
  let conditions: BuildConditions
  var writer = NodeWriter()
  /// Whether names in an expression are being bound, as in `case let .failure(error)`.
  var bindsNames = false

  /// Nesting that SwiftParser may follow; deeper code is reported by it as an error.
  static let maximumNesting = 1_000

  static func lower(
    _ source: [UInt8], path: String, conditions: BuildConditions
  ) -> LoweredFile {
    var source = source
    let deepBracket = OpenBrackets.flatten(&source)
    let tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: maximumNesting)
    }
    var lowerer = Lowerer(conditions: conditions)
    let kind = lowerer.kind(of: tree)
    var items: [UInt32] = []
    if kind != .tests { lowerer.lower(tree.statements, into: &items) }
    let end = UInt32(truncatingIfNeeded: source.count)
    _ = lowerer.writer.add(.file, items, span: Span(start: 0, end: end))
    let lines = lineStarts(of: source)
    var problems: [SourceProblem] = []
    if let deepBracket {
      let message = "more than \(OpenBrackets.most) '[' are open here; the inner ones are not read"
      problems = [problem(message, at: deepBracket, path: path, lines: lines)]
    } else if tree.hasError {
      let fault = SyntaxFault.first(in: tree) ?? SyntaxFault(offset: 0, message: "does not parse")
      problems = [problem(fault.message, at: fault.offset, path: path, lines: lines)]
    }
    return LoweredFile(
      path: path, nodes: lowerer.writer.nodes, links: lowerer.writer.links,
      strings: lowerer.writer.strings, lines: lines, problems: problems, kind: kind)
  }

  private static func lineStarts(of source: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for (offset, byte) in source.enumerated() where byte == 0x0A {
      starts.append(UInt32(truncatingIfNeeded: offset + 1))
    }
    return starts
  }

  private static func problem(
    _ message: String, at offset: Int, path: String, lines: [UInt32]
  ) -> SourceProblem {
    let offset = UInt32(truncatingIfNeeded: offset)
    let line = (lines.firstIndex { $0 > offset } ?? lines.count)
    let start = line > 0 ? lines[line - 1] : 0
    return SourceProblem(
      file: path, line: line, column: Int(offset - min(start, offset)) + 1, message: message)
  }

  private func kind(of tree: SourceFileSyntax) -> LoweredFile.Kind {
    var modules: Set<String> = []
    for item in tree.statements {
      guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else {
        continue
      }
      modules.insert(module)
    }
    if modules.contains("XCTest") || modules.contains("Testing") { return .tests }
    if !modules.contains("SwiftUI") && (modules.contains("UIKit") || modules.contains("AppKit")) {
      return .uiKit
    }
    return .swift
  }
}

extension Lowerer {
  static let nothing = NodeWriter.nothing

  func span(_ syntax: some SyntaxProtocol) -> Span {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    return Span(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: max(start, end)))
  }

  mutating func list(_ children: [UInt32], _ span: Span) -> UInt32 {
    children.isEmpty ? Self.nothing : writer.add(.list, children, span: span)
  }

  /// What could not be lowered keeps its text, so that it can be shown.
  mutating func other(_ syntax: some SyntaxProtocol) -> UInt32 {
    let text = syntax.trimmedDescription
    let oneLine = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return writer.add(.other, String(oneLine.prefix(120)), span: span(syntax))
  }
}
