/// Collects the nodes of one file while it is lowered.
struct NodeWriter {
  private(set) var nodes: [Node] = []
  private(set) var links: [UInt32] = []
  private(set) var strings: [String] = [""]
  private var stringIndex: [String: UInt32] = ["": 0]
  /// Where the whole expression of a node begins, which for `a.b()` is not where its name is.
  ///
  /// Kept beside the nodes, so that a chain of a thousand modifiers costs a thousand steps.
  private var outerStart: [UInt32] = []

  /// The node that stands for whatever is absent.
  static let nothing: UInt32 = 0

  init() {
    nodes.append(
      Node(
        kind: .nothing, flags: [], text: 0, label: 0, firstLink: 0, linkCount: 0, start: 0, end: 0))
    outerStart.append(0)
  }

  mutating func intern(_ string: String) -> UInt32 {
    if let known = stringIndex[string] { return known }
    let index = UInt32(truncatingIfNeeded: strings.count)
    strings.append(string)
    stringIndex[string] = index
    return index
  }

  mutating func add(
    _ kind: NodeKind, _ text: String = "", label: String = "", flags: NodeFlags = [],
    _ children: [UInt32] = [], span: Span, outerStart start: UInt32? = nil
  ) -> UInt32 {
    let node = Node(
      kind: kind, flags: flags, text: intern(text), label: intern(label),
      firstLink: UInt32(truncatingIfNeeded: links.count),
      linkCount: UInt32(truncatingIfNeeded: children.count), start: span.start, end: span.end)
    links.append(contentsOf: children)
    nodes.append(node)
    outerStart.append(start ?? span.start)
    return UInt32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Adds a node without a word.
  mutating func add(
    _ kind: NodeKind, flags: NodeFlags = [], _ children: [UInt32], span: Span,
    outerStart start: UInt32? = nil
  ) -> UInt32 {
    add(kind, "", flags: flags, children, span: span, outerStart: start)
  }

  /// Where the expression of a node begins.
  func start(of node: UInt32) -> UInt32 { outerStart[Int(node)] }

  /// Where the expression of a node ends.
  func end(of node: UInt32) -> UInt32 { nodes[Int(node)].end }

  func kind(of node: UInt32) -> NodeKind { nodes[Int(node)].kind }
}

/// The bytes something was written in.
struct Span {
  var start: UInt32
  var end: UInt32
}
