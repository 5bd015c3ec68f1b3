/// One Swift file as the evaluator needs it: a flat tree of nodes without a syntax tree behind it.
///
/// A syntax tree cannot be stored and is slow to walk, so each file is lowered once, and
/// linking and evaluation work on this alone. All of it is plain numbers and one table of
/// strings, so the cache reads it back without building anything.
final class LoweredFile: Sendable {
  /// The path by which the file is named to people.
  let path: String
  /// Every node; a node's children come before it, so that no node refers forward.
  let nodes: [Node]
  /// The children of all nodes, one after another.
  let links: [UInt32]
  /// The words of all nodes, each once.
  let strings: [String]
  /// The offset of each line's first byte.
  let lines: [UInt32]
  /// What could not be parsed.
  let problems: [SourceProblem]
  /// What kind of file it is.
  let kind: Kind

  init(
    path: String, nodes: [Node], links: [UInt32], strings: [String], lines: [UInt32],
    problems: [SourceProblem], kind: Kind
  ) {
    self.path = path
    self.nodes = nodes
    self.links = links
    self.strings = strings
    self.lines = lines
    self.problems = problems
    self.kind = kind
  }

  /// What a file is to the reader.
  enum Kind: UInt8, Sendable {
    /// SwiftUI, or plain Swift that SwiftUI may need.
    case swift
    /// UIKit or AppKit without SwiftUI: its types are known, its views are not read.
    case uiKit
    /// Tests: not read at all.
    case tests
  }

  /// The whole file.
  var root: Code { Code(file: self, index: nodes.count - 1) }

  /// Where a byte is, lines and columns counted from 1.
  func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    guard low < lines.count else { return (1, 1) }
    return (low + 1, Int(offset - min(lines[low], offset)) + 1)
  }
}

/// A node of a lowered file: a kind, up to two words, children, and the bytes it was read from.
struct Node: Sendable {
  var kind: NodeKind
  var flags: NodeFlags
  /// Its word, as an index into the strings; what it means depends on the kind.
  var text: UInt32
  /// A second word.
  var label: UInt32
  var firstLink: UInt32
  var linkCount: UInt32
  var start: UInt32
  var end: UInt32
}

/// What a node says besides its kind.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// `static` or `class`.
  static let isStatic = NodeFlags(rawValue: 1 << 0)
  /// `let` rather than `var`.
  static let isConstant = NodeFlags(rawValue: 1 << 1)
  /// An argument that was written as a trailing closure.
  static let isTrailing = NodeFlags(rawValue: 1 << 2)
  /// `?` was written: `a?.b`, `try?`, `as?`, `init?`.
  static let isOptional = NodeFlags(rawValue: 1 << 3)
  /// `private` or `fileprivate`.
  static let isPrivate = NodeFlags(rawValue: 1 << 4)
  /// A parameter that takes any number of arguments.
  static let isVariadic = NodeFlags(rawValue: 1 << 5)
  /// `mutating`.
  static let isMutating = NodeFlags(rawValue: 1 << 6)
}
