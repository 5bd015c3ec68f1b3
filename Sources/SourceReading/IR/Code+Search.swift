import EarshotSemantics

extension LoweredFile {
  /// Whether one of some words is written somewhere in it; much is ruled out by that at once.
  func mentions(_ words: Set<String>) -> Bool { strings.contains(where: words.contains) }
}

extension Code {
  /// It and all that is written in it, outermost first.
  var everything: [Code] {
    var found: [Code] = []
    var open = [self]
    while let next = open.popLast(), found.count < 200_000 {
      found.append(next)
      open += next.children().reversed()
    }
    return found
  }

  /// Whether something is written inside of it, in the same file.
  func contains(_ other: Code) -> Bool {
    file === other.file && node.start <= other.node.start && other.node.end <= node.end
  }

  /// The name of what a call calls: `NavigationStack`, `popToRoot` of `router.popToRoot()`.
  var called: String? {
    guard kind == .call else { return nil }
    let callee = self[0]
    return callee.kind == .name || callee.kind == .member ? callee.text : nil
  }
}
