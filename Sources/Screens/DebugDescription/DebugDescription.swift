import EarshotSemantics

/// Reads what XCUITest prints as the `debugDescription` of an element: a tree as indented lines.
///
/// The text may stand in a log among other lines, each line behind a time stamp, and there may be
/// several of them. `Path to element:` and `Query chain:`, which follow a tree, are not of it.
enum DebugDescription {
  /// Whether a tree is announced anywhere in the bytes, or one begins in their first lines.
  static func recognises(_ bytes: [UInt8]) -> Bool {
    if let mark = bytes.firstMark, mark == UInt8(ascii: "<") || mark == UInt8(ascii: "{") {
      return false
    }
    if bytes.contains("Element subtree:") { return true }
    return bytes.prefix(65_536).split(separator: UInt8(ascii: "\n")).contains { line in
      DebugDescriptionLine(line).map { $0.isRoot && !$0.isAttributes } ?? false
    }
  }

  /// Reads every tree in the bytes as an app of one screen.
  static func read(
    _ bytes: [UInt8], file: String, limits: DumpLimits
  ) -> (apps: [AppDescription], problems: [InputProblem]) {
    func failure(
      _ fact: DumpFact, _ place: DumpPlace = DumpPlace(line: 1, column: 1)
    ) -> ([AppDescription], [InputProblem]) {
      ([], [InputProblem(file: file, line: place.line, column: place.column, fact: fact)])
    }
    if let place = bytes.firstNonUTF8 { return failure(.notUTF8, place) }
    var trees = DebugDescriptionTrees(file: file, depthLimit: limits.depth)
    trees.read(bytes)
    let problems = trees.problems.all
    guard !trees.all.isEmpty else {
      if !problems.isEmpty { return ([], problems) }
      guard bytes.firstMark != nil else { return failure(.empty) }
      let expected = "a line such as →Application, 0x600000000000, pid: 1, label: 'App'"
      return failure(.nothing(expected: expected), DumpPlace(line: 1, column: 1))
    }
    let apps = trees.all.map { nodes in
      var unknown = FormatLimits(unsaidBy: nodes)
      unknown.insert(.visibility)
      return DumpScreen(DumpTree(nodes, file: file, limits: unknown)).app
    }
    return (apps, problems)
  }
}
