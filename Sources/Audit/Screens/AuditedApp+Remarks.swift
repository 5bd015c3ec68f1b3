import EarshotSemantics

extension AuditedApp {
  /// Reports what was noticed about how stacks are written.
  func report(
    _ kinds: Set<NavigationGraph.Remark.Kind>, in verdicts: inout AppVerdicts,
    _ message: (NavigationGraph.Remark) -> (what: String, fix: String)
  ) {
    for remark in app.graph.remarks where kinds.contains(remark.kind) {
      guard let index = screenNumber(remark.screen) else { continue }
      let (what, fix) = message(remark)
      verdicts[index].report(.screen, what, fix: fix, at: remark.source)
    }
  }

  /// The number of a screen, or of the first one where it has no elements of its own.
  func screenNumber(_ name: String) -> Int? {
    screens.firstIndex { $0.screen.name == name } ?? screens.indices.first
  }
}
