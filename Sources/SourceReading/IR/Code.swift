import EarshotSemantics

/// A piece of lowered code: a node together with the file it is in.
struct Code: Sendable {
  let file: LoweredFile
  let index: Int

  var node: Node { file.nodes[index] }
  var kind: NodeKind { file.nodes[index].kind }
  var flags: NodeFlags { file.nodes[index].flags }
  var text: String { file.strings[Int(file.nodes[index].text)] }
  var label: String { file.strings[Int(file.nodes[index].label)] }
  var count: Int { Int(file.nodes[index].linkCount) }

  /// A child; a position that does not exist is the file's first node, which is nothing.
  subscript(position: Int) -> Code {
    let node = file.nodes[index]
    guard position >= 0, position < node.linkCount else { return Code(file: file, index: 0) }
    return Code(file: file, index: Int(file.links[Int(node.firstLink) + position]))
  }

  /// Whether something was written here.
  var exists: Bool { kind != .nothing }

  /// The child, if something was written there.
  func child(_ position: Int) -> Code? {
    let child = self[position]
    return child.exists ? child : nil
  }

  /// The children from a position on.
  func children(from start: Int = 0) -> [Code] {
    guard start < count else { return [] }
    return (start..<count).map { self[$0] }
  }

  /// Where it was written.
  var place: SourcePlace {
    let node = node
    let start = file.position(of: node.start)
    let end = file.position(of: node.end)
    return SourcePlace(
      file: file.path, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }

  /// The same code wherever it is looked at from.
  var identity: Identity { Identity(file: ObjectIdentifier(file), index: index) }

  struct Identity: Hashable {
    var file: ObjectIdentifier
    var index: Int
  }
}
