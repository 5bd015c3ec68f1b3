/// Finds the trees in a text and reads their nodes, line by line.
struct DebugDescriptionTrees {
  /// The nodes of each tree that has ended.
  private(set) var all: [[DumpNode]] = []
  /// What is wrong with single nodes.
  private(set) var problems: DumpProblems

  private let depthLimit: Int
  private var state = State.outside
  private var nodes = DumpNodes()
  /// The columns of the open nodes, outermost first.
  private var columns: [Int] = []
  /// The node that is being read; further lines may belong to its words.
  private var record: Record?
  private var isTooDeep = false

  private enum State {
    /// A tree may begin with a root alone.
    case outside
    /// A tree was announced.
    case announced
    /// Nodes are read.
    case inside
    /// What follows a tree.
    case after
  }

  private struct Record {
    var line: DebugDescriptionLine
    var place: DumpPlace
    /// From where its attributes begin to the end of its line.
    var bytes: Range<Int>
    /// The end of the last line that may belong to it.
    var end: Int
  }

  init(file: String, depthLimit: Int) {
    problems = DumpProblems(file: file)
    self.depthLimit = depthLimit
  }

  /// Reads a text that is known to be UTF-8.
  mutating func read(_ bytes: [UInt8]) {
    var start = 0
    var number = 1
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      var end = newline
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      take(start..<end, number: number, of: bytes)
      start = newline + 1
      number += 1
    }
    endTree(bytes)
  }

  private mutating func take(_ range: Range<Int>, number: Int, of bytes: [UInt8]) {
    let line = bytes[range]
    if line.contains("Element subtree:") {
      endTree(bytes)
      state = .announced
      return
    }
    if line.contains("Path to element:") || line.contains("Query chain:") {
      if state == .inside { takeMoreLines(to: range.lowerBound - 1) }
      endTree(bytes)
      state = .after
      return
    }
    guard state != .after else {
      // The next tree says what it is of before it begins.
      if line.contains("Attributes: ") { state = .outside }
      return
    }
    guard let node = DebugDescriptionLine(line), !node.isAttributes else {
      if state == .inside { record?.end = range.upperBound }
      return
    }
    if state == .outside || (state == .inside && node.type == "Application" && isRoot(node)) {
      guard node.isRoot else { return }
      endTree(bytes)
    }
    state = .inside
    endRecord(bytes, isFollowed: true)
    let place = DumpPlace(
      line: number, column: node.rest - range.lowerBound - node.type.utf8.count + 1)
    record = Record(
      line: node, place: place, bytes: node.rest..<range.upperBound, end: range.upperBound)
  }

  /// Lines up to a heading belong to the words of the last node if those are not closed.
  private mutating func takeMoreLines(to end: Int) {
    guard let current = record, end > current.bytes.upperBound else { return }
    record?.end = max(current.end, end)
  }

  private func isRoot(_ node: DebugDescriptionLine) -> Bool {
    if let first = columns.first { return node.column <= first }
    return record.map { node.column <= $0.line.column } ?? true
  }

  private mutating func endTree(_ bytes: [UInt8]) {
    endRecord(bytes, isFollowed: false)
    nodes.close(toDepth: 0)
    if !nodes.all.isEmpty { all.append(nodes.all) }
    nodes = DumpNodes()
    columns = []
    isTooDeep = false
    state = .outside
  }

  private mutating func endRecord(_ bytes: [UInt8], isFollowed: Bool) {
    guard let ended = record else { return }
    record = nil
    var attributes = DebugDescriptionAttributes(bytes[ended.bytes])
    if attributes.isOpen, ended.end > ended.bytes.upperBound {
      let longer = DebugDescriptionAttributes(bytes[ended.bytes.lowerBound..<ended.end])
      // A value has no quotes; what stands below the last one of a text may be anything.
      if attributes.isInQuotes ? !longer.isInQuotes || isFollowed : isFollowed {
        attributes = longer
      }
    }
    while let last = columns.last, last >= ended.line.column {
      columns.removeLast()
      nodes.close()
    }
    guard columns.count < depthLimit else {
      if !isTooDeep { problems.report(DumpFact.tooDeep(limit: depthLimit), at: ended.place) }
      isTooDeep = true
      return
    }
    for fact in attributes.facts {
      problems.report(fact, at: ended.place, path: ended.line.type)
    }
    columns.append(ended.line.column)
    nodes.open(DumpNode(ended.line.type, attributes, at: ended.place))
  }
}
